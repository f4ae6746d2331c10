import { existsSync } from 'node:fs'
import { access, constants, lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError, isSystemError } from '../errors.ts'
import { GitFailure, TooMuchOutput, type Git } from './git.ts'
import { TreeTooLarge, type Look } from './look.ts'
import { MAX_BLOB_BYTES, checkFileCount } from './objects.ts'
import { isModulesFile, unsafePathReason } from './unsafe-path.ts'

/** A work tree during one look at it. */
export interface WorkTree {
  readonly git: Git
  /** The folder of its files. */
  readonly root: string
  readonly look: Look
}

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
export async function switchWorkTree(tree: WorkTree, commit: string, previous: string | undefined): Promise<void> {
  const { git, look } = tree
  try {
    await checkFileCount(git, commit)
    // A checkout that was just created has no index yet, so there is one git less to wait for.
    if (previous !== undefined || existsSync(join(git.directory, 'index')))
      await resetIndex(tree, previous ?? '--empty')
    if (previous !== undefined) await git.run(['update-index', '-q', '--refresh'], { look, exitCodes: [1] })
    await git.run(['read-tree', '--reset', '-u', commit], { look })
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
export async function resetIndex({ git, look }: WorkTree, commit: string): Promise<void> {
  await git.run(commit === '--empty' ? ['read-tree', commit] : ['read-tree', '--reset', commit], { look })
}

/**
 * Writes the present state of the work tree to a tree object. Reads only files that changed since the last snapshot.
 *
 * Uses plumbing commands, because `git add` and `git status` start another git in each folder with a `.git`, under that folder's
 * configuration. A command of the model could make them run a program.
 *
 * @param recorded the snapshot that the index holds; undefined if the index has changed since
 * @param only the files to bring up to date; all others stay as the index has them
 */
export async function takeSnapshot(
  tree: WorkTree,
  recorded: Snapshot | undefined,
  only?: readonly string[]
): Promise<Snapshot> {
  const { git, look } = tree
  const unseen: SkippedPath[] = []
  const onWarning = (text: string) => unseen.push(...unopenedFolders(text))
  const [tracked, untracked] = await Promise.all([changedFiles(tree, only), newFiles(tree, only, onWarning)])
  const { removed, changed } = tracked
  look.list([...changed.map(({ path }) => path), ...untracked])
  const candidates = [...changed, ...(await Promise.all(untracked.map((path) => checkNewFile(tree, path))))]
  const skipped = [
    ...unseen,
    ...candidates.flatMap(({ path, reason }) => (reason === undefined ? [] : [{ path, reason }]))
  ]
  const readable = candidates.filter(({ reason }) => reason === undefined)
  look.read(readable)
  const accepted = readable.map(({ path }) => path)
  // A tracked file that grew too large, or whose name cannot be part of a change, keeps its recorded content. Any other skipped one is no
  // longer a file.
  const wasTracked = new Set(changed.map(({ path }) => path))
  const isReplaced = ({ path, reason }: SkippedPath) => reason !== TOO_LARGE && unsafePathReason(path) === undefined
  const replaced = skipped.filter((one) => wasTracked.has(one.path) && isReplaced(one)).map(({ path }) => path)

  if (recorded && removed.length + replaced.length + accepted.length === 0) return { tree: recorded.tree, skipped }

  // Removals first: a folder may have replaced a file.
  await updateIndex(tree, ['--force-remove'], [...removed, ...replaced])
  const unreadable = await addReadable(tree, accepted)
  const id = (await git.run(['write-tree'])).trim()
  return { tree: id, skipped: [...skipped, ...unreadable] }
}

interface ChangedFiles {
  readonly removed: readonly string[]
  readonly changed: readonly Candidate[]
}

/** Tracked files that may differ from the index. */
async function changedFiles(tree: WorkTree, only: readonly string[] | undefined): Promise<ChangedFiles> {
  const { git, look } = tree
  const found = await differingFiles(tree, only)
  const bytes = found.changed.reduce((sum, each) => sum + each.bytes, 0)
  if (found.changed.length <= FEW_FILES && bytes <= FEW_BYTES) return found
  // An index that was read from a commit knows no time stamps, so all files count as changed until git has compared them.
  await git.run(['update-index', '-q', '--refresh'], { look, exitCodes: [1] })
  return differingFiles(tree, only)
}

const FEW_FILES = 1_000
const FEW_BYTES = 256 * 2 ** 20

async function differingFiles(tree: WorkTree, only: readonly string[] | undefined): Promise<ChangedFiles> {
  const options = ['-z', '--name-status', '--no-renames', '--ignore-submodules=all']
  const fields = await listing(tree, ['diff-files', ...options], only)
  const removed: string[] = []
  const changed: string[] = []
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const path = fields[index + 1] ?? ''
    if (fields[index] === 'D') removed.push(path)
    else changed.push(path)
  }
  return { removed, changed: await Promise.all(changed.map((path) => checkFile(tree, path))) }
}

function newFiles(
  tree: WorkTree,
  only: readonly string[] | undefined,
  onWarning: (text: string) => void
): Promise<readonly string[]> {
  return listing(tree, ['ls-files', '-z', '--others', '--exclude-standard'], only, onWarning)
}

/**
 * The folders that git could not open while it looked for new files, from its warnings. It succeeds nevertheless.
 *
 * Attack: a command creates files deeper than the system allows in one path, or in a folder that only it can read, and nothing names them.
 */
function unopenedFolders(warnings: string): readonly SkippedPath[] {
  // Git cuts its warnings off after 4,095 bytes.
  const found = warnings.matchAll(/^warning: could not open directory '(.+)$/gm)
  return [...found].map(([, text = '']) => {
    const [path = '', reason = 'File name too long'] = text.split(/\/?': (?=[^':]+$)/u)
    const shown = path.length > MAX_SHOWN_PATH ? `${path.slice(0, MAX_SHOWN_PATH)}…` : path
    return { path: shown, reason: `git could not open it (${reason})` }
  })
}

