import { posix } from 'node:path'
import { ToolError, unlessError } from '../errors.ts'
import { folderOf } from '../text/paths.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import { foldersAbove } from '../text/normalized-path.ts'
import { statBeneath } from '../workspace/files/files.ts'
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
  /** Also for ignored paths. False for what is a link or behind one. */
  isFile(path: string): Promise<boolean>
  /**
   * The folder, or the nearest one above it, in which commands find a file at this path; undefined if there is none. Only what commands can see is
   * looked at. Attack: a link to anywhere on the machine, so that the answer tells what is there.
   */
  findAbove(folder: string, path: string): Promise<string | undefined>
}

const MAX_LOOKING_MS = 10_000

export async function openProject(workspace: Workspace, signal: AbortSignal): Promise<Project> {
  const files = new Set(await workspace.files(signal))
  const content = async (path: string) => {
    const reading = workspace.readFile(path, signal)
    return (await unlessError(reading, undefined, (error) => error instanceof ToolError))?.content
  }
  return {
    root: workspace.root,
    files,
    content,
    text: async (path) => (files.has(path) ? ((await content(path))?.toString() ?? '') : ''),
    isFile: async (path) => (await statBeneath(workspace.root, path))?.isFile() ?? false,
    findAbove: async (folder, path) => {
      // What would be found could not run.
      if (!workspace.sandbox) return folder
      const folders = ['.', ...foldersAbove(folder), folder].filter((each) => each !== '').toReversed()
      const test = `test -f "$each"/${quoteForShell(path)} && printf %s "$each" && exit; done; exit 1`
      const command = `for each in ${folders.map(quoteForShell).join(' ')}; do ${test}`
      const options = { timeoutMs: MAX_LOOKING_MS, network: false, context: 'agent', signal } as const
      const { exitCode, output } = await workspace.run(command, options)
      const found = output === '.' ? '' : output
      return exitCode === 0 ? found : undefined
    }
  }
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
  const owner = await project.findAbove(folder, program)
  return owner === undefined ? undefined : relativeTo(folder, posix.join(owner, program))
}
