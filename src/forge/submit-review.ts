import { MAX_BODY_LENGTH } from '../text/github-rules.ts'
import { shorten } from '../text/shorten.ts'
import type { Connection } from './github-client.ts'
import { hasStatus, orRefused } from './forge-errors.ts'
import type { OwnReview, Refused, ReviewComment, SubmitResult } from './forge.ts'
import { clearPending, deletePending, findPending, readOwnReviews, type ReviewSubmission } from './own-reviews.ts'

/**
 * Submits the review, unless ours with this marker is there, in at most about a hundred requests. Deletes what refused calls of ours have left
 * pending. A comment that is too long counts as refused; the body is shortened. GitHub accepts all comments or none, and does not say which
 * ones it refuses.
 */
export async function submitReview(
  connection: Connection,
  number: number,
  review: OwnReview
): Promise<SubmitResult | Refused> {
  const submission = { connection, number, review }
  return orRefused('pull-requests', async () => {
    const { submitted } = await readOwnReviews(submission)
    // An earlier attempt of the same request submitted it, perhaps without some of these comments.
    if (submitted) return { kind: 'submitted', ...submitted, refused: [], isEarlier: true }
    // Half a suggestion would be worse than none, so no comment is shortened.
    const comments = review.comments.filter(({ body }) => body.length <= MAX_BODY_LENGTH)
    const isShort = comments.length < review.comments.length
    return review.isAllOrNothing && isShort ? refused('A comment is too long.') : submitAccepted(submission, comments)
  })
}

async function submitAccepted(
  submission: ReviewSubmission,
  comments: readonly ReviewComment[]
): Promise<SubmitResult | Refused> {
  try {
    return await submit(submission, comments)
  } catch (error) {
    if (!hasStatus(error, 422)) throw error
    if ((await readOwnReviews(submission)).isBlocked) return refused(OTHER_PENDING)
    if (submission.review.isAllOrNothing || comments.length === 0) throw error
    // Without comments, it is refused for another reason, such as a commit that a force push removed.
    if (!(await isAccepted(submission, []))) throw error
    const bad = new Set(await findRefused(comments, (some) => isAccepted(submission, some)))
    return submit(
      submission,
      comments.filter((comment) => !bad.has(comment))
    )
  }
}

const OTHER_PENDING = 'The account of the token has a pending review of this pull request. Submit or discard it.'

function refused(reason: string): Refused {
  return { kind: 'refused', reason }
}

async function submit(submission: ReviewSubmission, comments: readonly ReviewComment[]): Promise<SubmitResult> {
  const { connection, review } = submission
  const { octokit, createOnce } = connection
  const left = review.comments.filter((comment) => !comments.includes(comment))
  const request = {
    ...requestFor(submission, comments),
    event: review.event === 'comment' ? 'COMMENT' : 'REQUEST_CHANGES',
    body: shorten(review.body(left), MAX_BODY_LENGTH)
  } as const
  const create = async () => {
    const { data } = await octokit.rest.pulls.createReview(request)
    return { id: data.id, url: data.html_url }
  }
  const find = async () => (await readOwnReviews(submission)).submitted
  return { kind: 'submitted', ...(await createOnce({ create, find })), refused: left, isEarlier: false }
}

/** True if GitHub accepts these comments. Tries it with a pending review, which nobody else sees, and deletes that at once. */
async function isAccepted(submission: ReviewSubmission, comments: readonly ReviewComment[]): Promise<boolean> {
  const { connection, review } = submission
  const { octokit, createOnce } = connection
  const request = { ...requestFor(submission, comments), body: review.marker }
  const create = async () => (await octokit.rest.pulls.createReview(request)).data.id
  try {
    const id = await createOnce({ create, find: () => findPending(submission) })
    await deletePending(connection, submission.number, id)
    return true
  } catch (error) {
    if (!hasStatus(error, 422)) throw error
    // GitHub can leave a review that it refused as a pending one.
    await clearPending(connection, submission.number)
    return false
  }
}

function requestFor({ connection, number, review }: ReviewSubmission, comments: readonly ReviewComment[]) {
  return {
    ...connection.repository,
    pull_number: number,
    commit_id: review.commit,
    comments: comments.map(({ path, side, startLine, endLine, body }) => {
      const githubSide = side === 'left' ? 'LEFT' : 'RIGHT'
      // GitHub refuses a start that equals the end.
      const start = startLine < endLine ? { start_line: startLine, start_side: githubSide } : {}
      return { path, body, line: endLine, side: githubSide, ...start }
    })
  }
}

/** Each trial takes two or three requests. This many find any two refused comments among 64. */
export const MAX_TRIALS = 32

/**
 * Finds the comments that GitHub refuses, by bisection. At least one of them must be known to be refused.
 *
 * @param isAccepted called at most `MAX_TRIALS` times. Comments that have not been tried by then count as refused.
 */
export async function findRefused<Comment>(
  comments: readonly Comment[],
  isAccepted: (some: readonly Comment[]) => Promise<boolean>
): Promise<readonly Comment[]> {
  let trials = 0
  const attempt = async (some: readonly Comment[]) => {
    trials++
    return trials <= MAX_TRIALS && (await isAccepted(some))
  }
  const refusedOf = async (some: readonly Comment[]): Promise<readonly Comment[]> => {
    if (some.length === 1) return some
    const middle = some.length >> 1
    const [first, second] = [some.slice(0, middle), some.slice(middle)]
    // If one half is accepted, the other has the refused comment.
    if (await attempt(first)) return refusedOf(second)
    const refused = await refusedOf(first)
    return (await attempt(second)) ? refused : [...refused, ...(await refusedOf(second))]
  }
  return refusedOf(comments)
}

/**
 * Dismisses a review of ours that requests changes. Idempotent.
 *
 * @param dismissal.reason a sentence for everybody
 */
export async function dismissReview(
  { octokit, repository }: Connection,
  number: number,
  { id, reason }: { readonly id: number; readonly reason: string }
): Promise<{ readonly kind: 'dismissed' } | Refused> {
  const review = { ...repository, pull_number: number, review_id: id }
  return orRefused('pull-requests', async () => {
    try {
      await octokit.rest.pulls.dismissReview({ ...review, message: reason, event: 'DISMISS' })
    } catch (error) {
      // GitHub refuses a review that does not count any more, with the same status as one that never counted.
      const isRepeated =
        hasStatus(error, 422) && (await octokit.rest.pulls.getReview(review)).data.state === 'DISMISSED'
      if (!isRepeated) throw error
    }
    return { kind: 'dismissed' }
  })
}
