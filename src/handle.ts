import type { Dependencies } from './dependencies.ts'
import type { Outcome } from './domain/outcome.ts'
import type { Plan } from './domain/plan.ts'
import type { Task } from './domain/task.ts'
import { messageOf, UserError } from './errors.ts'
import { assignThreads } from './pipeline/assign-threads.ts'
import { uncountedReviewReason } from './pipeline/complete-review.ts'
import { answerHelp } from './pipeline/answer-help.ts'
import { readApproval } from './pipeline/approval.ts'
import { forgetSession } from './pipeline/forget-session.ts'
import { answerOutcome } from './pipeline/incomplete-reason.ts'
import { refuseWithoutWriteAccess } from './pipeline/permission.ts'
import { planOutcome } from './pipeline/make-plan.ts'
import { mergeBaseBranch } from './pipeline/merge-base-branch.ts'
import { missingAccess, Preflight } from './pipeline/preflight.ts'
import { readBaseSettings } from './pipeline/prepare.ts'
import { publishMerge } from './pipeline/publish-merge.ts'
import { readArtifact, restoreWork } from './pipeline/read-artifact.ts'
import { requestStop } from './pipeline/request-stop.ts'
import { resolveTarget } from './pipeline/resolve-target.ts'
import { retryTarget } from './pipeline/retry-target.ts'
import { acquireLock, isOnlyOffered, type AcquiredLock } from './pipeline/run-lock.ts'
import { settleReview } from './pipeline/settle-threads.ts'
import { submitOrKeep } from './pipeline/submit-or-keep.ts'
import { undoRuns } from './pipeline/undo-runs.ts'
import { openStopRequests, type StopRequests } from './pipeline/watch-stop.ts'
import { isQuestion, workUntilStopped, type TaskToWorkOn } from './pipeline/work-until-stopped.ts'
import { writeWorkArtifact } from './pipeline/write-artifact.ts'
import { claimKey } from './tasks/claim-key.ts'
import { isPruningTurn } from './sessions/pruning-turn.ts'
import { findSession, openSession } from './sessions/find-session.ts'

/** Carries out one task, from the permission check to the outcome. Never throws. */
export async function handle(task: Task, dependencies: Dependencies): Promise<Outcome> {
  const { emit, signal } = dependencies
  const outcome = await checkAndCarryOut(task, dependencies).catch((error: unknown): Outcome => {
    if (signal.aborted) return { kind: 'cancelled', reason: messageOf(signal.reason) }
    if (error instanceof UserError) return { kind: 'failed', reason: error.message }
    emit({ kind: 'bug', tool: 'forgehand', stack: Error.isError(error) ? (error.stack ?? '') : String(error) })
    return { kind: 'failed', reason: `An internal error in Forgehand: ${messageOf(error)}` }
  })
  emit({ kind: 'ended', outcome })
  return outcome
}

async function checkAndCarryOut(task: Task, dependencies: Dependencies): Promise<Outcome> {
  const { settings, forge, run, signal, emit } = dependencies
  emit({ kind: 'step', step: 'permission' })
  const refusal = await refuseWithoutWriteAccess(task, forge)
  if (refusal !== undefined) return { kind: 'skipped', reason: refusal }

  if (task.request.verb === 'stop') {
    const { stopPollMs: pollMs, repositoryUrl } = settings
    return await requestStop(task, { forge, pollMs, repositoryUrl, signal })
  }

  emit({ kind: 'step', step: 'reading' })
  const finding = findSession(task, forge)
  const stopping = openStopRequests(task, dependencies)
  // A token that cannot even react may lack more.
  const locking = acquireLock(task, { forge, run, trigger: settings.trigger })
  const lock = await new Preflight(signal, settings).alongside(locking, () =>
    missingAccess({ task, settings, target: undefined }, forge)
  )
  if (lock.kind === 'skipped') return { kind: 'skipped', reason: lock.reason }
  const pruning = isPruningTurn(run.id) ? forge.pruneClaims(run).catch(() => undefined) : undefined
  const outcome = await carryOutLocked({ ...lock, finding, stopping: await stopping }, dependencies)
  await pruning
  return outcome
}

