import type { ReviewThread, ReviewThreadComment } from './review-thread.ts'
import type { Suggestion } from './suggestion.ts'

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
