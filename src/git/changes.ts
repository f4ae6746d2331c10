import { join } from 'node:path'
import { isWithin, isLockFile } from '../text/paths.ts'
import { blobReader } from './objects.ts'
import type { Git } from './git.ts'
import { ABSENT_MODE, differences, isAdded, isDeleted, isGitlink, NO_BLOB, type TreeDifference } from './diff-trees.ts'
import type { SkippedPath } from './work-tree.ts'
import type { TreeChange } from '../domain/change.ts'

/** How much of a file changed. */
export interface FileStat {
  readonly path: string
  /** Lines; undefined for a binary file. */
  readonly added: number | undefined
  readonly removed: number | undefined
}

/** A change relative to a commit. */
export interface TreeEdit {
  /** The complete resulting tree. */
  readonly tree: string
  /** Sorted by path, each path once. Empty if the tree is the commit's own. */
  readonly changes: readonly TreeChange[]
  readonly stat: readonly FileStat[]
}

/** A change made in the work tree. */
export interface WorkTreeChange extends TreeEdit {
  /** Paths of the work tree that cannot be part of the change. */
  readonly skipped: readonly SkippedPath[]
}

export interface ChangeQuery {
  /** The pinned commit. */
  readonly base: string
  /** Snapshot from before the work. */
  readonly baseline: string
  /** Snapshot of the present state. */
  readonly now: string
  /** Paths that a file tool wrote. */
  readonly touched: ReadonlySet<string>
}

/**
 * What the work changed, relative to the pinned commit.
 *
 * Untracked files from before the work, such as a report of the first test run, count only if a file tool wrote them. Changes that setup
 * commands made to tracked files do not count, unless a file tool wrote the file. A lock file that the installation added counts as soon
 * as it changes, because only work on the dependencies changes it.
 */
export async function changesBetween(git: Git, { base, baseline, now, touched }: ChangeQuery): Promise<WorkTreeChange> {
  const [before, work] = await Promise.all([differences(git, base, baseline), differences(git, baseline, now)])
  const untracked = new Set(before.filter(isAdded).map(({ path }) => path))
  const rewritten = before.filter(({ path }) => touched.has(path))
  const others = work.filter(({ path }) => !untracked.has(path) || touched.has(path) || isLockFile(path))
  const counted = [...new Map([...rewritten, ...others].map((each) => [each.path, each])).values()]
  const gitlinks = counted.filter(isGitlink)
  const ours = counted.filter((difference) => !isGitlink(difference))
  // If setup changed nothing, as usual, the snapshot is the result.
  const tree = before.length === 0 && gitlinks.length === 0 ? now : await treeWith(git, base, ours)
  return {
    ...(await editOf(git, base, tree)),
    skipped: gitlinks.map(({ path }) => ({ path, reason: 'it is a submodule' }))
  }
}

/**
 * Applies the given changes to a commit and changes no other path. Leaves out a change that would force another one, because a
 * file replaces a folder or a folder replaces a file. Attack: a file named `.github` deletes all workflows.
 */
export async function selectChanges(git: Git, base: string, changes: readonly TreeChange[]): Promise<TreeEdit> {
  const edit = await editOf(git, base, await treeWith(git, base, changes.map(entryOf)))
  const wanted = new Set(changes.map(({ path }) => path))
  const unwanted = edit.changes.filter(({ path }) => !wanted.has(path))
  if (unwanted.length === 0) return edit

  const separable = changes.filter(
    ({ path }) => !unwanted.some((other) => isWithin(path, other.path) || isWithin(other.path, path))
  )
  if (separable.length === changes.length) {
    throw new Error(`Unselected paths changed: ${unwanted.map(({ path }) => path).join(', ')}`)
  }
  return selectChanges(git, base, separable)
}

function entryOf(change: TreeChange): Pick<TreeDifference, 'path' | 'newMode' | 'newBlob'> {
  const { path } = change
  if (change.kind === 'deleted') return { path, newMode: ABSENT_MODE, newBlob: NO_BLOB }
  return { path, newMode: change.mode, newBlob: change.blob }
}

/** The edit that turns a commit's tree into another tree. @throws Error if it changes a submodule */
export async function editOf(git: Git, base: string, tree: string): Promise<TreeEdit> {
  const all = await differences(git, base, tree)
  const read = blobReader(
    git,
    all.map(({ newBlob }) => newBlob).filter((blob) => blob !== NO_BLOB)
  )
  return {
    tree,
    changes: all.map((difference) => changeOf(difference, read)),
    stat: all.map(statOf)
  }
}

/** How many lines of each file differ between two commits or trees. */
export async function fileStats(git: Git, from: string, to: string): Promise<readonly FileStat[]> {
  return from === to ? [] : (await differences(git, from, to)).map(statOf)
}

function statOf({ path, added, removed }: TreeDifference): FileStat {
  return { path, added, removed }
}

function changeOf(difference: TreeDifference, read: (blob: string) => Promise<Buffer>): TreeChange {
  const { path, newMode: mode, newBlob: blob } = difference
  if (isDeleted(difference)) return { kind: 'deleted', path }
  if (mode !== '100644' && mode !== '100755' && mode !== '120000')
    throw new Error(`${path} has the unexpected mode ${mode}.`)
  return { kind: 'written', path, mode, blob, readContent: () => read(blob) }
}

/** Writes the tree of a commit with some paths changed. An edit with mode 000000 removes the path. */
export async function treeWith(
  git: Git,
  base: string,
  edits: readonly Pick<TreeDifference, 'path' | 'newMode' | 'newBlob'>[]
): Promise<string> {
  // A separate index: the work tree's own index caches the state of its files.
  const indexFile = join(git.directory, 'index-of-change')
  await git.run(['read-tree', base], { indexFile })
  // Removals first: a folder may have replaced a file, or a file a folder.
  const ordered = [...edits].sort((a, b) => Number(b.newMode === ABSENT_MODE) - Number(a.newMode === ABSENT_MODE))
  const input = ordered.map(({ path, newMode, newBlob }) => `${newMode} ${newBlob}\t${path}\0`).join('')
  if (input) await git.run(['update-index', '--replace', '-z', '--index-info'], { indexFile, input })
  return (await git.run(['write-tree'], { indexFile })).trim()
}
