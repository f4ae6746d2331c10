import type { Dependencies } from './dependencies.ts'
import type { Outcome } from './domain/outcome.ts'
import type { Plan } from './domain/plan.ts'
import type { Task, Verb } from './domain/task.ts'
import { assignThreads } from './pipeline/assign-threads.ts'
import { uncountedReviewReason } from './pipeline/complete-review.ts'
import type { KeepOptions } from './pipeline/keep-change.ts'
import { answerOutcome } from './pipeline/incomplete-reason.ts'
import { planOutcome } from './pipeline/make-plan.ts'
import { mergeBaseBranch } from './pipeline/merge-base-branch.ts'
import { missingAccess, Preflight } from './pipeline/preflight.ts'
import { readBaseSettings, type CheckoutTarget } from './pipeline/prepare.ts'
import { publishMerge } from './pipeline/publish-merge.ts'
import { readArtifact, restoreWork, type Artifact, type ProposedWork } from './pipeline/read-artifact.ts'
import { readPrompt } from './pipeline/read-prompt.ts'
import { headRef, requireBranch, resolveTarget, type ResolvedTarget } from './pipeline/resolve-target.ts'
import { retryTarget } from './pipeline/retry-target.ts'
import { isOnlyOffered } from './pipeline/run-lock.ts'
import { settleReview } from './pipeline/settle-threads.ts'
import { submitOrKeep } from './pipeline/submit-or-keep.ts'
import type { Submission } from './pipeline/submit.ts'
import { undoRuns } from './pipeline/undo-runs.ts'
import { isQuestion, workUntilStopped, type TaskToWorkOn, type WorkParts } from './pipeline/work-until-stopped.ts'
import { writeWorkArtifact } from './pipeline/write-artifact.ts'
import { claimKey } from './tasks/claim-key.ts'
import type { SessionStart } from './sessions/session-recorder.ts'
import type { OpenedSession } from './sessions/find-session.ts'

export interface AcceptedTask extends TaskToWorkOn {
  /** The task as its comment says it. `task` can be an earlier one that it continues. */
  readonly asked: Task
}

/** Carries out a task that nothing stands against any more: target and settings, work, checks, publishing. */
export async function runStages(requested: AcceptedTask, dependencies: Dependencies): Promise<Outcome> {
  const { settings, openCheckout, emit } = dependencies
  const { phase } = settings
  emit({ kind: 'step', step: 'preparing' })
  const checkout = await openCheckout()
  const accepted = await withPrompt(requested, checkout)
  const { task } = accepted
  const isUndo = task.request.verb === 'undo'
  if (isUndo && phase.kind === 'propose') return { kind: 'answered', answer: 'The publish job takes the work back.' }
  const artifact = phase.kind === 'publish' && !isUndo ? await readArtifact(phase.folder, task, emit) : undefined
  // A plan is kept in the session, which only this job can write.
  if (artifact?.kind === 'ended' && !('plan' in artifact.outcome)) return artifact.outcome

  const opened = await openTask(accepted, { checkout, artifact }, dependencies)
  if ('kind' in opened) return opened
  if (artifact?.kind === 'ended') {
    const { outcome } = artifact
    return outcome.kind === 'planned' ? { ...outcome, isKept: opened.isKept } : outcome
  }
  if (isUndo) return await undo(accepted, opened, dependencies)
  return await workAndPublish(accepted, { ...opened, artifact }, dependencies)
}

async function withPrompt(accepted: AcceptedTask, checkout: CheckoutTarget['checkout']): Promise<AcceptedTask> {
  if (accepted.task.subject !== 'repository') return accepted
  const { defaultBranch } = accepted.task
  const sha = requireBranch(await checkout.resolve([headRef(defaultBranch)]), defaultBranch)
  await checkout.fetch([sha])
  const task = await readPrompt(accepted.task, { checkout, sha })
  return { ...accepted, task, asked: task }
}

/** A task whose target and settings are known. */
interface OpenedTask extends CheckoutTarget, Pick<TaskToWorkOn, 'opened'> {
  readonly preflight: Preflight
  readonly keeping: KeepOptions
  /** True if the session of the thread will know this run. */
  readonly isKept: boolean
}

interface TaskSource {
  readonly checkout: CheckoutTarget['checkout']
  readonly artifact: Artifact | undefined
}

