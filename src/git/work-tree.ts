import { existsSync } from 'node:fs'
import { access, constants, lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError, isSystemError } from '../errors.ts'
import { GitFailure, type Git } from './git.ts'
import { MAX_BLOB_BYTES, checkFileCount } from './objects.ts'
import { isModulesFile, unsafePathReason } from './unsafe-path.ts'

/** A file of the work tree that cannot be part of a change. */
export interface SkippedPath {
  readonly path: string
  /** Completes the sentence "It was left out because …". */
  readonly reason: string
}

export interface Snapshot {
  /** Id of the tree object with all files, tracked or new, except ignored ones. */
  readonly tree: string
  readonly skipped: readonly SkippedPath[]
}

/**
 * Makes the work tree equal to a commit. Deletes files of `previous` that the commit does not have, overwrites changed files and
 * keeps files that are in neither. Files with the right content are not written, so that build caches stay valid.
 *
 * @param previous the commit of the work tree until now; undefined if it has no tracked files
 * @throws UserError if the operating system refuses to write a file, or the commit has too many files
 */
export async function switchWorkTree(git: Git, commit: string, previous: string | undefined): Promise<void> {
  try {
    await checkFileCount(git, commit)
    // A checkout that was just created has no index yet, so there is one git less to wait for.
    if (previous !== undefined || existsSync(join(git.directory, 'index'))) await resetIndex(git, previous ?? '--empty')
    if (previous !== undefined) await git.run(['update-index', '-q', '--refresh'], { inWorkTree: true, exitCodes: [1] })
    await git.run(['read-tree', '--reset', '-u', commit], { inWorkTree: true })
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    const message = `The workspace could not be switched to commit ${commit}: ${error.stderr}`
    throw new UserError(`${message} Check who owns its files, or start from a clean workspace.`, { cause: error })
  }
}

/**
 * Makes the files of a commit the tracked ones and leaves the work tree as it is.
 *
 * @param commit a commit, or `--empty` for no files
 */
export async function resetIndex(git: Git, commit: string): Promise<void> {
  await git.run(commit === '--empty' ? ['read-tree', commit] : ['read-tree', '--reset', commit], { inWorkTree: true })
}

/**
 * Writes the present state of the work tree to a tree object. Reads only files that changed since the last snapshot.
 *
 * Uses plumbing commands, because `git add` and `git status` start another git in each folder with a `.git`, under that folder's
 * configuration. A command of the model could make them run a program.
 *
 * @param recorded the snapshot that the index holds; undefined if the index has changed since
 */
export async function takeSnapshot(git: Git, workTree: string, recorded: Snapshot | undefined): Promise<Snapshot> {
  const [tracked, untracked] = await Promise.all([
    git.run(['diff-files', '-z', '--name-status', '--no-renames', '--ignore-submodules=all'], { inWorkTree: true }),
    git.run(['ls-files', '-z', '--others', '--exclude-standard'], { inWorkTree: true })
  ])
  const { removed, changed } = parseNameStatus(tracked)
  const candidates = await Promise.all([
    ...changed.map((path) => checkFile(workTree, path)),
    ...untracked
      .split('\0')
      .filter(Boolean)
      .map((path) => checkNewFile(workTree, path))
  ])
  const skipped = candidates.flatMap(({ path, reason }) => (reason === undefined ? [] : [{ path, reason }]))
  const accepted = candidates.flatMap(({ path, reason }) => (reason === undefined ? [path] : []))
  // A tracked file that grew too large, or whose name cannot be part of a change, keeps its recorded content. Any other skipped one is no
  // longer a file.
  const wasTracked = new Set(changed)
  const isReplaced = ({ path, reason }: SkippedPath) => reason !== TOO_LARGE && unsafePathReason(path) === undefined
  const replaced = skipped.filter((one) => wasTracked.has(one.path) && isReplaced(one)).map(({ path }) => path)

  if (recorded && removed.length + replaced.length + accepted.length === 0) return { tree: recorded.tree, skipped }

  // Removals first: a folder may have replaced a file.
  await updateIndex(git, ['--force-remove'], [...removed, ...replaced])
  const unreadable = await addReadable(git, workTree, accepted)
  const tree = (await git.run(['write-tree'])).trim()
  return { tree, skipped: [...skipped, ...unreadable] }
}

/**
 * Writes the present state of a work tree in which at most the content and modes of these files have changed since the last snapshot.
 * Undefined if it takes more: the index can be incomplete then.
 */
export async function recordEdits(
  git: Git,
  { skipped }: Snapshot,
  { workTree, paths }: { readonly workTree: string; readonly paths: readonly string[] }
): Promise<Snapshot | undefined> {
  const known = new Set(skipped.map(({ path }) => path))
  const candidates = await Promise.all(paths.map((path) => checkFile(workTree, path)))
  if (candidates.some(({ path, reason }) => reason !== undefined || known.has(path))) return undefined
  try {
    // Fails for an ignored file: it is not in the index.
    await updateIndex(git, [], paths)
  } catch (error) {
    if (error instanceof GitFailure) return undefined
    throw error
  }
  return { tree: (await git.run(['write-tree'])).trim(), skipped }
}

/** Brings the present state of tracked files into the index. */
export async function recordInIndex(git: Git, paths: readonly string[]): Promise<void> {
  await updateIndex(git, ['--remove'], paths)
}

/** Makes files untracked, and leaves the files themselves as they are. */
export async function removeFromIndex(git: Git, paths: readonly string[]): Promise<void> {
  await updateIndex(git, ['--force-remove'], paths)
}

