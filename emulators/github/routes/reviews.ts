import * as z from 'zod'
import { ApiError, created, list, ok, readBody, unprocessable } from '../responses.ts'
import { serializePullRequest, serializeReview, serializeReviewComment } from '../serialize/pull-request.ts'
import { findOrCreateAccount, fullName, isCollaborator } from '../state.ts'
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

const reviewersSchema = z.object({
  reviewers: z.array(z.string()).default([]),
  team_reviewers: z.array(z.string()).default([])
})

export const reviewRoutes: readonly Route[] = [
  repositoryRoute('GET /pulls/{pull_number}/reviews', { pull_requests: 'read' }, listReviews),
  repositoryRoute('POST /pulls/{pull_number}/reviews', { pull_requests: 'write' }, createReview),
  repositoryRoute('POST /pulls/{pull_number}/requested_reviewers', { pull_requests: 'write' }, requestReviewers),
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

function listReviewComments(call: RepositoryCall): ApiResponse {
  const issue = pullRequestOf(call)
  const since = new Date(call.query.get('since') ?? 0)
  const comments = issue.pullRequest.reviewComments.filter(({ updatedAt }) => updatedAt >= since)
  return list(comments.map((comment) => serializeReviewComment(call.github, call.repository, { issue, comment })))
}
