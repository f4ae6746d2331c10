import * as core from '@actions/core'
import { connectForge } from '../connect-forge.ts'
import type { OutcomeKind } from '../domain/outcome.ts'
import type { Task } from '../domain/task.ts'
import { messageOf, UserError, unlessError } from '../errors.ts'
import { isGone } from '../forge/forge-errors.ts'
import type { Forge } from '../forge/github.ts'
import { completeFailedChecks } from '../run/claim/complete-failed-checks.ts'
import { isOnlyOffered, lockedReason } from '../run/claim/run-lock.ts'
import { endUse } from '../workspace/used-workspace.ts'
import { closedBody, commentUrl, endedBody, progressView, type ProgressView } from '../report/progress-body.ts'
import {
  answerOptions,
  needsResultComment,
  resultAfterKill,
  resultBody,
  resultText,
  type KilledRun,
  type UnfinishedSubmission,
  shownAnswer
} from '../report/result-body.ts'
import { collectJobSecrets } from '../secrets/collect.ts'
import { createRedactor } from '../secrets/redact.ts'
import type { EndedRun, UnpublishedChange } from '../report/run-snapshot.ts'
import type { StateAfterwards } from '../sessions/run-state.ts'
import { eventSettings, readPhase } from '../settings/event-inputs.ts'
import { claimKey } from '../tasks/keys.ts'
import { readRunTrailer } from '../tasks/commit-message.ts'
import { readEvent } from '../tasks/read-event.ts'
import { inRepository } from './target-repository.ts'
import { readRunnerContext, type RunnerContext } from './runner-context.ts'
import { recordKilledRun } from './record-killed-run.ts'

/** GitHub gives a post step its own time, but nobody should wait long for it. */
const MAX_MS = 60_000

/** Writes into the thread what a main step could not, and adds its run to the session. Never rejects. */
export async function completeKilledRun(state: StateAfterwards): Promise<void> {
  try {
    // In two-job mode, the publish job writes the comment.
    if (readPhase(core.getInput) === 'propose') return
    const context = inRepository(await readRunnerContext(process.env), core.getInput('repository').trim())
    await endUse(context.workspace)
    await Promise.all([
      state.hasFinalComment ? undefined : reportKilledRun(state, context),
      state.session && recordKilledRun(state, context)
    ])
  } catch (error) {
    // The job already has its result; this only goes to its log. A deleted issue, for example, is not an error.
    const log = error instanceof UserError ? core.warning : core.error
    const redact = createRedactor(collectJobSecrets(core.getInput, process.env))
    log(redact(`The final progress comment could not be written: ${messageOf(error)}`))
  }
}

async function reportKilledRun(state: StateAfterwards, context: RunnerContext): Promise<void> {
  const { event } = context
  const settings = eventSettings(core.getInput, context.job)
  const task = await readEvent(event.name, event.payload, settings)
  if (task.kind === 'ignored') return
  const forge = connectForge(core.getInput('github-token'), context, AbortSignal.timeout(MAX_MS))
  await writeFinalComments(task, state, { trigger: settings.trigger, forge, context })
}

/** Without an answer of the forge, the outcome and the change that was kept are in the summary of the job. */
async function writeFinalComments(
  asked: Task,
  state: StateAfterwards,
  { trigger, forge, context }: { readonly trigger: string; readonly forge: Forge; readonly context: RunnerContext }
): Promise<void> {
  const { startedAt, figures, wasBlocked } = state
  const killed = { trigger, startedAt, figures, wasBlocked, runUrl: context.runUrl }
  const result = await finalResult({
    state,
    claim: claimKey(asked),
    killed,
    forge,
    repositoryUrl: context.repositoryUrl,
    // Loaded only after a kill: it brings git with it.
    keepWork: async () => (await import('./keep-killed-work.ts')).keepKilledWork(state, context)
  })
  try {
    const completed = await completeFailedChecks(asked, forge)
    const task = typeof completed === 'string' ? asked : completed
    if (task.subject === 'repository') {
      await summarize(result, state)
      return
    }
    const ownComments = await findComments(task, state, { forge, context })
    if (ownComments === 'locked') return
    // An offered task gets a comment only once it is known that there is work.
    if (isOnlyOffered(task) && ownComments.progressId === undefined) {
      await summarize(result, state)
      return
    }
    const view = progressView(task, { trigger, runId: context.run.id })
    await writeComments(result, ownComments, { task, view, forge, context })
    core.notice(`The run was stopped before it could report its outcome. A comment now says ${result.kind}.`)
  } catch (error) {
    // A main step that ended has written its own summary.
    if (!state.ended) await core.summary.addRaw(`${result.text}\n`).write()
    if (!isGone(error)) core.error(`The outcome of the run is ${result.kind}.`)
    throw error
  }
}

/** For a run without a thread. A main step that ended has written its own summary. */
async function summarize({ text, kind }: FinalResult, { ended }: StateAfterwards): Promise<void> {
  if (ended) return
  await core.summary.addRaw(`${text}\n`).write()
  core.notice(`The run was stopped before it could report its outcome, which is ${kind}.`)
}

interface WriteOptions {
  readonly task: Task
  readonly view: ProgressView
  readonly forge: Forge
  readonly context: RunnerContext
}

