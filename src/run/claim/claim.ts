import type { Outcome } from '../../domain/outcome.ts'
import type { Task } from '../../domain/task.ts'
import type { Thread } from '../../domain/thread.ts'
import { UserError } from '../../errors.ts'
import type { PullRequest, ThreadStart } from '../../forge/forge.ts'
import type { Forge } from '../../forge/github.ts'
import { helpText, type HelpContext } from '../../prompts/help-text.ts'
import { overtakenWarning, type Session } from '../../sessions/session.ts'
import { findSession, openSession, sessionFor, type FoundSession, isPruningRun } from '../../sessions/find-session.ts'
import { threadKey } from '../../tasks/keys.ts'
import { resultOf, verbs } from '../../tasks/verbs.ts'
import { ownPlan, pendingIn, readApproval } from './read-approval.ts'
import { completeFailedChecks } from './complete-failed-checks.ts'
import { endWith, skip, type Effects, type Ended, type Run } from '../effects.ts'
import { refuseWithoutWriteAccess } from './permission.ts'
import { missingAccess, Preflight } from './preflight.ts'
import { requestStop } from './request-stop.ts'
import { acquireLock, isOnlyOffered, type AcquiredLock } from './run-lock.ts'
import { openStopRequests, type StopRequests } from './watch-stop.ts'
import type { TaskToWorkOn } from '../work/work-until-stopped.ts'

/** A task that this run may carry out. */
export interface ClaimedTask extends TaskToWorkOn {
  /** The task as the event asks for it. If it continues an earlier one, `task` is that one. */
  readonly asked: Task
  /** The pull request of the thread as it was when the run started; undefined for other threads. */
  readonly pullRequest: PullRequest | undefined
}

export interface Claimed {
  readonly kind: 'claimed'
  readonly claimed: ClaimedTask
  readonly run: Run
}

/** Checks who asks, reserves the task for this run, and reads what earlier runs of its thread have left. Carries out what needs no code. */
export async function claim(asked: Task, effects: Effects): Promise<Claimed | Ended> {
  const { settings, forge, identity, signal, emit } = effects
  emit({ kind: 'step', step: 'permission' })
  const refusal = await refuseWithoutWriteAccess(asked, forge)
  if (refusal !== undefined) return skip(refusal)
  const task = await completeFailedChecks(asked, forge)
  if (typeof task === 'string') return skip(task)
  if (resultOf(task) === 'stop') return endWith(await requestStop(task, effects))

  emit({ kind: 'step', step: 'reading' })
  const pullRequest = task.subject === 'pull-request' ? task.number : undefined
  const starting = forge.readThreadStart({ thread: threadKey(task), pullRequest })
  const finding = findSession(task, starting, forge)
  const stopping = openStopRequests(task, starting, effects)
  // A token that cannot even react may lack more.
  const locking = acquireLock(task, effects)
  beginWhileForgeAnswers(task, effects)
  const lock = await new Preflight(signal, settings).alongside(locking, () =>
    missingAccess(task, undefined, dryIfAsked(task, effects))
  )
  if (lock.kind === 'skipped') return skip(lock.reason)
  const pruning = isPruningRun(identity.id) ? forge.pruneRefs(identity).catch(() => undefined) : undefined
  const claimed = await claimLocked({ ...lock, starting, finding, stopping: await stopping }, effects)
  await pruning
  return claimed
}

/** Fetches the code while the forge answers, but after the reaction that tells the requester that the run has started. */
function beginWhileForgeAnswers({ request, subject, defaultBranch }: Task, { beginCheckout }: Effects): void {
  if (!verbs[request.verb].needsCode) return
  beginCheckout(subject === 'pull-request' ? undefined : (request.flags.base ?? defaultBranch))
}

interface LockedTask extends AcquiredLock {
  readonly stopping: StopRequests
  readonly starting: Promise<ThreadStart>
  readonly finding: ReturnType<typeof findSession>
}