/** Characters of a path that is too long for a message. */
const MAX_SHOWN_PATH = 200

const MAX_LISTING_BYTES = 32 * 2 ** 20

/** The fields that a command prints, in which most are paths. */
async function listing(
  { git, look }: WorkTree,
  args: readonly string[],
  only?: readonly string[],
  onWarning?: (text: string) => void
): Promise<readonly string[]> {
  if (only?.length === 0) return []
  const chunks: Buffer[] = []
  const onOutput = (chunk: Buffer) => chunks.push(chunk)
  const seen = () => Buffer.concat(chunks).toString().split('\0').slice(0, -1)
  try {
    const output = await git.run([...args, ...(only ? ['--', ...only] : [])], {
      look,
      maxBytes: MAX_LISTING_BYTES,
      onOutput,
      ...(onWarning && { onWarning })
    })
    return output.split('\0').filter(Boolean)
  } catch (error) {
    if (error instanceof TreeTooLarge) look.throwIfOver(seen())
    if (error instanceof TooMuchOutput) throw look.cutOff(seen(), 'the list of them is too long')
    throw error
  }
}

/** Makes files untracked, and leaves the files themselves as they are. */
export async function removeFromIndex(tree: WorkTree, paths: readonly string[]): Promise<void> {
  await updateIndex(tree, ['--force-remove'], paths)
}

/** What is in the work tree and neither tracked nor ignored. A folder without tracked files is one path that ends with a slash. */
export function untrackedPaths(tree: WorkTree): Promise<readonly string[]> {
  return listing(tree, ['ls-files', '-z', '--others', '--directory', '--exclude-standard'])
}

/** The reason why a file that a .gitignore names is not part of a change. */
export const GIT_IGNORES = 'git ignores it'

/** The paths that exist and that a .gitignore keeps out of every snapshot. */
export async function ignoredAmong(tree: WorkTree, paths: ReadonlySet<string>): Promise<SkippedPath[]> {
  const options = ['-z', '--others', '--ignored', '--exclude-standard']
  const ignored = await listing(tree, ['ls-files', ...options], [...paths])
  return ignored.filter((path) => paths.has(path)).map((path) => ({ path, reason: GIT_IGNORES }))
}

// Attack: a sparse file of terabytes takes no time to create, and hours to read and compress.
const TOO_LARGE = `it is larger than ${MAX_BLOB_BYTES / 2 ** 20} MiB`

interface Candidate {
  readonly path: string
  readonly reason: string | undefined
  /** How much of it is read. */
  readonly bytes: number
}

async function checkFile({ root }: WorkTree, path: string): Promise<Candidate> {
  const unsafeReason = unsafePathReason(path)
  if (unsafeReason !== undefined) return leftOut(path, unsafeReason)
  const status = await lstat(join(root, path))
  if (status.isSymbolicLink() && isModulesFile(path))
    return leftOut(path, 'it is a .gitmodules that is a symbolic link')
  if (!status.isFile() && !status.isSymbolicLink()) return leftOut(path, 'it is neither a file nor a symbolic link')
  return status.size > MAX_BLOB_BYTES ? leftOut(path, TOO_LARGE) : { path, reason: undefined, bytes: status.size }
}

// Git lists only files and links here, and for a nested repository only its folder.
async function checkNewFile(tree: WorkTree, path: string): Promise<Candidate> {
  if (path.endsWith('/')) return leftOut(path, 'it is a git repository of its own')
  if (TEMPORARY.test(path)) return leftOut(path, 'it was left over from an interrupted write')
  return checkFile(tree, path)
}

function leftOut(path: string, reason: string): Candidate {
  return { path, reason, bytes: 0 }
}

// The file tools write to such a file first and then rename it.
const TEMPORARY = /(^|\/)\.forgehand-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// One file that we cannot read fails the whole update, and git does not say which one.
async function addReadable(tree: WorkTree, paths: readonly string[]): Promise<SkippedPath[]> {
  try {
    await updateIndex(tree, ['--add'], paths)
    return []
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    const unreadable = await unreadableAmong(tree, paths)
    if (unreadable.size === 0) throw unrecordable(error)
    await updateIndex(
      tree,
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

async function unreadableAmong({ root }: WorkTree, paths: readonly string[]): Promise<Set<string>> {
  const unreadable = new Set<string>()
  for (const path of paths) {
    try {
      const absolute = join(root, path)
      if (!(await lstat(absolute)).isSymbolicLink()) await access(absolute, constants.R_OK)
    } catch (error) {
      if (!isSystemError(error)) throw error
      unreadable.add(path)
    }
  }
  return unreadable
}

// --verbose: a git that prints nothing for long is killed, and recording many files takes long.
async function updateIndex(
  { git, look }: WorkTree,
  options: readonly string[],
  paths: readonly string[]
): Promise<void> {
  if (paths.length === 0) return
  const input = paths.map((path) => `${path}\0`).join('')
  await git.run(['update-index', '--verbose', ...options, '-z', '--stdin'], { look, input })
}
