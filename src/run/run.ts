import type { Outcome } from '../domain/outcome.ts'
import type { Task } from '../domain/task.ts'
import { checksRequest, isReport } from '../tasks/request-kinds.ts'
import { isQuestion, isWork, resultOf } from '../tasks/verbs.ts'
import { asksToAdopt } from './target/adopt-head.ts'
import { assignThreads } from './assignments/threads/assign-threads.ts'
import { claim, type ClaimedTask } from './claim/claim.ts'
import { Crash } from '../errors.ts'
import { endWith, type Effects, type Ended, type Run } from './effects.ts'
import { failureText } from './failure-text.ts'
import { answerOutcome } from './publish/incomplete-reason.ts'
import { keepChange } from './publish/keep-change.ts'
import { planAssignment, planOutcome } from './assignments/plan/make-plan.ts'
import { mergeBaseBranch } from './assignments/merge/merge-base-branch.ts'
import { openTask, type OpenedTask } from './target/open-task.ts'
import { itemAssignment } from './assignments/items/list-items.ts'
import { mergeAssignment } from './assignments/merge/publish-merge.ts'
import { publishReport, reportOutcome } from './publish/publish-report.ts'
import { readArtifact, restoreWork, type Artifact } from './publish/read-artifact.ts'
import type { ResolvedTarget } from './target/resolve-target.ts'
import { resolveTask } from './target/resolve-task.ts'
import { postReview, type FinishedReview } from './review/post-review.ts'
import { reviewPullRequest, writeReviewArtifact } from './review/review-pull-request.ts'
import { threadAssignment } from './assignments/threads/thread-assignment.ts'
import { repairAssignment } from './assignments/repair/repair-assignment.ts'
import type { Assignment } from './assignments/assignment.ts'
import {
  proposedOutput,
  reportOutput,
  resultAssignment,
  returnsResult
} from './assignments/result/structured-output.ts'
import { submitOrKeep } from './publish/submit-or-keep.ts'
import { undoRuns } from './undo/undo-runs.ts'
import { workUntilStopped } from './work/work-until-stopped.ts'
import type { Submission } from './work/submission.ts'
import { writeWorkArtifact } from './publish/write-artifact.ts'

/** Carries out one task, from the permission check to the outcome. Never throws. */
export async function handle(task: Task, effects: Effects): Promise<Outcome> {
  const { emit, signal } = effects
  const outcome = await carryOut(task, effects).catch((error: unknown): Outcome => ({
    kind: signal.aborted && !(signal.reason instanceof Crash) ? 'cancelled' : 'failed',
    reason: failureText(error, effects)
  }))
  emit({ kind: 'ended', outcome })
  return outcome
}

/** Every run proposes, then publishes. With two jobs each of them does its half, and the proposal is a file between them. */
async function carryOut(task: Task, effects: Effects): Promise<Outcome> {
  const claimed = await claim(task, effects)
  if (claimed.kind === 'ended') return claimed.outcome
  const { run } = claimed
  const proposal = await propose(claimed.claimed, run)
  return proposal.kind === 'ended' ? proposal.outcome : await publish(proposal, run)
}

/** Work that is done and not published. */
interface Proposal extends Submission {
  readonly kind: 'proposal'
  readonly opened: OpenedTask
  readonly assignments: readonly Assignment[]
  /** True if it is the work of another job. */
  readonly isRestored: boolean
}

/** Does the work of a task, or reads what the propose job did. An undo and a merge without conflicts publish by themselves. */
async function propose(requested: ClaimedTask, run: Run): Promise<Proposal | FinishedReview | Ended> {
  const prompted = await withPrompt(requested, run)
  if (prompted.kind === 'ended') return prompted
  const { claimed } = prompted
  const artifact = await artifactFor(claimed, run)
  if (artifact?.kind === 'ended' && !isUnfinished(artifact.outcome, claimed.task, run)) return artifact
  const opened = await openTask(claimed, { artifact, target: prompted.target }, run)
  if (opened.kind === 'ended') return opened
  if (artifact?.kind === 'ended') return endWith(await completeOutcome(artifact, claimed, opened, run))
  const result = resultOf(claimed.task)
  if (result === 'review') {
    const review = artifact?.kind === 'review' ? artifact : undefined
    return await reviewPullRequest(claimed, { ...opened, artifact: review }, run)
  }
  const { target, base, preflight, repair, wanted } = opened
  if (result === 'revert') {
    await preflight.requireAll()
    return endWith(await undoRuns({ task: claimed.task, target, base, session: opened.opened?.session }, run))
  }
  const ready = repair ? { ...claimed, task: repair.task } : claimed
  const { task, approval, plan } = ready
  // For an approved change, no model gives verdicts.
  const assigning = ready.change ? undefined : assignThreads(task, base.rules.reviews, run)
  const threads = await preflight.alongside(Promise.resolve(assigning))
  const isRestored = artifact?.kind === 'work'
  const started = result === 'merge' && !isRestored ? await mergeBaseBranch(target, run) : undefined
  if (started?.kind === 'ended') return started
  const merge = started?.merge
  const assignments = [
    ...(threads ? [threadAssignment(threads)] : []),
    ...(repair ? [repairAssignment(repair)] : []),
    ...(merge ? [mergeAssignment(merge)] : []),
    ...(plan ? [planAssignment(plan, task)] : []),
    ...(run.settings.items ? [itemAssignment(run.settings.items)] : []),
    ...(wanted ? [resultAssignment(wanted)] : [])
  ]
  const start = { startSha: merge?.tree ?? target.startSha, merged: merge }
  const done = isRestored
    ? await restoreWork(artifact, opened, run)
    : await workUntilStopped({ ...ready, opened: opened.opened }, { ...opened, start, assignments }, run)
  run.signal.throwIfAborted()
  if (done.kind === 'ended') return done
  if (isRestored && done.work.result.kind === 'halted') ready.stopping.reportEarlier()
  return { task, target, base, approval, start, ...done, kind: 'proposal', opened, assignments, isRestored }
}

