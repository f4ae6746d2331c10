import type { Account, Comment, Issue, PullRequest, Repository, Review, World } from './state.ts'

export interface NewComment {
  readonly issue: Issue
  readonly author: Account
  readonly body: string
  /** Now, when it is left out. */
  readonly createdAt?: Date
  readonly id?: number | undefined
}

/** Adds to the thread of an issue or a pull request. */
export function addComment(
  world: World,
  repository: Repository,
  { issue, author, body, createdAt, id }: NewComment
): Comment {
  const moment = createdAt ?? world.now()
  const comment: Comment = {
    id: id ?? world.nextId(),
    issueNumber: issue.number,
    author,
    body,
    createdAt: moment,
    updatedAt: moment,
    reactions: []
  }
  repository.comments.set(comment.id, comment)
  issue.updatedAt = world.now()
  return comment
}
export interface NewReview {
  readonly author: Account
  readonly body: string
  readonly state: Review['state']
  readonly comments: readonly { readonly path: string; readonly line: number; readonly body: string }[]
  /** Now, when it is left out. */
  readonly submittedAt?: Date | undefined
}

/** Submits a review of the present head, its comments with it. */
export function addReview(world: World, { pullRequest }: PullRequest, wanted: NewReview): Review {
  const { author, body, state } = wanted
  const moment = wanted.submittedAt ?? world.now()
  const review = { id: world.nextId(), author, body, state, commitSha: pullRequest.headSha, submittedAt: moment }
  pullRequest.reviews.push(review)
  for (const comment of wanted.comments) {
    pullRequest.reviewComments.push({
      ...comment,
      id: world.nextId(),
      reviewId: review.id,
      author,
      commitSha: review.commitSha,
      createdAt: moment,
      updatedAt: moment
    })
  }
  return review
}
