import { personOf } from '../tasks/person.ts'
import type { Connection } from './client.ts'
import { hasStatus } from './errors.ts'
import type { Review } from './forge.ts'

/** Undefined if the review was deleted. */
export async function readReview(
  { octokit, repository }: Connection,
  number: number,
  reviewId: number
): Promise<Review | undefined> {
  const place = { ...repository, pull_number: number, review_id: reviewId }
  try {
    const [{ data: review }, comments] = await Promise.all([
      octokit.rest.pulls.getReview(place),
      octokit.paginate(octokit.rest.pulls.listCommentsForReview, { ...place, per_page: 100 })
    ])
    return {
      author: personOf(review.user),
      body: review.body,
      state: review.state.toLowerCase(),
      submittedAt: review.submitted_at,
      comments: comments.map(({ body, updated_at: updatedAt }) => ({ body, updatedAt }))
    }
  } catch (error) {
    if (hasStatus(error, 404)) return undefined
    throw error
  }
}
