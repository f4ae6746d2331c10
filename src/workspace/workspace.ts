import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ToolError, UserError } from '../errors.ts'
import { trustedSearchPath } from '../git/hardened-environment.ts'
import type { Internet } from '../network/internet.ts'
import type { Route } from '../network/route.ts'
import type { Judgement } from '../policy/commands.ts'
import { inspectionCommands } from '../policy/default-commands.ts'
import { applyChanges, type FileChange } from './files/apply-changes.ts'
import { commandEnvironment, installedTools } from './commands/environment.ts'
import { resolveWorkingFolder } from './commands/working-folder.ts'
import type { WorkingFolder } from './commands/working-folder.ts'
import { runCommand } from './commands/run-command.ts'
import type { CommandResult } from './commands/run-command.ts'
import { readDeclaredCommands } from './commands/declared-commands.ts'
import type { ViewRange } from './files/view-file.ts'
import { existsBeneath, readFileBeneath, writeFileBeneath } from './files/files.ts'
import type { FolderListing } from './files/list-folder.ts'
import { OutputFiles } from './commands/output-files.ts'
import { OutputPipes } from './commands/output-pipes.ts'
import { resolveInside } from './files/resolve-inside.ts'
import type { TestedSandbox } from './sandbox/sandbox.ts'
import {
  startBackgroundProcess,
  type BackgroundProcess,
  type BackgroundProcessOptions
} from './commands/background-process.ts'
import type { FoundFiles } from './search/list-files.ts'
import { WorkspaceReader, type View } from './reader.ts'
import type { SearchQuery, SearchResult } from './search/search-text.ts'
import type { NetworkAccess } from '../domain/network-access.ts'

export interface WorkspaceOptions {
  /** The checked-out repository; absolute. */
  readonly root: string
  /** Folder of our own outside the root, for this run only; made when it is missing. */
  readonly stateFolder: string
  /** Undefined when no boundary could be set up: commands are then refused. */
  readonly sandbox: TestedSandbox | undefined
  /** The variables of this process; commands get a few harmless ones of them. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Rules for commands beside those that only read; undefined for what the repository declares. */
  readonly commands: readonly string[] | undefined
  /** Command lines that prove the work; undefined for the repository's own tests. */
  readonly verify: readonly string[] | undefined
  /** What commands may reach when nothing else is said for one; default: nothing. */
  readonly network?: NetworkAccess
  /** For tests; default: the real one. */
  readonly internet?: Internet
  /** Told of hosts that were asked for in vain. */
  readonly warn?: ((text: string) => void) | undefined
}

export interface RunOptions {
  readonly timeoutMs?: number
  /** Relative to the root. */
  readonly cwd?: string
  /** Default: as the settings have it. */
  readonly network?: NetworkAccess | undefined
  /** Gets all that the command writes, as it comes. */
  readonly onOutput?: (chunk: Buffer) => void
  /** Shows at most 100 lines, and keeps all of a longer output in `outputs`. */
  readonly keepsOutput?: boolean
  readonly signal: AbortSignal
}

const DEFAULT_TIMEOUT_MS = 120_000
const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin'
const NO_LIST =
  'agent.yml lists hosts under network, and a list cannot be kept here: with sandbox: off, commands have the whole network. Take the list out, or choose a sandbox.'
const NO_BOUNDARY =
  'No command can be run here: no kernel boundary could be set up around it. Work with the file tools alone, and ' +
  'say in your summary that nothing was run.'

/** Opens the work tree for tools and checks. Reads what the repository declares when rules or checks are left to it. */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const { network = false } = options
  if (options.sandbox?.kind === 'none' && hostsOf(network).length > 0) throw new UserError(NO_LIST)
  const root = await realpath(options.root)
  await mkdir(options.stateFolder, { recursive: true, mode: 0o700 })
  const declared = await readDeclaredCommands(root)
  const environment = { ...options.environment, ...(await installedTools(options.environment)) }
  const searchPath = await trustedSearchPath(root, options.environment['PATH'] ?? SYSTEM_PATH)
  const outputs = new OutputFiles(join(options.stateFolder, 'outputs'))
  return new Workspace({
    root,
    sandbox: options.sandbox,
    environment: commandEnvironment(environment, options.sandbox?.home ?? '/nonexistent'),
    commands: [...inspectionCommands, ...(options.commands ?? declared.commands)],
    verifyCommands: options.verify ?? declared.verify,
    reader: new WorkspaceReader({ root, stateFolder: options.stateFolder, searchPath, outputs }),
    pipes: new OutputPipes(options.stateFolder),
    outputs,
    network,
    openRoute: async (hosts) => {
      // Loaded here because most repositories open no host.
      const [{ openRoute }, { openInternet }] = await Promise.all([
        import('../network/route.ts'),
        import('../network/internet.ts')
      ])
      const { stateFolder, internet = openInternet(), warn = () => undefined } = options
      return openRoute({ hosts, stateFolder, internet, onRefusal: warn })
    }
  })
}

/** Those of a list; none for all or nothing, and for an empty list, which is nothing. */
function hostsOf(network: NetworkAccess): readonly string[] {
  return typeof network === 'boolean' ? [] : network
}

