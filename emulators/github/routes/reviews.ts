import * as z from 'zod'
import {
  ApiError,
  created,
  createdAt,
  list,
  notFound,
  ok,
  readBody,
  unprocessable,
  type ApiResponse
} from '../responses.ts'
import { createThreadLocator } from '../review-lines.ts'
import { dismissReview } from '../review-state.ts'
import {
  addReply,
  addReview,
  refusePending,
  submitReview,
  visibleReviewComments,
  visibleReviews,
  type NewReview
} from '../reviews.ts'
import { serializePullRequest } from '../serialize/pull-request.ts'
import { serializeReview, serializeReviewComment } from '../serialize/review.ts'
import {
  findOrCreateAccount,
  fullName,
  isCollaborator,
  pullRequestsOf,
  type PullRequest,
  type Review,
  type ReviewComment
} from '../state.ts'
import { pullRequestOf } from './pulls.ts'
import { callerAccount, parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'

const STATES = { APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' } as const

const side = z.enum(['LEFT', 'RIGHT'])
const event = z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT'])
const reviewSchema = z.object({
  body: z.string().default(''),
  // Without an event, the review is pending.
  event: event.optional(),
  commit_id: z.string().optional(),
  comments: z
    .array(
      z.object({
        path: z.string(),
        body: z.string(),
        line: z.number().int().positive(),
        side: side.optional(),
        start_line: z.number().int().positive().optional(),
        start_side: side.optional()
      })
    )
    .default([])
})
const submissionSchema = z.object({ body: z.string().optional(), event })
const dismissalSchema = z.object({ message: z.string().min(1), event: z.literal('DISMISS').optional() })
const replySchema = z.object({ body: z.string() })
const reviewersSchema = z.object({
  reviewers: z.array(z.string()).default([]),
  team_reviewers: z.array(z.string()).default([])
})

const READ = { pull_requests: 'read' } as const
const WRITE = { pull_requests: 'write' } as const

export const reviewRoutes: readonly Route[] = [
  repositoryRoute('GET /pulls/{pull_number}/reviews', READ, listReviews),
  repositoryRoute('POST /pulls/{pull_number}/reviews', WRITE, createReview),
  repositoryRoute('GET /pulls/{pull_number}/reviews/{review_id}', READ, getReview),
  repositoryRoute('DELETE /pulls/{pull_number}/reviews/{review_id}', WRITE, deletePendingReview),
  repositoryRoute('POST /pulls/{pull_number}/reviews/{review_id}/events', WRITE, submitPendingReview),
  repositoryRoute('PUT /pulls/{pull_number}/reviews/{review_id}/dismissals', WRITE, dismiss),
  repositoryRoute('GET /pulls/{pull_number}/reviews/{review_id}/comments', READ, listCommentsOfReview),
  repositoryRoute('POST /pulls/{pull_number}/requested_reviewers', WRITE, requestReviewers),
  repositoryRoute('GET /pulls/{pull_number}/comments', READ, listReviewComments),
  repositoryRoute('POST /pulls/{pull_number}/comments/{comment_id}/replies', WRITE, createReply),
  repositoryRoute('GET /pulls/comments/{comment_id}', READ, getReviewComment)
]

function listReviews(call: RepositoryCall): ApiResponse {
  const issue = pullRequestOf(call)
  return list(visibleReviews(issue, call.caller?.account).map((review) => show(call, issue, review)))
}

function show({ github, repository }: RepositoryCall, issue: PullRequest, review: Review): object {
  return serializeReview(github, repository, { issue, review })
}

async function createReview(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository } = call
  const issue = pullRequestOf(call)
  const wanted = readBody(reviewSchema, call.body)
  refuseApproval(call, wanted.event)
  const place = { repository, issue }
  const review = {
    author: callerAccount(call),
    body: wanted.body,
    commitSha: wanted.commit_id,
    state: wanted.event ? STATES[wanted.event] : ('PENDING' as const),
    comments: wanted.comments.map(({ start_line: startLine, start_side: startSide, ...comment }) => ({
      ...comment,
      startLine,
      startSide
    }))
  }
  try {
    return ok(show(call, issue, await addReview(github, place, review)))
  } catch (error) {
    if (error instanceof ApiError) await leavePending(call, review)
    throw error
  }
}

/** What GitHub sometimes leaves of a review that it refuses. */
async function leavePending(call: RepositoryCall, { author, body }: NewReview): Promise<void> {
  const { github, repository } = call
  const issue = pullRequestOf(call)
  const left = repository.settings.leftOfRefusedReviews
  const isPending = issue.pullRequest.reviews.some((one) => one.state === 'PENDING' && one.author === author)
  if (left === 'nothing' || isPending) return
  const pending = { author, body: left === 'body' ? body : '', state: 'PENDING', comments: [] } as const
  await addReview(github, { repository, issue }, pending)
}

function refuseApproval({ caller, repository }: RepositoryCall, wanted: z.output<typeof event> | undefined): void {
  if (wanted !== 'APPROVE' || caller?.kind !== 'installation' || repository.settings.mayOpenPullRequests) return
  throw new ApiError(403, 'GitHub Actions is not permitted to create or approve pull requests.')
}

function reviewOf(call: RepositoryCall): { issue: PullRequest; review: Review } {
  const issue = pullRequestOf(call)
  const id = Number(parameter(call, 'review_id'))
  const review = visibleReviews(issue, call.caller?.account).find((one) => one.id === id)
  if (!review) throw notFound()
  return { issue, review }
}

function getReview(call: RepositoryCall): ApiResponse {
  const { issue, review } = reviewOf(call)
  return ok(show(call, issue, review))
}

function pendingReviewOf(call: RepositoryCall): { issue: PullRequest; review: Review } {
  const found = reviewOf(call)
  if (found.review.state !== 'PENDING')
    throw new ApiError(422, 'Unprocessable Entity', ['Can not change a non-pending pull request review'])
  return found
}

function deletePendingReview(call: RepositoryCall): ApiResponse {
  const { issue, review } = pendingReviewOf(call)
  const { reviews, reviewComments } = issue.pullRequest
  reviews.splice(reviews.indexOf(review), 1)
  const rest = reviewComments.filter(({ reviewId }) => reviewId !== review.id)
  reviewComments.splice(0, reviewComments.length, ...rest)
  return ok(show(call, issue, review))
}

function submitPendingReview(call: RepositoryCall): ApiResponse {
  const { issue, review } = pendingReviewOf(call)
  const submission = readBody(submissionSchema, call.body)
  refuseApproval(call, submission.event)
  const body = submission.body ?? review.body
  submitReview(call.github, { issue, review }, { body, state: STATES[submission.event] })
  return ok(show(call, issue, review))
}

function dismiss(call: RepositoryCall): ApiResponse {
  const { issue, review } = reviewOf(call)
  readBody(dismissalSchema, call.body)
  dismissReview(review)
  return ok(show(call, issue, review))
}

async function listCommentsOfReview(call: RepositoryCall): Promise<ApiResponse> {
  const { issue, review } = reviewOf(call)
  const comments = issue.pullRequest.reviewComments.filter(({ reviewId }) => reviewId === review.id)
  return list(await showComments(call, issue, comments))
}

// All of them, or none if one cannot be asked, as on GitHub.
function requestReviewers(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const issue = pullRequestOf(call)
  const wanted = readBody(reviewersSchema, call.body)
  const accounts = wanted.reviewers.map((login) => findOrCreateAccount(github, login))
  if (accounts.includes(issue.author)) throw unprocessable('Review cannot be requested from pull request author.')
  const haveAccess =
    accounts.every((account) => isCollaborator(repository, account)) &&
    wanted.team_reviewers.every((slug) => repository.teams.has(slug))
  if (!haveAccess) {
    throw unprocessable(
      'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a ' +
        `collaborator of the ${fullName(repository)} repository.`
    )
  }
  for (const account of accounts) issue.pullRequest.requestedReviewers.add(account)
  for (const slug of wanted.team_reviewers) issue.pullRequest.requestedTeams.add(slug)
  return created(serializePullRequest(github, repository, issue))
}

async function listReviewComments(call: RepositoryCall): Promise<ApiResponse> {
  const issue = pullRequestOf(call)
  const since = new Date(call.query.get('since') ?? 0)
  const comments = visibleReviewComments(issue, call.caller?.account).filter(({ updatedAt }) => updatedAt >= since)
  return list(await showComments(call, issue, comments))
}

async function showComments(
  { github, repository }: RepositoryCall,
  issue: PullRequest,
  comments: readonly ReviewComment[]
): Promise<object[]> {
  const locator = createThreadLocator(repository, issue)
  return Promise.all(comments.map((comment) => serializeReviewComment(github, repository, { issue, comment, locator })))
}

/** Only the first comment of a thread can be replied to. */
async function createReply(call: RepositoryCall): Promise<ApiResponse> {
  const issue = pullRequestOf(call)
  const { body } = readBody(replySchema, call.body)
  const id = Number(parameter(call, 'comment_id'))
  const root = visibleReviewComments(issue, call.caller?.account).find((one) => one.id === id)
  if (!root || root.replyTo !== undefined) throw notFound()
  refusePending(issue, callerAccount(call))
  const comment = addReply(call.github, issue, { root, author: callerAccount(call), body })
  const { github, repository } = call
  const locator = createThreadLocator(repository, issue)
  return createdAt(await serializeReviewComment(github, repository, { issue, comment, locator }))
}

/** @throws ApiError when no review comment of the repository has that id */
export function reviewCommentOf(call: RepositoryCall): { issue: PullRequest; comment: ReviewComment } {
  const id = Number(parameter(call, 'comment_id'))
  for (const issue of pullRequestsOf(call.repository)) {
    const comment = visibleReviewComments(issue, call.caller?.account).find((one) => one.id === id)
    if (comment) return { issue, comment }
  }
  throw notFound()
}

async function getReviewComment(call: RepositoryCall): Promise<ApiResponse> {
  const { issue, comment } = reviewCommentOf(call)
  const [shown] = await showComments(call, issue, [comment])
  return ok(shown ?? {})
}
