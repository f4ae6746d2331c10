import { realpath, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { ToolError, unlessSystemError } from '../errors.ts'
import { folderOf } from '../text/paths.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** What the choice of checkers depends on. Paths and folders are relative to the root; '' is the root. */
export interface Project {
  /** Absolute. */
  readonly root: string
  /** All files except ignored ones. */
  readonly files: ReadonlySet<string>
  /** Undefined for a path that cannot be read, such as a link to the outside. */
  content(path: string): Promise<Buffer | undefined>
  /** '' for a file that does not exist, is ignored or cannot be read. */
  text(path: string): Promise<string>
  /** For ignored paths such as node_modules. A link to somewhere within the root counts as what it leads to. */
  isFile(path: string): Promise<boolean>
}

export async function openProject(
  workspace: Pick<Workspace, 'root' | 'files' | 'readFile'>,
  signal: AbortSignal
): Promise<Project> {
  const files = new Set(await workspace.files(signal))
  const content = async (path: string) => {
    try {
      return (await workspace.readFile(path, signal)).content
    } catch (error) {
      if (error instanceof ToolError) return undefined
      throw error
    }
  }
  return {
    root: workspace.root,
    files,
    content,
    text: async (path) => (files.has(path) ? ((await content(path))?.toString() ?? '') : ''),
    isFile: (path) => isFile(workspace.root, path)
  }
}

/** Attack: a link to anywhere on the machine, so that the answer tells what is there. */
async function isFile(root: string, path: string): Promise<boolean> {
  const real = await unlessSystemError(realpath(join(root, path)), undefined)
  if (real?.startsWith(`${await realpath(root)}/`) !== true) return false
  return (await unlessSystemError(stat(real), undefined))?.isFile() ?? false
}

/** Groups files by the nearest folder above them for which `test` is true. Skips files without one. */
export async function groupByFolder(
  files: readonly string[],
  test: (folder: string) => boolean | Promise<boolean>
): Promise<ReadonlyMap<string, readonly string[]>> {
  const groups = new Map<string, string[]>()
  for (const [folder, group] of Map.groupBy(files, folderOf)) {
    const nearest = await nearestFolder(folder, test)
    if (nearest !== undefined) groups.set(nearest, [...(groups.get(nearest) ?? []), ...group])
  }
  return groups
}

/** The folder itself, or the nearest folder above it, for which `test` is true. */
export async function nearestFolder(
  folder: string,
  test: (folder: string) => boolean | Promise<boolean>
): Promise<string | undefined> {
  if (await test(folder)) return folder
  return folder === '' ? undefined : nearestFolder(folderOf(folder), test)
}

/** A path of the repository, relative to one of its folders. */
export function relativeTo(folder: string, path: string): string {
  return posix.relative(folder, path) || '.'
}

/** A program in node_modules of the folder or of one above it, relative to the folder. */
export async function nodeProgram(project: Project, folder: string, name: string): Promise<string | undefined> {
  const program = posix.join('node_modules/.bin', name)
  const owner = await nearestFolder(folder, (each) => project.isFile(posix.join(each, program)))
  return owner === undefined ? undefined : relativeTo(folder, posix.join(owner, program))
}
