import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isSystemError, unlessFailed } from '../../errors.ts'
import { foldersAbove } from '../../text/normalized-path.ts'
import { isWithin } from '../../text/paths.ts'
import { anyOf, findFiles, marked } from './find-on-machine.ts'
import { openFile } from '../files/open-beneath.ts'
import { CLEAN, UnprotectedTree } from './mount.ts'
import { openFolder } from '../open-folder.ts'

const MAX_BYTES = 1024 * 1024
/** A closed folder can hold another one. */
const MAX_ROUNDS = 20
/** Of unknown files in a git folder, and of configurations. If there are more, all of it is hidden. */
const MAX_UNKNOWN = 20
const MAX_SUSPECT = 200

export interface SearchedTree {
  /** The `.git` of the work tree, and what it leads to in the tree. */
  readonly own: readonly string[]
  /** Those of submodules and of other checkouts. */
  readonly others: readonly string[]
  /** All of these, and those without a work tree. */
  readonly repositories: readonly string[]
  /** The configurations of those without a work tree that may hold a credential. */
  readonly suspect: readonly string[]
  readonly sockets: readonly string[]
}

/**
 * Searches the whole work tree. Opens folders of ours that cannot be read. Attack: in one run, a command closes a folder with another
 * checkout, and in the next run nothing protects that.
 *
 * @throws UnprotectedTree if it holds what a sandbox cannot protect
 */
export async function searchTree(root: string, onUnmountable?: (problem: string) => void): Promise<SearchedTree> {
  openFolder(root)
  const closed = ['-type', 'd', '!', '(', '-readable', '-executable', ')', '-uid', `${process.geteuid?.() ?? 0}`]
  const kinds = [
    ['-name', '.git', '!', '-type', 'l', ...marked('g')],
    ['-name', 'HEAD', ...marked('h')],
    ['-type', 's', ...marked('s')],
    [...closed, ...marked('c')]
  ]
  const expression = ['-mindepth', '1', ...anyOf(kinds)]
  let of = await findFiles([root], expression, onUnmountable)
  for (let round = 0; of('c').length > 0; round += 1) {
    if (round === MAX_ROUNDS) throw new UnprotectedTree(`${of('c')[0] ?? ''} cannot be read. ${CLEAN}`)
    for (const path of of('c')) openFolder(path)
    of = await findFiles([root], expression, onUnmountable)
  }
  const [top, named] = [join(root, '.git'), of('g')]
  const own = [top, ...(await ownFolders(top, root))].filter((path) => existsSync(path))
  const pointed = (await Promise.all(named.map((path) => pointedFolders(path, root)))).flat()
  const repositories = new Set([...own, ...named, ...pointed])
  const isOutermost = (path: string) => !foldersAbove(path).some((folder) => repositories.has(folder))
  const others = [...repositories].filter((path) => !own.includes(path) && isOutermost(path))
  refuseNested(named.find((path) => !isOutermost(path)))
  const alone = of('h')
    .map(dirname)
    .filter((path) => isRepository(path) && !repositories.has(path) && isOutermost(path))
  const suspect = await suspectFiles(alone.map((path) => join(path, 'config')))
  return { own, others, repositories: [...own, ...others, ...alone], suspect, sockets: of('s').filter(isOutermost) }
}

/** @throws UnprotectedTree if a command could put another repository in the place of the work tree's own */
async function ownFolders(top: string, root: string): Promise<readonly string[]> {
  const named = await pointedFolder(top)
  const folders = await pointedFolders(top, root)
  if (named !== undefined && isWithin(named, root) && !folders.includes(named)) {
    throw new UnprotectedTree(
      `${top} leads to ${named}, which is no repository or behind a symbolic link. Work in a clone of its own.`
    )
  }
  return folders
}

/**
 * The repository in the work tree that a `.git` file leads to, and the one that it shares. Attack: `git init --separate-git-dir` gives
 * it another name. What is no repository is left alone, because a command can write such a file too.
 */
async function pointedFolders(path: string, root: string): Promise<readonly string[]> {
  const folder = await pointedFolder(path)
  if (folder === undefined) return []
  const common = (await readRegularFile(join(folder, 'commondir')))?.trim()
  const folders = [folder, ...(common ? [resolve(folder, common)] : [])]
  return folders.filter(
    (each) =>
      each !== root &&
      isWithin(each, root) &&
      !isWithin(path, each) &&
      unlessFailed(() => realpathSync(each)) === each &&
      isRepository(each)
  )
}

/** HEAD can be a symbolic link that leads to nothing: git's old form. Source: `is_git_directory` of git */
function isRepository(folder: string): boolean {
  const names = unlessFailed(() => readdirSync(folder)) ?? []
  return names.includes('HEAD') && (names.includes('objects') || names.includes('commondir'))
}

