import type { ThreadVerdict, ReviewVerdict } from '../domain/review-thread.ts'
import { threadMarker } from '../tasks/comment-markers.ts'
import { codeSpan, joinParagraphs } from '../text/quote-markdown.ts'
import { safeMarkdown } from '../text/markdown/safe-markdown.ts'

/** Where the change of the run is. */
export type ChangeLocation =
  /** On the branch of the pull request. */
  | { readonly kind: 'commit'; readonly sha: string }
  /** On that branch too, but not all of it is published. */
  | { readonly kind: 'part'; readonly sha: string }
  /** On another branch, because this one had moved or cannot be written. */
  | { readonly kind: 'other-branch'; readonly branch: string }
  | { readonly kind: 'nothing' }

export interface ThreadReply {
  readonly verdict: ThreadVerdict
  readonly work: ChangeLocation
  /** Why the thread could not be resolved; undefined if it was, or should stay open. */
  readonly refusal: string | undefined
  readonly rootCommentId: number
  /** The claim key of the request. */
  readonly claim: string
}

const MAX_TEXT = 4_000

/** The reply to a review thread. It says what has happened, never what was planned. */
export async function threadReply({ verdict, work, refusal, rootCommentId, claim }: ThreadReply): Promise<string> {
  const text = await safeMarkdown(verdict.text, { filesUrl: undefined, maxLength: MAX_TEXT })
  const resolve = refusal === undefined ? '' : ` Please resolve this thread: ${refusal}`
  return joinParagraphs([threadMarker(rootCommentId, claim), `${opening(verdict.verdict, work)}${resolve}`, text])
}

/** What an undo did to the fix of a thread. */
export interface UndoReply extends Pick<ThreadReply, 'refusal' | 'rootCommentId' | 'claim'> {
  /** The commit of the undo. */
  readonly sha: string
  /** True if it brings the fix back. */
  readonly isFixed: boolean
}

/** The reply to a review thread after an undo. */
export function undoReply({ sha, isFixed, refusal, rootCommentId, claim }: UndoReply): string {
  const commit = sha.slice(0, 7)
  const sentence = isFixed ? `The fix was brought back in ${commit}.` : `The fix was reverted in ${commit}.`
  const action = isFixed ? 'resolve' : 'reopen'
  const rest = refusal === undefined ? '' : ` Please ${action} this thread: ${refusal}`
  return joinParagraphs([threadMarker(rootCommentId, claim), sentence + rest])
}

function opening(verdict: ReviewVerdict, work: ChangeLocation): string {
  switch (verdict) {
    case 'fixed':
      if (work.kind === 'commit') return `Fixed in ${work.sha.slice(0, 7)}.`
      if (work.kind === 'part') return `Changed in ${work.sha.slice(0, 7)}, but a part of the change is not published.`
      return work.kind === 'other-branch'
        ? `Changed on the branch ${codeSpan(work.branch)}, which is not part of this pull request.`
        : 'A change for this was made, but could not be published.'
    case 'already_done':
      return 'Already done; nothing was changed.'
    case 'declined':
      return 'Not changed.'
    case 'answered':
      return ''
    case 'question':
      return 'A question first:'
  }
}