/** Finds out where the work goes and by which settings. Returns an outcome if it goes nowhere. */
async function openTask(
  accepted: AcceptedTask,
  { checkout, artifact }: TaskSource,
  dependencies: Dependencies
): Promise<OpenedTask | Outcome> {
  const { task, asked, self, thread, plan } = accepted
  const { settings, forge, openProgress, reopenCheckout, savePatch } = dependencies
  const { emit, redact, containsSecret, signal } = dependencies
  const target = await targetOf(accepted, checkout, dependencies)
  // A question can be answered about a read-only branch. For other work, not even its code is fetched.
  const isAnswer = isQuestion(task) && !artifact
  if (target.readOnlyReason !== undefined && !isAnswer) return { kind: 'skipped', reason: target.readOnlyReason }
  const preflight = new Preflight(signal, settings)
  preflight.add(missingAccess({ task, settings, target }, forge))
  const base = await preflight.alongside(readBaseSettings(target, checkout, settings.configPath))
  if (isOnlyOffered(task)) {
    const reason = uncountedReviewReason(task, self, base.rules.reviews)
    if (reason !== undefined) return { kind: 'skipped', reason }
    await openProgress(task, thread)
  }
  const { keepsSessions } = base.rules
  const needsSession = NEEDS_SESSION.get(asked.request.verb)
  if (!keepsSessions && needsSession !== undefined) return { kind: 'skipped', reason: needsSession }
  const opened = keepsSessions ? accepted.opened : undefined
  const isKept = opened !== undefined && !settings.isDryRun && !task.request.flags.dryRun
  // The propose job cannot write; the publish job adds the run.
  if (isKept && settings.phase.kind !== 'propose')
    dependencies.keepSession(sessionStart({ ...accepted, opened }, target))
  if (artifact?.kind !== 'ended' && plan?.isApproved && plan.baseSha !== target.baseSha)
    emit({ kind: 'warning', text: movedSince(plan, target) })
  const keeping = { reopenCheckout, base, containsSecret, redact, savePatch, emit, signal }
  return { checkout, target, base, opened, preflight, keeping, isKept }
}

async function targetOf(
  { task, asked, self, opened }: AcceptedTask,
  checkout: CheckoutTarget['checkout'],
  { settings, forge, emit }: Dependencies
): Promise<ResolvedTarget> {
  const target = await resolveTarget(task, self, { checkout, forge, trigger: settings.trigger, emit })
  const isRetry = asked.request.verb === 'retry' && !isQuestion(task) && target.readOnlyReason === undefined
  return isRetry ? await retryTarget(target, { task, self, session: opened?.session, checkout, forge, emit }) : target
}

function sessionStart(
  { asked, task, self, opened, recorded: approvals, plan }: AcceptedTask & { readonly opened: OpenedSession },
  { base: branch, baseSha: sha, origin, startSha }: ResolvedTarget
): SessionStart {
  const { actor: author, createdAt: at } = asked
  const claim = claimKey(asked)
  const retriesFrom = origin && startSha
  return { opened, self, author, claim, at, request: task.request, approvals, base: { branch, sha }, retriesFrom, plan }
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
  const { checkout, target, preflight, isKept } = opened
  const { settings, forge, emit, redact, containsSecret, signal } = dependencies
  const isAnswer = isQuestion(task) && !artifact
  const { allowedBots } = settings
  const review = isAnswer ? undefined : await preflight.alongside(assignThreads(task, { forge, self, allowedBots }))
  const isUpdate = task.request.verb === 'update' && !artifact
  const started = isUpdate ? await mergeBaseBranch(target, { task, checkout, forge, settings }) : undefined
  if (started?.kind === 'ended') return started.outcome
  const merge = started?.merge
  const done = artifact
    ? await restoreWork(artifact, target, { checkout, containsSecret, redact, emit })
    : await workUntilStopped({ ...accepted, opened: opened.opened }, { ...opened, merge, review }, dependencies)
  signal.throwIfAborted()
  if ('kind' in done) return done
  if (artifact && done.work.result.kind === 'halted') accepted.stopping.reportEarlier()
  if (isAnswer && task.request.verb === 'plan')
    return planOutcome(done.work.result, { number: task.number, baseSha: target.baseSha, isKept }, redact)
  if (isAnswer) return answerOutcome(done.work.result)
  return await publish(accepted, { ...opened, ...done, merge, review }, dependencies)
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
  if (merge) return await publishMerge(merge, submission, { settings, forge, redact, emit, snapshot, signal })
  const outcome = await submitOrKeep(submission, { settings, forge, redact, emit, snapshot, signal, keeping })
  if (!review) return outcome
  const given = { task, assignment: review, verdicts: work.verdicts, branch: target.branch }
  return await settleReview(outcome, given, { forge, self, settings: base.rules.threads, redact, emit, signal })
}

function movedSince(
  plan: Pick<Plan, 'baseSha'>,
  { base, baseSha }: { readonly base: string; readonly baseSha: string }
): string {
  return `${base} moved since the plan was made, from ${plan.baseSha.slice(0, 7)} to ${baseSha.slice(0, 7)}. The work started from where it is now.`
}

const SESSIONS_OFF =
  'agent.yml has session: off, so no earlier run is remembered. Ask again with fix and your own words.'

/** Why a request of this verb cannot be carried out without sessions. */
const NEEDS_SESSION: ReadonlyMap<Verb, string> = new Map([
  ['continue', SESSIONS_OFF],
  ['retry', SESSIONS_OFF],
  ['undo', 'agent.yml has session: off, so it is not known which commits are of a run. Use `git revert`.']
])
