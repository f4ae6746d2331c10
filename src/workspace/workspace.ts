import { randomUUID } from 'node:crypto'
import { mkdir, realpath } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { type Environment, type AllowedCommands, narrowed, type NetworkAccess } from '../domain/settings.ts'
import type { VerifyEntry } from '../domain/verification.ts'
import { ToolError, UserError } from '../errors.ts'
import { trustedEnvironment } from '../git/hardened-environment.ts'
import type { Internet } from '../network/internet.ts'
import type { Route } from '../network/route.ts'
import type { CommandSetting } from '../policy/commands.ts'
import type { Judgment } from '../policy/explanation.ts'
import { readingPrograms } from '../policy/reading-programs.ts'
import { isWithin } from '../text/paths.ts'
import { isWritable } from '../text/writable-paths.ts'
import { listFirst } from '../text/format.ts'
import { applyChanges, type FileChange } from './files/apply-changes.ts'
import { commandEnvironment, toolVariables } from './commands/environment.ts'
import { removeFolder } from './command-folders.ts'
import { copyTree, makeLike } from './copy-tree.ts'
import { runCommand, type CommandResult } from './commands/run-in-sandbox.ts'
import { readDeclaredChecks, readPackageBinaries } from './commands/find-declared-checks.ts'
import { resolveWorkingFolder, type WorkingFolder } from './commands/working-folder.ts'
import { existsBeneath, readFileBeneath } from './files/files.ts'
import { OutputFiles } from './commands/output-files.ts'
import { resolveInside } from './files/resolve-inside.ts'
import type { TreeGuard } from './files/tree-guard.ts'
import { readRootFiles } from './files/root-files.ts'
import { realPaths } from './sandbox/closed-paths.ts'
import { searchTree } from './sandbox/git-folders.ts'
import { LateSandbox } from './sandbox/late-sandbox.ts'
import { UnprotectedTree } from './sandbox/mount.ts'
import { withoutShell } from './sandbox/none.ts'
import type { ExpectedSandbox, TestedSandbox } from './sandbox/sandbox.ts'
import { guardTree } from './sandbox/tree-mounts.ts'
import { toolsFolder, type TrustContextName } from './sandbox/trust-contexts.ts'
import {
  startBackgroundProcess,
  type BackgroundProcess,
  type BackgroundProcessOptions
} from './commands/background-process.ts'
import { WorkspaceReader } from './reader.ts'
import type { Redact } from '../secrets/redact.ts'

export interface WorkspaceOptions {
  /** The checked-out repository; absolute. */
  readonly root: string
  /** A folder of ours outside the root, for this run only; created if missing. */
  readonly stateFolder: string
  /** What stays closed to tools too, in the root; nothing if omitted. */
  readonly closed?: readonly string[]
  /** Undefined if no sandbox works. Commands are then refused. */
  readonly sandbox: TestedSandbox | LateSandbox | undefined
  /** The environment of this process. Commands get only its harmless variables. */
  readonly environment: Environment
  /** Rules for allowed commands, besides those that only read. */
  readonly commands: CommandSetting
  /** Command lines that check the work; undefined for the repository's own tests. */
  readonly verify: readonly VerifyEntry[] | undefined
  /** The default network access of commands; none if omitted. */
  readonly network?: NetworkAccess
  /** What commands and background processes reach at most, whatever they ask for; everything if omitted. */
  readonly networkLimit?: NetworkAccess
  /** The only paths that tools and confined commands can change; undefined for all. */
  readonly writablePaths?: readonly string[] | undefined
  /** How messages name the file with these settings; agent.yml if omitted. */
  readonly settingsFile?: string
  /** Redacts what commands print and what is read from files, before it is cut; nothing is redacted if omitted. */
  readonly redact?: Redact
  /** For tests; the real one if omitted. */
  readonly internet?: Internet
  /** Called with a sentence about refused hosts. */
  readonly warn?: ((text: string) => void) | undefined
}

