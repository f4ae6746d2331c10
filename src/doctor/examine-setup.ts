import type { Environment } from '../domain/environment.ts'
import type { CreateModel } from '../pipeline/run-models.ts'
import { runSetup } from '../pipeline/prepare.ts'
import type { CheckOptions } from '../pipeline/run-checks.ts'
import type { Emit } from '../report/reporter.ts'
import type { SandboxReport } from '../report/run-snapshot.ts'
import { readAgentFile, type AgentFile } from '../settings/agent-file.ts'
import type { AvailableModels } from '../settings/workflow-models.ts'
import { formatDuration } from '../text/format.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { examineCommitted, type CommittedFiles } from './committed-files.ts'
import type { Finding } from './finding.ts'
import { readMachine } from './machine.ts'
import { configuredModels, examineModel, MAX_MODEL_MS } from './models.ts'
import { examineHosts, MAX_HOST_MS, neededHosts } from './package-hosts.ts'
import { examineGit, judgeNode } from './programs.ts'
import { examineChecks } from './checks.ts'
import { findDependencies, installMissing, judgeDependencies, toolsOf, type DeclaredDependencies } from './project.ts'
import { readWorkflowFiles, readWorkTreeFile } from './read-workflows.ts'
import { examineRepository, type RepositoryAccess } from './repository.ts'
import { runExaminations, type Examination } from './run-examinations.ts'
import { judgeSandbox } from './sandbox.ts'
import { examineSearchPath, type OpensPaths } from './search-path.ts'
import { readSettings } from './settings-file.ts'
import { forgehandWorkflows, judgeWorkflows } from './workflow-file.ts'

/** Why something could not be checked, and how to get it checked. */
export type NotChecked = Required<Pick<Finding, 'title' | 'remedy'>> &
  Pick<Finding, 'detail'> & {
    /** Default: unknown. */
    readonly state?: Finding['state']
  }

/** Why no code of the checkout is run. */
export interface NotRun {
  /** Ends a sentence, such as `because of --no-checks`. */
  readonly reason: string
  readonly remedy: string
  /** True for code of strangers, whose settings must not choose which models and hosts are asked. */
  readonly isForeign?: boolean
}

/** A setup of Forgehand: a machine, a checkout, models and a repository on the forge. */
export interface SetupToExamine {
  /** The checkout; an absolute path without symbolic links. */
  readonly root: string
  readonly environment: Environment
  /** Of GitHub or of an Enterprise Server, such as https://github.com. */
  readonly serverUrl: string
  readonly settings: {
    /** In the repository. */
    readonly path: string
    /** Undefined: there is no file. @throws UserError for a file with mistakes */
    readonly read: () => Promise<AgentFile | undefined>
  }
  /** Undefined where the files are those of a commit. */
  readonly commits: CommittedFiles | NotChecked | undefined
  readonly sandbox: SandboxMode
  /** Where the paths are listed that commands can read in addition. */
  readonly opensPaths: OpensPaths
  readonly openWorkspace: (rules: AgentFile, emit: Emit) => Promise<Workspace>
  /** Why no code of the checkout is run; undefined if it is. */
  readonly notRun: NotRun | undefined
  /** True to install missing dependencies, as a run on a runner does. */
  readonly installs: boolean
  readonly models: AvailableModels | NotChecked
  readonly createModel: CreateModel
  readonly repository: RepositoryAccess | NotChecked
  /** For what commands print, before it is shortened. */
  readonly redact: CheckOptions['redact']
}

const SHORT_MS = 20_000
const SANDBOX_MS = 90_000
const REPOSITORY_MS = 60_000
const HOSTS_MS = 5 * 60_000
/** Beyond the time of the checks themselves: for the sandbox and for installing. */
const PREPARATION_MS = 35 * 60_000

/** Examines all of it at once. Code of the checkout runs in the sandbox only. @throws the signal's reason when aborted */
export async function examineSetup(setup: SetupToExamine, signal: AbortSignal): Promise<readonly Finding[]> {
  const { path, read } = setup.settings
  const defaults = await readAgentFile(undefined)
  const { finding, rules: written } = await readSettings(path, read, defaults)
  const rules = setup.notRun?.isForeign ? defaults : written
  const project = openProject(setup, rules, signal)
  const { models, repository } = setup
  const configured = 'main' in models ? configuredModels(models, rules) : undefined
  const projectMs = PREPARATION_MS + rules.limits.verifyMinutes * 60_000
  return await runExaminations(
    [
      examination('node', 'Node', () => Promise.resolve([judgeNode(process.versions.node)])),
      examination('git', 'git', (limit) => examineGit(setup.root, setup.environment, limit)),
      { ...examination('sandbox', 'The sandbox', () => project.sandbox), timeoutMs: SANDBOX_MS },
      { ...examination('path', 'The programs on the PATH', project.searchPath), timeoutMs: SANDBOX_MS },
      examination('agent.yml', path, () => Promise.resolve([finding])),
      examination('committed', 'The commits', () => examineCommits(setup)),
      examination('workflow', 'The workflow files', async () =>
        judgeWorkflows(await readWorkflowFiles(setup.root), setup.serverUrl)
      ),
      {
        id: 'token',
        subject: 'The repository on GitHub',
        timeoutMs: REPOSITORY_MS,
        examine: () =>
          'title' in repository
            ? Promise.resolve([notChecked('token', repository)])
            : examineRepository(repository, rules.branchTemplate)
      },
      ...('title' in models
        ? [examination('model', 'The models', () => Promise.resolve([notChecked('model', models)]))]
        : []),
      ...(configured?.choices.map((choice) => ({
        id: 'model',
        subject: choice.name,
        timeoutMs: MAX_MODEL_MS + SHORT_MS,
        examine: (limit: AbortSignal) =>
          examineModel(choice, setup.createModel, { timeoutMs: MAX_MODEL_MS, signal: limit })
      })) ?? []),
      examination('model', 'The models', () => Promise.resolve(configured?.findings ?? [])),
      { ...examination('package-hosts', 'The package hosts', project.hosts), timeoutMs: HOSTS_MS },
      { ...examination('dependencies', 'The dependencies and checks', project.checks), timeoutMs: projectMs }
    ],
    signal
  )
}

