import type { Dirent, Stats } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { isSystemError } from '../errors.ts'
import { isAdded, isDeleted, type Difference } from './diff-trees.ts'

/**
 * What stands where a change of the work tree puts a file, and that nobody recorded: an ignored file, mostly. git would write over
 * it, since what is ignored counts for nothing there.
 *
 * @param changes the way from what the work tree is
 * @returns paths relative to the work tree
 */
export async function untrackedConflicts(workTree: string, changes: readonly Difference[]): Promise<string[]> {
  const leaving = new Set(changes.filter(isDeleted).map(({ path }) => path))
  const found = new Set<string>()
  for (const { path } of changes.filter(isAdded)) {
    const blocked = await blockedAncestor(workTree, path, leaving)
    if (blocked === undefined) for (const other of await unrecordedAt(workTree, path, leaving)) found.add(other)
    else if (blocked !== '') found.add(blocked)
  }
  return [...found].sort()
}

/** A name before the path that is no folder; '' when it leaves anyway or nothing is there, undefined when all are folders. */
async function blockedAncestor(
  workTree: string,
  path: string,
  leaving: ReadonlySet<string>
): Promise<string | undefined> {
  const names = path.split('/').slice(0, -1)
  for (let count = 1; count <= names.length; count += 1) {
    const ancestor = names.slice(0, count).join('/')
    const status = await statusOf(join(workTree, ancestor))
    if (!status) return ''
    if (!status.isDirectory()) return leaving.has(ancestor) ? '' : ancestor
  }
  return undefined
}

async function unrecordedAt(workTree: string, path: string, leaving: ReadonlySet<string>): Promise<string[]> {
  const status = await statusOf(join(workTree, path))
  if (!status) return []
  if (!status.isDirectory()) return [path]
  const entries = await readdir(join(workTree, path), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relativePath(workTree, entry))
    .filter((file) => !leaving.has(file))
}

function relativePath(workTree: string, { parentPath, name }: Dirent): string {
  return posix.relative(workTree, join(parentPath, name))
}

async function statusOf(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path)
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined
    throw error
  }
}