/** Takes the work to the forge, or to the publish job. */
async function publish(proposal: Proposal | FinishedReview, run: Run): Promise<Outcome> {
  const { proposesTo } = run.settings
  if (proposal.kind === 'review') {
    run.emit({ kind: 'step', step: 'publishing' })
    if (proposesTo === undefined) return await postReview(proposal, run)
    return await writeReviewArtifact(proposesTo, proposal, run)
  }
  const { task, base, work, start } = proposal
  const failed = reportOutput(work.output, run.emit)
  if (failed) {
    const { tree, changes } = work.change
    if (changes.length > 0) await keepChange({ ...start, tree }, base, run)
    return failed
  }
  const isAnswer = !proposal.isRestored && isQuestion(task)
  if (!isAnswer) {
    run.emit({ kind: 'step', step: 'publishing' })
    if (proposesTo !== undefined) return await writeWorkArtifact(proposesTo, proposal, run)
  }
  const submit = () => (isAnswer ? publishAnswer(proposal, run) : submitOrKeep(proposal, run))
  const own = proposal.assignments.find(({ publish }) => publish)
  return own?.publish ? await own.publish(proposal, submit, run) : await submit()
}

async function publishAnswer({ task, target, work, opened }: Proposal, run: Run): Promise<Outcome> {
  const { result } = work
  if (isReport(task)) return await endReport(reportOutcome(result), task, run)
  if (resultOf(task) !== 'plan') return answerOutcome(result)
  return planOutcome(result, { number: task.number, baseSha: target.baseSha, isKept: opened.isKept }, run.redact)
}

interface Prompted {
  readonly kind: 'prompted'
  readonly claimed: ClaimedTask
  /** Undefined for a task of a thread, whose target is not known yet. */
  readonly target: ResolvedTarget | undefined
}

/** The branch of a task of the repository follows from its prompt, which can be in a file. */
async function withPrompt(claimed: ClaimedTask, run: Run): Promise<Prompted | Ended> {
  const { task: asked, opened } = claimed
  if (asked.trigger.kind !== 'prompt') return { kind: 'prompted', claimed, target: undefined }
  const resolution = await resolveTask(asked, asked.trigger, opened?.session, run)
  if (resolution.kind === 'ended') return resolution
  const { task, target } = resolution
  return { kind: 'prompted', claimed: { ...claimed, task, asked: task }, target }
}

/** What the propose job has left, in the publish job. Ends in the propose job if the other one needs nothing of it. */
async function artifactFor({ task, approval }: ClaimedTask, run: Run): Promise<Artifact | undefined> {
  const { proposesTo, publishesFrom } = run.settings
  // Except if a merge conflicts.
  const isWithoutModel = !isWork(task.request) || asksToAdopt(task, approval)
  if (isWithoutModel && proposesTo !== undefined) {
    const outcome = { kind: 'answered', answer: 'The publish job carries out this request.' } as const
    return { kind: 'ended', outcome, structuredOutput: undefined }
  }
  if (publishesFrom === undefined || isWithoutModel) return undefined
  return await readArtifact(publishesFrom, task, run.emit)
}

/**
 * True if the publish job must still complete the outcome of the propose job: write a plan to the session or a report to its issue, end a
 * repair, or return data.
 */
function isUnfinished(outcome: Outcome, task: Task, { settings }: Run): boolean {
  if (settings.publishesFrom === undefined) return false
  const isOfChecks = task.trigger.kind === 'ci' || checksRequest(task) !== undefined
  const endsLadder = outcome.kind === 'skipped' || outcome.kind === 'no_change'
  const returnsData = settings.outputSchema !== undefined && isAnswer(outcome) && returnsResult(task, settings)
  return 'plan' in outcome || isReport(task) || (isOfChecks && endsLadder) || returnsData
}

/** True for the complete answer of a model. */
function isAnswer({ kind }: Outcome): boolean {
  return kind === 'answered' || kind === 'planned' || kind === 'needs_input'
}

async function completeOutcome(
  artifact: Extract<Artifact, Ended>,
  { task }: ClaimedTask,
  { wanted, isKept }: OpenedTask,
  run: Run
): Promise<Outcome> {
  const { outcome } = artifact
  const output = isAnswer(outcome) ? proposedOutput(artifact.structuredOutput, wanted, run.redact) : undefined
  const failed = reportOutput(output, run.emit)
  if (failed) return failed
  return outcome.kind === 'planned' ? { ...outcome, isKept } : await endReport(outcome, task, run)
}

/** Writes the report of a task to its issue. Any other answer is shown where it was asked for. */
async function endReport(outcome: Outcome, task: Task, run: Run): Promise<Outcome> {
  const { trigger } = task
  const isWritten = outcome.kind === 'answered' && isReport(task) && run.settings.proposesTo === undefined
  if (!isWritten || trigger.kind !== 'prompt') return outcome
  run.emit({ kind: 'step', step: 'publishing' })
  return await publishReport(outcome, { task, trigger }, run)
}
