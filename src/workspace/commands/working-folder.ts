import { posix } from 'node:path'
import { ToolError } from '../../errors.ts'
import { kindBeneath } from '../files/files.ts'
import { nearestPaths } from '../search/nearest-paths.ts'
import { OutsideTree, resolveInside } from '../files/resolve-inside.ts'

export interface WorkingFolder {
  /** Relative to the root, '' for the root itself. */
  readonly path: string
  /** True when another was asked for, that lies outside. */
  readonly isClamped: boolean
}

/**
 * The folder that a command is to run in. In place of one outside, which models name when they take the root for another, it is
 * the root; what a command may reach is the sandbox's business.
 *
 * @param listFiles paths of all files, for names that are like a missing one
 * @throws ToolError for what is no folder
 */
export async function resolveWorkingFolder(
  root: string,
  path: string,
  listFiles: () => Promise<readonly string[]>
): Promise<WorkingFolder> {
  const relative = await resolvedOrOutside(root, path)
  if (relative === undefined) return { path: '', isClamped: true }
  const kind = await kindBeneath(root, relative)
  if (kind === 'folder') return { path: relative, isClamped: false }
  if (kind !== undefined) {
    throw new ToolError(`${path} is no folder. Name the folder to run in, or leave cwd out for the root.`)
  }
  const nearest = nearestPaths(path, foldersOf(await listFiles()))
  const hint = nearest.length > 0 ? `Did you mean ${nearest.join(', ')}?` : 'Leave cwd out for the root.'
  throw new ToolError(`There is no folder ${path}. ${hint}`)
}

async function resolvedOrOutside(root: string, path: string): Promise<string | undefined> {
  try {
    return await resolveInside(root, path)
  } catch (error) {
    if (error instanceof OutsideTree) return undefined
    throw error
  }
}

function foldersOf(files: readonly string[]): string[] {
  const folders = new Set<string>()
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== '.' && !folders.has(folder); folder = posix.dirname(folder)) {
      folders.add(folder)
    }
  }
  return [...folders]
}
