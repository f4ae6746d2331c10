import type { ReviewThread } from '../domain/review-thread.ts'
import { lastFindingReply } from './finding-reply.ts'

export interface KnownAccounts {
  /** Our account. */
  readonly selfId: number
  /** True for an account with write access. */
  readonly isWriter: (accountId: number) => boolean
}

/**
 * True for a thread that was resolved because of a fix, by us or after somebody said so. A thread that a person resolved for
 * another reason stays closed, and so does one that a person has resolved again after we reopened it. An open thread counts too
 * if its code was called fixed or gone: a killed run may not have replied that it is still there.
 */
export function canBeReopened(thread: ReviewThread, { selfId, isWriter }: KnownAccounts): boolean {
  const replies = thread.comments.slice(1)
  const others = replies.filter(({ author }) => author.id !== selfId)
  const isDeclined = others.some(({ author, body }) => isWriter(author.id) && DECLINES.test(body))
  const lastReply = lastFindingReply(thread, selfId)
  if (isDeclined || lastReply === 'reopened') return false
  const isCalledFixed = lastReply === 'gone' || others.some(({ body }) => CLAIMS_FIX.test(body))
  return isCalledFixed || (thread.isResolved && thread.resolvedBy?.id === selfId)
}

const DECLINES =
  /\b(?:won['’]?t (?:fix|do|change)|wontfix|will not (?:fix|do|change)|by design|on purpose|intended|intentional|deliberate|false positive|not (?:a|an) (?:bug|issue|problem)|no (?:bug|issue|problem)|disagree|leave (?:it|this|that)|keep (?:it|this|that)|fine as it is|not (?:needed|necessary|relevant)|out of scope)\b/i

const CLAIMS_FIX =
  /(?<!(?:\b(?:not|never)|n['’]t)(?: (?:yet|been|be|being|really|quite|fully|completely|properly)){0,3} |\b(?:to|will|would|can|cannot|could|must) be )\b(?:fixed|done|addressed|corrected|repaired|resolved|mended)\b/i
