import type { Effects } from '../effects.ts'
import type { Person, Task } from '../../domain/task.ts'
import type { ProgressPost, Thread } from '../../domain/thread.ts'
import type { Forge } from '../../forge/github.ts'
import type { Claim, RunIdentity } from '../../forge/forge.ts'
import { checksRequest } from '../../tasks/request-kinds.ts'
import { claimKey } from '../../tasks/keys.ts'
import { completeReview } from './complete-review.ts'

export interface AcquiredLock {
  readonly kind: 'acquired'
  /** Completed with what its event does not say. */
  readonly task: Task
  /** The account of our token. */
  readonly self: Person
  readonly thread: Thread
}

export type RunLock =
  | AcquiredLock
  /** This run has nothing to do. It must not touch the progress comment of another run. */
  | { readonly kind: 'skipped'; readonly reason: string }

/**
 * Reserves the request for this run: GitHub can deliver an event twice, two workflows can listen to it, and a review with comments on lines
 * causes several events. The other runs stop, and the progress comment of the first one reports the outcome. A user who re-runs a job gets
 * the work done again.
 */
export async function acquireLock(task: Task, { forge, identity, settings: { trigger } }: Effects): Promise<RunLock> {
  const [self, claim] = await Promise.all([
    // A reaction to an offered task that may not count would be noise.
    isOnlyOffered(task) || task.subject === 'repository' ? forge.whoAmI() : forge.acknowledge(task),
    forge.claim(claimKey(task), identity)
  ])
  const heldBy = claimedReason(claim, identity, Date.now())
  if (heldBy !== undefined) return { kind: 'skipped', reason: heldBy }

  if (task.subject === 'repository') return { kind: 'acquired', task, self, thread: NO_THREAD }
  const completed = await completeReview(task, forge, trigger)
  if (typeof completed === 'string') return { kind: 'skipped', reason: completed }
  const [thread] = await Promise.all([forge.readThread(completed, self), react(completed, forge)])
  const reason = thread.progress && lockedReason(thread.progress, identity, Date.now())
  return reason === undefined ? { kind: 'acquired', task: completed, self, thread } : { kind: 'skipped', reason }
}

const NO_THREAD: Thread = { posts: [], droppedCount: 0, progress: undefined, result: undefined, ownProgress: [] }

/** Shows what was understood: the label comes off, so that it can be added again, and a review with a command gets its 👀. */
async function react(task: Task, forge: Forge): Promise<void> {
  const { trigger, number } = task
  // agent.yml can say that a label stays: see climb-ladder.ts.
  if (trigger.kind === 'label' && checksRequest(task) === undefined) await forge.removeLabel(number, trigger.label)
  const isReview = trigger.kind === 'review' && trigger.hasCommand && trigger.commentId === undefined
  if (isReview) await forge.reactToReview(number, trigger.reviewId)
}

/**
 * True for what nobody has asked for in words: a review without a command and failed checks, for which agent.yml says whether they count,
 * and a pull request that is reviewed automatically. Until it is known that there is work, nothing is posted.
 */
export function isOnlyOffered({ trigger }: Task): boolean {
  return trigger.kind === 'ci' || trigger.kind === 'auto-review' || (trigger.kind === 'review' && !trigger.hasCommand)
}

/** GitHub ends every job after six hours: https://docs.github.com/actions/reference/limits */
const LONGEST_JOB_MS = 6 * 60 * 60_000

/** Opening an issue takes a second, or as long as GitHub makes the run wait. A run that takes longer was killed. */
export const LONGEST_OPENING_MS = 30 * 60_000

/**
 * Why a claim keeps this run from working; undefined when it does not, or when the progress comment must decide it.
 *
 * @param longestMs after which the other run has certainly ended
 */
export function claimedReason(
  claim: Claim,
  run: RunIdentity,
  now: number,
  longestMs = LONGEST_JOB_MS
): string | undefined {
  if (claim.kind !== 'held') return undefined
  if (claim.runId === run.id) return `another job of this run works on the same request.`
  const isOld = now - Date.parse(claim.at) > longestMs
  return isOld || run.attempt > 1
    ? undefined
    : `run ${claim.runId} works on this request or has answered it. To have the work done again, re-run this job.`
}

/** Why this run must leave a progress comment to the run that wrote it; undefined when this run can take it over. */
export function lockedReason(
  { runId, hasEnded, updatedAt }: ProgressPost,
  run: RunIdentity,
  now: number
): string | undefined {
  if (runId === undefined || runId === run.id) return undefined
  if (hasEnded) {
    return run.attempt > 1
      ? undefined
      : `run ${runId} has already answered this request. To have the work done again, re-run this job.`
  }
  if (now - Date.parse(updatedAt) > LONGEST_JOB_MS) return undefined
  return `run ${runId} is working on this request.`
}
