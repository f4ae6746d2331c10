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

/** The reply to an open finding whose code is gone. */
export function goneReply({ sha, claim, refusal }: ReplyFacts): string {
  const asked = refusal === undefined ? '' : ` Please resolve this thread: ${refusal}`
  const sentence = `The code that this is about is gone in ${sha.slice(0, 7)}.${asked}`
  return joinParagraphs([findingReplyMarker('gone', claim), sentence])
}

/** The reply to a finding that was resolved as fixed and is found again. */
export function reopenedReply({ sha, claim, refusal }: ReplyFacts): string {
  const asked = refusal === undefined ? '' : ` Please reopen this thread: ${refusal}`
  const sentence = `This is not fixed: the same code is there in ${sha.slice(0, 7)}.${asked}`
  return joinParagraphs([findingReplyMarker('reopened', claim), sentence])
}

/** What we have said last in a thread about its code; undefined for nothing. */
export function lastFindingReply({ comments }: ReviewThread, selfId: number): FindingReply | undefined {
  const own = comments.slice(1).filter(({ author }) => author.id === selfId)
  return own.map(({ body }) => KINDS.find((kind) => hasFindingReplyMarker(body, kind))).findLast(Boolean)
}

const KINDS: readonly FindingReply[] = ['gone', 'reopened']
