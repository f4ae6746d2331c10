import type { ReviewThread } from '../domain/review-thread.ts'
import { hasFindingReplyMarker } from '../tasks/comment-markers.ts'

export interface ThreadReaders {
  /** Our account. */
  readonly selfId: number
  /** True for an account with write access. */
  readonly isWriter: (accountId: number) => boolean
}

/**
 * True for a thread that was resolved because of a fix, by us or after somebody said so. A thread that a person resolved for another reason
 * stays closed, and so does one that we have reopened before.
 */
export function canBeReopened({ isResolved, resolvedBy, comments }: ReviewThread, readers: ThreadReaders): boolean {
  const { selfId, isWriter } = readers
  const replies = comments.slice(1)
  const wasReopened = replies.some(
    ({ author, body }) => author.id === selfId && hasFindingReplyMarker(body, 'reopened')
  )
  const isDeclined = replies.some(
    ({ author, body }) => author.id !== selfId && isWriter(author.id) && DECLINES.test(body)
  )
  if (!isResolved || wasReopened || isDeclined) return false
  return resolvedBy === selfId || replies.some(({ body }) => CLAIMS_FIX.test(body))
}

const DECLINES =
  /\b(?:won['’]?t (?:fix|do|change)|wontfix|will not (?:fix|do|change)|by design|on purpose|intended|intentional|deliberate|false positive|not (?:a|an) (?:bug|issue|problem)|no (?:bug|issue|problem)|disagree|leave (?:it|this|that)|keep (?:it|this|that)|fine as it is|not (?:needed|necessary|relevant)|out of scope)\b/i

const CLAIMS_FIX =
  /(?<!\bnot |\bn['’]t |\bto be |\bcannot be )\b(?:fixed|done|addressed|corrected|repaired|resolved|mended)\b/i
