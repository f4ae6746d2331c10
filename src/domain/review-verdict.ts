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
