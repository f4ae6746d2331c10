import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { connectForge } from './connect-forge.ts'
import { connectModel, preloadModel } from './connect-model.ts'
import type { UserError } from './errors.ts'
import type { Forge } from './forge/forge.ts'
import { hasConfiguredCredentials } from './git/configured-credentials.ts'
import { readOnlyForge } from './forge/read-only-forge.ts'
import { openCheckout, type Checkout } from './git/checkout.ts'
import type { Parts, PipelineSettings } from './pipeline/parts.ts'
import type { Phase } from './pipeline/phase.ts'
import { escapeWorkflowCommands } from './text/workflow-commands.ts'
import { PatchFile } from './report/patch-file.ts'
import { ProgressComment, PROGRESS_INTERVAL_MS, type CommentWriter } from './report/progress-comment.ts'
import { RunRecord } from './report/run-record.ts'
import { createSecretScan } from './secrets/scan.ts'
import { createRedactor } from './secrets/redact.ts'
import { Reporters } from './report/reporters.ts'
import { RunnerLog } from './report/runner-log.ts'
import { TraceFile } from './report/trace-file.ts'
import type { RunnerContext } from './action/runner-context.ts'
import type { RunStateFile } from './sessions/run-state.ts'
import type { AgentFile } from './settings/agent-file.ts'
import { collectJobSecrets } from './secrets/collect.ts'
import type { Inputs } from './settings/inputs.ts'
import type { ModelChoice } from './settings/model-directory.ts'
import { readWorkflowModels, type AvailableModels } from './settings/workflow-models.ts'
import { receiversOf } from './pipeline/run-models.ts'
import type { Task } from './domain/task.ts'
import { toolbox } from './tools/index.ts'
import { chooseSandbox, type SandboxMode } from './workspace/sandbox/choose-sandbox.ts'
import { homePaths } from './workspace/sandbox/home-paths.ts'
import { runnerPaths } from './workspace/sandbox/mounts.ts'
import { openWorkspace, type Workspace } from './workspace/workspace.ts'

export interface ActionRun {
  readonly parts: Parts
  readonly tracePath: string
  /** Of the change that was held back; undefined as long as there is none. */
  readonly patchPath: () => string | undefined
  /** Waits until everything that was told is shown. */
  close(): Promise<void>
}

export interface AssemblyOptions {
  readonly task: Task
  readonly inputs: Inputs
  /** What is wrong with them: the run gets as far as telling it. Nothing is sent to a model. */
  readonly mistake: UserError | undefined
  readonly place: RunnerContext
  readonly state: RunStateFile
  readonly signal: AbortSignal
  /** Writes to standard output. */
  readonly write: (text: string) => void
}

/** Builds the real parts for a run on GitHub's runner. It opens the trace and tells that the run started; all else waits for the story. */
export function assemble(options: AssemblyOptions): ActionRun {
  const { inputs, mistake, place, state, signal } = options
  const settings = settingsOf(inputs, place)
  const { reporters, record, progress, redact, containsSecret, tracePath, patch } = openReporting(options, settings)
  // The last word is said after the signal, so it needs a line that the signal does not cut.
  const lastWord = connectForge(inputs['github-token'], place, new AbortController().signal)
  const tell: Parts['tell'] = (event) => {
    reporters.onEvent(event)
  }
  const hasEnded = () => record.snapshot().outcome !== undefined

  const isProposing = settings.phase.kind === 'propose'
  const forge = connectForge(inputs['github-token'], place, signal)

  const parts: Parts = {
    settings,
    forge: isProposing ? readOnlyForge(forge) : forge,
    run: place.run,
    signal,
    now: () => Date.now(),
    redact,
    containsSecret,
    tell,
    snapshot: () => record.snapshot(),
    // Whoever asked is told by the job that publishes.
    openProgress: async ({ number, commentId }, existingId) => {
      if (isProposing) return
      await progress.open(commentPlace({ number, existingId, state, forge: lastWord, hasEnded }), {
        commentId,
        trigger: inputs.trigger,
        runId: place.run.id
      })
    },
    openCheckout: () => {
      if (mistake) return Promise.reject(mistake)
      // Loading the SDK keeps the processor busy; here git waits for the forge anyway.
      if (settings.phase.kind !== 'publish') preloadModel(settings.models.main)
      return openCheckoutAt(place, inputs, signal)
    },
    openWorkspace: (rules) =>
      settings.phase.kind === 'publish' ? nothingRuns() : openWorkspaceAt(place, { mode: inputs.sandbox, rules, tell }),
    openServers: async ({ servers, ...wanted }) => {
      const { openServers } = await import('./mcp/open-servers.ts')
      const warn = (text: string) => {
        tell({ kind: 'warning', text })
      }
      return openServers(servers, { ...wanted, signal, warn })
    },
    toolbox,
    createModel: (choice, terms) => {
      if (settings.phase.kind === 'publish') throw new Error('The job that publishes was about to ask a model.')
      return connectModel(choice, terms, place.environment)
    }
  }
  return { parts, tracePath, patchPath: () => patch.path, close: () => reporters.close() }
}

function nothingRuns(): Promise<never> {
  return Promise.reject(new Error('The job that publishes was about to run something of the repository.'))
}

