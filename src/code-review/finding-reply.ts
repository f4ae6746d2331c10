import type { ReviewThread } from '../domain/review-thread.ts'
import { findingReplyMarker, hasFindingReplyMarker, type FindingReply } from '../tasks/comment-markers.ts'
import { joinParagraphs } from '../text/quote-markdown.ts'

export interface ReplyFacts {
  /** The head that was reviewed. */
  readonly sha: string
  /** The claim key of the request. */
  readonly claim: string
  /** Why the thread could not be resolved or reopened, as a sentence; undefined if it could, or should stay as it is. */
  readonly refusal: string | undefined
}

/** For an open finding whose code is gone, and for one that was resolved as fixed and is found again. */
const REPLIES = {
  gone: { says: 'The code that this is about is gone', asks: 'resolve' },
  reopened: { says: 'This is not fixed: the same code is there', asks: 'reopen' }
}

/** The reply to a finding of an earlier review. */
export function findingReply(kind: FindingReply, { sha, claim, refusal }: ReplyFacts): string {
  const { says, asks } = REPLIES[kind]
  const asked = refusal === undefined ? '' : ` Please ${asks} this thread: ${refusal}`
  return joinParagraphs([findingReplyMarker(kind, claim), `${says} in ${sha.slice(0, 7)}.${asked}`])
}

/** What we have said last in a thread about its code; undefined for nothing. */
export function lastFindingReply({ comments }: ReviewThread, selfId: number): FindingReply | undefined {
  const own = comments.slice(1).filter(({ author }) => author.id === selfId)
  return own.map(({ body }) => KINDS.find((kind) => hasFindingReplyMarker(body, kind))).findLast(Boolean)
}

const KINDS: readonly FindingReply[] = ['gone', 'reopened']