export interface RunOptions {
  /** Whose HOME and /tmp it has. A command of the agent can change only the writable paths. */
  readonly context: TrustContextName
  readonly timeoutMs?: number
  /** Relative to the root. */
  readonly cwd?: string
  /** Default: the setting of the workspace. */
  readonly network?: NetworkAccess | undefined
  /** True if the hosts in `network` can resolve to mirrors in the network of the machine. See `ProxyOptions`. */
  readonly allowsMirrors?: boolean
  /** More folders that it can write to; absolute. */
  readonly writable?: readonly string[]
  /** True for a line that the model wrote. Without a sandbox, it runs without a shell. */
  readonly isFromModel?: boolean
  /** Gets the complete output in chunks. */
  readonly onOutput?: (chunk: Buffer) => void
  /** Truncates the result to 100 lines, and saves the complete output in `outputs`. */
  readonly keepsOutput?: boolean
  readonly signal: AbortSignal
}

const DEFAULT_TIMEOUT_MS = 120_000
const MAX_LEFT = 10
const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin'
const NO_LIST =
  'agent.yml lists hosts under network, but with sandbox: off commands have access to the whole network. Remove the list, or choose a sandbox.'
const NO_CONFINEMENT =
  'agent.yml lists writable-paths, but with sandbox: off commands can change everything. Remove the list, or choose a sandbox.'
const ONLY_REPOSITORY = 'A patch changes only files of the repository. Use write_file or edit_file in /tmp.'
const NO_SANDBOX =
  'No command can be run, because no sandbox works on this machine. Use only the file tools, and say in your summary ' +
  'that nothing was run.'

/** Opens the work tree for tools and checks. Uses the repository's declared commands and tests if none are given. */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const { networkLimit = true } = options
  const network = narrowed(options.network ?? false, networkLimit)
  const expected = expectedSandbox(options.sandbox)
  if (expected?.kind === 'none' && hostsOf(network).length > 0) throw new UserError(NO_LIST)
  if (expected?.kind === 'none' && options.writablePaths) throw new UserError(NO_CONFINEMENT)
  const root = await realpath(options.root)
  await mkdir(options.stateFolder, { recursive: true, mode: 0o700 })
  // Attack: a tool writes what a check finds in its HOME.
  if (isWithin(await realpath(options.stateFolder), root)) {
    throw new UserError(`${options.stateFolder} is in the work tree ${root}. Set TMPDIR to a folder outside of it.`)
  }
  const guard = guardTree({ root, environment: options.environment }, realPaths(options.closed ?? []))
  guard.catch(() => undefined)
  // Tools can read it before there is a sandbox.
  if (expected?.temporary !== undefined) await mkdir(expected.temporary, { recursive: true })
  const declared = await readDeclaredChecks(await readRootFiles(root))
  const environment = { PATH: SYSTEM_PATH, ...options.environment, ...toolVariables(options.environment) }
  const trusted = await trustedEnvironment(root, environment)
  const home = expected?.home ?? '/nonexistent'
  const outputs = new OutputFiles(join(options.stateFolder, 'outputs'))
  const redact = options.redact ?? ((text: string) => text)
  return new Workspace({
    root,
    sandbox: options.sandbox,
    environment: commandEnvironment(environment, home),
    trusted: commandEnvironment(trusted, home),
    commands: options.commands,
    checks: options.verify ?? declared.tests.map((run) => ({ run, quick: undefined, reports: [] })),
    packageChecks: [],
    reader: new WorkspaceReader({
      root,
      stateFolder: options.stateFolder,
      searchPath: trusted['PATH'] ?? SYSTEM_PATH,
      outputs,
      redact,
      guard,
      temporary: () => expectedSandbox(options.sandbox)?.temporary
    }),
    guard,
    pipeFolder: options.stateFolder,
    outputs,
    redact,
    network,
    networkLimit,
    writablePaths: options.writablePaths,
    readable: [],
    openRoute: async (hosts, allowsMirrors) => {
      // Loaded on demand, because most repositories allow no hosts.
      const [{ openRoute }, { openInternet }] = await Promise.all([
        import('../network/route.ts'),
        import('../network/internet.ts')
      ])
      const { stateFolder, internet = openInternet(), warn = () => undefined } = options
      const { settingsFile = 'agent.yml' } = options
      return openRoute({ hosts, settingsFile, allowsMirrors, stateFolder, internet, onRefusal: warn })
    }
  })
}

