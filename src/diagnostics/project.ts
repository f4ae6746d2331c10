import { stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { isSystemError, ToolError } from '../errors.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** What the choice of checkers goes by. Paths and folders are relative to the root; the root itself is ''. */
export interface Project {
  /** Absolute. */
  readonly root: string
  /** All files that are not ignored. */
  readonly files: ReadonlySet<string>
  /** '' for a file that is not there or may not be read. */
  text(path: string): Promise<string>
  /** For what is usually ignored, such as node_modules. Links are followed to anywhere: programs run in the sandbox. */
  isFile(path: string): Promise<boolean>
}

export async function openProject(
  workspace: Pick<Workspace, 'root' | 'files' | 'readFile'>,
  signal: AbortSignal
): Promise<Project> {
  const files = new Set(await workspace.files(signal))
  return {
    root: workspace.root,
    files,
    text: async (path) => {
      if (!files.has(path)) return ''
      try {
        return (await workspace.readFile(path, signal)).content.toString()
      } catch (error) {
        if (error instanceof ToolError) return ''
        throw error
      }
    },
    isFile: (path) => isFile(join(workspace.root, path))
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch (error) {
    if (isSystemError(error)) return false
    throw error
  }
}

/** Files by what is answered for their folder. Files without an answer are left out. */
export async function groupByFolder(
  files: readonly string[],
  answer: (folder: string) => Promise<string | undefined>
): Promise<ReadonlyMap<string, readonly string[]>> {
  const byFolder = Map.groupBy(files, (file) => folderOf(file))
  const groups = new Map<string, string[]>()
  for (const [folder, group] of byFolder) {
    const key = await answer(folder)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), ...group])
  }
  return groups
}

function folderOf(path: string): string {
  const folder = posix.dirname(path)
  return folder === '.' ? '' : folder
}

/** Of a folder and those around it, the nearest for which this holds. */
export async function nearestFolder(
  folder: string,
  holds: (folder: string) => boolean | Promise<boolean>
): Promise<string | undefined> {
  if (await holds(folder)) return folder
  return folder === '' ? undefined : nearestFolder(folderOf(folder), holds)
}

/** A path of a tree as seen from one of its folders. */
export function relativeTo(folder: string, path: string): string {
  return posix.relative(folder, path) || '.'
}

/** A program of node_modules, of the folder or of one around it, as seen from the folder. */
export async function nodeProgram(project: Project, folder: string, name: string): Promise<string | undefined> {
  const program = posix.join('node_modules/.bin', name)
  const owner = await nearestFolder(folder, (each) => project.isFile(posix.join(each, program)))
  return owner === undefined ? undefined : relativeTo(folder, posix.join(owner, program))
}
