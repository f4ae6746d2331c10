import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { jobCheckout, reopenJobCheckout } from './action/job-checkout.ts'
import { pipelineSettings } from './action/pipeline-settings.ts'
import type { RunnerContext } from './action/runner-context.ts'
import { connectForge, connectReadOnlyForge } from './connect-forge.ts'
import { checkModel, connectModel } from './connect-model.ts'
import type { Effects } from './run/effects.ts'
import type { UserError } from './errors.ts'
import { hasConfiguredCredentials } from './git/configured-credentials.ts'
import { openSandboxedWorkspace } from './run/rooms/open-workspace.ts'
import { type PipelineSettings, writesToForge } from './run/workflow-inputs.ts'
import { AttachedFiles, PatchFile } from './report/files-for-people.ts'
import { parentReporter, Reporters } from './report/reporters.ts'
import { PROGRESS_INTERVAL_MS, ProgressComment } from './report/progress-comment.ts'
import type { Emit } from './report/reporter.ts'
import { RunRecord } from './report/run-record.ts'
import { runnerLog } from './report/log-reporters.ts'
import { TraceFile, tracePathIn } from './report/trace-file.ts'
import { collectJobSecrets } from './secrets/collect.ts'
import { createRedactor, redactDeep } from './secrets/redact.ts'
import { createSecretScan } from './secrets/scan.ts'
import { SessionRecorder, type SessionRecorderOptions, type SessionStart } from './sessions/session-recorder.ts'
import type { RunStateFile } from './sessions/run-state.ts'
import type { Inputs } from './settings/inputs.ts'
import { escapeWorkflowCommands } from './text/workflow-commands.ts'
import { runnerFolders } from './workspace/sandbox/closed-paths.ts'

export interface ActionRun {
  readonly effects: Effects
  readonly tracePath: string
  /** Patch of the excluded files; undefined while there are none. */
  readonly patchPath: () => string | undefined
  /** Folder with the files that the model attached; undefined while there are none. */
  readonly filesPath: () => string | undefined
  /** The ref of the session that the run has written; undefined until then. */
  readonly sessionRef: () => string | undefined
  /** Waits until every event has been shown. */
  readonly close: () => Promise<void>
}

export interface AssemblyOptions {
  readonly inputs: Inputs
  /** The errors in the inputs. The run gets far enough to report them, and calls no model. */
  readonly inputError: UserError | undefined
  readonly context: RunnerContext
  /** True if nothing may be written to the forge. */
  readonly isReadOnly: boolean
  readonly state: RunStateFile
  readonly signal: AbortSignal
  /** Called with the path of the patch when it is written. */
  readonly onPatchWritten: (path: string) => void
  /** Writes to standard output. */
  readonly write: (text: string) => void
}

/** Builds the real effects of a run on GitHub's runner. */
export function assemble(options: AssemblyOptions): ActionRun {
  const { inputs, inputError, context, isReadOnly, signal } = options
  const settings = pipelineSettings(inputs, context)
  const reporting = buildReporting(options, settings)
  const { emit } = reporting
  const token = inputs['github-token']
  const connect = isReadOnly || !writesToForge(settings) ? connectReadOnlyForge : connectForge
  const workspaceOfJob = jobCheckout({ token, context, signal }, inputError)
  const work =
    settings.publishesFrom !== undefined
      ? NOTHING_RUNS
      : buildWork(inputs, context, {
          emit,
          redact: reporting.effects.redact,
          signal
        })
  const effects: Effects = {
    settings,
    identity: context.run,
    signal,
    forge: connect(token, context, signal),
    beginCheckout: workspaceOfJob.begin,
    openCheckout: workspaceOfJob.open,
    reopenCheckout: (own) => reopenJobCheckout(context, own),
    examine: async (defaultBranch) => {
      const [{ examineBranch }, { findingsMarkdown }] = await Promise.all([
        import('./action/examine-job.ts'),
        import('./doctor/report-markdown.ts')
      ])
      const { redact } = reporting.effects
      const findings = await examineBranch(defaultBranch, { inputs, inputError, context, redact, signal })
      return findingsMarkdown(redactDeep(findings, redact))
    },
    ...work,
    ...reporting.effects
  }
  const close = async () => {
    workspaceOfJob.close()
    await reporting.close()
  }
  return { effects, ...reporting.files, close }
}

type Work = Pick<Effects, 'openWorkspace' | 'createModel' | 'checkModel'>

/** What the publish job gets: it runs no code of the repository and asks no model. */
const NOTHING_RUNS: Work = {
  openWorkspace: () => Promise.reject(new Error('The publish job must not run anything of the repository.')),
  createModel: () => {
    throw new Error('The publish job must not ask a model.')
  },
  checkModel: () => Promise.resolve(undefined)
}

const BASE_SETTINGS = 'agent.yml on the base branch'