interface WorkspaceParts {
  readonly root: string
  readonly sandbox: TestedSandbox | undefined
  readonly environment: Readonly<Record<string, string>>
  readonly commands: readonly string[]
  readonly verifyCommands: readonly string[]
  readonly reader: WorkspaceReader
  readonly pipes: OutputPipes
  readonly outputs: OutputFiles
  readonly network: NetworkAccess
  readonly openRoute: (hosts: readonly string[]) => Promise<Route>
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

  /** Hosts that commands may reach, as agent.yml lists them. */
  get hosts(): readonly string[] {
    return hostsOf(this.#parts.network)
  }

  /** Undefined when commands are refused for want of a boundary. */
  get sandbox(): TestedSandbox | undefined {
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
    const content = await this.#parts.reader.explainingErrors(path, signal, () => readFileBeneath(this.root, relative))
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
      isNew: await this.#parts.reader.explainingErrors(path, signal, () =>
        writeFileBeneath(this.root, relative, content)
      )
    }
  }

  /** Makes all the changes, or none. Their paths are as `resolve` returns them. */
  applyChanges(changes: readonly FileChange[], signal: AbortSignal): Promise<void> {
    return applyChanges(this.root, changes, signal)
  }

  /** Lines of a file, what a binary file is, or what lies in a folder. Names of kept outputs are paths too. */
  view(path: string, range: ViewRange, signal: AbortSignal): Promise<View> {
    return this.#parts.reader.view(path, range, signal)
  }

  /** Equal as long as the file that a path leads to has the same content. */
  fingerprint(path: string, signal: AbortSignal): Promise<string> {
    return this.#parts.reader.fingerprint(path, signal)
  }

  listFolder(path: string, signal: AbortSignal): Promise<FolderListing & { readonly path: string }> {
    return this.#parts.reader.list(path, signal)
  }

  /** Paths of all files that are not ignored, in order. */
  files(signal: AbortSignal): Promise<string[]> {
    return this.#parts.reader.files(signal)
  }

  /** Files whose path below a folder matches a glob; one without `/` is for the name alone, at any depth. */
  findFiles(glob: string, path: string, signal: AbortSignal): Promise<FoundFiles> {
    return this.#parts.reader.find(glob, path, signal)
  }

  /** Lines of files below a path, or of one file or kept output, that match a pattern. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResult> {
    return this.#parts.reader.search(query, signal)
  }

  /** Where a command is to run, for a path as the model wrote it. @throws ToolError for what is no folder */
  workingFolder(path: string, signal: AbortSignal): Promise<WorkingFolder> {
    return resolveWorkingFolder(this.root, path, () => this.#parts.reader.files(signal))
  }

  /**
   * May the model run this line in this folder? The checks of the work always may be run.
   *
   * @param folder relative to the root
   */
  async judge(command: string, folder = ''): Promise<Judgement> {
    const { commands, verifyCommands, root } = this.#parts
    if (verifyCommands.includes(command.trim())) return { kind: 'allowed', rules: [command.trim()] }
    // The shell grammar is large, and many runs begin with a long look around.
    const { judgeCommand } = await import('../policy/commands.ts')
    return judgeCommand(command, commands, { root, folder })
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
    const {
      timeoutMs = DEFAULT_TIMEOUT_MS,
      cwd = '.',
      network = this.#parts.network,
      keepsOutput = false,
      onOutput,
      signal
    } = options
    const folder = join(root, await this.resolve(cwd))
    const outputs = keepsOutput ? this.#parts.outputs : undefined
    const place = { sandbox, environment, pipes, outputs, cwd: folder }
    const run = { ...place, timeoutMs, onOutput, signal }
    const hosts = hostsOf(network)
    if (hosts.length === 0) return runCommand(command, { ...run, network: network === true })
    if (sandbox.kind === 'none') throw new UserError(NO_LIST)
    await using route = await this.#parts.openRoute(hosts)
    const result = await runCommand(route.wrap(command), { ...run, network: false, readable: route.readable })
    return { ...result, output: `${endingLine(result.output)}${route.notes()}` }
  }

  /**
   * Starts a program in the sandbox that runs beside the work. It sees the work tree and cannot write to it.
   *
   * @param environment is added to what commands have
   * @throws ToolError when there is no boundary to run it in
   */
  async startBackgroundProcess(
    command: readonly [string, ...string[]],
    { environment, network }: Pick<BackgroundProcessOptions, 'environment'> & { readonly network: NetworkAccess }
  ): Promise<BackgroundProcess> {
    const { sandbox, root } = this.#parts
    if (!sandbox) throw new ToolError(NO_BOUNDARY)
    const run = { sandbox, cwd: root, environment: { ...this.#parts.environment, ...environment } }
    const hosts = hostsOf(network)
    if (hosts.length === 0) return startBackgroundProcess(command, { ...run, network: network === true })
    if (sandbox.kind === 'none') throw new ToolError(NO_LIST)
    const route = await this.#parts.openRoute(hosts)
    const service = startBackgroundProcess(command, { ...run, network: false, ...route })
    void service.ended.then(() => route[Symbol.asyncDispose]())
    return service
  }
}

function endingLine(output: string): string {
  return output === '' || output.endsWith('\n') ? output : `${output}\n`
}