async function writeComments(
  { run, text, needsOwnComment, isWritten }: FinalResult,
  { progressId, resultId }: FoundComments,
  { task: { number }, view, forge, context: { repositoryUrl, runUrl } }: WriteOptions
): Promise<void> {
  const { steps, todo, outcome } = run ?? { steps: [], todo: [], outcome: undefined }
  const ended = { steps, todo, outcome, view }
  const replace = async (id: number | undefined, body: string) => {
    const isUpdated = id !== undefined && (await updateUnlessDeleted(id, body, forge))
    return isUpdated ? id : await forge.createComment(number, body)
  }
  // A progress comment that is only created now notifies people itself.
  if (progressId === undefined || (resultId === undefined && !needsOwnComment)) {
    await replace(progressId, endedBody(ended, text))
    return
  }
  const writtenId =
    isWritten && resultId !== undefined ? resultId : await replace(resultId, resultBody(view.claim, text))
  const resultUrl = commentUrl(repositoryUrl, number, writtenId)
  await updateUnlessDeleted(progressId, closedBody(ended, { resultUrl, runUrl }), forge)
}

/** Returns false when somebody has deleted the comment. A new one is needed then. */
async function updateUnlessDeleted(id: number, body: string, forge: Forge): Promise<boolean> {
  const updating = forge.updateComment(id, body).then(() => true)
  return await unlessError(updating, false, isGone)
}

/** Our comments for this task. */
interface FoundComments {
  readonly progressId: number | undefined
  readonly resultId: number | undefined
}

/** Finds comments by their markers when the run was killed before it could save their ids. They can be those of another run. */
async function findComments(
  task: Task,
  { progressCommentId, resultCommentId }: StateAfterwards,
  { forge, context: { run } }: { readonly forge: Forge; readonly context: RunnerContext }
): Promise<FoundComments | 'locked'> {
  const known = { progressId: progressCommentId, resultId: resultCommentId }
  if (progressCommentId !== undefined && resultCommentId !== undefined) return known
  try {
    const self = await (isOnlyOffered(task) ? forge.whoAmI() : forge.acknowledge(task))
    const { progress, result } = await forge.readThread(task, self)
    const isLocked =
      progressCommentId === undefined && progress && lockedReason(progress, run, Date.now()) !== undefined
    return isLocked ? 'locked' : { progressId: progressCommentId ?? progress?.id, resultId: resultCommentId ?? result }
  } catch (error) {
    // Somebody has deleted the comment that requested the run.
    if (isGone(error) && progressCommentId !== undefined) return known
    throw error
  }
}

interface KilledState {
  readonly state: StateAfterwards
  /** The claim key of the request. */
  readonly claim: string
  readonly killed: KilledRun
  readonly forge: Forge
  readonly repositoryUrl: string
  /** The change of the run, as it is in the work tree. */
  readonly keepWork: () => Promise<UnpublishedChange | undefined>
}

interface FinalResult {
  readonly kind: OutcomeKind
  /** Undefined for a run that was killed before it ended. */
  readonly run: EndedRun | undefined
  readonly text: string
  readonly needsOwnComment: boolean
  /** True if the result comment has this text already. */
  readonly isWritten: boolean
}

/** A run that ended has saved everything about itself. For a killed run, the forge says whether its work was pushed. */
async function finalResult({
  state,
  claim,
  killed,
  forge,
  repositoryUrl,
  keepWork
}: KilledState): Promise<FinalResult> {
  const { ended: run } = state
  if (run && run.outcome.kind !== 'cancelled') {
    const { outcome } = run
    const answer = await shownAnswer(outcome, answerOptions(run, repositoryUrl))
    const text = resultText(run, killed.trigger, answer)
    const needsOwnComment = needsResultComment(outcome)
    return { kind: outcome.kind, run, text, needsOwnComment, isWritten: state.hasResultComment }
  }
  const kind = state.isCancelled ? 'cancelled' : 'failed'
  const unfinished = await findUnfinishedSubmission(state, claim, forge)
  const kept = unfinished?.isPushed ? undefined : (state.unpublished ?? (await keepWork()))
  const text = resultAfterKill(killed, { outcome: kind, endedAt: Date.now(), unfinished, kept, run })
  return { kind, run, text, needsOwnComment: !unfinished?.pullRequest, isWritten: false }
}

/** Asks the forge what it has of the work. `isPushed` is undefined if it does not answer, for example because the token has expired. */
async function findUnfinishedSubmission(
  { publishing }: StateAfterwards,
  claim: string,
  forge: Forge
): Promise<UnfinishedSubmission | undefined> {
  if (!publishing) return undefined
  const { branch, base, parent } = publishing
  const location = { branch, compareUrl: forge.compareUrl(base, branch) }
  try {
    const [head, found] = await Promise.all([forge.headOf(branch), forge.findPullRequest(branch)])
    const isPushed = head !== undefined && head !== parent && (await hasCommitOf(claim, { base: parent, head }, forge))
    return { ...location, isPushed, pullRequest: found?.state === 'open' ? found : undefined }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { ...location, isPushed: undefined, pullRequest: undefined }
  }
}

/** True if one of these commits was made for the request. A head that moved proves nothing alone: others push too. */
async function hasCommitOf(
  claim: string,
  range: { readonly base: string; readonly head: string },
  forge: Forge
): Promise<boolean> {
  const [{ id }, commits] = await Promise.all([forge.whoAmI(), forge.commitsBetween(range)])
  return commits.some(({ authorId, message }) => authorId === id && readRunTrailer(message) === claim)
}
