import { beginsWithOurMarker } from '../tasks/comment-markers.ts'
import type { Connection } from './client.ts'
import { hasStatus } from './errors.ts'
import type { OwnReview } from './forge.ts'

/** A review that we are about to submit to a pull request. */
export interface Submission {
  readonly connection: Connection
  readonly number: number
  readonly review: OwnReview
}

export interface OwnReviews {
  /** The review with the marker; undefined if it is not there yet. */
  readonly submitted: { readonly id: number; readonly url: string } | undefined
  /** True if somebody writes a review with our account. While it is pending, GitHub takes no other review and no reply. */
  readonly isBlocked: boolean
}

/** Finds our review, and deletes the pending reviews that interrupted or refused calls of ours left behind. */
export async function readOwnReviews(submission: Submission): Promise<OwnReviews> {
  const own = await listOwn(submission)
  const pending = own.filter(({ state }) => state === 'PENDING')
  const left = pending.filter((one) => isLeftBehind(one, submission))
  for (const { id } of left) await deletePending(submission, id)
  const { marker } = submission.review
  const submitted = own.find(({ state, body }) => state !== 'PENDING' && body.startsWith(marker))
  return {
    submitted: submitted && { id: submitted.id, url: submitted.html_url },
    isBlocked: left.length < pending.length
  }
}

/** The id of our pending review with the marker. */
export async function findPending(submission: Submission): Promise<number | undefined> {
  const own = await listOwn(submission)
  return own.find(({ state, body }) => state === 'PENDING' && body.startsWith(submission.review.marker))?.id
}

/** Does nothing if it was deleted before. */
export async function deletePending({ connection, number }: Submission, id: number): Promise<void> {
  const { octokit, repository } = connection
  try {
    await octokit.rest.pulls.deletePendingReview({ ...repository, pull_number: number, review_id: id })
  } catch (error) {
    if (!hasStatus(error, 404, 422)) throw error
  }
}

async function listOwn({ connection: { octokit, repository }, number, review: { self } }: Submission) {
  const query = { ...repository, pull_number: number, per_page: 100 }
  const reviews = await octokit.paginate(octokit.rest.pulls.listReviews, query)
  return reviews.filter(({ user }) => user?.id === self.id)
}

/** With a person's token, the account's pending review can be a person's draft. Nobody drafts with the account of a bot. */
function isLeftBehind({ body }: { readonly body: string }, { review: { self } }: Submission): boolean {
  return beginsWithOurMarker(body) || (self.isBot && body === '')
}
