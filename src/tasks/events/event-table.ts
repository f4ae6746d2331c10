import { assigned } from './assigned.ts'
import { autoReview } from './auto-review.ts'
import type { EventRow } from './event-row.ts'
import { issueComment } from './issue-comment.ts'
import { labeledIssue, labeledPullRequest } from './labeled.ts'
import { reviewComment } from './review-comment.ts'
import { review } from './review.ts'

/** Every event that can start a run. docs/triggers.md says the same in words. */
export const EVENTS: readonly EventRow[] = [
  issueComment,
  review,
  reviewComment,
  labeledIssue,
  labeledPullRequest,
  autoReview,
  assigned
]
