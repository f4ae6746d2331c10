import type { Person, Task } from '../domain/task.ts'
import type { ProgressPost, Thread } from '../domain/thread.ts'
import type { Forge } from '../forge/forge.ts'
import { pause } from '../forge/pause.ts'

/** Attempts of one run never overlap: GitHub starts the next one when the last has ended. */
export interface RunIdentity {
  readonly id: string
  /** 1 for the first. */
  readonly attempt: number
}

export interface AcquiredLock {
  readonly kind: 'acquired'
  /** The account of our token. */
  readonly self: Person
  readonly thread: Thread
}

export type RunLock =
  | AcquiredLock
  /** Another run is working on this comment or has answered it. Its progress comment must stay as it is. */
  | { readonly kind: 'held'; readonly reason: string }

export interface LockOptions {
  readonly forge: Pick<Forge, 'acknowledge' | 'readThread'>
  readonly run: RunIdentity
  readonly signal: AbortSignal
}

/** A run needs well below a second from its 👀 to its comment. */
const MAX_WAIT_MS = 6_000
const POLL_MS = 1_500

/**
 * Reserves the comment for this run: GitHub can deliver a comment twice, and two workflows can listen to it. The second run stops, and
 * the progress comment of the first one reports the outcome. A user who re-runs a job gets the work done again.
 */
export async function acquireLock(task: Task, { forge, run, signal }: LockOptions): Promise<RunLock> {
  const { self, isFirst } = await forge.acknowledge(task.trigger)
  const read = () => forge.readThread(task, self)
  const thread = await (isFirst || run.attempt > 1 ? readAgainIfSlow(read) : waitForFirst(read, signal))
  const reason = thread.progress && lockedReason(thread.progress, run, Date.now())
  return reason === undefined ? { kind: 'acquired', self, thread } : { kind: 'held', reason }
}

/** Reads again when reading took so long that a second run may have stopped waiting for this one. */
async function readAgainIfSlow(read: () => Promise<Thread>): Promise<Thread> {
  const startedAt = performance.now()
  const thread = await read()
  const isSlow = performance.now() - startedAt > MAX_WAIT_MS / 2
  return isSlow && !thread.progress ? await read() : thread
}

/** Gives the first run time to create its comment. It may have ended before that, or the 👀 may be another workflow's. */
async function waitForFirst(read: () => Promise<Thread>, signal: AbortSignal): Promise<Thread> {
  const startedAt = performance.now()
  for (;;) {
    const thread = await read()
    if (thread.progress || performance.now() - startedAt > MAX_WAIT_MS) return thread
    await pause(POLL_MS, signal)
  }
}

/** GitHub ends every job after six hours: https://docs.github.com/actions/reference/limits */
const LONGEST_JOB_MS = 6 * 60 * 60_000

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
      : `run ${runId} has already answered this comment. To have the work done again, re-run this job.`
  }
  if (now - Date.parse(updatedAt) > LONGEST_JOB_MS) return undefined
  return `run ${runId} is working on this comment.`
}
