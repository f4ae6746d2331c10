import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { unlessFailed } from '../../errors.ts'
import { foldersAbove } from '../../text/normalized-path.ts'

/** A self-hosted runner's own folder, two above RUNNER_TEMP, which is `_work/_temp` in it; and the one that runs this program. */
export function runnerFolders(temp: string, program: string): string[] {
  const [, running] = /^(.+)\/externals\/[^/]+\/bin\/node$/.exec(program) ?? []
  return [join(temp, '..', '..'), ...(running === undefined ? [] : [running])]
}

/** The home folders of all people with an account. */
export function homesOfPeople(): string[] {
  const accounts = (unlessFailed(() => readFileSync('/etc/passwd', 'utf8')) ?? '').split('\n')
  return accounts.flatMap((line) => {
    const [, , uid, , , folder] = line.split(':')
    const isPerson = uid === '0' || Number(uid) >= FIRST_PERSON
    return isPerson && folder?.startsWith('/') && folder !== '/' ? folder : []
  })
}

/** Lower numbers are accounts of the system, whose home folder can be /usr or /var. Source: UID_MIN in login.defs(5) */
const FIRST_PERSON = 1000

/**
 * The first of these home folders that a folder is, or contains.
 * Attack: the home folder has another path there, by a bind mount, which has the same device and inode.
 *
 * @param root a real path
 */
export function homeIn(root: string, homes: readonly string[]): string | undefined {
  return realPaths(homes).find((home) =>
    [...foldersAbove(home), home].some((folder) => isSameFolder(folder || '/', root))
  )
}

/**
 * The running program, the Node that runs it, or what that loads first, if it is in this folder. Attack: a command changes what is loaded later,
 * or next time: `yarn run` makes Node load the `.pnp.cjs` of the checkout. What has no absolute path may be in any folder.
 *
 * @param nodeOptions NODE_OPTIONS
 */
export function programIn(root: string, nodeOptions = '', options = process.execArgv): string | undefined {
  const words = [nodeOptions, ...options].flatMap((text) => text.split(/[\s"'=]+|file:\/\//)).filter(Boolean)
  const unknown = words.findIndex((word, index) => LOADS.test(word) && words[index + 1]?.startsWith('/') !== true)
  if (unknown !== -1) return words.slice(unknown, unknown + 2).join(' ')
  // Node adds the end of a name that has none.
  const folders = words.filter((word) => word.includes('/')).map((word) => dirname(resolve(word)))
  return homeIn(root, [process.argv[1] ?? '', process.execPath, ...folders])
}

const LOADS = /^(-r|--(require|import|(experimental[-_])?loader|experimental[-_]default[-_]config[-_]file))$/

function isSameFolder(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => unlessFailed(() => statSync(path, { bigint: true })))
  return one === other || (a !== undefined && a.dev === b?.dev && a.ino === b.ino)
}

/** The paths that exist, with links resolved. */
export function realPaths(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => unlessFailed(() => realpathSync(path)) ?? []))]
}
