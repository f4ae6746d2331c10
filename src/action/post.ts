import * as core from '@actions/core'
import { connectForge } from '../connect-forge.ts'
import type { OutcomeKind } from '../domain/outcome.ts'
import type { Task } from '../domain/task.ts'
import { messageOf, UserError } from '../errors.ts'
import { isGone } from '../forge/errors.ts'
import type { Forge } from '../forge/forge.ts'
import { lockedReason } from '../pipeline/run-lock.ts'
import { modelAnswerOf } from '../report/describe-outcome.ts'
import { finalBodyAfterKill, finalBodyAfterLostUpdate, MAX_ANSWER } from '../report/progress-body.ts'
import type { UnfinishedSubmission, ProgressState } from '../report/progress-body.ts'
import { filesUrl } from '../report/sections.ts'
import { collectJobSecrets } from '../secrets/collect.ts'
import { createRedactor } from '../secrets/redact.ts'
import { readRunState, type RunState } from '../sessions/run-state.ts'
import { eventSettings, readPhase } from '../settings/inputs.ts'
import { readEvent } from '../tasks/read-event.ts'
import { safeMarkdown } from '../text/markdown/safe-markdown.ts'
import { readRunnerContext, type RunnerContext } from './runner-context.ts'

/** GitHub gives a post step its own time, but nobody should wait long for it. */
const MAX_MS = 60_000

/** The post step: writes the final progress comment when the main step was killed before it could. */
export async function post(): Promise<void> {
  try {
    // In two-job mode, the publish job writes the comment.
    if (readPhase(core.getInput) === 'propose') return
    const folder = core.getState('state-folder')
    const state = folder === '' ? undefined : readRunState(folder)
    if (!state || state.hasFinalComment || wasLocked(state)) return
    const context = await readRunnerContext(process.env)
    const { event } = context
    const task = await readEvent(event.name, event.payload, eventSettings(core.getInput))
    if (task.kind !== 'ignored') await writeFinalComment(task, state, context)
  } catch (error) {
    // The job already has its result; this only goes to its log. A deleted issue, for example, is not an error.
    const log = error instanceof UserError ? core.warning : core.error
    const redact = createRedactor(collectJobSecrets(core.getInput, process.env))
    log(redact(`The final progress comment could not be written: ${messageOf(error)}`))
  }
}

/** A run that has a state and was skipped without a comment did not get the lock: another run answers. */
function wasLocked({ outcome, progressCommentId }: RunState): boolean {
  return outcome?.kind === 'skipped' && progressCommentId === undefined
}

async function writeFinalComment(task: Task, state: RunState, context: RunnerContext): Promise<void> {
  const forge = connectForge(core.getInput('github-token'), context, AbortSignal.timeout(MAX_MS))
  const { commentId, number } = task
  const view = {
    commentId,
    trigger: eventSettings(core.getInput).trigger,
    startedAt: state.startedAt,
    runId: context.run.id,
    runUrl: context.runUrl
  }
  const { outcome, body } = await finalComment({ state, view, forge, repositoryUrl: context.repositoryUrl })
  try {
    const id = state.progressCommentId ?? (await findComment(task, forge, context))
    if (id === 'locked') return
    const isUpdated = id !== undefined && (await updateUnlessDeleted(id, body, forge))
    if (!isUpdated) await forge.createComment(number, body)
    core.notice(`The run was stopped before it could report its outcome. Its comment now says ${outcome}.`)
  } catch (error) {
    // A main step that ended has written its own summary.
    if (!state.outcome) await core.summary.addRaw(`${body}\n`).write()
    if (!isGone(error)) core.error(`The outcome of the run is ${outcome}.`)
    throw error
  }
}

/** Returns false when somebody has deleted the comment. A new one is needed then. */
async function updateUnlessDeleted(id: number, body: string, forge: Forge): Promise<boolean> {
  try {
    await forge.updateComment(id, body)
    return true
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

/** Finds the comment by its marker when the run was killed before it could save the id. It can be the comment of another run. */
async function findComment(task: Task, forge: Forge, { run }: RunnerContext): Promise<number | 'locked' | undefined> {
  const { self } = await forge.acknowledge(task.commentId)
  const { progress } = await forge.readThread(task, self)
  return progress && lockedReason(progress, run, Date.now()) !== undefined ? 'locked' : progress?.id
}

interface FinalState {
  readonly state: RunState
  readonly view: ProgressState
  readonly forge: Forge
  readonly repositoryUrl: string
}

/** A run that ended has recorded its outcome. For a killed run, the forge says whether its work was pushed. */
async function finalComment({
  state,
  view,
  forge,
  repositoryUrl
}: FinalState): Promise<{ outcome: OutcomeKind; body: string }> {
  const endedAt = Date.now()
  if (state.outcome && state.outcome.kind !== 'cancelled') {
    const { outcome } = state
    const markdown = modelAnswerOf(outcome)
    const answer =
      markdown === undefined
        ? undefined
        : await safeMarkdown(markdown, { filesUrl: filesUrl(state, { repositoryUrl }), maxLength: MAX_ANSWER })
    return { outcome: outcome.kind, body: finalBodyAfterLostUpdate(view, { outcome, endedAt, answer }) }
  }
  const outcome = state.isCancelled ? 'cancelled' : 'failed'
  return {
    outcome,
    body: finalBodyAfterKill(view, { outcome, endedAt, unfinished: await findUnfinishedSubmission(state, forge) })
  }
}

/** Asks the forge what it has of the work. `isPushed` is undefined if it does not answer, for example because the token has expired. */
async function findUnfinishedSubmission(
  { publishing }: RunState,
  forge: Forge
): Promise<UnfinishedSubmission | undefined> {
  if (!publishing) return undefined
  const { branch, base, parent } = publishing
  const location = { branch, compareUrl: forge.compareUrl(base, branch) }
  try {
    const [head, found] = await Promise.all([forge.headOf(branch), forge.findPullRequest(branch)])
    const isPushed = head !== undefined && head !== parent
    return { ...location, isPushed, pullRequest: found?.state === 'open' ? found : undefined }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { ...location, isPushed: undefined, pullRequest: undefined }
  }
}