async function claimLocked({ starting, finding, ...lock }: LockedTask, effects: Effects): Promise<Claimed | Ended> {
  const { settings, forge, openProgress, emit } = effects
  const { task, self, thread, stopping } = lock
  // The comment of an earlier attempt can still say that the run is working. It must show how this run ends, in every case.
  const isShown = !isOnlyOffered(task) && task.subject !== 'repository'
  if (isShown || thread.progress) await openProgress(task, thread)
  // The publish job goes on: the work of the propose job must not be lost.
  const { stoppedBefore } = stopping
  if (stoppedBefore !== undefined && settings.publishesFrom === undefined) return skip(stoppedBefore)
  const ownSession = sessionFor(task, await finding, self)
  if (resultOf(task) === 'deletion') return endWith(await forgetSession(ownSession, effects))
  const opened = openSession(ownSession, self, forge)
  const session = opened?.session
  const problem = opened?.problem ?? ownSession.problem
  if (problem !== undefined) emit({ kind: 'warning', text: problem })
  const overtaken = overtakenWarning(task, session)
  if (overtaken !== undefined) emit({ kind: 'warning', text: overtaken })
  if (resultOf(task) === 'help') return endWith(await answerHelp(task, { thread, session }, effects))
  // With two jobs, the propose job examines the setup, because it has the key and runs commands. The publish job shows the result.
  if (resultOf(task) === 'examination' && settings.publishesFrom === undefined) {
    emit({ kind: 'step', step: 'preparing' })
    return endWith({ kind: 'answered', answer: await effects.examine(task.defaultBranch) })
  }
  const ownComments = thread.ownProgress.map(({ body }) => body)
  const reading = readApproval(task, { ownComments, session, trigger: settings.trigger })
  if (reading.kind === 'refused') return skip(reading.reason)
  for (const { by, at: writtenAt, ...approved } of reading.recorded) {
    emit({ kind: 'approved', by: by.login, writtenAt, ...approved })
  }
  // If this read failed, `resolveTarget` reads the pull request again and reports the failure.
  const pullRequest = (await starting.catch(() => undefined))?.pullRequest
  emit({ kind: 'step', step: 'preparing' })
  const checkout = await effects.openCheckout()
  const run = { ...dryIfAsked(reading.task, effects), self, checkout }
  return { kind: 'claimed', claimed: { ...reading, asked: task, thread, stopping, opened, pullRequest }, run }
}

/** A request can ask for a dry run where the workflow does not. */
function dryIfAsked({ request }: Task, effects: Effects): Effects {
  const { settings } = effects
  return { ...effects, settings: { ...settings, isDryRun: settings.isDryRun || request.flags.dryRun } }
}

/** Deletes the session of a thread, whoever wrote it. */
async function forgetSession({ key, stored, problem }: FoundSession, { forge }: Effects): Promise<Outcome> {
  if (key === undefined) throw new UserError(`Nothing was deleted. ${problem ?? ''}`)
  if (!stored) return { kind: 'answered', answer: 'Nothing is remembered of the runs here.' }
  await forge.deleteSession(key)
  return {
    kind: 'answered',
    answer: `What was remembered of the runs here is deleted: the ref \`refs/forgehand/sessions/${key}\`. Comments, pull requests and commits stay.`
  }
}

/** Says what this person can do here, and what waits for them. */
async function answerHelp(
  task: Task,
  { thread, session }: { readonly thread: Thread; readonly session: Session | undefined },
  { settings: { trigger }, forge }: Effects
): Promise<Outcome> {
  const last = session?.requests.at(-1)
  const plan = ownPlan(session, task.number)
  const approved = new Set(session?.approvals.map(({ hash }) => hash))
  const pending = pendingIn(
    thread.ownProgress.map(({ body }) => body),
    task.number
  ).map(({ hash }) => hash)
  const answer = helpText({
    trigger,
    login: task.actor.login,
    place: await placeOf(task, forge),
    pending: pending.filter((hash) => !approved.has(hash)),
    plan: plan?.state === 'proposed' ? plan.hash : undefined,
    last: last && { verb: last.verb, author: last.author.login, outcome: last.outcome }
  })
  return { kind: 'answered', answer }
}

async function placeOf({ subject, number }: Task, forge: Forge): Promise<HelpContext['place']> {
  if (subject === 'issue') return 'issue'
  const { isFork, state } = await forge.readPullRequest(number)
  if (state === 'closed') return 'closed-pull-request'
  return isFork ? 'fork' : 'pull-request'
}
