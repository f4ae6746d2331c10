import {
  timestamp,
  type GitHubState,
  type PullRequest,
  type Repository,
  type Review,
  type ReviewComment
} from '../state.ts'
import { authorAssociation, serializeAccount } from './account.ts'
import { issuePage, rollUp } from './issue.ts'
import { nodeId } from './node-id.ts'
import { pullRequestUrl } from './pull-request.ts'
import { repositoryUrl } from './repository.ts'
import type { ThreadLocator } from '../review-lines.ts'

/** `pull-request-review`. */
export function serializeReview(
  github: GitHubState,
  repository: Repository,
  at: { issue: PullRequest; review: Review }
) {
  const { issue, review } = at
  const page = `${issuePage(github, repository, issue)}#pullrequestreview-${review.id}`
  const url = pullRequestUrl(github, repository, issue.number)
  return {
    id: review.id,
    node_id: nodeId('PullRequestReview', review.id),
    user: serializeAccount(github, review.author),
    body: review.body,
    state: review.state,
    html_url: page,
    pull_request_url: url,
    author_association: authorAssociation(repository, review.author),
    _links: { html: { href: page }, pull_request: { href: url } },
    ...(review.submittedAt && { submitted_at: timestamp(review.submittedAt) }),
    commit_id: review.commitSha
  }
}

/** `pull-request-review-comment`. The lines are null when they are gone. */
export async function serializeReviewComment(
  github: GitHubState,
  repository: Repository,
  at: { issue: PullRequest; comment: ReviewComment; locator: ThreadLocator }
) {
  const { issue, comment, locator } = at
  const { thread } = comment
  const url = `${repositoryUrl(github, repository)}/pulls/comments/${comment.id}`
  const page = `${issuePage(github, repository, issue)}#discussion_r${comment.id}`
  const pullRequest = pullRequestUrl(github, repository, issue.number)
  const current = await locator.locate(thread)
  // GitHub's obsolete way to say where: the line of the diff.
  const position = thread.diffHunk.split('\n').length - 1 || 1
  return {
    url,
    pull_request_review_id: comment.reviewId,
    id: comment.id,
    node_id: nodeId('PullRequestReviewComment', comment.id),
    diff_hunk: thread.diffHunk,
    path: thread.path,
    commit_id: current ? issue.pullRequest.headSha : thread.commitSha,
    original_commit_id: thread.commitSha,
    ...(comment.replyTo !== undefined && { in_reply_to_id: comment.replyTo }),
    user: serializeAccount(github, comment.author),
    body: comment.body,
    created_at: timestamp(comment.createdAt),
    updated_at: timestamp(comment.updatedAt),
    html_url: page,
    pull_request_url: pullRequest,
    author_association: authorAssociation(repository, comment.author),
    _links: { self: { href: url }, html: { href: page }, pull_request: { href: pullRequest } },
    reactions: rollUp(url, comment.reactions),
    start_line: current?.start?.line ?? null,
    original_start_line: thread.lines?.start?.line ?? null,
    start_side: thread.lines?.start?.side ?? null,
    line: current?.line ?? null,
    original_line: thread.lines?.line ?? null,
    side: thread.lines?.side ?? 'RIGHT',
    subject_type: thread.lines ? 'line' : 'file',
    original_position: position,
    position: current ? position : null
  }
}
