import { shortenMiddle } from '../../agent/shorten-middle.ts'
import type { McpServer } from '../../domain/settings.ts'
import { UserError } from '../../errors.ts'
import type { Checkout } from '../../git/checkout.ts'
import type { Emit } from '../../report/reporter.ts'
import { buildOf, type Build } from '../../setup/builds.ts'
import {
  installDependencies,
  missingDependencies,
  type InstallOptions,
  type Installed,
  openPackageCache
} from '../../setup/install-dependencies.ts'
import { explainSkippedSetup } from '../../setup/explain-failure.ts'
import { listFirst } from '../../text/format.ts'
import { readAgentFile, type AgentFile, type SetupStep } from '../../settings/agent-file.ts'
import type { ReadRepositoryFile } from '../../settings/diagnostics.ts'
import { filesGivenBy } from '../../settings/given-files.ts'
import { literalPattern } from '../../policy/path-pattern.ts'
import type { RunOptions, Workspace } from '../../workspace/workspace.ts'
import type { Package } from '../../verification/packages/package.ts'
import { packagesIn } from './package-checks.ts'
import type { Preflight } from '../claim/preflight.ts'
import { canRun, type ResolvedTarget } from '../target/resolve-target.ts'
import type { Run } from '../effects.ts'
import { foreignCommitsReason } from '../target/foreign-commits.ts'
import type { Task } from '../../domain/task.ts'
import { isQuestion, resultOf } from '../../tasks/verbs.ts'
import type { PipelineSettings } from '../workflow-inputs.ts'
import { beginUse } from '../../workspace/used-workspace.ts'
import { documentationUrl } from '../../text/documentation-url.ts'
import { readVerified, readFolderVerified } from '../../git/verified-read.ts'
import { filesOf } from '../../git/objects.ts'
import { fileStats } from '../../git/changes.ts'

/** What the repository says about working in it. */
export interface RepositorySettings {
  /** agent.yml. */
  readonly rules: AgentFile
  /** The repository's instructions for agents; '' for none. */
  readonly instructions: string
}

/** The settings of the base branch. The head of a pull request cannot change them. */
export interface BaseSettings extends RepositorySettings {
  /** Globs of what needs approval besides what is built in: those of agent.yml, and the files that the run and the workflows are given. */
  readonly protectedPaths: readonly string[]
}

/** Fetches the commits and reads the settings. No file is written, and nothing of the repository is run. */
export async function readBaseSettings(
  { startSha, baseSha, mergeBase }: Pick<ResolvedTarget, 'startSha' | 'baseSha' | 'mergeBase'>,
  checkout: Checkout,
  { configPath, givenFiles }: WorkflowFiles
): Promise<BaseSettings> {
  await checkout.fetch([...new Set([startSha, baseSha, mergeBase ?? startSha])])
  const given = new Set<string>()
  // Attack: the file is a link, and the model changes what it leads to.
  const add = (path: string) => void given.add(path)
  const read: ReadRepositoryFile = (path) => {
    add(path)
    return readVerified(checkout.git, { commit: baseSha, path, onRead: add })
  }
  const rules = await readAgentFile(await read(configPath), `${configPath} on the base branch`, read)
  const instructions = await readInstructions(read)
  const workflows = await readFolderVerified(checkout.git, baseSha, WORKFLOWS)
  // Whether it can be read is for the run that it is given to.
  const readIfPossible = (path: string) => read(path).catch(() => undefined)
  const others = [...givenFiles, ...(await filesGivenBy(workflows, readIfPossible))]
  await Promise.all(others.map(readIfPossible))
  return { rules, instructions, protectedPaths: [...[...given].map(literalPattern), ...rules.protectedPaths] }
}

/** What a workflow says about the files that it gives to a run. */
export type WorkflowFiles = Pick<PipelineSettings, 'configPath' | 'givenFiles'>

const WORKFLOWS = '.github/workflows'

/** In order; the first that exists is used. */
const INSTRUCTION_FILES = ['AGENTS.md', '.github/copilot-instructions.md', 'CLAUDE.md']
const MAX_INSTRUCTIONS = 32_768

/** The repository's instructions for agents; '' for none. */
export async function readInstructions(read: ReadRepositoryFile): Promise<string> {
  const texts = await Promise.all(INSTRUCTION_FILES.map(read))
  return texts.find((text) => text !== undefined)?.slice(0, MAX_INSTRUCTIONS) ?? ''
}