interface LockedTask extends AcquiredLock {
  readonly stopping: StopRequests
  readonly finding: ReturnType<typeof findSession>
}

async function carryOutLocked({ finding, ...lock }: LockedTask, dependencies: Dependencies): Promise<Outcome> {
  const { settings, forge, openProgress, emit } = dependencies
  const { task, thread, stopping } = lock
  if (!isOnlyOffered(task)) await openProgress(task, thread)
  // The work of the other job must not be lost.
  const { stoppedBefore } = stopping
  if (stoppedBefore !== undefined && settings.phase.kind !== 'publish')
    return { kind: 'skipped', reason: stoppedBefore }
  const found = await finding
  if (task.request.verb === 'forget') return await forgetSession(found, forge)
  const opened = openSession(found, lock.self, forge)
  const problem = opened?.problem ?? found.problem
  if (problem !== undefined) emit({ kind: 'warning', text: problem })
  const { trigger } = settings
  if (task.request.verb === 'help') return await answerHelp(task, { thread, session: opened?.session, trigger, forge })
  const { ownProgress: ownComments } = thread
  const reading = readApproval(task, { ownComments, session: opened?.session, trigger })
  if (reading.kind === 'refused') return { kind: 'skipped', reason: reading.reason }
  for (const { by, ...approved } of reading.recorded) emit({ kind: 'approved', by: by.login, ...approved })
  return await carryOut({ ...lock, ...reading, asked: task, opened }, dependencies)
}

interface AcceptedTask extends TaskToWorkOn {
  /** The task as its comment says it. `task` can be an earlier one that it continues. */
  readonly asked: Task
}