function phaseOf({ phase, 'proposal-path': path }: Inputs, { stateFolder, workspace }: RunnerContext): Phase {
  switch (phase) {
    case '':
      return { kind: 'whole' }
    case 'propose':
      return { kind: 'propose', folder: join(stateFolder, 'proposal') }
    case 'publish':
      return { kind: 'publish', folder: resolve(workspace, path) }
  }
}

function settingsOf(inputs: Inputs, place: RunnerContext): PipelineSettings {
  return {
    phase: phaseOf(inputs, place),
    trigger: inputs.trigger,
    configPath: inputs['config-path'],
    models: readWorkflowModels(inputs).models,
    maxOutputTokens: inputs['max-output-tokens'],
    maxLimits: {
      turns: inputs['max-turns'],
      minutes: inputs['max-minutes'],
      tokens: inputs['max-tokens'],
      dollars: inputs['max-dollars']
    },
    isDraft: inputs.draft,
    isDryRun: inputs['dry-run'],
    origin: new URL(place.serverUrl).origin
  }
}

function openReporting({ task, inputs, mistake, place, state, write }: AssemblyOptions, settings: PipelineSettings) {
  const now = () => Date.now()
  const { origin, maxLimits: limits } = settings
  const { 'github-token': token, 'api-key': key } = inputs
  const secrets = collectJobSecrets(
    (name) => ({ 'github-token': token, 'api-key': key })[name] ?? '',
    place.environment
  )
  const redact = createRedactor(secrets)
  const onFailure = (text: string) => {
    write(`${escapeWorkflowCommands(redact(text))}\n`)
  }
  const record = new RunRecord({ now })
  const snapshot = () => record.snapshot()
  const progress = new ProgressComment({ snapshot, origin, onFailure, minIntervalMs: PROGRESS_INTERVAL_MS })
  const tracePath = join(place.stateFolder, 'trace.jsonl')
  const trace = new TraceFile({ path: tracePath, now, onFailure })
  const patch = new PatchFile({ path: join(place.stateFolder, 'withheld.patch'), onFailure })
  const log = new RunnerLog({ write, stopToken: randomUUID() })
  const reporters = new Reporters([record, state, log, trace, patch, progress], redact)
  const { name: model, host } = settings.models.main
  const receivers = mistake || settings.phase.kind === 'publish' ? [] : receiversOf(mayReceive(task, settings.models))
  const run = { task, model, host, receivers, runUrl: place.runUrl, price: undefined, limits }
  reporters.onEvent({ kind: 'started', run })
  const containsSecret = createSecretScan(secrets)
  return { reporters, record, progress, redact, containsSecret, tracePath, patch }
}

/** As far as it is known before the settings of the repository are read. */
function mayReceive({ request: { flags } }: Task, { main, fallbacks, find }: AvailableModels): readonly ModelChoice[] {
  const requested = flags.model === undefined ? undefined : find(flags.model, 'repository')
  const asked = requested && !requested.problem ? [requested.model] : []
  return [main, ...fallbacks, ...asked]
}

function openCheckoutAt(place: RunnerContext, inputs: Inputs, signal: AbortSignal): Promise<Checkout> {
  return openCheckout({
    workTree: place.workspace,
    gitDir: join(place.stateFolder, 'git'),
    remote: { url: `${place.serverUrl}/${place.repository}.git`, token: inputs['github-token'] },
    environment: place.environment,
    signal
  })
}

const CREDENTIALS_IN_EFFECT =
  'An earlier step left credentials in the git configuration of the workspace. Commands do not see them; a later step of this job would. Say persist-credentials: false at the checkout.'

interface WorkspaceTerms extends Pick<Parts, 'tell'> {
  readonly mode: SandboxMode
  readonly rules: AgentFile
}

async function openWorkspaceAt(place: RunnerContext, { mode, rules, tell }: WorkspaceTerms): Promise<Workspace> {
  const { environment } = place
  const home = await homePaths(place.home)
  const boundary = {
    root: place.workspace,
    stateFolder: place.stateFolder,
    hidden: [place.temp, ...runnerPaths(place.temp), ...home.hidden],
    readable: home.readable,
    searchPath: environment['PATH'] ?? '',
    limits: rules.limits
  }
  const refused: string[] = []
  const sandbox = await chooseSandbox(mode, boundary, { onRefusal: (text) => refused.push(text) })
  tell({ kind: 'sandbox', description: sandbox?.description, probes: sandbox?.probes ?? [], refused })
  const { commands, verify, network } = rules
  const warn = (text: string) => {
    tell({ kind: 'warning', text })
  }
  if (await hasConfiguredCredentials(place.workspace, boundary.searchPath)) warn(CREDENTIALS_IN_EFFECT)
  return openWorkspace({ ...boundary, sandbox, environment, commands, verify, network, warn })
}

interface Commenting {
  readonly forge: Forge
  readonly number: number
  readonly existingId: number | undefined
  readonly state: RunStateFile
  readonly hasEnded: () => boolean
}

function commentPlace({ forge, number, existingId, state, hasEnded }: Commenting): CommentWriter {
  let id = existingId
  return {
    create: async (body) => {
      if (id === undefined) id = await forge.createComment(number, body)
      else await forge.updateComment(id, body)
      state.setProgressComment(id)
    },
    update: async (body) => {
      if (id === undefined) return
      const isLast = hasEnded()
      await forge.updateComment(id, body)
      if (isLast) state.setTold()
    }
  }
}