/** What a `.git` file names. */
async function pointedFolder(git: string): Promise<string | undefined> {
  const [, pointed] = /^gitdir: (.+)/.exec((await readRegularFile(git)) ?? '') ?? []
  return pointed === undefined ? undefined : resolve(git, '..', pointed.trim())
}

/**
 * What may contain a credential in the repository of the work tree: all that git does not need to read history, and configurations with
 * sections that are not known to be harmless. So too in its submodules and its linked work trees.
 * Attack: an earlier checkout step left its token there, and a command copies it, encoded, into a file that is published.
 *
 * @param git a folder; a file has none
 * @throws UnprotectedTree if a configuration is a symbolic link, because a command could change what it leads to, and if there is another
 * checkout in it
 */
export async function credentialFiles(git: string): Promise<string[]> {
  const kinds = [
    ['-name', '.git', ...marked('g')],
    ['-name', 'HEAD', ...marked('h')],
    [
      ...anyOf([
        ['-name', 'config'],
        ['-name', 'config.worktree']
      ]),
      ...marked('c')
    ]
  ]
  const of = await findFiles([git], ['-mindepth', '1', ...anyOf(kinds)])
  refuseNested(of('g')[0])
  const configurations = of('c')
  const link = configurations.find((path) => unlessFailed(() => lstatSync(path))?.isSymbolicLink())
  if (link !== undefined) throw new UnprotectedTree(`${link} is a symbolic link. Work in a clone of its own.`)
  const folders = new Set([git, ...of('h').map(dirname).filter(isRepository)])
  const entries = [...folders].flatMap((folder) =>
    (unlessFailed(() => readdirSync(folder)) ?? []).map((name) => ({ name, path: join(folder, name) }))
  )
  const unknown = entries.flatMap(({ name, path }) => (KNOWN.test(name) ? [] : path))
  const suspect = await suspectFiles(configurations)
  return unknown.length > MAX_UNKNOWN || suspect.length > MAX_SUSPECT ? [git] : [...suspect, ...unknown]
}

/** Attack: a committed link leads into `.git`, and a later checkout step puts a repository with a token there, beside the history. */
function refuseNested(nested: string | undefined): void {
  if (nested !== undefined) throw new UnprotectedTree(`${nested} is in another repository. ${CLEAN}`)
}

/** The configurations with a section that is not known to be harmless. */
async function suspectFiles(configurations: readonly string[]): Promise<string[]> {
  const isSuspect = await Promise.all(configurations.map(mayHoldCredential))
  return configurations.filter((_, index) => isSuspect[index])
}

/** Not `logs` and `branches`, which can hold addresses with a password. Source: gitrepository-layout(5) */
const KNOWN =
  /^([A-Z_]+|config(\.worktree)?|index|objects|refs|packed-refs|info|hooks|description|shallow|modules|worktrees|lfs|rebase-(merge|apply)|sequencer|commondir|gitdir|locked)$/

const HARMLESS_SECTION = /^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i
const CREDENTIAL = /:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i

/**
 * The repository of a linked work tree; undefined for any other tree. The repository must name the tree too, because a file can
 * point anywhere.
 *
 * @param git a `.git`
 */
export async function linkedRepository(git: string): Promise<string | undefined> {
  const folder = await pointedFolder(git)
  if (folder === undefined) return undefined
  const common = (await readRegularFile(join(folder, 'commondir')))?.trim()
  if (!common) return undefined
  const repository = resolve(folder, common)
  if (dirname(folder) !== join(repository, 'worktrees') || isWithin(repository, dirname(git))) return undefined
  const named = (await readRegularFile(join(folder, 'gitdir')))?.trim()
  return named === git ? repository : undefined
}

/**
 * Reads the text itself, not the output of `git config --list`: a token in a comment or in a file that git refuses counts too, and
 * no process is needed for each submodule.
 */
async function mayHoldCredential(path: string): Promise<boolean> {
  const text = await readRegularFile(path)
  if (text === undefined) return false
  const lines = text.split('\n').map((line) => line.trim())
  return lines.some((line) => (line.startsWith('[') && !HARMLESS_SECTION.test(line)) || CREDENTIAL.test(line))
}

/** Undefined if it does not exist. For a special or very large file, a text that counts as a credential. */
async function readRegularFile(path: string): Promise<string | undefined> {
  try {
    using file = openFile(path)
    if (file.stats.isDirectory()) return undefined
    return file.stats.isFile() && file.stats.size <= MAX_BYTES ? (await file.content()).toString() : UNKNOWN
  } catch (error) {
    if (!isSystemError(error)) throw error
    return ['ENOENT', 'ENOTDIR'].includes(error.code ?? '') ? undefined : UNKNOWN
  }
}

const UNKNOWN = '[unknown]'
