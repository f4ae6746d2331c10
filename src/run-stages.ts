import type { Dependencies } from './dependencies.ts'
import type { Outcome } from './domain/outcome.ts'
import type { Task } from './domain/task.ts'
import { openTask, type AcceptedTask, type OpenedTask } from './open-task.ts'
import { asksToAdopt } from './pipeline/adopt-head.ts'
import { assignThreads } from './pipeline/assign-threads.ts'
import { takesPlainReplies } from './pipeline/complete-review.ts'
import { answerOutcome } from './pipeline/incomplete-reason.ts'
import { planOutcome } from './pipeline/make-plan.ts'
import { mergeBaseBranch } from './pipeline/merge-base-branch.ts'
import { plannedOutcome } from './pipeline/plan-items.ts'
import { keepChange, workStart } from './pipeline/keep-change.ts'
import { publishMerge } from './pipeline/publish-merge.ts'
import type { CheckoutTarget } from './pipeline/prepare.ts'
import { publishReport, reportOutcome } from './pipeline/publish-report.ts'
import { readArtifact, restoreWork, type Artifact, type ProposedWork } from './pipeline/read-artifact.ts'
import { reviewPullRequest } from './pipeline/reviewer/review-pull-request.ts'
import { resolveTask, type TaskResolution } from './pipeline/resolve-task.ts'
import { settleReview } from './pipeline/settle-threads.ts'
import { invalidOutput, returnsResult, structuredOutput, type StructuredOutput } from './pipeline/structured-output.ts'
import { submitOrKeep } from './pipeline/submit-or-keep.ts'
import type { Submission } from './pipeline/submit.ts'
import { undoRuns } from './pipeline/undo-runs.ts'
import { workUntilStopped, type WorkParts } from './pipeline/work-until-stopped.ts'
import { writeWorkArtifact } from './pipeline/write-artifact.ts'
import { checksRequest, isReport } from './tasks/request-kinds.ts'
import { parseJson } from './text/json.ts'
import { isQuestion, isWork, resultOf } from './tasks/verbs.ts'

/** Carries out an accepted task: reads target and settings, works, runs the checks, publishes. */
export async function runStages(requested: AcceptedTask, dependencies: Dependencies): Promise<Outcome> {
  const { settings, openCheckout, emit } = dependencies
  const { phase } = settings
  emit({ kind: 'step', step: 'preparing' })
  const checkout = await openCheckout()
  const resolution = await resolvePrompted(requested, checkout, dependencies)
  if (resolution?.kind === 'ended') return resolution.outcome
  const accepted = resolution ? { ...requested, task: resolution.task, asked: resolution.task } : requested
  const { task } = accepted
  const result = resultOf(task)
  // Except if a merge conflicts.
  const isWithoutModel = !isWork(task.request) || asksToAdopt(task, accepted.approval)
  if (isWithoutModel && phase.kind === 'propose')
    return { kind: 'answered', answer: 'The publish job carries out this request.' }
  const artifact =
    phase.kind === 'publish' && !isWithoutModel ? await readArtifact(phase.folder, task, emit) : undefined
  if (artifact?.kind === 'ended' && !isUnfinished(artifact.outcome, task, settings)) return artifact.outcome

  const opened = await openTask(accepted, { checkout, artifact, target: resolution?.target }, dependencies)
  if ('kind' in opened) return opened
  if (artifact?.kind === 'ended') {
    const missing = isAnswer(artifact.outcome)
      ? reportOutput(proposedOutput(artifact, opened, dependencies), emit)
      : undefined
    return missing ?? (await endAnswer(withKept(artifact.outcome, opened), accepted, dependencies))
  }
  if (result === 'review') {
    const review = artifact?.kind === 'review' ? artifact : undefined
    return await reviewPullRequest(accepted, { ...opened, artifact: review }, dependencies)
  }
  if (result === 'revert') return await undo(accepted, opened, dependencies)
  const ready = opened.repair ? { ...accepted, task: opened.repair.task } : accepted
  const work = artifact?.kind === 'work' ? artifact : undefined
  return await workAndPublish(ready, { ...opened, artifact: work }, dependencies)
}

