import { randomUUID } from 'node:crypto'
import type { Connection } from './github-client.ts'
import { withMarker } from './comments.ts'
import { hasStatus, orRefused } from './forge-errors.ts'
import type { Refused } from './forge.ts'
import { clearPending } from './own-reviews.ts'

/** @param rootCommentId the first comment of the thread: GitHub refuses replies to replies */
export async function replyToThread(
  connection: Connection,
  number: number,
  { rootCommentId, body }: { readonly rootCommentId: number; readonly body: string }
): Promise<{ readonly kind: 'replied'; readonly commentId: number } | Refused> {
  const { octokit, repository, createOnce } = connection
  // Nobody can guess the marker, so a reply that contains it was created by the interrupted call.
  const marker = `<!-- forgehand:reply:${randomUUID()} -->`
  const text = withMarker(body, marker)
  const request = { ...repository, pull_number: number, comment_id: rootCommentId, body: text }
  const find = async () => {
    const query = { ...repository, pull_number: number, per_page: 100 }
    const comments = await octokit.paginate(octokit.rest.pulls.listReviewComments, query)
    return comments.find((comment) => comment.body.includes(marker))?.id
  }
  return orRefused('pull-requests', async () => {
    const create = async () => (await octokit.rest.pulls.createReplyForReviewComment(request)).data.id
    try {
      return { kind: 'replied', commentId: await createOnce({ create, find }) }
    } catch (error) {
      // GitHub makes a review of each reply, so a pending review that a killed run of ours left behind blocks it.
      if (!hasStatus(error, 422) || (await clearPending(connection, number))) throw error
      return { kind: 'replied', commentId: await createOnce({ create, find }) }
    }
  })
}

/** Needs `contents: write`, although a reply needs only `pull-requests: write`. Idempotent. */
export async function resolveThread(
  { octokit }: Connection,
  id: string
): Promise<{ readonly kind: 'resolved' } | Refused> {
  return orRefused('contents', async () => {
    await octokit.graphql(RESOLVE, { id })
    return { kind: 'resolved' }
  })
}

export async function unresolveThread(
  { octokit }: Connection,
  id: string
): Promise<{ readonly kind: 'unresolved' } | Refused> {
  return orRefused('contents', async () => {
    await octokit.graphql(UNRESOLVE, { id })
    return { kind: 'unresolved' }
  })
}

const RESOLVE = 'mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }'
const UNRESOLVE = RESOLVE.replace('resolveReviewThread', 'unresolveReviewThread')

/** Adds 👀 to a review, for which REST has no reactions. */
export async function reactToReview(
  { octokit, repository }: Connection,
  number: number,
  reviewId: number
): Promise<{ readonly kind: 'added' } | Refused> {
  return orRefused('contents', async () => {
    const { data } = await octokit.rest.pulls.getReview({ ...repository, pull_number: number, review_id: reviewId })
    await octokit.graphql(REACT, { id: data.node_id })
    return { kind: 'added' }
  })
}

const REACT = 'mutation ($id: ID!) { addReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }'
