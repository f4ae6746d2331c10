import type { ThreadVerdict, ReviewVerdict, Suggestion } from '../domain/review-thread.ts'
import { threadMarker, suggestionMarker, suggestionsMarker } from '../tasks/comment-markers.ts'
import { codeSpan, joinParagraphs, escapeMarkdown, linkMarkdown } from '../text/quote-markdown.ts'
import { safeMarkdown } from '../text/markdown/safe-markdown.ts'
import type { Task } from '../domain/task.ts'
import { plural } from '../text/format.ts'
import { suggestionBlock } from '../text/suggestion-block.ts'
import { plainLogin } from './sections.ts'
import type { ThreadResult } from '../domain/review-thread.ts'
import { markdownList } from '../text/markdown-list.ts'

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
  readonly sha: string
  /** True if it brings the fix back. */
  readonly isFixed: boolean
}

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

/** A comment that the author of the pull request can apply with one click. It replaces its lines byte for byte. */
export function suggestionComment({ lines }: Pick<Suggestion, 'lines'>): string {
  return joinParagraphs([suggestionMarker(), suggestionBlock(lines)])
}

/** What the review says above its suggestions. @param claim the claim key of the request */
export function suggestionsBody({ actor }: Task, claim: string, count: number): string {
  return joinParagraphs([
    suggestionsMarker(claim),
    `${plural(count, 'suggestion')}, requested by ${plainLogin(actor.login)}. Not verified: Forgehand does not run the code of a fork.`,
    count > 1
      ? 'To take all of them as one commit, open **Files changed**, press **Add suggestion to batch** on each, then **Commit suggestions**.'
      : ''
  ])
}

const VERDICTS: Readonly<Record<NonNullable<ThreadResult['verdict']>, string>> = {
  fixed: '✅ fixed',
  already_done: '✅ already done',
  declined: '➖ declined',
  answered: '💬 answered',
  question: '❓ question',
  reverted: '↩️ reverted'
}
const ENDS: Readonly<Record<ThreadResult['end'], string>> = { resolved: 'resolved', open: 'open', left: 'left alone' }
const MAX_NOTE = 300

/** What became of the review threads that the run has handled; '' if it had none. */
export function threadsSection(threads: readonly ThreadResult[], maxLength: number): string {
  return markdownList(threads.map(itemOf), maxLength)
}

function itemOf({ path, line, url, verdict, commit, end, note }: ThreadResult): string {
  const place = linkMarkdown(`${codeSpan(path)}${line === undefined ? '' : ` line ${line}`}`, url)
  const verdictLabel = verdict === undefined ? '⚠️ none' : VERDICTS[verdict]
  const state = note === '' ? ENDS[end] : `${ENDS[end]}: ${escapeMarkdown(note, MAX_NOTE)}`
  const where = commit === undefined ? '' : ` in ${commit.slice(0, 7)}`
  return `${place}: ${verdictLabel}${where} · ${state}`
}