/**
 * True if the publish job must still complete the outcome of the propose job: write a plan to the session or a report to its issue, end a
 * repair, or return data.
 */
function isUnfinished(outcome: Outcome, task: Task, settings: Dependencies['settings']): boolean {
  const isOfChecks = task.trigger.kind === 'ci' || checksRequest(task) !== undefined
  const endsLadder = outcome.kind === 'skipped' || outcome.kind === 'no_change'
  const returnsData = settings.outputSchema !== undefined && isAnswer(outcome) && returnsResult(task, settings)
  return 'plan' in outcome || isReport(task) || (isOfChecks && endsLadder) || returnsData
}

/** True for the complete answer of a model. */
function isAnswer({ kind }: Outcome): boolean {
  return kind === 'answered' || kind === 'planned' || kind === 'needs_input'
}

/** The structured output of the propose job. Undefined if the workflow wants none. */
function proposedOutput(
  { structuredOutput: json }: Artifact,
  { wanted }: OpenedTask,
  { redact }: Pick<Dependencies, 'redact'>
): StructuredOutput | undefined {
  if (!wanted) return undefined
  return json === undefined ? invalidOutput('there is none') : structuredOutput(parseJson(json), wanted, redact)
}

/** Reports what the run returns as data. Returns how the run ends if that cannot be used. */
function reportOutput(output: StructuredOutput | undefined, emit: Dependencies['emit']): Outcome | undefined {
  if (output?.kind === 'invalid') return { kind: 'failed', reason: output.reason }
  if (output) emit({ kind: 'structured-output', json: output.json })
  return undefined
}

/** The branch of a task of the repository follows from its prompt, which can be in a file. */
async function resolvePrompted(
  { task, self, opened }: AcceptedTask,
  checkout: CheckoutTarget['checkout'],
  { settings, forge, now, emit }: Dependencies
): Promise<TaskResolution | undefined> {
  const { trigger } = task
  if (trigger.kind !== 'prompt') return undefined
  return await resolveTask(task, trigger, { self, session: opened?.session, checkout, forge, settings, now, emit })
}

function withKept(outcome: Outcome, { isKept }: OpenedTask): Outcome {
  return outcome.kind === 'planned' ? { ...outcome, isKept } : outcome
}

/** Writes the report of a task to its issue. Any other answer is shown where it was asked for. */
async function endAnswer(
  outcome: Outcome,
  { task, self }: AcceptedTask,
  { settings, forge, run, redact, snapshot, now, emit, signal }: Dependencies
): Promise<Outcome> {
  const { trigger } = task
  const isWritten = outcome.kind === 'answered' && isReport(task) && settings.phase.kind !== 'propose'
  if (!isWritten || trigger.kind !== 'prompt') return outcome
  emit({ kind: 'step', step: 'publishing' })
  const options = { settings, forge, run, redact, snapshot, now, emit, signal }
  return await publishReport(outcome, { task, trigger, self }, options)
}

async function undo(
  { task, self }: AcceptedTask,
  { checkout, target, base, opened, preflight, keeping }: OpenedTask,
  { settings, forge, emit, signal }: Dependencies
): Promise<Outcome> {
  await preflight.requireAll()
  const request = { task, self, checkout, target, base, session: opened?.session }
  return await undoRuns(request, { settings, forge, keeping, emit, signal })
}

interface TaskToPublish extends OpenedTask {
  /** The work of the propose job; undefined if this job does the work. */
  readonly artifact: ProposedWork | undefined
}

