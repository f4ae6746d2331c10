import { access, constants, lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError, isSystemError } from '../errors.ts'
import { GitFailure } from './git.ts'
import type { Git } from './git.ts'
import { MAX_BLOB_BYTES } from './objects.ts'
import { isModulesFile, unsafePathReason } from './unsafe-path.ts'
import { checkFileCount } from './objects.ts'

/** A file that stands in the work tree and cannot be part of a change. */
export interface SkippedPath {
  readonly path: string
  /** Completes the sentence "It was left out because …". */
  readonly reason: string
}

export interface Snapshot {
  /** Id of the tree object that holds all files, tracked or new, that no .gitignore names. */
  readonly tree: string
  readonly skipped: readonly SkippedPath[]
}

/**
 * Makes the work tree equal to a commit. Files of `previous` that the commit lacks disappear, changed ones are overwritten, files that
 * belong to neither stay. A file whose content is right already is not written, so that build caches stay warm.
 *
 * @param previous commit the work tree stood at; undefined when it held nothing that is tracked
 * @throws UserError when the operating system refuses to write a file, and for a commit of too many files
 */
export async function switchWorkTree(git: Git, commit: string, previous: string | undefined): Promise<void> {
  try {
    await checkFileCount(git, commit)
    await resetIndex(git, previous ?? '--empty')
    if (previous !== undefined) await git.run(['update-index', '-q', '--refresh'], { inWorkTree: true, exitCodes: [1] })
    await git.run(['read-tree', '--reset', '-u', commit], { inWorkTree: true })
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    const message = `The workspace could not be brought to commit ${commit}: ${error.stderr}`
    throw new UserError(`${message} Check who owns its files, or start from a clean workspace.`, { cause: error })
  }
}

/**
 * Takes the files of a commit as the tracked ones and leaves the work tree as it is.
 *
 * @param commit a commit, or `--empty` for no files
 */
export async function resetIndex(git: Git, commit: string): Promise<void> {
  await git.run(commit === '--empty' ? ['read-tree', commit] : ['read-tree', '--reset', commit], { inWorkTree: true })
}

/**
 * Writes the work tree as it is now into a tree object. Only what changed since the last time is read.
 *
 * Plumbing on purpose: `git add` and `git status` start a git of their own inside a folder that has a `.git`, under that folder's
 * configuration, so a command of the model's could plant a program for us to run.
 *
 * @param recorded the snapshot that the index holds; undefined when something else was put into it since
 */
export async function takeSnapshot(git: Git, workTree: string, recorded: Snapshot | undefined): Promise<Snapshot> {
  const [tracked, untracked] = await Promise.all([
    git.run(['diff-files', '-z', '--name-status', '--no-renames', '--ignore-submodules=all'], { inWorkTree: true }),
    git.run(['ls-files', '-z', '--others', '--exclude-standard'], { inWorkTree: true })
  ])
  const { removed, changed } = parseNameStatus(tracked)
  const candidates = await Promise.all([
    ...changed.map((path) => examine(workTree, path)),
    ...untracked
      .split('\0')
      .filter(Boolean)
      .map((path) => examineNew(workTree, path))
  ])
  const skipped = candidates.flatMap(({ path, reason }) => (reason === undefined ? [] : [{ path, reason }]))
  const good = candidates.flatMap(({ path, reason }) => (reason === undefined ? [path] : []))
  // One that grew too large stays as it was; any other tracked one that cannot be taken is no file any more.
  const wasTracked = new Set(changed)
  const gone = skipped.flatMap(({ path, reason }) => (wasTracked.has(path) && reason !== TOO_LARGE ? [path] : []))

  if (recorded && removed.length + gone.length + good.length === 0) return { tree: recorded.tree, skipped }

  // Removals first: a folder may have taken the place of a file.
  await update(git, ['--force-remove'], [...removed, ...gone])
  const unreadable = await addReadable(git, workTree, good)
  const tree = (await git.run(['write-tree'])).trim()
  return { tree, skipped: [...skipped, ...unreadable] }
}

/** Those of the paths that exist and that a .gitignore keeps out of every snapshot. */
export async function ignoredAmong(git: Git, paths: ReadonlySet<string>): Promise<SkippedPath[]> {
  if (paths.size === 0) return []
  const options = ['-z', '--others', '--ignored', '--exclude-standard']
  const output = await git.run(['ls-files', ...options, '--', ...paths], { inWorkTree: true })
  const ignored = output.split('\0').filter((path) => paths.has(path))
  return ignored.map((path) => ({ path, reason: 'a .gitignore names it' }))
}

// Attack: a file of terabytes without content is made in no time, and would be read and compressed for hours.
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

async function examine(workTree: string, path: string): Promise<Candidate> {
  const refusal = unsafePathReason(path)
  if (refusal !== undefined) return { path, reason: refusal }
  const status = await lstat(join(workTree, path))
  if (status.isSymbolicLink() && isModulesFile(path))
    return { path, reason: 'it is a .gitmodules that is a symbolic link' }
  if (!status.isFile() && !status.isSymbolicLink()) return { path, reason: 'it is neither a file nor a symbolic link' }
  return { path, reason: status.size > MAX_BLOB_BYTES ? TOO_LARGE : undefined }
}

// git lists only files and links here, and a repository inside the work tree as its folder.
async function examineNew(workTree: string, path: string): Promise<Candidate> {
  if (path.endsWith('/')) return { path, reason: 'it is a git repository of its own' }
  if (LEFT_OVER.test(path)) return { path, reason: 'it was left over when a write was cut short' }
  return examine(workTree, path)
}

// What the file tools write before they put it in its place.
const LEFT_OVER = /(^|\/)\.forgehand-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// A file that a command made unreadable for us fails the whole update, and git does not say which one it was.
async function addReadable(git: Git, workTree: string, paths: readonly string[]): Promise<SkippedPath[]> {
  try {
    await update(git, ['--add'], paths)
    return []
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    const unreadable = await unreadableAmong(workTree, paths)
    if (unreadable.size === 0) throw unrecordable(error)
    await update(
      git,
      ['--add'],
      paths.filter((path) => !unreadable.has(path))
    )
    return [...unreadable].map((path) => ({ path, reason: 'it may not be read' }))
  }
}

// Such as a file that is not in the encoding its .gitattributes claims.
function unrecordable(error: GitFailure): UserError {
  return new UserError(`The files of the workspace could not be recorded: ${error.stderr}`, { cause: error })
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

// --verbose because simple-git waits 50 ms for the output of a command that prints nothing.
async function update(git: Git, options: readonly string[], paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const input = paths.map((path) => `${path}\0`).join('')
  await git.run(['update-index', '--verbose', ...options, '-z', '--stdin'], { inWorkTree: true, input })
}
