import { unlessError } from '../errors.ts'
import type { AgentResult } from '../agent/result.ts'
import type { Limits } from '../agent/budget.ts'
import type { Effort } from '../domain/settings.ts'
import type { RunCheckpoints } from '../git/run-checkpoints.ts'
import { openBudget, runAgentWithTools, type AgentOptions } from '../run/work/agent-run.ts'
import { packagesIn } from '../run/rooms/package-checks.ts'
import { receiversOf, reportRunSettings, type RunSettings } from '../run/work/run-settings.ts'
import { terminalPrompt } from '../prompts/task-prompt.ts'
import type { Emit } from '../report/reporter.ts'
import { missingDependencies } from '../setup/install-dependencies.ts'
import { commandAtRoot, type InstallPlan } from '../setup/install-plan.ts'
import type { AgentFile, FileLimits } from '../settings/agent-file.ts'
import { DEFAULT_MAX_LIMITS } from '../settings/limits.ts'
import { assignRoles } from '../settings/roles.ts'
import type { AvailableModels } from '../settings/workflow-models.ts'
import type { FoundSandbox, SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { NO_COMMANDS } from '../text/no-commands.ts'
import { recordSteps } from './checkpoint-store.ts'
import { LocalProof } from './local-proof.ts'
import { openLocalWorkspaceEarly, readLocalSettings } from './local-workspace.ts'
import type { LateNews } from '../agent/late-news.ts'

/** A limit that no flag sets comes from agent.yml, else from `DEFAULT_MAX_LIMITS`. */
export interface LimitFlags {
  readonly turns?: number
  readonly minutes?: number
  readonly tokens?: number
  /** US dollars. */
  readonly budget?: number
}

export interface LocalRequest {
  readonly request: string
  /** True for a question: no tool can change anything, and no check runs. */
  readonly isReadOnly: boolean
  readonly expectsChange: boolean
}

/** What a run has before the rest of its code is loaded. */
export interface StartedRun {
  /** Root of the checkout, an absolute path without symbolic links. */
  readonly root: string
  /** Empty, and for this run only. */
  readonly stateFolder: string
  /** Finds the sandbox and tests it. The first call starts that. */
  readonly findSandbox: () => Promise<FoundSandbox>
}

export interface LocalRun extends LocalRequest, StartedRun {
  readonly flags: LimitFlags & { readonly effort?: Effort; readonly verify: boolean; readonly sandbox: SandboxMode }
  readonly models: AvailableModels
  readonly checkpoints: RunCheckpoints
  /** False if the checkpoints are deleted after the run. */
  readonly canUndo: boolean
}

/** The pipeline without a forge: prepare → work → check. No branch and no commit; the user reviews the work tree. */
export async function runLocally(run: LocalRun, options: AgentOptions): Promise<AgentResult> {
  const { request, isReadOnly, expectsChange, root, stateFolder, flags, checkpoints, canUndo, findSandbox } = run
  const { emit, redact, signal } = options
  reportStart(run, emit)

  const repository = await readLocalSettings(root)
  const settings = chooseSettings(run, repository.rules, emit)
  const early = { root, stateFolder, redact, emit, findSandbox }
  const { workspace: opened, sandbox } = await openLocalWorkspaceEarly(repository.rules, early)
  // A sandbox that the user chose must work before anything is sent.
  if (flags.sandbox !== 'auto') await sandbox.tested()
  const warn = (text: string) => {
    emit({ kind: 'warning', text })
  }
  if (!isReadOnly && opened.sandbox?.kind === 'none') warn(SANDBOX_OFF)
  if (!isReadOnly && !canUndo) warn(NO_CHECKPOINTS)

  emit({ kind: 'step', step: 'working' })
  const { verify, limits, setup } = repository.rules
  // Before the prompt, the list is needed only to find the packages, whose checks the prompt names.
  const paths = verify === undefined && !isReadOnly ? opened.files(signal) : undefined
  const packages = isReadOnly ? [] : await packagesIn(opened, verify, { signal, paths })
  const search = { task: { changed: [], text: request }, onEnd: () => undefined, onSkipped: () => undefined, signal }
  const check = async () => {
    // Runs during the self-test of the sandbox. If it fails, that is reported where its result is needed.
    const listed = setup ? undefined : (paths ?? opened.files(signal))
    listed?.catch(() => undefined)
    const tested = await sandbox.tested()
    if (!tested) warn(NO_SANDBOX)
    const missing = listed ? await missingDependencies(opened, { ...search, paths: listed }) : []
    for (const plan of missing) warn(missingWarning(plan))
    return tested ? undefined : NO_COMMANDS
  }
  // A question needs no sandbox, unless one of its tools runs something, which waits for the self-test.
  const late = isReadOnly ? undefined : new LateChecks(check)
  const workspace = opened.withPackageChecks(packages.flatMap(({ check }) => check ?? []))
  const budget = openBudget(settings)
  const proving = { workspace, packages, base: repository, checkpoints, budget }
  await using proof = isReadOnly || !flags.verify ? undefined : new LocalProof(proving, options)
  const environment = { ...repository, workspace, branch: '' }
  const work = {
    prompt: terminalPrompt({ request, environment, isReadOnly }),
    workspace,
    repository,
    settings,
    isReadOnly,
    expectsChange,
    checkpoints: isReadOnly ? undefined : checkpoints,
    // Nothing is approved in advance. The result tells the user what to run or to allow.
    isApproved: () => false,
    servers: repository.rules.mcpServers,
    requirements: proof?.requirements(limits.verifyRounds),
    lateNews: late && {
      known: async () => {
        await late.known()
        await proof?.known()
      },
      take: () => late.take() ?? proof?.take()
    }
  }
  const recorded = recordSteps(checkpoints, emit)
  const working = runAgentWithTools(work, {
    ...options,
    budget,
    emit: late?.startingAfterRequest(recorded) ?? recorded
  })
  const unlessCancelled = (each: Promise<AgentResult>) => unlessError(each, CANCELLED, () => signal.aborted)
  const result = await unlessCancelled(working).finally(() => late?.end())

  // Someone who interrupts the run, or must first correct a key, does not want to wait for checks.
  const hasEnded = signal.aborted || (result.kind === 'stuck' && result.cause === 'no-model')
  if (!proof || hasEnded) return result
  return await unlessCancelled(proof.verify().then(() => result))
}

function reportStart({ request, models: { main, fallbacks }, flags }: LocalRun, emit: Emit): void {
  const { name: model, host } = main
  const receivers = receiversOf([main, ...fallbacks])
  const unknown = { task: undefined, runUrl: undefined, price: undefined }
  emit({ kind: 'started', run: { ...unknown, request, model, host, receivers, limits: limitsOf(flags, {}) } })
}

function chooseSettings({ flags, models }: LocalRun, rules: AgentFile, emit: Emit): RunSettings {
  // The user chose the main model and the fallbacks. agent.yml adds the other roles; `allowed-models` only restricts comments.
  const fallback = models.fallbacks.length > 0 ? undefined : rules.models.fallback
  const file = { ...rules, allowedModels: undefined, models: { ...rules.models, main: undefined, fallback } }
  const { roles, notes: warnings } = assignRoles({ offered: models, file, requested: undefined, reviews: 'nothing' })
  const maxOutputTokens = rules.limits.outputTokens
  const { effort = rules.models.effort } = flags
  const limits = limitsOf(flags, rules.limits)
  return reportRunSettings({ limits, roles, effort, maxOutputTokens, warnings }, rules, emit)
}

/** A flag takes precedence over agent.yml. */
function limitsOf(flags: LimitFlags, file: Partial<FileLimits>): Limits {
  return {
    turns: flags.turns ?? file.turns ?? DEFAULT_MAX_LIMITS.turns,
    minutes: flags.minutes ?? file.minutes ?? DEFAULT_MAX_LIMITS.minutes,
    tokens: flags.tokens ?? file.tokens ?? DEFAULT_MAX_LIMITS.tokens,
    dollars: flags.budget ?? file.dollars
  }
}

const SANDBOX_OFF =
  'THE SANDBOX IS OFF: what the model runs can read your files and keys, change anything that you can change, and use the network.'
const NO_SANDBOX =
  'No sandbox works here, so commands are refused. forgehand doctor says what to do. --sandbox off runs them without one.'
const NO_CHECKPOINTS =
  'No checkpoints are kept, so forgehand undo will not help: their folder would be inside this checkout, or is not writable. Set XDG_STATE_HOME to another folder.'

/** Nothing is installed into the user's own work tree. */
function missingWarning(plan: InstallPlan): string {
  return `The dependencies of ${plan.tool} are not installed, so commands that need them will fail. Run ${commandAtRoot(plan)} first.`
}

const CANCELLED: AgentResult = { kind: 'cancelled' }

/** Time to send the request, which would otherwise wait: the first part of the checks keeps this process busy. */
const HEAD_START_MS = 100

/** Checks that run while the model reads the first request. Until they are done, nothing is changed and no command runs. */
export class LateChecks implements LateNews {
  readonly #check: () => Promise<string | undefined>
  #checked: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #news: string | undefined

  /** @param check returns what the model must be told in addition to the prompt; undefined for nothing */
  constructor(check: () => Promise<string | undefined>) {
    this.#check = check
  }

  known(): Promise<void> {
    this.#checked ??= this.#check().then((news) => {
      this.#news = news
    })
    return this.#checked
  }

  take(): string | undefined {
    const news = this.#news
    this.#news = undefined
    return news
  }

  /** The same emitter, which starts the checks soon after the first request. */
  startingAfterRequest(emit: Emit): Emit {
    return (event) => {
      emit(event)
      if (event.kind !== 'request') return
      // A failure is thrown by `known`.
      this.#timer ??= setTimeout(() => void this.known().catch(() => undefined), HEAD_START_MS)
    }
  }

  /** Waits until no check is running. None starts after the run. */
  async end(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#checked?.catch(() => undefined)
  }
}
