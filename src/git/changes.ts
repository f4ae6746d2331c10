import { join } from 'node:path'
import { readBlob } from './objects.ts'
import type { Git } from './git.ts'
import { differences, isAdded, isDeleted, isGitlink } from './diff-trees.ts'
import type { Difference } from './diff-trees.ts'
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
  /** The whole tree that results from it. */
  readonly tree: string
  /** By path, each path once. Empty when the tree is the commit's own. */
  readonly changes: readonly TreeChange[]
  readonly stat: readonly FileStat[]
}

/** A change made in the work tree. */
export interface WorkTreeChange extends TreeEdit {
  /** What stands in the work tree and is not in the change, though it looks as if it should be. */
  readonly skipped: readonly SkippedPath[]
}

export interface ChangeQuery {
  /** The pinned commit. */
  readonly base: string
  /** Snapshot taken before the work began. */
  readonly baseline: string
  /** Snapshot of now. */
  readonly now: string
  /** Paths that a file tool wrote. */
  readonly touched: ReadonlySet<string>
}

/**
 * What the work changed, relative to the pinned commit.
 *
 * A file that was there before the work without being part of the commit, such as a report of the first test run, belongs to the
 * change only when a file tool wrote it. So does nothing that set-up commands did to tracked files and the work left as it was.
 */
export async function changesBetween(git: Git, { base, baseline, now, touched }: ChangeQuery): Promise<WorkTreeChange> {
  const [before, work] = await Promise.all([differences(git, base, baseline), differences(git, baseline, now)])
  const strangers = new Set(before.filter(isAdded).map(({ path }) => path))
  const counted = work.filter(({ path }) => !strangers.has(path) || touched.has(path))
  const gitlinks = counted.filter(isGitlink)
  const ours = counted.filter((difference) => !isGitlink(difference))
  // Where set-up left no trace, as is usual, the snapshot is the result as it stands.
  const tree = before.length === 0 && gitlinks.length === 0 ? now : await treeWith(git, base, ours)
  return {
    ...(await editOf(git, base, tree)),
    skipped: gitlinks.map(({ path }) => ({ path, reason: 'it is a submodule' }))
  }
}

/**
 * Applies some of the changes of a commit, and changes no other path. One that cannot be had without another, because a file takes
 * the place of a folder or a folder that of a file, is left out with it. Attack: a file named `.github` takes all workflows away.
 */
export async function selectChanges(git: Git, base: string, changes: readonly TreeChange[]): Promise<TreeEdit> {
  const edit = await editOf(git, base, await treeWith(git, base, changes.map(entryOf)))
  const wanted = new Set(changes.map(({ path }) => path))
  const unwanted = edit.changes.filter(({ path }) => !wanted.has(path))
  if (unwanted.length === 0) return edit

  const kept = changes.filter(({ path }) => !unwanted.some((other) => standInEachOthersWay(path, other.path)))
  if (kept.length === changes.length) throw new Error(`Changes nobody chose: ${unwanted.map(pathOf).join(', ')}`)
  return selectChanges(git, base, kept)
}

function entryOf(change: TreeChange): Pick<Difference, 'path' | 'newMode' | 'newBlob'> {
  const { path } = change
  if (change.kind === 'deleted') return { path, newMode: ABSENT, newBlob: NO_BLOB }
  return { path, newMode: change.mode, newBlob: change.blob }
}

function pathOf({ path }: TreeChange): string {
  return path
}

function standInEachOthersWay(one: string, other: string): boolean {
  return one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}

/** The way from a commit to a tree. @throws Error when it leads through a submodule */
export async function editOf(git: Git, base: string, tree: string): Promise<TreeEdit> {
  const found = await differences(git, base, tree)
  return {
    tree,
    changes: found.map((difference) => changeOf(git, difference)),
    stat: found.map(({ path, added, removed }) => ({ path, added, removed }))
  }
}

const ABSENT = '000000'
const NO_BLOB = '0'.repeat(40)

function changeOf(git: Git, difference: Difference): TreeChange {
  const { path, newMode: mode, newBlob: blob } = difference
  if (isDeleted(difference)) return { kind: 'deleted', path }
  if (mode !== '100644' && mode !== '100755' && mode !== '120000')
    throw new Error(`${path} has the unexpected mode ${mode}.`)
  return { kind: 'written', path, mode, blob, readContent: () => readBlob(git, blob) }
}

/** Writes the tree of a commit with some of its paths changed. An edit with mode 000000 takes the path out. */
export async function treeWith(
  git: Git,
  base: string,
  edits: readonly Pick<Difference, 'path' | 'newMode' | 'newBlob'>[]
): Promise<string> {
  // An index of its own: the one of the work tree must keep what it knows of the files.
  const indexFile = join(git.directory, 'index-of-change')
  await git.run(['read-tree', base], { indexFile })
  // Removals first: a folder may have taken the place of a file, or a file that of a folder.
  const ordered = [...edits].sort((a, b) => Number(b.newMode === ABSENT) - Number(a.newMode === ABSENT))
  const input = ordered.map(({ path, newMode, newBlob }) => `${newMode} ${newBlob}\t${path}\0`).join('')
  if (input) await git.run(['update-index', '--verbose', '--replace', '-z', '--index-info'], { indexFile, input })
  return (await git.run(['write-tree'], { indexFile })).trim()
}
