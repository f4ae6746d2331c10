import { UserError } from '../errors.ts'
import type { Environment } from '../domain/settings.ts'
import type { CreateModel } from '../run/work/run-models.ts'
import { runSetup } from '../run/rooms/prepare.ts'
import type { CheckOptions } from '../run/rooms/run-checks.ts'
import type { Emit } from '../report/reporter.ts'
import type { SandboxReport } from '../report/run-snapshot.ts'
import { readAgentFile, type AgentFile } from '../settings/agent-file.ts'
import type { AvailableModels } from '../settings/workflow-models.ts'
import { documentationUrl } from '../text/documentation-url.ts'
import { formatDuration } from '../text/format.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { examineChecks } from './checks.ts'
import { examineCommitted, type CommittedFiles } from './committed-files.ts'
import type { Finding, Verdict } from './finding.ts'
import { examineGit, examineSearchPath, type OpensPaths } from './programs.ts'
import { configuredModels, examineModel } from './models.ts'
import { readWorkflowFiles, readWorkTreeFiles } from './read-workflows.ts'
import { examineRepository, type RepositoryAccess } from './repository.ts'
import { runExaminations, type Examination } from './run-examinations.ts'
import { judgeSandbox, readMachine } from './examine-sandbox.ts'
import { forgehandWorkflows, judgeWorkflows } from './workflow-file.ts'
import type { Installation } from '../domain/installation.ts'
import { installDependencies, missingDependencies } from '../setup/install-dependencies.ts'
import { commandAtRoot, type InstallPlan } from '../setup/install-plan.ts'
import { oneLine } from '../text/shorten.ts'

/** Why something could not be checked, and how to get it checked. Without a state: unknown. */
export type NotChecked = Required<Pick<Finding, 'title' | 'remedy'>> & Partial<Finding>

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

/** A local server may have to load the model first. */
const MODEL_SECONDS = 45
/** Beyond the time of the checks themselves: for the sandbox and for installing. */
const PREPARATION_SECONDS = 35 * 60

/** Examines all of it at once. Code of the checkout runs in the sandbox only. @throws the signal's reason when aborted */
export async function examineSetup(setup: SetupToExamine, signal: AbortSignal): Promise<readonly Finding[]> {
  const { root, environment, models, repository, createModel } = setup
  const { verdict, rules } = await readSettings(setup)
  const project = openProject(setup, rules)
  const configured = 'title' in models ? undefined : configuredModels(models, rules)
  const seconds = PREPARATION_SECONDS + rules.limits.verifyMinutes * 60
  const examinations: readonly Examination[] = [
    { id: 'node', subject: 'Node', examine: () => ({ state: 'ok', title: `Node ${process.versions.node}` }) },
    { id: 'git', subject: 'git', examine: (limit) => examineGit(root, environment, limit) },
    { id: 'sandbox', subject: 'The sandbox', seconds: 90, examine: project.sandbox },
    { id: 'path', subject: 'The programs on the PATH', seconds: 90, examine: project.searchPath },
    { id: 'agent.yml', subject: setup.settings.path, examine: () => verdict },
    { id: 'committed', subject: 'The commits', examine: () => examineCommits(setup) },
    {
      id: 'workflow',
      subject: 'The workflow files',
      examine: async () => judgeWorkflows(await readWorkflowFiles(root), setup.serverUrl)
    },
    {
      id: 'token',
      subject: 'The repository on GitHub',
      seconds: 60,
      examine: () =>
        'title' in repository ? notChecked(repository) : examineRepository(repository, rules.branchTemplate)
    },
    ...(configured?.choices ?? []).map((choice): Examination => ({
      id: 'model',
      subject: `${choice.name} at ${choice.host}`,
      seconds: MODEL_SECONDS,
      late: 'problem',
      examine: (limit) => examineModel(choice, createModel, limit)
    })),
    {
      id: 'model',
      subject: 'The models',
      examine: () => ('title' in models ? notChecked(models) : (configured?.findings ?? []))
    },
    { id: 'dependencies', subject: 'The dependencies and checks', seconds, examine: project.checks }
  ]
  return await runExaminations(examinations, signal)
}

function notChecked(reason: NotChecked): Verdict {
  return { state: 'unknown', ...reason }
}

/** The settings; those of an empty file if the file has mistakes, or if strangers wrote it. */
async function readSettings({ settings: { path, read }, notRun }: SetupToExamine) {
  const defaults = await readAgentFile(undefined)
  try {
    const written = await read()
    const title = written ? `${path} has no mistakes.` : `There is no ${path}: the defaults apply.`
    const rules = written && !notRun?.isForeign ? written : defaults
    return { rules, verdict: { state: 'ok', title } as const }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const remedy = `Correct the lines of ${path} that are named. ${documentationUrl('docs/reference.md')} lists every setting.`
    const verdict = { state: 'problem', title: `${path} cannot be used.`, detail: error.message, remedy } as const
    return { rules: defaults, verdict }
  }
}

async function examineCommits({ root, settings, commits }: SetupToExamine): Promise<readonly Verdict[] | Verdict> {
  if (!commits) return []
  if ('title' in commits) return notChecked(commits)
  const agentFile = await readWorkTreeFiles(root, [settings.path])
  return await examineCommitted([...agentFile, ...forgehandWorkflows(await readWorkflowFiles(root))], commits)
}