function expectedSandbox(sandbox: TestedSandbox | LateSandbox | undefined): ExpectedSandbox | undefined {
  return sandbox instanceof LateSandbox ? sandbox.expected : sandbox
}

/** The hosts of a list; none for access to everything or nothing. */
function hostsOf(network: NetworkAccess): readonly string[] {
  return typeof network === 'boolean' ? [] : network
}

/** What `Workspace.with` adds for commands. */
export interface CommandAdditions {
  readonly environment: Readonly<Record<string, string>>
  readonly searchPath: readonly string[]
  readonly readable: readonly string[]
}

interface WorkspaceParts extends Pick<WorkspaceOptions, 'root' | 'sandbox' | 'commands' | 'writablePaths'> {
  /** The root, if commands see it in the place of the work tree. */
  readonly copy?: string
  readonly shownRoot?: string
  /** True if the copy holds only data. */
  readonly isData?: boolean
  readonly environment: Readonly<Record<string, string>>
  /** Without what leads into the work tree. */
  readonly trusted: Readonly<Record<string, string>>
  readonly checks: readonly VerifyEntry[]
  readonly packageChecks: readonly string[]
  readonly reader: WorkspaceReader
  readonly guard: Promise<TreeGuard>
  /** A folder that commands cannot see. */
  readonly pipeFolder: string
  readonly outputs: OutputFiles
  readonly redact: Redact
  readonly network: NetworkAccess
  readonly networkLimit: NetworkAccess
  /** More folders that commands can read; absolute. */
  readonly readable: readonly string[]
  readonly openRoute: (hosts: readonly string[], allowsMirrors: boolean) => Promise<Route>
}

/**
 * The checked-out repository. Paths are relative to its root, or absolute inside it. A path that leads out of it or into `.git` is a
 * ToolError. Returned paths are relative, with links resolved.
 */
export class Workspace {
  readonly root: string
  /** What checks the work. */
  readonly checks: readonly VerifyEntry[]
  /** Command lines that check the work if it changes their package. */
  readonly packageChecks: readonly string[]
  /** Reads, lists and searches files. */
  readonly reader: WorkspaceReader
  readonly #parts: WorkspaceParts

  constructor(parts: WorkspaceParts) {
    this.root = parts.root
    this.checks = parts.checks
    this.packageChecks = parts.packageChecks
    this.reader = parts.reader
    this.#parts = parts
  }

  /** Where commands see the root. */
  get shownRoot(): string {
    return this.#parts.shownRoot ?? this.root
  }

