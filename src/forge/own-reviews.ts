import { beginsWithOurMarker } from '../tasks/comment-markers.ts'
import type { Connection } from './github-client.ts'
import { unlessStatus } from './forge-errors.ts'
import type { OwnReview, Review, SubmittedReview } from './forge.ts'
import { personOf } from '../tasks/person.ts'

/** A review that we are about to submit to a pull request. */
export interface ReviewSubmission {
  readonly connection: Connection
  readonly number: number
  readonly review: OwnReview
}

export interface OwnReviews {
  /** The review with the marker; undefined if it is not there yet. */
  readonly submitted: { readonly id: number; readonly url: string } | undefined
  /** True if somebody is writing a review with our account. While it is pending, GitHub accepts no other review and no reply. */
  readonly isBlocked: boolean
}

/** Finds our review, and deletes the pending reviews that interrupted or refused calls of ours left behind. */
export async function readOwnReviews({ connection, number, review }: ReviewSubmission): Promise<OwnReviews> {
  const reviews = await listAll(connection, number)
  const isBlocked = await deleteLeftBehind(connection, number, reviews)
  const submitted = reviews.find(
    ({ state, body, user }) => state !== 'PENDING' && user?.id === review.self.id && body.startsWith(review.marker)
  )
  return { submitted: submitted && { id: submitted.id, url: submitted.html_url }, isBlocked }
}

/** Deletes the pending reviews that we have left behind. Returns true if another one is in the way. */
export async function clearPending(connection: Connection, number: number): Promise<boolean> {
  return await deleteLeftBehind(connection, number, await listAll(connection, number))
}

/** The id of our pending review with the marker. */
export async function findPending({ connection, number, review }: ReviewSubmission): Promise<number | undefined> {
  const reviews = await listAll(connection, number)
  return reviews.find(({ state, body }) => state === 'PENDING' && body.startsWith(review.marker))?.id
}

/** Does nothing if it was deleted before. */
export async function deletePending({ octokit, repository }: Connection, number: number, id: number): Promise<void> {
  const review = { ...repository, pull_number: number, review_id: id }
  await unlessStatus(octokit.rest.pulls.deletePendingReview(review), undefined, 404, 422)
}

type ListedReviews = Awaited<ReturnType<typeof listAll>>

async function listAll({ octokit, repository }: Connection, number: number) {
  return await octokit.paginate(octokit.rest.pulls.listReviews, { ...repository, pull_number: number, per_page: 100 })
}

async function deleteLeftBehind(connection: Connection, number: number, reviews: ListedReviews): Promise<boolean> {
  // GitHub shows a pending review to its author only: us.
  const pending = reviews.filter(({ state }) => state === 'PENDING')
  const left = pending.filter(isLeftBehind)
  for (const { id } of left) await deletePending(connection, number, id)
  return left.length < pending.length
}

/** With a person's token, the account's pending review can be a person's draft. Nobody drafts with the account of a bot. */
function isLeftBehind({ body, user }: ListedReviews[number]): boolean {
  return beginsWithOurMarker(body) || (user?.type === 'Bot' && body === '')
}

/** Undefined if the review was deleted. */
export async function readReview(
  { octokit, repository }: Connection,
  number: number,
  reviewId: number
): Promise<Review | undefined> {
  const query = { ...repository, pull_number: number, review_id: reviewId }
  const reading = Promise.all([
    octokit.rest.pulls.getReview(query),
    octokit.paginate(octokit.rest.pulls.listCommentsForReview, { ...query, per_page: 100 })
  ])
  const found = await unlessStatus(reading, undefined, 404)
  if (!found) return undefined
  const [{ data: review }, comments] = found
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
}

/** The submitted reviews of a pull request, oldest first; all pages. */
export async function listReviews(connection: Connection, number: number): Promise<readonly SubmittedReview[]> {
  return (await listAll(connection, number)).flatMap(
    ({ id, user, body, state, submitted_at: submittedAt, commit_id: commit }) =>
      submittedAt === undefined
        ? []
        : [{ id, author: personOf(user), body, state: state.toLowerCase(), submittedAt, commit: commit ?? undefined }]
  )
}