/** Where the work goes, and what is said there about working. */
export interface SettledTarget {
  readonly target: ResolvedTarget
  readonly base: BaseSettings
}

/** The checked-out code, ready for work. */
export interface PreparedCheckout extends SettledTarget {
  readonly workspace: Workspace
  /** What has built something of the sources, in order. */
  readonly builds: readonly Build[]
  /** What earlier runs have left in the workspace, to complete "because …"; undefined for nothing. */
  readonly left: string | undefined
  /** The packages before the work. */
  readonly packages: readonly Package[]
  /** The MCP servers of agent.yml, which can be code of the head, as far as they may start. */
  readonly servers: readonly McpServer[]
}

/** The work tree before the work. */
export interface ProofSubject {
  readonly workspace: Workspace
  readonly checkout: Checkout
  readonly packages: readonly Package[]
  readonly base: RepositorySettings
  /** What has built something of the sources; nothing if omitted. */
  readonly builds?: readonly Build[]
  /** See `PreparedCheckout`. */
  readonly left?: string | undefined
  /** The commit or tree that a change is relative to. */
  readonly start: string
}

export interface CheckoutRequest extends SettledTarget {
  readonly task: Task
  readonly preflight: Preflight
}

/** Checks out the code and runs the setup commands, or installs the declared dependencies if there are none. @throws UserError for what a user must fix first */
export async function prepareCheckout(request: CheckoutRequest, run: Run): Promise<PreparedCheckout> {
  const { task, target, base, preflight } = request
  const { checkout, openWorkspace, emit, signal } = run
  await checkout.switchTo(target.startSha)
  const { branch, base: baseBranch, baseSha, startSha: start, mergeBase } = target
  const refs = { branch, start, base: baseBranch, baseSha, mergeBase }
  const writeRepository = () => checkout.repositoryForCommands(refs)
  const workspace = await preflight.alongside(openWorkspace(base.rules, writeRepository))
  // From here on, a run can take minutes.
  await preflight.requireAll()
  const { setup = [] } = base.rules
  const left = await beginUse(workspace.root, () => filesOf(checkout.git, start), signal)
  const closed = { target, base, workspace, left, builds: [], packages: [], servers: [] }
  if (resultOf(task) === 'review' || !canRun(target)) return { ...closed, workspace: workspace.withoutCommands() }
  let judged: Promise<string | undefined> | undefined
  const foreignReason = () => (judged ??= foreignCommitsReason(target, run))
  const servers = await serversOf(base.rules, workspace, foreignReason, emit)
  const unchecked = { ...closed, servers }
  const reason = setup.length > 0 ? await foreignReason() : undefined
  const allowed = reason === undefined ? setup : offlineSteps(setup, workspace)
  const isCut = reason !== undefined && allowed.length < setup.length
  const context = reason === undefined ? 'setup' : 'foreign'
  const setUp = () => runSetup(workspace, allowed, { context, signal })
  if (isCut) reportSkipped(setup.slice(allowed.length), reason, emit)
  const isReadOnly = isQuestion(task)
  const builds = !isCut || isReadOnly ? await setUp() : []
  if (isReadOnly) return unchecked
  const packages = await packagesIn(workspace, base.rules.verify, { signal })
  const prepared = { ...unchecked, builds, packages }
  const checked = workspace.withPackageChecks(packages.flatMap(({ check }) => check ?? []))
  if (base.rules.setup && !isCut) return { ...prepared, workspace: checked }
  const installed = await install({ ...prepared, workspace: checked }, task, foreignReason, run)
  // Last, because `foreign` begins with what was installed.
  const later = isCut ? await setUp() : []
  return { ...prepared, ...installed, builds: [...builds, ...installed.builds, ...later] }
}

/**
 * What runs on a head that has commits of strangers: the setup commands before the first one that can reach a host. The later ones may need
 * what that command installs.
 *
 * Attack: `npm ci` in agent.yml runs an install script that a stranger added to the pull request, and the script sends the code to an
 * open host.
 */
function offlineSteps(setup: readonly SetupStep[], workspace: Workspace): readonly SetupStep[] {
  const firstOnline = setup.findIndex((step) => reachesHosts(step, workspace))
  return firstOnline === -1 ? setup : setup.slice(0, firstOnline)
}

function reportSkipped(steps: readonly SetupStep[], reason: string, emit: Emit): void {
  const skipped = steps.map(({ run }) => run)
  const problem = explainSkippedSetup(skipped, reason)
  emit({ kind: 'dependencies', tool: 'setup', command: skipped.join('\n'), result: 'failed', durationMs: 0, problem })
}