async function carryOut(accepted: AcceptedTask, dependencies: Dependencies): Promise<Outcome> {
  const { task, self, thread, approval } = accepted
  const { settings, forge, openCheckout, openProgress, reopenCheckout, savePatch } = dependencies
  const { emit, snapshot, redact, containsSecret, signal } = dependencies
  const { phase, trigger, configPath, allowedBots } = settings
  emit({ kind: 'step', step: 'preparing' })
  const checkout = await openCheckout()
  const isUndo = task.request.verb === 'undo'
  if (isUndo && phase.kind === 'propose') return { kind: 'answered', answer: 'The publish job takes the work back.' }
  const artifact = phase.kind === 'publish' && !isUndo ? await readArtifact(phase.folder, task, emit) : undefined
  const ended = artifact?.kind === 'ended' ? artifact.outcome : undefined
  if (ended && !('plan' in ended)) return ended

  const resolved = await resolveTarget(task, self, { checkout, forge, trigger, emit })
  const isRetry = accepted.asked.request.verb === 'retry' && !isQuestion(task) && resolved.readOnlyReason === undefined
  const target = isRetry
    ? await retryTarget(resolved, { task, self, session: accepted.opened?.session, checkout, forge, emit })
    : resolved
  // A question can be answered about a read-only branch. For other work, not even its code is fetched.
  const isAnswer = isQuestion(task) && !artifact
  if (target.readOnlyReason !== undefined && !isAnswer) return { kind: 'skipped', reason: target.readOnlyReason }
  const preflight = new Preflight(signal, settings)
  preflight.add(missingAccess({ task, settings, target }, forge))
  const base = await preflight.alongside(readBaseSettings(target, checkout, configPath))
  if (isOnlyOffered(task)) {
    const reason = uncountedReviewReason(task, self, base.rules.reviews)
    if (reason !== undefined) return { kind: 'skipped', reason }
    await openProgress(task, thread)
  }
  if (!base.rules.keepsSessions && ['continue', 'retry'].includes(accepted.asked.request.verb))
    return { kind: 'skipped', reason: SESSIONS_OFF }
  if (!base.rules.keepsSessions && isUndo) return { kind: 'skipped', reason: UNDO_OFF }
  const opened = base.rules.keepsSessions ? accepted.opened : undefined
  // The propose job cannot write; the publish job adds the run. A dry run writes nothing but its comment.
  const isDryRun = settings.isDryRun || task.request.flags.dryRun
  if (opened && phase.kind !== 'propose' && !isDryRun) {
    const { actor: author, createdAt: at } = accepted.asked
    const { base: branch, baseSha: sha } = target
    const approvals = accepted.recorded
    dependencies.keepSession({
      opened,
      self,
      author,
      claim: claimKey(accepted.asked),
      at,
      request: task.request,
      approvals,
      base: { branch, sha },
      retriesFrom: target.origin && target.startSha,
      plan: accepted.plan
    })
  }
  const isKept = opened !== undefined && !isDryRun
  if (ended) return ended.kind === 'planned' ? { ...ended, isKept } : ended
  if (accepted.plan?.isApproved && accepted.plan.baseSha !== target.baseSha)
    emit({ kind: 'warning', text: movedSince(accepted.plan, target) })
  const keeping = { reopenCheckout, base, containsSecret, redact, savePatch, emit, signal }
  if (isUndo) {
    await preflight.requireAll()
    const undo = { task, self, checkout, target, base, session: opened?.session }
    return await undoRuns(undo, { settings, forge, keeping, emit, signal })
  }
  const review = isAnswer ? undefined : await preflight.alongside(assignThreads(task, { forge, self, allowedBots }))
  const started =
    task.request.verb === 'update' && !artifact
      ? await mergeBaseBranch(target, { task, checkout, forge, settings })
      : undefined
  if (started?.kind === 'ended') return started.outcome
  const done =
    artifact?.kind === 'work'
      ? await restoreWork(artifact, target, { checkout, containsSecret, redact, emit })
      : await workUntilStopped(
          { ...accepted, opened },
          { checkout, target, base, merge: started?.merge, preflight, keeping, review },
          dependencies
        )
  signal.throwIfAborted()
  if ('kind' in done) return done
  if (artifact && done.work.result.kind === 'halted') accepted.stopping.reportEarlier()
  if (isAnswer && task.request.verb === 'plan')
    return planOutcome(done.work.result, { number: task.number, baseSha: target.baseSha, isKept }, redact)
  if (isAnswer) return answerOutcome(done.work.result)

  emit({ kind: 'step', step: 'publishing' })
  if (phase.kind === 'propose') {
    return await writeWorkArtifact(
      { task, checkout, target, work: done.work },
      { folder: phase.folder, snapshot, redact }
    )
  }
  const submission = { task, self, checkout, target, base, approval, ...done }
  if (started) return await publishMerge(started.merge, submission, { settings, forge, redact, emit, snapshot, signal })
  const outcome = await submitOrKeep(submission, { settings, forge, redact, emit, snapshot, signal, keeping })
  if (!review) return outcome
  const verdicts = { task, threads: review.threads, verdicts: done.work.verdicts, branch: target.branch }
  return await settleReview(outcome, verdicts, { forge, self, settings: base.rules.threads, redact, emit, signal })
}

function movedSince(
  plan: Pick<Plan, 'baseSha'>,
  { base, baseSha }: { readonly base: string; readonly baseSha: string }
): string {
  return `${base} moved since the plan was made, from ${plan.baseSha.slice(0, 7)} to ${baseSha.slice(0, 7)}. The work started from where it is now.`
}

const SESSIONS_OFF =
  'agent.yml has session: off, so no earlier run is remembered. Ask again with fix and your own words.'

const UNDO_OFF = 'agent.yml has session: off, so it is not known which commits are of a run. Use `git revert`.'