/** The checks that need the sandbox. The workspace is opened once. */
function openProject(setup: SetupToExamine, rules: AgentFile) {
  const opened = openExamined(setup, rules)
  // Each check awaits it, and reports its failure.
  opened.catch(() => undefined)
  return {
    sandbox: async () => (await opened).sandbox,
    searchPath: async (signal: AbortSignal) => {
      const { workspace } = await opened
      return workspace.isBounded ? await examineSearchPath(workspace, setup, signal) : []
    },
    checks: async (signal: AbortSignal): Promise<readonly Verdict[]> => {
      const { workspace } = await opened
      const notRun = setup.notRun ?? (workspace.sandbox ? undefined : NO_SANDBOX)
      if (!notRun) return await prepareAndCheck(workspace, rules, { ...setup, signal })
      const { reason, remedy } = notRun
      return [
        notChecked({ title: `The dependencies were not checked, ${reason}.`, remedy }),
        { id: 'checks', ...notChecked({ title: `The checks were not run, ${reason}.`, remedy }) }
      ]
    }
  }
}

const NO_SANDBOX: NotRun = {
  reason: 'because no sandbox works here',
  remedy: 'Fix the sandbox first, then run the check again.'
}

async function openExamined({ openWorkspace, sandbox: mode }: SetupToExamine, rules: AgentFile) {
  const machine = readMachine(process.platform)
  let report: SandboxReport = { description: undefined, probes: [], refused: [] }
  const workspace = await openWorkspace(rules, (event) => {
    if (event.kind === 'sandbox') report = event
  })
  return { workspace, sandbox: judgeSandbox(report, await machine, mode === 'off') }
}

async function prepareAndCheck(
  workspace: Workspace,
  rules: AgentFile,
  { installs, redact, signal }: SetupToExamine & Pick<CheckOptions, 'redact' | 'signal'>
): Promise<readonly Verdict[]> {
  const check = async (prepared: Workspace) => await examineChecks(prepared, rules, { redact, signal })
  if (rules.setup && !installs) return [SETUP_NOT_RUN, ...(await check(workspace))]
  if (rules.setup) {
    const startedAt = performance.now()
    await runSetup(workspace, rules.setup, { context: 'setup', signal })
    const title = `The setup commands of agent.yml took ${formatDuration(performance.now() - startedAt)}.`
    return [{ state: 'ok', title }, ...(await check(workspace))]
  }
  const { present, missing } = await findDependencies(workspace, signal)
  const declared = present.length + missing.length > 0 ? present.map(judgeInstallation) : [NONE_DECLARED]
  if (!installs) return [...declared, ...missing.map(judgeMissing), ...(await check(workspace))]
  const { workspace: installed, ended } = await installMissing(workspace, missing, signal)
  return [...declared, ...ended.map(judgeInstallation), ...(await check(installed))]
}

const NONE_DECLARED: Verdict = { state: 'ok', title: 'The repository declares no dependencies.' }

const SETUP_NOT_RUN: Verdict = {
  state: 'unknown',
  title: 'The setup commands of agent.yml were not run, because they would change this checkout.',
  remedy: 'Run them yourself, or check on a runner: comment `/agent doctor`.'
}

/** Looks for declared dependencies. Nothing is installed. */
async function findDependencies(workspace: Workspace, signal: AbortSignal) {
  const present: Installation[] = []
  const onEnd = (installation: Installation) => void present.push(installation)
  const task = { changed: [], text: '' }
  const missing = await missingDependencies(workspace, { task, onEnd, onSkipped: () => undefined, signal })
  return { present, missing }
}

/** For a checkout of a person, in which nothing is installed. */
function judgeMissing(plan: InstallPlan): Verdict {
  return {
    state: 'warning',
    title: `The dependencies of ${plan.tool} are not installed.`,
    detail: 'Checks that need them fail here. On a runner, Forgehand installs them.',
    remedy: commandAtRoot(plan)
  }
}

/** Installs what is missing, as a run does. */
async function installMissing(workspace: Workspace, missing: readonly InstallPlan[], signal: AbortSignal) {
  const ended: Installation[] = []
  const onEnd = (installation: Installation) => void ended.push(installation)
  const request = { missing, foreignReason: undefined, cache: undefined }
  return { ...(await installDependencies(workspace, request, { onEnd, signal })), ended }
}

function judgeInstallation({ tool, command, result, durationMs, problem }: Installation): Verdict {
  const detail = problem && [problem.title, problem.cause, oneLine(problem.line, 300)].filter(Boolean).join(' ')
  const remedy = problem && `# ${problem.advice}\n${problem.yaml}`
  if (result === 'failed')
    return { state: 'problem', title: `Dependencies were not installed: ${oneLine(command, 120)}`, detail, remedy }
  const how = result === 'present' ? 'are installed' : `were installed in ${formatDuration(durationMs)}`
  return { state: problem ? 'warning' : 'ok', title: `The dependencies of ${tool} ${how}.`, detail, remedy }
}