/** What git ignores; folders end with a slash. */
export interface IgnoredPaths {
  /** Folders that a pattern ignores, so that git ignores whatever comes into them. */
  readonly folders: ReadonlySet<string>
  /** Everything ignored: files, these folders, and those that only happen to have nothing but ignored files. */
  readonly all: ReadonlySet<string>
}

export async function ignoredPaths(git: Git): Promise<IgnoredPaths> {
  const options = ['-z', '--others', '--ignored', '--exclude-standard', '--directory']
  const output = await git.run(['ls-files', ...options], { inWorkTree: true })
  const all = new Set(output.split('\0').filter(Boolean))
  const folders = [...all].filter((path) => path.endsWith('/'))
  if (folders.length === 0) return { folders: new Set(), all }
  // Without the slash, with which `folder/*` would match the folder too. After `./`, no name is a pattern.
  const input = folders.map((folder) => `./${folder.slice(0, -1)}\0`).join('')
  const command = ['--no-literal-pathspecs', 'check-ignore', '-z', '--stdin']
  const ignored = await git.run(command, { inWorkTree: true, input, exitCodes: [1] })
  return {
    folders: new Set(ignored.split('\0').flatMap((path) => (path === '' ? [] : [`${path.slice('./'.length)}/`]))),
    all
  }
}

/** What is in the work tree and neither tracked nor ignored. A folder without tracked files is one path that ends with a slash. */
export async function untrackedPaths(git: Git): Promise<readonly string[]> {
  const output = await git.run(['ls-files', '-z', '--others', '--directory', '--exclude-standard'], {
    inWorkTree: true
  })
  return output.split('\0').filter(Boolean)
}

/** The reason why a file that a .gitignore names is not part of a change. */
export const GIT_IGNORES = 'git ignores it'

/** The paths that exist and that a .gitignore keeps out of every snapshot. */
export async function ignoredAmong(git: Git, paths: ReadonlySet<string>): Promise<SkippedPath[]> {
  if (paths.size === 0) return []
  const options = ['-z', '--others', '--ignored', '--exclude-standard']
  const output = await git.run(['ls-files', ...options, '--', ...paths], { inWorkTree: true })
  const ignored = output.split('\0').filter((path) => paths.has(path))
  return ignored.map((path) => ({ path, reason: GIT_IGNORES }))
}

// Attack: a sparse file of terabytes takes no time to create, and hours to read and compress.
const TOO_LARGE = `it is larger than ${MAX_BLOB_BYTES / 2 ** 20} MiB`

interface Candidate {
  readonly path: string
  readonly reason: string | undefined
}

function parseNameStatus(output: string): { removed: string[]; changed: string[] } {
  const fields = output.split('\0')
  const removed: string[] = []
  const changed: string[] = []
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const path = fields[index + 1] ?? ''
    if (fields[index] === 'D') removed.push(path)
    else changed.push(path)
  }
  return { removed, changed }
}

async function checkFile(workTree: string, path: string): Promise<Candidate> {
  const unsafeReason = unsafePathReason(path)
  if (unsafeReason !== undefined) return { path, reason: unsafeReason }
  const status = await lstat(join(workTree, path))
  if (status.isSymbolicLink() && isModulesFile(path))
    return { path, reason: 'it is a .gitmodules that is a symbolic link' }
  if (!status.isFile() && !status.isSymbolicLink()) return { path, reason: 'it is neither a file nor a symbolic link' }
  return { path, reason: status.size > MAX_BLOB_BYTES ? TOO_LARGE : undefined }
}

// Git lists only files and links here, and for a nested repository only its folder.
async function checkNewFile(workTree: string, path: string): Promise<Candidate> {
  if (path.endsWith('/')) return { path, reason: 'it is a git repository of its own' }
  if (TEMPORARY.test(path)) return { path, reason: 'it was left over from an interrupted write' }
  return checkFile(workTree, path)
}

// The file tools write to such a file first and then rename it.
const TEMPORARY = /(^|\/)\.forgehand-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// One file that we cannot read fails the whole update, and git does not say which one.
async function addReadable(git: Git, workTree: string, paths: readonly string[]): Promise<SkippedPath[]> {
  try {
    await updateIndex(git, ['--add'], paths)
    return []
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    const unreadable = await unreadableAmong(workTree, paths)
    if (unreadable.size === 0) throw unrecordable(error)
    await updateIndex(
      git,
      ['--add'],
      paths.filter((path) => !unreadable.has(path))
    )
    return [...unreadable].map((path) => ({ path, reason: 'it cannot be read' }))
  }
}

function unrecordable(error: GitFailure): UserError {
  const remedy = 'If a file is not in the encoding that its .gitattributes names, correct one of the two.'
  return new UserError(`The files of the workspace could not be recorded: ${error.stderr} ${remedy}`, { cause: error })
}

async function unreadableAmong(workTree: string, paths: readonly string[]): Promise<Set<string>> {
  const unreadable = new Set<string>()
  for (const path of paths) {
    try {
      const absolute = join(workTree, path)
      if (!(await lstat(absolute)).isSymbolicLink()) await access(absolute, constants.R_OK)
    } catch (error) {
      if (!isSystemError(error)) throw error
      unreadable.add(path)
    }
  }
  return unreadable
}

// --verbose: a git that prints nothing for long is killed, and recording many files takes long.
async function updateIndex(git: Git, options: readonly string[], paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const input = paths.map((path) => `${path}\0`).join('')
  await git.run(['update-index', '--verbose', ...options, '-z', '--stdin'], { inWorkTree: true, input })
}
