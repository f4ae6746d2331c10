import type { AccountName, Person } from './task.ts'

export interface ReviewThreadComment {
  readonly id: number
  /** The review that it was submitted with; undefined if GitHub does not say. A reply is a review of its own. */
  readonly reviewId: number | undefined
  readonly author: Person
  readonly body: string
  /** The body as the forge shows it. */
  readonly html: string
  /** True if someone hid it. */
  readonly isMinimized: boolean
}

/** A conversation about lines of the diff, or about a whole file. */
export interface ReviewThread {
  /** The node id. */
  readonly id: string
  /** The first comment, which all replies go to. */
  readonly rootCommentId: number
  readonly path: string
  /** `file` for a thread about the whole file, which has no lines. */
  readonly subject: 'line' | 'file'
  /** `left` for lines of the base, `right` for lines of the head. */
  readonly side: 'left' | 'right'
  /** The last of its lines now; undefined if they were changed or removed. */
  readonly line: number | undefined
  /** The first of its lines now; undefined for a single line. */
  readonly startLine: number | undefined
  /** The last of its lines when it was started. */
  readonly originalLine: number | undefined
  /** The diff that it was started on, down to its last line. */
  readonly diffHunk: string
  readonly isResolved: boolean
  /** The account that resolved it; undefined for an open thread, and if GitHub does not say. */
  readonly resolvedBy: AccountName | undefined
  readonly isOutdated: boolean
  readonly canResolve: boolean
  /** Oldest first, beginning with the one that started it. */
  readonly comments: readonly ReviewThreadComment[]
}

/**
 * How a review thread ends.
 *
 * - `fixed`: this run changed what it asks for.
 * - `already_done`: it was so before.
 * - `declined`: the change would be wrong.
 * - `answered`: it asks for no change.
 * - `question`: the reviewers must say more, for example because they contradict each other.
 */
export type ReviewVerdict = 'fixed' | 'already_done' | 'declined' | 'answered' | 'question'

/** What the model says about one thread. */
export interface ThreadVerdict {
  readonly threadId: string
  readonly verdict: ReviewVerdict
  /** For the reviewer; Markdown. */
  readonly text: string
}

/** Lines that a reviewer proposes instead of others. */
export interface Suggestion {
  readonly path: string
  /** In the head commit of the pull request, from 1. */
  readonly startLine: number
  /** Included. */
  readonly endLine: number
  /** Without line ends. Empty to delete the lines. */
  readonly lines: readonly string[]
}

/** A review thread that the run handles. */
export interface AssignedThread {
  /** Its name for the model, such as T1. */
  readonly label: string
  readonly thread: ReviewThread
  /** True if a review of ours began it. Its first comment is what a model said, and no request. */
  readonly isFinding: boolean
  /** Its comments by people who may instruct us, and our own. */
  readonly instructions: readonly ReviewThreadComment[]
  /** Undefined if its first comment suggests nothing, or the lines have changed since. */
  readonly suggestion: Suggestion | undefined
}

/** What the run did with a review thread. */
export interface ThreadResult {
  /** The node id. */
  readonly id: string
  /** The thread on the page of its pull request. */
  readonly url: string
  readonly path: string
  /** Undefined for a thread about the whole file, and if the line is gone. */
  readonly line: number | undefined
  /** Of the model; undefined if it gave none. `reverted`: an undo reverted the fix. */
  readonly verdict: ReviewVerdict | 'reverted' | undefined
  readonly end: ThreadEnd
  /** The commit that has the fix, or that took it back. */
  readonly commit: string | undefined
  /** Why it ended like this, in one sentence; '' where that is clear. */
  readonly note: string
}

/**
 * - `resolved`: replied to and resolved.
 * - `open`: it stays open, or is open again, with or without a reply.
 * - `left`: somebody resolved, answered or deleted it during the run. Nothing was written.
 */
export type ThreadEnd = 'resolved' | 'open' | 'left'
