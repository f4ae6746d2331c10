import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessSystemError } from '../../errors.ts'

/** A self-hosted runner's own folder, two above RUNNER_TEMP, which is `_work/_temp` in it; and the one that runs this program. */
export function runnerFolders(temp: string, program: string): string[] {
  const [, running] = /^(.+)\/externals\/[^/]+\/bin\/node$/.exec(program) ?? []
  return [join(temp, '..', '..'), ...(running === undefined ? [] : [running])]
}

/** Other runners of this machine, whose folders hold their keys and the checkouts of other repositories. At most two levels down. */
export async function runnersIn(folder: string, depth = 2): Promise<string[]> {
  const entries = await unlessSystemError(readdir(folder, { withFileTypes: true }), [])
  const found = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const path = join(folder, name)
      if (await unlessSystemError(lstat(join(path, '.runner')), undefined)) return [path]
      return depth > 1 ? runnersIn(path, depth - 1) : []
    })
  return (await Promise.all(found)).flat()
}

/** The home folders of all people with an account. */
export async function homesOfPeople(): Promise<string[]> {
  const accounts = (await unlessSystemError(readFile('/etc/passwd', 'utf8'), '')).split('\n')
  return accounts.flatMap((line) => {
    const [, , uid, , , folder] = line.split(':')
    const isPerson = uid === '0' || Number(uid) >= FIRST_PERSON
    return isPerson && folder?.startsWith('/') && folder !== '/' ? folder : []
  })
}

/** Lower numbers are accounts of the system, whose home folder can be /usr or /var. Source: UID_MIN in login.defs(5) */
const FIRST_PERSON = 1000

/** The paths that exist, with links resolved. */
export async function realPaths(paths: readonly string[]): Promise<string[]> {
  const real = await Promise.all(paths.map((path) => unlessSystemError(realpath(path), undefined)))
  return [...new Set(real.flatMap((path) => path ?? []))]
}
