import type { ReviewVerdict } from './review-thread.ts'

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
