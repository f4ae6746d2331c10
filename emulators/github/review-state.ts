import { ApiError } from './responses.ts'
import { roleOf, type Account, type PullRequest, type Repository, type Review } from './state.ts'

/** Dismisses a review, so that it does not count any more. @throws ApiError for a review that did not count */
export function dismissReview(review: Review): void {
  const { state } = review
  if (state !== 'APPROVED' && state !== 'CHANGES_REQUESTED')
    throw new ApiError(422, 'Validation Failed', [`Can not dismiss a ${state.toLowerCase()} pull request review`])
  review.state = 'DISMISSED'
}

/** What the reviews say together: the last one that counts of everybody who can write. Comments do not count. */
export function reviewDecision(
  repository: Repository,
  { pullRequest: { reviews, baseRef } }: PullRequest
): 'APPROVED' | 'CHANGES_REQUESTED' | 'REVIEW_REQUIRED' | null {
  const last = new Map<number, Review['state']>()
  for (const { author, state } of reviews) {
    if (canDecide(repository, author) && state !== 'COMMENTED' && state !== 'PENDING') last.set(author.id, state)
  }
  const states = [...last.values()]
  if (states.includes('CHANGES_REQUESTED')) return 'CHANGES_REQUESTED'
  if (states.includes('APPROVED')) return 'APPROVED'
  return repository.protectedBranches.has(baseRef) ? 'REVIEW_REQUIRED' : null
}

function canDecide(repository: Repository, account: Account): boolean {
  return account.isBot || ['admin', 'maintain', 'write'].includes(roleOf(repository, account))
}
