import type { Account, Comment, Issue, PullRequest, Repository, Review, GitHubState } from './state.ts'

export interface NewComment {
  readonly issue: Issue
  readonly author: Account
  readonly body: string
  /** Default: now. */
  readonly createdAt?: Date
  readonly id?: number | undefined
}

/** Adds a comment to an issue or pull request. */
export function addComment(
  github: GitHubState,
  repository: Repository,
  { issue, author, body, createdAt, id }: NewComment
): Comment {
  const moment = createdAt ?? github.now()
  const comment: Comment = {
    id: id ?? github.nextId(),
    issueNumber: issue.number,
    author,
    body,
    createdAt: moment,
    updatedAt: moment,
    states: [{ body, at: moment }],
    reactions: []
  }
  repository.comments.set(comment.id, comment)
  issue.updatedAt = github.now()
  return comment
}

export function editComment(github: GitHubState, comment: Comment, body: string): void {
  const at = github.now()
  comment.body = body
  comment.updatedAt = at
  comment.states.push({ body, at })
}

export interface NewReview {
  readonly author: Account
  readonly body: string
  readonly state: Review['state']
  readonly comments: readonly { readonly path: string; readonly line: number; readonly body: string }[]
  /** Default: now. */
  readonly submittedAt?: Date | undefined
}

/** Submits a review of the current head, with its comments. */
export function addReview(github: GitHubState, { pullRequest }: PullRequest, wanted: NewReview): Review {
  const { author, body, state } = wanted
  const moment = wanted.submittedAt ?? github.now()
  const review = { id: github.nextId(), author, body, state, commitSha: pullRequest.headSha, submittedAt: moment }
  pullRequest.reviews.push(review)
  for (const comment of wanted.comments) {
    pullRequest.reviewComments.push({
      ...comment,
      id: github.nextId(),
      reviewId: review.id,
      author,
      commitSha: review.commitSha,
      createdAt: moment,
      updatedAt: moment
    })
  }
  return review
}