async function examineCommits({ root, settings, commits }: SetupToExamine): Promise<readonly Finding[]> {
  if (!commits) return []
  if ('title' in commits) return [notChecked('committed', commits)]
  const [agentFile, workflows] = await Promise.all([readWorkTreeFile(root, settings.path), readWorkflowFiles(root)])
  return await examineCommitted([...(agentFile ? [agentFile] : []), ...forgehandWorkflows(workflows)], commits)
}

function examination(id: string, subject: string, examine: Examination['examine']): Examination {
  return { id, subject, timeoutMs: SHORT_MS, examine }
}

function notChecked(id: string, reason: NotChecked): Finding {
  return { id, state: 'unknown', ...reason }
}

/** The checks that need the sandbox. The workspace is opened once, and the dependencies are looked up once. */
function openProject(setup: SetupToExamine, rules: AgentFile, signal: AbortSignal) {
  const { notRun } = setup
  const opened = openExamined(setup, rules)
  const found = opened.then(async ({ workspace }) =>
    workspace.sandbox && !notRun ? await findDependencies(workspace, signal) : undefined
  )
  // Each of them is awaited by a check, which reports the failure.
  for (const promise of [opened, found]) promise.catch(() => undefined)
  return {
    sandbox: opened.then(({ sandbox }) => [sandbox]),
    searchPath: async (limit: AbortSignal) => {
      const { workspace } = await opened
      return workspace.isBounded ? await examineSearchPath(workspace, setup, limit) : []
    },
    hosts: async (limit: AbortSignal) => {
      const dependencies = await found.catch(() => undefined)
      const hosts = neededHosts(dependencies ? toolsOf(dependencies) : [], rules)
      if (!dependencies && hosts.length === 0) return [HOSTS_UNKNOWN]
      return await examineHosts(hosts, { timeoutMs: MAX_HOST_MS, signal: limit })
    },
    checks: async (limit: AbortSignal) => {
      const { workspace } = await opened
      const dependencies = await found
      if (!dependencies) return notRunFindings(notRun ?? NO_SANDBOX)
      return await prepareAndCheck(
        workspace,
        { dependencies, rules, installs: setup.installs, redact: setup.redact },
        limit
      )
    }
  }
}

const HOSTS_UNKNOWN = notChecked('package-hosts', {
  title: 'No package host was checked: it is not known which ones the dependencies need.',
  remedy: 'Follow the line about the dependencies.'
})

const NO_SANDBOX: NotRun = {
  reason: 'because no sandbox works here',
  remedy: 'Fix the sandbox first, then run the check again.'
}

function notRunFindings({ reason, remedy }: NotRun): readonly Finding[] {
  return [
    notChecked('dependencies', { title: `The dependencies were not checked, ${reason}.`, remedy }),
    notChecked('checks', { title: `The checks were not run, ${reason}.`, remedy })
  ]
}

async function openExamined(
  { openWorkspace, sandbox: mode }: SetupToExamine,
  rules: AgentFile
): Promise<{ readonly workspace: Workspace; readonly sandbox: Finding }> {
  const machine = readMachine(process.platform)
  let report: SandboxReport = { description: undefined, probes: [], refused: [] }
  const workspace = await openWorkspace(rules, (event) => {
    if (event.kind === 'sandbox') report = event
  })
  return { workspace, sandbox: judgeSandbox(report, await machine, mode === 'off') }
}

interface Preparation {
  readonly dependencies: DeclaredDependencies
  readonly rules: AgentFile
  readonly installs: boolean
  readonly redact: CheckOptions['redact']
}

async function prepareAndCheck(
  workspace: Workspace,
  { dependencies, rules, installs, redact }: Preparation,
  signal: AbortSignal
): Promise<readonly Finding[]> {
  if (!installs) {
    const findings = rules.setup ? [SETUP_NOT_RUN] : judgeDependencies(dependencies)
    return [...findings, ...(await examineChecks(workspace, rules, { redact, signal }))]
  }
  if (rules.setup) {
    const startedAt = performance.now()
    await runSetup(workspace, rules.setup, signal)
    const title = `The setup commands of agent.yml took ${formatDuration(performance.now() - startedAt)}.`
    return [{ id: 'dependencies', state: 'ok', title }, ...(await examineChecks(workspace, rules, { redact, signal }))]
  }
  const { workspace: installed, findings } = await installMissing(workspace, dependencies, signal)
  return [...findings, ...(await examineChecks(installed, rules, { redact, signal }))]
}

const SETUP_NOT_RUN: Finding = {
  id: 'dependencies',
  state: 'unknown',
  title: 'The setup commands of agent.yml were not run, because they would change this checkout.',
  remedy: 'Run them yourself, or check on a runner: comment `/agent doctor`.'
}
