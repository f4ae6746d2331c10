import type { Dependencies } from './dependencies.ts'
import type { Outcome } from './domain/outcome.ts'
import type { Task } from './domain/task.ts'
import { UserError } from './errors.ts'
import { answerHelp } from './pipeline/answer-help.ts'
import { readApproval } from './pipeline/approval.ts'
import { completeFailedChecks } from './pipeline/complete-failed-checks.ts'
import { failureText } from './pipeline/failure-text.ts'
import { refuseWithoutWriteAccess } from './pipeline/permission.ts'
import { missingAccess, Preflight } from './pipeline/preflight.ts'
import { requestStop } from './pipeline/request-stop.ts'
import { acquireLock, isOnlyOffered, type AcquiredLock } from './pipeline/run-lock.ts'
import { openStopRequests, type StopRequests } from './pipeline/watch-stop.ts'
import { isPruningRun } from './sessions/pruning-run.ts'
import type { Forge } from './forge/github.ts'
import type { ThreadStart } from './forge/forge.ts'
import { threadKey } from './tasks/keys.ts'
import { overtakenWarning } from './sessions/overtaken-warning.ts'
import { findSession, openSession, sessionFor, type FoundSession } from './sessions/find-session.ts'
import { runStages } from './run-stages.ts'
import { resultOf, verbs } from './tasks/verbs.ts'

/** Carries out one task, from the permission check to the outcome. Never throws. */
export async function handle(task: Task, dependencies: Dependencies): Promise<Outcome> {
  const { emit, signal } = dependencies
  const outcome = await checkAndCarryOut(task, dependencies).catch((error: unknown): Outcome => ({
    kind: signal.aborted ? 'cancelled' : 'failed',
    reason: failureText(error, { signal, emit })
  }))
  emit({ kind: 'ended', outcome })
  return outcome
}

async function checkAndCarryOut(asked: Task, dependencies: Dependencies): Promise<Outcome> {
  const { settings, forge, run, signal, emit } = dependencies
  emit({ kind: 'step', step: 'permission' })
  const refusal = await refuseWithoutWriteAccess(asked, forge)
  if (refusal !== undefined) return { kind: 'skipped', reason: refusal }
  const task = await completeFailedChecks(asked, forge)
  if (typeof task === 'string') return { kind: 'skipped', reason: task }

  if (resultOf(task) === 'stop') {
    const { stopPollMs: pollMs, repositoryUrl } = settings
    return await requestStop(task, { forge, run, pollMs, repositoryUrl, signal })
  }

  emit({ kind: 'step', step: 'reading' })
  const pullRequest = task.subject === 'pull-request' ? task.number : undefined
  const starting = forge.readThreadStart({ thread: threadKey(task), pullRequest })
  const finding = findSession(task, starting, forge)
  const stopping = openStopRequests(task, starting, dependencies)
  // A token that cannot even react may lack more.
  const locking = acquireLock(task, { forge, run, trigger: settings.trigger })
  beginWhileForgeAnswers(task, dependencies.beginCheckout)
  const lock = await new Preflight(signal, settings).alongside(locking, () =>
    missingAccess({ task, settings, target: undefined }, forge)
  )
  if (lock.kind === 'skipped') return { kind: 'skipped', reason: lock.reason }
  const pruning = isPruningRun(run.id) ? forge.pruneRefs(run).catch(() => undefined) : undefined
  const outcome = await carryOutLocked({ ...lock, starting, finding, stopping: await stopping }, dependencies)
  await pruning
  return outcome
}

/** Fetches the code while the forge answers, but after the reaction that tells the requester that the run has started. */
function beginWhileForgeAnswers({ request, subject, defaultBranch }: Task, begin: Dependencies['beginCheckout']): void {
  if (!verbs[request.verb].needsCode) return
  begin(subject === 'pull-request' ? undefined : (request.flags.base ?? defaultBranch))
}

interface LockedTask extends AcquiredLock {
  readonly stopping: StopRequests
  readonly starting: Promise<ThreadStart>
  readonly finding: ReturnType<typeof findSession>
}

async function carryOutLocked(
  { starting, finding, ...lock }: LockedTask,
  dependencies: Dependencies
): Promise<Outcome> {
  const { settings, forge, openProgress, emit } = dependencies
  const { task, thread, stopping } = lock
  // The comment of an earlier attempt can still say that the run is working. It must show how this run ends, in every case.
  const isShown = !isOnlyOffered(task) && task.subject !== 'repository'
  if (isShown || thread.progress) await openProgress(task, thread)
  // The publish job goes on: the work of the propose job must not be lost.
  const { stoppedBefore } = stopping
  if (stoppedBefore !== undefined && settings.phase.kind !== 'publish')
    return { kind: 'skipped', reason: stoppedBefore }
  const ownSession = sessionFor(task, await finding, lock.self)
  if (resultOf(task) === 'deletion') return await forgetSession(ownSession, forge)
  const opened = openSession(ownSession, lock.self, forge)
  const problem = opened?.problem ?? ownSession.problem
  if (problem !== undefined) emit({ kind: 'warning', text: problem })
  const overtaken = overtakenWarning(task, opened?.session)
  if (overtaken !== undefined) emit({ kind: 'warning', text: overtaken })
  const { trigger } = settings
  if (resultOf(task) === 'help') return await answerHelp(task, { thread, session: opened?.session, trigger, forge })
  // With two jobs, the propose job examines the setup, because it has the key and runs commands. The publish job shows the result.
  if (resultOf(task) === 'examination' && settings.phase.kind !== 'publish') {
    emit({ kind: 'step', step: 'preparing' })
    return { kind: 'answered', answer: await dependencies.examine(task.defaultBranch) }
  }
  const ownComments = thread.ownProgress.map(({ body }) => body)
  const reading = readApproval(task, { ownComments, session: opened?.session, trigger })
  if (reading.kind === 'refused') return { kind: 'skipped', reason: reading.reason }
  for (const { by, at: writtenAt, ...approved } of reading.recorded) {
    emit({ kind: 'approved', by: by.login, writtenAt, ...approved })
  }
  // If this read failed, `resolveTarget` reads the pull request again and reports the failure.
  const pullRequest = (await starting.catch(() => undefined))?.pullRequest
  return await runStages({ ...lock, ...reading, asked: task, opened, pullRequest }, dependencies)
}

/** Deletes the session of a thread, whoever wrote it. */
async function forgetSession({ key, stored, problem }: FoundSession, forge: Forge): Promise<Outcome> {
  if (key === undefined) throw new UserError(`Nothing was deleted. ${problem ?? ''}`)
  if (!stored) return { kind: 'answered', answer: 'Nothing is remembered of the runs here.' }
  await forge.deleteSession(key)
  return {
    kind: 'answered',
    answer: `What was remembered of the runs here is deleted: the ref \`refs/forgehand/sessions/${key}\`. Comments, pull requests and commits stay.`
  }
}