async function workAndPublish(
  accepted: AcceptedTask,
  { artifact, ...opened }: TaskToPublish,
  dependencies: Dependencies
): Promise<Outcome> {
  const { task, self } = accepted
  const { checkout, target, base, preflight } = opened
  const { settings, forge, run, redact, emit, signal } = dependencies
  const { allowedBots, phase } = settings
  const { reviews } = base.rules
  const isRepeated = run.attempt > 1
  const assigning = { forge, self, allowedBots, reviews, isRepeated }
  // For an approved change, no model gives verdicts.
  const review = accepted.change ? undefined : await preflight.alongside(assignThreads(task, assigning))
  const isUpdate = resultOf(task) === 'merge' && !artifact
  const started = isUpdate
    ? await mergeBaseBranch(target, { task, checkout, forge, settings, emit, signal })
    : undefined
  if (started?.kind === 'ended') return started.outcome
  const merge = started?.merge
  const done = artifact
    ? await restore(artifact, { accepted, opened }, dependencies)
    : await workUntilStopped({ ...accepted, opened: opened.opened }, { ...opened, merge, review }, dependencies)
  signal.throwIfAborted()
  if ('kind' in done) return done
  const failed = reportOutput(done.work.output, emit)
  if (failed) {
    const { change } = done.work
    if (change.changes.length > 0) await keepChange({ ...workStart(target, merge), tree: change.tree }, opened.keeping)
    return failed
  }
  if (artifact || !isQuestion(task)) return await publish(accepted, { ...opened, ...done, merge, review }, dependencies)
  const { result } = done.work
  if (phase.kind === 'plan') return plannedOutcome(result, done.work.items ?? [], phase)
  if (isReport(task)) return await endAnswer(reportOutcome(result), accepted, dependencies)
  if (resultOf(task) !== 'plan') return answerOutcome(result)
  return planOutcome(result, { number: task.number, baseSha: target.baseSha, isKept: opened.isKept }, redact)
}

/** The work of the propose job. */
async function restore(
  artifact: ProposedWork,
  { accepted, opened }: { readonly accepted: AcceptedTask; readonly opened: OpenedTask },
  dependencies: Dependencies
) {
  const { containsSecret, redact, emit } = dependencies
  const { checkout, target } = opened
  const done = await restoreWork(artifact, target, { checkout, containsSecret, redact, emit })
  const { kind } = done.work.result
  if (kind === 'halted') accepted.stopping.reportEarlier()
  const isReturned = kind === 'finished' || artifact.structuredOutput !== undefined
  const output = isReturned ? proposedOutput(artifact, opened, dependencies) : undefined
  return { ...done, work: { ...done.work, ...(output && { output }) } }
}

interface WorkToPublish
  extends OpenedTask, Pick<WorkParts, 'merge' | 'review'>, Pick<Submission, 'work' | 'verification'> {}

async function publish(
  { task, self, approval }: AcceptedTask,
  { checkout, target, base, merge, review, keeping, work, verification }: WorkToPublish,
  { settings, forge, emit, snapshot, redact, signal }: Dependencies
): Promise<Outcome> {
  const { phase } = settings
  emit({ kind: 'step', step: 'publishing' })
  if (phase.kind === 'propose') {
    return await writeWorkArtifact({ task, checkout, target, work }, { folder: phase.folder, snapshot, redact })
  }
  const submission = { task, self, checkout, target, base, approval, work, verification }
  const publishing = { settings, forge, redact, emit, snapshot, signal, keeping }
  if (merge) return await publishMerge(merge, submission, publishing)
  const outcome = await submitOrKeep(submission, publishing)
  if (!review) return outcome
  const takesReplies = takesPlainReplies(task)
  const isPart = snapshot().verification.unpublished !== undefined
  const settlement = { task, assignment: review, verdicts: work.verdicts, branch: target.branch, isPart, takesReplies }
  const { repositoryUrl } = settings
  const isDryRun = settings.isDryRun || task.request.flags.dryRun
  const threads = isDryRun
    ? ({ ...base.rules.threads, mode: 'silent', reRequests: false } as const)
    : base.rules.threads
  const options = { forge, self, settings: threads, repositoryUrl, redact, emit, signal }
  return await settleReview(outcome, settlement, options)
}