  /** Undefined if no sandbox works, so that commands are refused. Before the self-test, one that works is expected. */
  get sandbox(): ExpectedSandbox | undefined {
    return expectedSandbox(this.#parts.sandbox)
  }

  /** Waits for the self-test. No command starts without this. @throws ToolError if there is no sandbox */
  async testedSandbox(): Promise<TestedSandbox> {
    const { sandbox } = this.#parts
    const tested = sandbox instanceof LateSandbox ? await sandbox.tested() : sandbox
    if (!tested) throw new ToolError(NO_SANDBOX)
    return tested
  }

  /** The same workspace, whose commands have more variables, more folders at the start of PATH, and more readable folders. */
  with({ environment, searchPath, readable }: CommandAdditions): Workspace {
    const parts = this.#parts
    const added = (to: Readonly<Record<string, string>>) => {
      return { ...to, ...environment, PATH: [...searchPath, to['PATH'] ?? SYSTEM_PATH].join(':') }
    }
    const environments = { environment: added(parts.environment), trusted: added(parts.trusted) }
    return new Workspace({ ...parts, ...environments, readable: [...parts.readable, ...readable] })
  }

  /** The command lines of `checks`. */
  get verifyCommands(): readonly string[] {
    return this.checks.map(({ run }) => run)
  }

  /** The tests that the root declares now. */
  async declaredChecks(): Promise<readonly string[]> {
    return (await readDeclaredChecks(await readRootFiles(this.root))).tests
  }

  /** The same workspace with these checks of packages. */
  withPackageChecks(packageChecks: readonly string[]): Workspace {
    return new Workspace({ ...this.#parts, packageChecks })
  }

  /**
   * The same workspace on a copy of the work tree, which commands see in the place of the original. Nothing may write to the original meanwhile.
   *
   * @param copies how many must fit on the disk
   * @returns why there is none, to complete "because …"
   */
  async copy(signal: AbortSignal, copies = 1): Promise<Workspace | string> {
    const parts = this.#parts
    const hidden = await parts.guard.then((guard) => guard.hidden).catch(() => undefined)
    // No sandbox works on a tree that no guard understands.
    if (!this.isBounded || !hidden) return 'no sandbox separates commands from it'
    const root = join(await realpath(parts.pipeFolder), `copy-${randomUUID()}`)
    const without = ['.git', ...hidden].map((path) => join(this.root, path))
    const obstacle = await copyTree(this.root, root, { without, copies, signal })
    const own = { root, copy: root, shownRoot: this.shownRoot, reader: parts.reader.ofCopy(root) }
    return obstacle ?? new Workspace({ ...parts, ...own })
  }

  /**
   * The same workspace on a folder with these files and nothing else, which commands see in the place of the work tree. Attack: a program that
   * reaches hosts finds code or settings of a stranger in the work tree.
   *
   * @param files by path, relative to the root
   */
  async ofData(files: ReadonlyMap<string, string | Buffer>, signal: AbortSignal): Promise<Workspace & AsyncDisposable> {
    const parts = this.#parts
    const root = join(await realpath(parts.pipeFolder), `data-${randomUUID()}`)
    await makeLike(this.root, root)
    const changes = [...files].map(([path, content]) => ({ path, content: Buffer.from(content) }))
    await applyChanges(root, changes, signal)
    const data = { root, copy: root, isData: true, reader: parts.reader.ofCopy(root) }
    return Object.assign(new Workspace({ ...parts, ...data }), { [Symbol.asyncDispose]: () => removeFolder(root) })
  }

  /** The same workspace for code that must not run. Commands are refused, as without a sandbox. */
  withoutCommands(): Workspace {
    return new Workspace({ ...this.#parts, sandbox: undefined })
  }

  /** The same workspace, which this command checks before the other checks. */
  withFirstCheck(run: string): Workspace {
    const rest = this.checks.filter((check) => check.run !== run)
    const first = this.checks.find((check) => check.run === run) ?? { run, quick: undefined, reports: [] }
    return new Workspace({ ...this.#parts, checks: [first, ...rest] })
  }

  /** Keeps a text for the tools that read. Returns its name, such as `output:1`; undefined if it cannot be written to disk. */
  keepOutput(text: string): string | undefined {
    const file = this.#parts.outputs.create()
    file?.write(text)
    file?.close()
    return file?.name
  }

  /** The hosts that agent.yml allows. */
  get hosts(): readonly string[] {
    return hostsOf(this.#parts.network)
  }

  /** What `judge` allows, to show to the model. */
  get allowedCommands(): AllowedCommands {
    const { commands: setting } = this.#parts
    if (!this.isBounded) return { kind: 'lines', lines: typeof setting === 'object' ? setting : [], readingPrograms }
    return typeof setting === 'object' ? { kind: 'reading-and-rules', rules: setting } : { kind: setting ?? 'default' }
  }

  /** True where the kernel limits what commands reach. */
  get isBounded(): boolean {
    return this.sandbox !== undefined && this.sandbox.kind !== 'none'
  }

  /** Relative to the root; a path in the /tmp of commands stays absolute. */
  async resolve(path: string): Promise<string> {
    const { place, relative } = await this.reader.locate(path)
    return place.shown(relative)
  }

  /** True for anything, including folders. */
  async exists(path: string): Promise<boolean> {
    const { place, relative } = await this.reader.locate(path)
    return existsBeneath(place.root, relative)
  }

  async readFile(path: string, signal: AbortSignal): Promise<{ readonly path: string; readonly content: Buffer }> {
    const { place, relative } = await this.reader.locate(path)
    const content = await this.reader.explainingErrors(path, signal, () => readFileBeneath(place.root, relative))
    return { path: place.shown(relative), content }
  }

  async writeFile(
    path: string,
    content: string | Buffer,
    signal: AbortSignal
  ): Promise<{ readonly path: string; readonly isNew: boolean }> {
    const { place, relative } = await this.reader.locate(path)
    const { root, shown } = place
    if (root === this.root) await this.#requireWritable(relative)
    const isNew = !(await existsBeneath(root, relative))
    await applyChanges(root, [{ path: relative, content: Buffer.from(content) }], signal)
    return { path: shown(relative), isNew }
  }

  /** Makes all the changes or none. Their paths come from `resolve`. */
  async applyChanges(changes: readonly FileChange[], signal: AbortSignal): Promise<void> {
    if (changes.some(({ path }) => path.startsWith('/'))) throw new ToolError(ONLY_REPOSITORY)
    for (const { path } of changes) await this.#requireWritable(path)
    await applyChanges(this.root, changes, signal)
  }

  async #requireWritable(path: string): Promise<void> {
    const { writablePaths = [] } = this.#parts
    await this.reader.requireChangeable(path)
    if (isWritable(path, this.#parts.writablePaths)) return
    throw new ToolError(`${path} was not changed: agent.yml allows changes only in ${listFirst(writablePaths, 20)}.`)
  }

  /** Paths of all files that are not ignored, sorted. */
  files(signal: AbortSignal): Promise<string[]> {
    return this.reader.files(signal)
  }

  /**
   * A warning if the work left a repository, whatever its name, or what the next run refuses; undefined otherwise. Attack: no list of changes
   * has it, and git obeys its configuration in its folder.
   */
  async leftRepositories(): Promise<string | undefined> {
    if (!this.sandbox) return undefined
    try {
      const { repositories: known } = await this.#parts.guard
      const left = (await searchTree(this.root)).repositories.filter((path) => !known.includes(path))
      if (left.length === 0) return undefined
      return `The work left a repository in ${listFirst(left, MAX_LEFT)}, which a list of changes may not show and no undo removes. In it, git runs what its configuration names: delete what you did not ask for.`
    } catch (error) {
      if (error instanceof UnprotectedTree) return error.message
      throw error
    }
  }

  /** The working folder for a path from the model. @throws ToolError if it is not a folder */
  workingFolder(path: string, signal: AbortSignal): Promise<WorkingFolder> {
    return resolveWorkingFolder(this.root, path, () => this.reader.files(signal))
  }

  /**
   * Whether the model is allowed to run this command in this folder. Checks of the work are always allowed.
   *
   * @param folder relative to the root
   */
  async judge(command: string, folder = ''): Promise<Judgment> {
    const { commands: setting } = this.#parts
    const { isBounded, root } = this
    if (!this.sandbox) throw new ToolError(NO_SANDBOX)
    if (this.#isOwnCheck(command)) return { kind: 'allowed', rules: [command.trim()] }
    // Loaded on demand: the shell grammar is large, and many runs first read files for a while.
    const { judgeCommand } = await import('../policy/commands.ts')
    const judgment = judgeCommand(command, { setting, isBounded })
    if (judgment.kind === 'allowed') {
      // Nothing but this keeps a command that reads in the work tree where there is no sandbox.
      for (const path of judgment.paths ?? [])
        await this.reader.resolve(isAbsolute(path) ? path : `./${folder}/${path}`)
      return judgment
    }
    if (!isBounded) return judgment
    // Lock files can be megabytes, and most commands need none of the programs that they name.
    return judgeCommand(command, { setting, isBounded, packageBinaries: await readPackageBinaries(root) })
  }

  /** True for a check of the work, which the maintainer wrote or the repository declares. */
  #isOwnCheck(command: string): boolean {
    const lines = [...this.checks.flatMap(({ run, quick }) => [run, quick]), ...this.packageChecks]
    return lines.includes(command.trim())
  }

  /**
   * Runs a shell command in the sandbox. Does not apply the rules: checks and set-up commands need none, and the tool calls `judge`
   * first. When it returns, everything that the command started has ended.
   *
   * @throws ToolError if there is no sandbox
   */
  async run(command: string, options: RunOptions): Promise<CommandResult> {
    const { pipeFolder, root, copy, isData, readable, writablePaths, redact } = this.#parts
    const sandbox = await this.#sandboxFor(command, options)
    const { timeoutMs = DEFAULT_TIMEOUT_MS, cwd = '.', allowsMirrors = false, keepsOutput = false } = options
    const { writable = [], onOutput, context, signal } = options
    const network = narrowed(options.network ?? this.#parts.network, this.#parts.networkLimit)
    const seesTree = context !== 'tools'
    const environment = this.#parts[typeof context === 'object' && 'keeps' in context ? 'trusted' : 'environment']
    const folder = seesTree ? join(root, await resolveInside(root, cwd)) : '/'
    const outputs = keepsOutput ? this.#parts.outputs : undefined
    const confinedTo = context === 'agent' ? writablePaths?.map((path) => join(root, path)) : undefined
    await using folders = await sandbox.contexts.open(context, signal)
    const ownFolder = seesTree ? [] : [toolsFolder(sandbox.home)]
    const own = { folders, readable, writable: [...writable, ...ownFolder], confinedTo }
    const where = { cwd: folder, copy, isData, seesTree, ...own }
    const run = { sandbox, environment, pipeFolder, outputs, redact, ...where, timeoutMs, onOutput, signal }
    const hosts = hostsOf(network)
    if (hosts.length === 0) return await runCommand(command, { ...run, network: network === true })
    if (sandbox.kind === 'none') throw new UserError(NO_LIST)
    await using route = await this.#parts.openRoute(hosts, allowsMirrors)
    const withRoute = { ...run, network: false, readable: [...readable, ...route.readable] }
    const result = await runCommand(route.wrap(command), withRoute)
    return { ...result, output: `${endingLine(result.output)}${route.notes()}` }
  }

  async #sandboxFor(command: string, { isFromModel = false }: RunOptions): Promise<TestedSandbox> {
    const sandbox = await this.testedSandbox()
    if (sandbox.kind !== 'none' || !isFromModel || this.#isOwnCheck(command)) return sandbox
    const { plainCommand } = await import('../policy/literal-words.ts')
    const words = plainCommand(command)
    if (!words) throw new ToolError('Without a sandbox, only one command of plain words can run.')
    return withoutShell(sandbox, words)
  }

  /**
   * Starts a program in the sandbox that runs in the background, with a HOME and a /tmp of its own. It can read the work tree and cannot
   * write to it.
   *
   * @param environment is added to the environment of commands
   * @throws ToolError if there is no sandbox
   */
  async startBackgroundProcess(
    command: readonly [string, ...string[]],
    options: Pick<BackgroundProcessOptions, 'environment'> & { readonly network: NetworkAccess }
  ): Promise<BackgroundProcess> {
    const { root, readable, redact, networkLimit } = this.#parts
    const network = narrowed(options.network, networkLimit)
    const sandbox = await this.testedSandbox()
    const hosts = hostsOf(network)
    if (hosts.length > 0 && sandbox.kind === 'none') throw new ToolError(NO_LIST)
    await using opened = new AsyncDisposableStack()
    const folders = opened.use(await sandbox.contexts.open('alone'))
    const route = hosts.length > 0 ? opened.use(await this.#parts.openRoute(hosts, false)) : undefined
    const started = startBackgroundProcess(command, {
      sandbox,
      cwd: root,
      folders,
      readable: [...readable, ...(route?.readable ?? [])],
      redact,
      environment: { ...this.#parts.environment, ...options.environment },
      network: route === undefined && network === true,
      wrap: (script) => route?.wrap(script) ?? script
    })
    const kept = opened.move()
    void started.ended.then(() => kept.disposeAsync())
    return started
  }
}

function endingLine(output: string): string {
  return output === '' || output.endsWith('\n') ? output : `${output}\n`
}
