import type { Stats } from 'node:fs'
import { lstat, opendir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { UserError, unlessSystemError } from '../errors.ts'
import { differences, isAdded, isDeleted, type TreeDifference } from './diff-trees.ts'
import { GitFailure } from './git.ts'
import type { WorkTree } from './work-tree.ts'

const MAX_LISTED = 10

export interface Restoration {
  /** The tree that the index and the work tree hold now. */
  readonly from: string
  readonly to: string
}

/**
 * Changes the files of the work tree from one tree to another. Changes nothing if a file cannot be restored: because a file that
 * no snapshot holds is in its place, or because it has changed since. Follows no link.
 *
 * @throws UserError with the conflicts, or with what the operating system refused
 */
export async function restoreWorkTree(tree: WorkTree, { from, to }: Restoration): Promise<void> {
  const { git, look } = tree
  const conflicts = await untrackedConflicts(tree, await differences(git, from, to))
  if (conflicts.length > 0) {
    throw new UserError(
      `The work tree was not restored, because no checkpoint holds these files:\n${list(conflicts)}\nMove them and try again.`
    )
  }
  try {
    await git.run(['read-tree', '-m', '-u', from, to], { look })
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    throw new UserError(
      `The work tree could not be restored:\n${list(error.stderr.split('\n'))}\nMake it writable and try again.`,
      { cause: error }
    )
  }
}

/**
 * Files in the place of a file that the change writes, and that no snapshot holds. Most are ignored files, which git would
 * overwrite without asking.
 *
 * @param changes from the state of the work tree
 * @returns paths relative to the work tree
 */
async function untrackedConflicts(tree: WorkTree, changes: readonly TreeDifference[]): Promise<string[]> {
  const deleted = new Set(changes.filter(isDeleted).map(({ path }) => path))
  const conflicts = new Set<string>()
  for (const { path } of changes.filter(isAdded)) {
    const ancestor = await firstNonFolder(tree.root, path)
    if (ancestor === undefined) for (const file of await untrackedFilesAt(tree, path, deleted)) conflicts.add(file)
    else if (ancestor.exists && !deleted.has(ancestor.path)) conflicts.add(ancestor.path)
  }
  return [...conflicts].sort()
}

/** The first name before the last one of a path that is missing or not a folder; undefined if all are folders. */
async function firstNonFolder(
  workTree: string,
  path: string
): Promise<{ readonly path: string; readonly exists: boolean } | undefined> {
  const names = path.split('/').slice(0, -1)
  for (let count = 1; count <= names.length; count += 1) {
    const ancestor = names.slice(0, count).join('/')
    const status = await lstatIfExists(join(workTree, ancestor))
    if (!status?.isDirectory()) return { path: ancestor, exists: status !== undefined }
  }
  return undefined
}

async function untrackedFilesAt(
  { root, look }: WorkTree,
  path: string,
  deleted: ReadonlySet<string>
): Promise<string[]> {
  const status = await lstatIfExists(join(root, path))
  if (!status) return []
  if (!status.isDirectory()) return [path]
  const found: string[] = []
  for await (const entry of await opendir(join(root, path), { recursive: true })) {
    const file = posix.relative(root, join(entry.parentPath, entry.name))
    look.list([file])
    look.throwIfOver()
    if (!entry.isDirectory() && !deleted.has(file)) found.push(file)
  }
  return found
}

function lstatIfExists(path: string): Promise<Stats | undefined> {
  return unlessSystemError(lstat(path), undefined, ['ENOENT'])
}

function list(lines: readonly string[]): string {
  const shown = lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`)
  const more = shown.length > MAX_LISTED ? [`  and ${shown.length - MAX_LISTED} more`] : []
  return [...shown.slice(0, MAX_LISTED), ...more].join('\n')
}