/**
 * Attack: the program of a server is in the repository, and a stranger's commit changes it.
 *
 * @returns the servers, without their network on a head that has commits of strangers
 */
async function serversOf(
  { mcpServers }: AgentFile,
  workspace: Workspace,
  foreignReason: () => Promise<string | undefined>,
  emit: Emit
): Promise<readonly McpServer[]> {
  const online = mcpServers.filter((server) => reachesHosts(server, workspace))
  const reason = online.length > 0 ? await foreignReason() : undefined
  if (reason === undefined) return mcpServers
  const names = online.map(({ name }) => name).join(', ')
  const these = `these ${workspace.isBounded ? 'start without a network' : 'do not start'}: ${names}. The reason: ${reason}`
  emit({ kind: 'warning', text: `MCP servers can run code of the pull request, so ${these}` })
  return workspace.isBounded ? mcpServers.map((server) => ({ ...server, network: false })) : []
}

function reachesHosts({ network }: Pick<SetupStep, 'network'>, { sandbox, hosts }: Workspace): boolean {
  if (!sandbox) return false
  const access = sandbox.kind === 'none' ? true : (network ?? hosts)
  return access === true || (access !== false && access.length > 0)
}

/** Installs missing dependencies. What this adds to the work tree never becomes part of the change. */
async function install(
  { workspace, target }: PreparedCheckout,
  asked: Task,
  foreignReason: () => Promise<string | undefined>,
  { checkout, settings: { packageCache }, emit, signal }: Run
): Promise<Installed> {
  const options: InstallOptions = {
    onEnd: (installation) => {
      emit({ kind: 'dependencies', ...installation })
    },
    signal
  }
  const { pullRequest, mergeBase, startSha } = target
  const stats = pullRequest && mergeBase !== undefined ? await fileStats(checkout.git, mergeBase, startSha) : []
  const missing = await missingDependencies(workspace, {
    ...options,
    task: { changed: stats.map(({ path }) => path), text: [asked.request.text, asked.title, asked.body].join('\n') },
    onSkipped: (folders) => {
      emit({ kind: 'warning', text: skippedProjects(folders) })
    }
  })
  if (missing.length === 0) return { workspace, builds: [] }
  emit({ kind: 'step', step: 'installing' })
  const reason = await foreignReason()
  // Attack: a package of a stranger's pull request stays in the cache of the default branch.
  const isKept = packageCache !== undefined && reason === undefined
  const cache = isKept ? await openPackageCache(packageCache, workspace.root) : undefined
  const request = { missing, foreignReason: reason, cache }
  let installed: Installed = { workspace, builds: [] }
  const added = await checkout.isolateInstall(async () => {
    installed = await installDependencies(workspace, request, options)
  })
  await installed.workspace.reader.exclude(added)
  return installed
}

const MAX_NAMES = 10

function skippedProjects(folders: readonly string[]): string {
  const names = listFirst(folders, MAX_NAMES)
  return `The repository has more projects in folders than Forgehand installs, so the dependencies of these were not looked at: ${names}. If their checks need them, install them in the workflow or with setup in agent.yml.`
}

const MAX_SHOWN = 4_000

/** Runs the setup commands in order. @returns those that have built something of the sources @throws UserError for the first that fails */
export async function runSetup(
  workspace: Workspace,
  setup: readonly SetupStep[],
  { context, signal }: RunOptions & { readonly context: 'setup' | 'foreign' }
): Promise<readonly Build[]> {
  if (setup.length > 0 && !workspace.sandbox) {
    throw new UserError(
      `agent.yml has setup commands, but no sandbox to run them in could be set up on this runner. See ${documentationUrl('docs/sandbox.md')} for what a sandbox needs.`
    )
  }
  const builds: Build[] = []
  for (const step of setup) {
    const { run, network, timeoutMs } = step
    const since = Date.now()
    const { exitCode, output } = await workspace.run(run, { context, timeoutMs, network, signal })
    const build = exitCode === 0 ? await buildOf(step, workspace, since, { context, signal }) : undefined
    if (build) builds.push(build)
    if (exitCode === 0) continue
    const ending = exitCode === undefined ? 'did not end in time' : `failed with exit code ${exitCode}`
    throw new UserError(
      `The setup command "${run}" in agent.yml ${ending}:\n${shortenMiddle(output.trimEnd(), MAX_SHOWN)}`
    )
  }
  return builds
}
