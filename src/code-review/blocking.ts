import type { ReviewThread } from '../domain/review-thread.ts'
import { isOwnFinding } from '../tasks/comment-markers.ts'
import type { ReviewDecision } from './decide-review.ts'
import type { JudgedFinding, PlacedComment } from './judge-findings.ts'
import { isBlockingComment } from './title.ts'

/** True if a review says something new that must change before a merge. */
export function requestsChanges({ comments, rest, outside, reopened }: ReviewDecision): boolean {
  const placed = [...comments, ...rest, ...reopened.map(({ comment }) => comment)]
  return placed.some(isBlocking) || outside.some(isBlockingFinding)
}

/**
 * True if something must change before a merge, new or from an earlier review.
 *
 * @param threads of the pull request
 * @param selfId our own account
 */
export function isBlocked(decision: ReviewDecision, threads: readonly ReviewThread[], selfId: number): boolean {
  const { known, gone, unconfirmed } = decision
  const goneIds = new Set(gone.map(({ id }) => id))
  const isOpenBlocking = (thread: ReviewThread) =>
    !thread.isResolved && !goneIds.has(thread.id) && isOwnFinding(thread, { id: selfId }) && isBlockingThread(thread)
  return (
    requestsChanges(decision) ||
    known.some(({ thread, comment }) => !thread.isResolved && isBlocking(comment)) ||
    threads.some(isOpenBlocking) ||
    unconfirmed.some(isBlockingThread)
  )
}

function isBlockingThread({ comments: [root] }: ReviewThread): boolean {
  return root !== undefined && isBlockingComment(root.body)
}

function isBlocking({ findings }: PlacedComment): boolean {
  return findings.some(isBlockingFinding)
}

function isBlockingFinding({ finding }: JudgedFinding): boolean {
  return finding.severity === 'blocking'
}
