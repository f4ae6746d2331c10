import * as z from 'zod'
import { ApiError, list, ok, readBody } from '../responses.ts'
import { serializeReview, serializeReviewComment } from '../serialize/pull-request.ts'
import { addReview } from '../threads.ts'
import { pullRequestOf } from './pulls.ts'
import { callerAccount, repositoryRoute } from './route.ts'
import type { ApiResponse } from '../responses.ts'
import type { RepositoryCall, Route } from './route.ts'

const STATES = { APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' } as const

const reviewSchema = z.object({
  body: z.string().default(''),
  event: z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']),
  comments: z.array(z.object({ path: z.string(), body: z.string(), line: z.number().int().positive() })).default([])
})

export const reviewRoutes: readonly Route[] = [
  repositoryRoute('GET /pulls/{pull_number}/reviews', { pull_requests: 'read' }, listReviews),
  repositoryRoute('POST /pulls/{pull_number}/reviews', { pull_requests: 'write' }, createReview),
  repositoryRoute('GET /pulls/{pull_number}/comments', { pull_requests: 'read' }, listReviewComments)
]

function listReviews(call: RepositoryCall): ApiResponse {
  const issue = pullRequestOf(call)
  const { reviews } = issue.pullRequest
  return list(reviews.map((review) => serializeReview(call.github, call.repository, { issue, review })))
}

function createReview(call: RepositoryCall): ApiResponse {
  const { github, repository, caller } = call
  const issue = pullRequestOf(call)
  const { body, event, comments } = readBody(reviewSchema, call.body)
  if (event === 'APPROVE' && caller?.kind === 'installation' && !repository.settings.mayOpenPullRequests) {
    throw new ApiError(403, 'GitHub Actions is not permitted to create or approve pull requests.')
  }
  const review = addReview(github, issue, { author: callerAccount(call), body, state: STATES[event], comments })
  return ok(serializeReview(github, repository, { issue, review }))
}

function listReviewComments(call: RepositoryCall): ApiResponse {
  const issue = pullRequestOf(call)
  const since = new Date(call.query.get('since') ?? 0)
  const comments = issue.pullRequest.reviewComments.filter(({ updatedAt }) => updatedAt >= since)
  return list(comments.map((comment) => serializeReviewComment(call.github, call.repository, { issue, comment })))
}
