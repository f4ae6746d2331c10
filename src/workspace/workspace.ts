import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ToolError, isSystemError } from '../errors.ts'
import type { Judgement } from '../policy/commands.ts'
import { defaultCommands, inspectionCommands } from '../policy/default-commands.ts'
import type { DefaultCommands } from '../policy/default-commands.ts'
import { applyChanges, type FileChange } from './change-files.ts'
import { commandEnvironment, installedTools } from './command-environment.ts'
import { commandFolder } from './command-folder.ts'
import type { CommandFolder } from './command-folder.ts'
import { runCommand } from './commands.ts'
import type { CommandResult } from './commands.ts'
import { existsBeneath, listFolderBeneath, readFileBeneath, writeFileBeneath } from './files.ts'
import type { Entry } from './files.ts'
import { matchingPaths } from './glob.ts'
import { nearestPaths } from './nearest-paths.ts'
import { OutputFiles } from './output-files.ts'
import { OutputPipes } from './output-pipe.ts'
import { resolveInside } from './paths.ts'
import type { Sandbox } from './sandbox.ts'
import { startService, type Service, type ServiceRun } from './service.ts'
import { TreeSearch } from './tree-search.ts'
import type { Hit } from './tree-search.ts'

export interface WorkspaceOptions {
  /** The checked-out repository; absolute. */
  readonly root: string
  /** Folder of our own outside the root, for this run only; made when it is missing. */
  readonly stateFolder: string
  /** Undefined when no boundary could be set up: commands are then refused. */
  readonly sandbox: Sandbox | undefined
  /** The variables of this process; commands get a few harmless ones of them. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Rules for commands beside those that only read; undefined for what the repository declares. */
  readonly commands: readonly string[] | undefined
  /** Command lines that prove the work; undefined for the repository's own tests. */
  readonly verify: readonly string[] | undefined
}

export interface RunOptions {
  readonly timeoutMs?: number
  /** Relative to the root. */
  readonly cwd?: string
  readonly network?: boolean
  /** Gets all that the command writes, as it comes. */
  readonly onOutput?: (chunk: Buffer) => void
  /** Shows at most 100 lines, and keeps all of a longer output in `outputs`. */
  readonly keepsOutput?: boolean
  readonly signal: AbortSignal
}

export interface TextQuery {
  readonly pattern: string
  readonly isLiteral: boolean
  readonly ignoreCase: boolean
  readonly path: string
  /** Only in files whose path matches this glob; undefined for all. */
  readonly glob: string | undefined
}

const DEFAULT_TIMEOUT_MS = 120_000
const NO_BOUNDARY =
  'No command can be run here: no kernel boundary could be set up around it. Work with the file tools alone, and ' +
  'say in your summary that nothing was run.'

/** Opens the work tree for tools and checks. Reads what the repository declares when rules or checks are left to it. */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const root = await realpath(options.root)
  await mkdir(options.stateFolder, { recursive: true, mode: 0o700 })
  const declared = await readDeclared(root)
  const environment = { ...options.environment, ...(await installedTools(options.environment)) }
  return new Workspace({
    root,
    sandbox: options.sandbox,
    environment: commandEnvironment(environment, options.sandbox?.home ?? '/nonexistent'),
    commands: [...inspectionCommands, ...(options.commands ?? declared.commands)],
    verifyCommands: options.verify ?? declared.verify,
    search: new TreeSearch(root, options.stateFolder),
    pipes: new OutputPipes(options.stateFolder),
    outputs: new OutputFiles(join(options.stateFolder, 'outputs'))
  })
}

interface WorkspaceParts {
  readonly root: string
  readonly sandbox: Sandbox | undefined
  readonly environment: Readonly<Record<string, string>>
  readonly commands: readonly string[]
  readonly verifyCommands: readonly string[]
  readonly search: TreeSearch
  readonly pipes: OutputPipes
  readonly outputs: OutputFiles
}

/**
 * The checked-out repository. Paths are relative to its root or absolute inside it; what leads out of it, or into `.git`,
 * is a ToolError. Paths that come back are relative, links followed.
 */
export class Workspace {
  readonly #parts: WorkspaceParts

  constructor(parts: WorkspaceParts) {
    this.#parts = parts
  }

  get root(): string {
    return this.#parts.root
  }

  /** Undefined when commands are refused for want of a boundary. */
  get sandbox(): Sandbox | undefined {
    return this.#parts.sandbox
  }

  /** The rules that `judge` goes by, for telling the model. */
  get commandRules(): readonly string[] {
    return this.#parts.commands
  }

  /** Command lines that prove the work. */
  get verifyCommands(): readonly string[] {
    return this.#parts.verifyCommands
  }

  /** What commands printed, where it was too long to be shown whole. */
  get outputs(): Pick<OutputFiles, 'pathOf'> {
    return this.#parts.outputs
  }

  resolve(path: string): Promise<string> {
    return resolveInside(this.root, path)
  }

  /** True for whatever a path leads to. */
  async exists(path: string): Promise<boolean> {
    return existsBeneath(this.root, await this.resolve(path))
  }

  async readFile(path: string, signal: AbortSignal): Promise<{ readonly path: string; readonly content: Buffer }> {
    const relative = await this.resolve(path)
    const content = await this.#named(path, signal, () => readFileBeneath(this.root, relative))
    return { path: relative, content }
  }

  async writeFile(
    path: string,
    content: string | Buffer,
    signal: AbortSignal
  ): Promise<{ readonly path: string; readonly isNew: boolean }> {
    const relative = await this.resolve(path)
    return {
      path: relative,
      isNew: await this.#named(path, signal, () => writeFileBeneath(this.root, relative, content))
    }
  }

