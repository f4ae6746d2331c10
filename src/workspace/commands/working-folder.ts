import { ToolError, unlessError } from '../../errors.ts'
import { kindBeneath } from '../files/files.ts'
import { foldersOf, nearestPaths } from '../search/nearest-paths.ts'
import { OutsideTree, resolveInside } from '../files/resolve-inside.ts'

export interface WorkingFolder {
  /** Relative to the root, '' for the root itself. */
  readonly path: string
  /** True if the requested folder is outside, and the root is used instead. */
  readonly isClamped: boolean
}

/**
 * The working folder of a command. For a folder outside the repository, which models name if they are wrong about the root, it is the
 * root. The sandbox decides what the command can reach.
 *
 * @param listFiles paths of all files, to suggest similar names
 * @throws ToolError if it is not a folder
 */
export async function resolveWorkingFolder(
  root: string,
  path: string,
  listFiles: () => Promise<readonly string[]>
): Promise<WorkingFolder> {
  const relative = await unlessError(resolveInside(root, path), undefined, (error) => error instanceof OutsideTree)
  if (relative === undefined) return { path: '', isClamped: true }
  const kind = await kindBeneath(root, relative)
  if (kind === 'folder') return { path: relative, isClamped: false }
  if (kind !== undefined) throw new ToolError(`${path} is not a folder. Name a folder, or omit cwd for the root.`)
  const nearest = nearestPaths(path, [...foldersOf(await listFiles())])
  const hint = nearest.length > 0 ? `Did you mean ${nearest.join(', ')}?` : 'Omit cwd for the root.'
  throw new ToolError(`There is no folder ${path}. ${hint}`)
}
