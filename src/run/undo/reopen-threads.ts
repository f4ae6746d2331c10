import type { Run } from '../effects.ts'
import type { ReviewThread } from '../../domain/review-thread.ts'
import type { Person, Task } from '../../domain/task.ts'
import type { ThreadResult } from '../../domain/thread-result.ts'
import { undoReply } from '../../report/thread-reply.ts'
import type { Session } from '../../sessions/session.ts'
import type { ThreadSettings } from '../../settings/threads.ts'
import { claimKey } from '../../tasks/keys.ts'
import { threadMarker } from '../../tasks/comment-markers.ts'
import { failureText } from '../failure-text.ts'
import { pageOfThread } from '../assignments/threads/settle-threads.ts'

/** The commit of an undo, and what it reverted. */
export interface UndoneWork {
  readonly task: Task
  /** The pull request that has the commit. */
  readonly pullRequest: number
  readonly sha: string
  readonly undoneCommits: ReadonlySet<string>
  /** True if an earlier attempt pushed the commit, and can have done a part of this. */
  readonly isRepeated: boolean
  readonly mode: ThreadSettings['mode']
}

type RecordedThread = Session['threads'][number]

/**
 * Reopens the review threads whose fix an undo reverted, and resolves those whose fix it brought back; each with one reply that names the
 * commit. A thread counts only if the session names one of those commits as its fix, and nobody else has resolved, reopened or answered it
 * since. Never rejects: the commit is published by then.
 */
export async function reopenThreads(
  work: UndoneWork,
  session: Pick<Session, 'threads'> | undefined,
  run: Run
): Promise<readonly ThreadResult[]> {
  const recorded = session?.threads.filter((thread) => isUndone(thread, work)) ?? []
  if (recorded.length === 0 || work.mode !== 'resolve') return []
  try {
    const threads = await run.forge.readReviewThreads(work.pullRequest)
    const results: ThreadResult[] = []
    // One after the other: GitHub asks for that of requests that write.
    for (const { id, verdict } of recorded) {
      const thread = threads.find((one) => one.id === id)
      if (thread) results.push(await updateThread(thread, { work, isFixed: verdict === 'reverted' }, run))
    }
    return results
  } catch (error) {
    const text = `The review threads of what was reverted were left as they are. ${failureText(error, run)}`
    run.emit({ kind: 'warning', text })
    return []
  }
}

function isUndone({ verdict, commit }: RecordedThread, { undoneCommits }: UndoneWork): boolean {
  return (verdict === 'fixed' || verdict === 'reverted') && commit !== undefined && undoneCommits.has(commit)
}

/** Whether an undo reopens or resolves a thread. */
interface ThreadUpdate {
  readonly work: UndoneWork
  /** True if the undo brings the fix of the thread back. */
  readonly isFixed: boolean
}

async function updateThread(thread: ReviewThread, update: ThreadUpdate, run: Run): Promise<ThreadResult> {
  const { work, isFixed } = update
  const { id, path, line, rootCommentId } = thread
  const url = pageOfThread(run.settings.repositoryUrl, work.pullRequest, rootCommentId)
  const about = { id, url, path, line, verdict: isFixed ? 'fixed' : 'reverted' } as const
  const interference = interferenceWith(thread, update, run.self)
  if (interference !== undefined) return { ...about, commit: undefined, end: 'left', note: interference }
  return { ...about, commit: work.sha, ...(await updateAndReply(thread, update, run)) }
}

/** Why a thread is not as we left it; undefined if it is. */
function interferenceWith(
  { isResolved, resolvedBy, comments }: ReviewThread,
  { work, isFixed }: ThreadUpdate,
  self: Person
): string | undefined {
  if (comments.at(-1)?.author.id !== self.id) return 'Somebody else has commented there since.'
  // An earlier attempt can have reopened it. GitHub does not say who did.
  if (!isResolved) return isFixed || work.isRepeated ? undefined : 'Somebody has reopened it already.'
  const isOurs = resolvedBy?.id === self.id && (!isFixed || work.isRepeated)
  return isOurs ? undefined : 'Somebody else has resolved it.'
}

/** Resolves or reopens a thread, then replies. */
async function updateAndReply(
  { id, rootCommentId, isResolved, comments }: ReviewThread,
  { work, isFixed }: ThreadUpdate,
  run: Run
): Promise<Pick<ThreadResult, 'end' | 'note'>> {
  const { forge, self } = run
  let end: ThreadResult['end'] = isResolved ? 'resolved' : 'open'
  try {
    const updated =
      isResolved === isFixed ? undefined : await (isFixed ? forge.resolveThread(id) : forge.unresolveThread(id))
    const refusal = updated?.kind === 'refused' ? updated.reason : undefined
    if (refusal === undefined) end = isFixed ? 'resolved' : 'open'
    const claim = claimKey(work.task)
    const marker = threadMarker(rootCommentId, claim)
    const isSaid = comments.some(({ author, body }) => author.id === self.id && body.startsWith(marker))
    const body = undoReply({ sha: work.sha, isFixed, refusal, rootCommentId, claim })
    const reply = isSaid ? undefined : await forge.replyToThread(work.pullRequest, { rootCommentId, body })
    return { end, note: refusal ?? (reply?.kind === 'refused' ? reply.reason : '') }
  } catch (error) {
    return { end, note: failureText(error, run) }
  }
}
