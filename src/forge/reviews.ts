import { personOf } from '../tasks/person.ts'
import type { Connection } from './github-client.ts'
import { hasStatus } from './forge-errors.ts'
import type { Review, SubmittedReview } from './forge.ts'

/** Undefined if the review was deleted. */
export async function readReview(
  { octokit, repository }: Connection,
  number: number,
  reviewId: number
): Promise<Review | undefined> {
  const query = { ...repository, pull_number: number, review_id: reviewId }
  try {
    const [{ data: review }, comments] = await Promise.all([
      octokit.rest.pulls.getReview(query),
      octokit.paginate(octokit.rest.pulls.listCommentsForReview, { ...query, per_page: 100 })
    ])
    return {
      author: personOf(review.user),
      body: review.body,
      state: review.state.toLowerCase(),
      submittedAt: review.submitted_at,
      comments: comments.map(({ body, updated_at: updatedAt, in_reply_to_id: root }) => ({
        body,
        updatedAt,
        isReply: root !== undefined
      }))
    }
  } catch (error) {
    if (hasStatus(error, 404)) return undefined
    throw error
  }
}

/** The submitted reviews of a pull request, oldest first; all pages. */
export async function listReviews(
  { octokit, repository }: Connection,
  number: number
): Promise<readonly SubmittedReview[]> {
  const question = { ...repository, pull_number: number, per_page: 100 }
  const reviews = await octokit.paginate(octokit.rest.pulls.listReviews, question)
  return reviews.flatMap(({ id, user, body, state, submitted_at: submittedAt, commit_id: commit }) =>
    submittedAt === undefined
      ? []
      : [{ id, author: personOf(user), body, state: state.toLowerCase(), submittedAt, commit: commit ?? undefined }]
  )
}