const CREDENTIALS_IN_EFFECT =
  'An earlier step left credentials in the git configuration of the workspace. Commands do not see them, but later steps of this job do. Set persist-credentials: false on the checkout step.'

function buildWork(
  { sandbox: mode }: Inputs,
  context: RunnerContext,
  { emit, redact, signal }: Pick<Effects, 'emit' | 'redact' | 'signal'>
): Work {
  const { workspace: root, stateFolder, temp, home, environment } = context
  const closed = [temp, ...runnerFolders(temp, process.execPath)]
  return {
    openWorkspace: async (rules, writeRepository) => {
      // First, because the self-test of the sandbox puts a `.git` into an empty workspace.
      const hasCredentials = await hasConfiguredCredentials(root, environment['PATH'] ?? '')
      const repository = await writeRepository()
      const readable = rules.readablePaths
      const options = { root, stateFolder, home, closed, readable, mode, repository, environment }
      const workspace = await openSandboxedWorkspace(rules, { ...options, settingsFile: BASE_SETTINGS, redact, emit })
      if (hasCredentials) emit({ kind: 'warning', text: CREDENTIALS_IN_EFFECT })
      return workspace
    },
    createModel: (choice, modelOptions) => connectModel(choice, modelOptions, environment),
    checkModel: (choice) => checkModel(choice, environment, signal)
  }
}

function buildReporting(
  { inputs, context, state, write, onPatchWritten }: AssemblyOptions,
  settings: PipelineSettings
) {
  const now = () => Date.now()
  const { stateFolder, environment } = context
  const { 'github-token': token, 'api-key': key } = inputs
  const secrets = collectJobSecrets((name) => ({ 'github-token': token, 'api-key': key })[name] ?? '', environment)
  const redact = createRedactor(secrets)
  const onFailure = (text: string) => {
    write(`${escapeWorkflowCommands(redact(text))}\n`)
  }
  const record = new RunRecord({ now })
  const snapshot = () => record.snapshot()
  state.followFigures(snapshot)
  const progress = new ProgressComment({
    // The final update comes after the signal, so it needs a connection that the signal does not cut.
    comments: connectForge(token, context, new AbortController().signal),
    state,
    trigger: inputs.trigger,
    runId: context.run.id,
    snapshot,
    repositoryUrl: settings.repositoryUrl,
    onFailure,
    minIntervalMs: context.progressIntervalMs ?? PROGRESS_INTERVAL_MS
  })
  const tracePath = tracePathIn(stateFolder)
  const trace = new TraceFile({ path: tracePath, now, onFailure })
  const containsSecret = createSecretScan(secrets)
  const files = new AttachedFiles({ folder: join(stateFolder, 'files'), redact, containsSecret })
  const patch = new PatchFile({ path: join(stateFolder, 'withheld.patch'), onWritten: onPatchWritten, onFailure })
  const log = runnerLog(write, randomUUID())
  const parent = parentReporter((event) => process.send?.(event, undefined, undefined, () => undefined))
  const session = openRecorder({ token, context, state, snapshot, redact, now, onFailure })
  const reporters = new Reporters([record, state, log, trace, patch, progress, session, parent], redact)
  const emit: Emit = (event) => {
    reporters.onEvent(event)
  }
  const attachFile = async (path: string, content: Buffer) => {
    const file = await files.add(path, content)
    emit({ kind: 'file-attached', ...file })
    return file.name
  }
  // In two-job mode, the publish job writes the comment.
  const openProgress: Effects['openProgress'] =
    settings.proposesTo !== undefined ? () => Promise.resolve() : (task, earlier) => progress.open(task, earlier)
  return {
    emit,
    effects: {
      emit,
      snapshot,
      redact,
      containsSecret,
      attachFile: inputs['attach-files'] ? attachFile : undefined,
      keepSession: (start: SessionStart) => {
        state.setSession(start)
        session.keep(start)
      },
      now,
      savePatch: (text: string) => patch.write(text),
      openProgress
    },
    files: { tracePath, patchPath: () => patch.path, filesPath: () => files.folder, sessionRef: () => session.ref },
    close: () => reporters.close()
  }
}

interface RecorderParts
  extends
    Pick<AssemblyOptions, 'context' | 'state'>,
    Pick<SessionRecorderOptions, 'snapshot' | 'redact' | 'now' | 'onFailure'> {
  readonly token: string
}

/** Like the last update of the comment, the session is written after a cancellation too. */
function openRecorder({ token, context, state, ...rest }: RecorderParts): SessionRecorder {
  const deadline = new AbortController()
  return new SessionRecorder({
    ...rest,
    forge: connectForge(token, context, deadline.signal),
    deadline,
    runId: context.run.id,
    onSettled: () => {
      state.setSessionSettled()
    }
  })
}
