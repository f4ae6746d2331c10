import { pause } from '../forge/pause.ts'
import type { Parts, RunIdentity } from './parts.ts'
import type { Person, Task } from '../domain/task.ts'
import type { ProgressPost, Thread } from '../domain/thread.ts'

export type RunLock =
  | { readonly kind: 'ours'; readonly self: Person; readonly thread: Thread }
  /** Another run is at this very comment, or was and has answered it. Nothing of theirs is to be touched. */
  | { readonly kind: 'taken'; readonly reason: string }

/** From its 👀 to its comment a run takes well below a second. */
const PATIENCE_MS = 6_000
const LOOK_EVERY_MS = 1_500

/**
 * Makes the comment the business of this run and of no other: GitHub may deliver one comment twice, and two workflows may listen to it.
 * Whoever comes second leaves it to the first, whose comment says how it ends. A person who has the same run started again gets
 * it done again.
 */
export async function acquireLock(task: Task, parts: Parts): Promise<RunLock> {
  const { self, isFirst } = await parts.forge.acknowledge(task.commentId)
  const mayBeFirst = isFirst || parts.run.attempt > 1
  const thread = await (mayBeFirst ? readSoon(task, self, parts) : waitForFirst(task, self, parts))
  const reason = thread.progress && lockedReason(thread.progress, parts.run, parts.now())
  return reason === undefined ? { kind: 'ours', self, thread } : { kind: 'taken', reason }
}

/** Looks once more when looking took so long that a second run may have given up waiting for us. */
async function readSoon(task: Task, self: Person, { forge, now }: Parts): Promise<Thread> {
  const startedAt = now()
  const thread = await forge.readThread(task, self)
  const isLate = now() - startedAt > PATIENCE_MS / 2
  return isLate && !thread.progress ? forge.readThread(task, self) : thread
}

/** Gives the first run the time to make its comment. It may also have ended before that, or the 👀 be that of another workflow. */
async function waitForFirst(task: Task, self: Person, { forge, now, signal }: Parts): Promise<Thread> {
  const startedAt = now()
  for (;;) {
    const thread = await forge.readThread(task, self)
    if (thread.progress || now() - startedAt > PATIENCE_MS) return thread
    await pause(LOOK_EVERY_MS, signal)
  }
}

/** GitHub ends every job after six hours: https://docs.github.com/actions/reference/limits */
const LONGEST_JOB_MS = 6 * 60 * 60_000

/** Why the comment of another run stays as it is; undefined when it is ours to go on with. */
export function lockedReason(
  { runId, hasEnded, updatedAt }: ProgressPost,
  run: RunIdentity,
  now: number
): string | undefined {
  if (runId === undefined || runId === run.id) return undefined
  if (hasEnded) {
    return run.attempt > 1
      ? undefined
      : `run ${runId} has answered this comment already. Run this job again to have it done anew.`
  }
  if (now - Date.parse(updatedAt) > LONGEST_JOB_MS) return undefined
  return `run ${runId} is working on this comment.`
}