  /** Makes all the changes, or none. Their paths are as `resolve` returns them. */
  applyChanges(changes: readonly FileChange[], signal: AbortSignal): Promise<void> {
    return applyChanges(this.root, changes, signal)
  }

  async listFolder(path: string, signal: AbortSignal): Promise<{ readonly path: string; readonly entries: Entry[] }> {
    const relative = await this.resolve(path)
    return { path: relative, entries: await this.#named(path, signal, () => listFolderBeneath(this.root, relative)) }
  }

  /** Files that are not ignored and match a glob; one without `/` is for the name alone, at any depth. In order. */
  async findFiles(glob: string, path: string, signal: AbortSignal): Promise<string[]> {
    const folder = await this.resolve(path)
    const start = folder === '' ? '' : `${folder}/`
    const files = await this.#parts.search.files(signal)
    const below = files.filter((file) => file.startsWith(start)).map((file) => file.slice(start.length))
    return matchingPaths(glob, below).map((file) => start + file)
  }

  async search({ path, glob, ...query }: TextQuery, signal: AbortSignal): Promise<Hit[]> {
    const relative = await this.resolve(path)
    const hits = await this.#parts.search.lines({ ...query, path: relative }, signal)
    if (glob === undefined) return hits
    const paths = new Set(matchingPaths(glob, [...new Set(hits.map((hit) => hit.path))]))
    return hits.filter((hit) => paths.has(hit.path))
  }

  /** Where a command is to run, for a path as the model wrote it. @throws ToolError for what is no folder */
  commandFolder(path: string, signal: AbortSignal): Promise<CommandFolder> {
    return commandFolder(this.root, path, () => this.#parts.search.files(signal))
  }

  /** May the model run this line? The checks of the work always may be run. */
  async judge(command: string): Promise<Judgement> {
    const { commands, verifyCommands } = this.#parts
    if (verifyCommands.includes(command.trim())) return { kind: 'allowed', rules: [command.trim()] }
    // The shell grammar is large, and many runs begin with a long look around.
    const { judgeCommand } = await import('../policy/commands.ts')
    return judgeCommand(command, commands)
  }

  /**
   * Runs a line of shell in the sandbox, judged by nobody here: checks and set-up are the settings' own, and the tool
   * asks `judge` first. All that it starts has ended when this returns.
   *
   * @throws ToolError when there is no boundary to run it in
   */
  async run(command: string, options: RunOptions): Promise<CommandResult> {
    const { sandbox, environment, pipes, root } = this.#parts
    if (!sandbox) throw new ToolError(NO_BOUNDARY)
    const { timeoutMs = DEFAULT_TIMEOUT_MS, cwd = '.', network = false, keepsOutput = false, onOutput, signal } = options
    const folder = join(root, await this.resolve(cwd))
    const outputs = keepsOutput ? this.#parts.outputs : undefined
    const place = { sandbox, environment, pipes, outputs, cwd: folder }
    return runCommand(command, { ...place, timeoutMs, network, onOutput, signal })
  }

  /**
   * Starts a program in the sandbox that runs beside the work. It sees the work tree and cannot write to it.
   *
   * @param environment is added to what commands have
   * @throws ToolError when there is no boundary to run it in
   */
  startService(
    command: readonly [string, ...string[]],
    { environment, network }: Pick<ServiceRun, 'environment' | 'network'>
  ): Service {
    const { sandbox, root } = this.#parts
    if (!sandbox) throw new ToolError(NO_BOUNDARY)
    return startService(command, {
      sandbox,
      cwd: root,
      network,
      environment: { ...this.#parts.environment, ...environment }
    })
  }

  /** Puts the path that the model wrote into the system's complaint, and names that are like a missing one. */
  async #named<Result>(path: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (!isSystemError(error)) throw error
      if (error.code !== 'ENOENT') throw new ToolError(complaintAbout(path, error.code), { cause: error })
      const nearest = nearestPaths(path, await this.#parts.search.files(signal))
      const hint = nearest.length > 0 ? ` Did you mean ${nearest.join(', ')}?` : ' Use find_files to look for it.'
      throw new ToolError(`${path} does not exist.${hint}`, { cause: error })
    }
  }
}

function complaintAbout(path: string, code: string | undefined): string {
  switch (code) {
    case 'ENOTDIR':
      return `${path} is not a folder, or one of the names before it is a file.`
    case 'ELOOP':
      return `${path} was replaced by a symbolic link meanwhile; it is not followed.`
    case 'EACCES':
    case 'EPERM':
      return `${path} may not be opened: permission denied.`
    case 'ENXIO':
      return `${path} is no regular file.`
    default:
      return `${path} cannot be opened: ${code ?? 'unknown error'}.`
  }
}

async function readDeclared(root: string): Promise<DefaultCommands> {
  const files = (await listFolderBeneath(root, '')).map(({ name }) => name)
  const text = async (name: string): Promise<string | undefined> => {
    if (!files.includes(name)) return undefined
    try {
      return (await readFileBeneath(root, name)).toString()
    } catch (error) {
      // A package.json that is a folder or a link declares nothing.
      if (isSystemError(error) || error instanceof ToolError) return undefined
      throw error
    }
  }
  return defaultCommands({ packageJson: parsed(await text('package.json')), files, makefile: await text('Makefile') })
}

function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    // The repository's own tools will complain about it; here it declares nothing.
    return undefined
  }
}
