import { hunkUntil, hunkWith, type Hunk } from './diff-hunks.ts'
import { commitsBetween } from './git-history.ts'
import { ApiError } from './responses.ts'
import { hunksByPath } from './review-lines.ts'
import type {
  Account,
  DiffSide,
  GitHubState,
  PullRequest,
  Repository,
  Review,
  ReviewComment,
  ReviewThread
} from './state.ts'

export interface NewReviewComment {
  readonly path: string
  readonly body: string
  /** Default: the comment is about the whole file. */
  readonly line?: number | undefined
  /** Default: RIGHT, the new file. */
  readonly side?: DiffSide | undefined
  /** For several lines. */
  readonly startLine?: number | undefined
  /** Default: the side of `line`. */
  readonly startSide?: DiffSide | undefined
}

/** A pull request and its repository. */
export interface PullRequestPlace {
  readonly repository: Repository
  readonly issue: PullRequest
}

export interface NewReview {
  readonly author: Account
  readonly body: string
  readonly state: Review['state']
  readonly comments: readonly NewReviewComment[]
  /** A commit of the pull request. Default: its head. */
  readonly commitSha?: string | undefined
}

const MAX_BODY_CHARACTERS = 65_536

/**
 * Adds a review with its comments, or nothing.
 *
 * @throws ApiError for the same reasons as GitHub, with its messages
 */
export async function addReview(
  github: GitHubState,
  { repository, issue }: PullRequestPlace,
  wanted: NewReview
): Promise<Review> {
  const { author, body, state, commitSha = issue.pullRequest.headSha } = wanted
  const { reviews, reviewComments } = issue.pullRequest
  refusePending(issue, author)
  refuseReview(issue, wanted)
  await refuseCommit(repository, issue, commitSha)
  const hunks =
    wanted.comments.length === 0 ? new Map<string, Hunk[]>() : await hunksByPath(repository, issue, commitSha)
  const threads = wanted.comments.map((comment) => newThread(github, comment, { hunks, commitSha }))
  // Checked again, because git was awaited.
  refusePending(issue, author)
  const now = github.now()
  const submittedAt = state === 'PENDING' ? undefined : now
  const review: Review = {
    id: github.nextLargeId(),
    author,
    body,
    state,
    commitSha,
    submittedAt,
    reactions: []
  }
  reviews.push(review)
  reviewComments.push(
    ...threads.map((thread, index) => ({
      ...newComment(github, { review, thread, body: wanted.comments[index]?.body ?? '' }),
      replyTo: undefined
    }))
  )
  issue.updatedAt = now
  return review
}

/** Adds a reply to a thread. On GitHub, it is a review of its own. */
export function addReply(
  github: GitHubState,
  issue: PullRequest,
  reply: { readonly root: ReviewComment; readonly author: Account; readonly body: string }
): ReviewComment {
  const { root, author, body } = reply
  const { reviews, reviewComments, headSha } = issue.pullRequest
  const review: Review = {
    id: github.nextLargeId(),
    author,
    body: '',
    state: 'COMMENTED',
    commitSha: headSha,
    submittedAt: github.now(),
    reactions: []
  }
  const comment = { ...newComment(github, { review, thread: root.thread, body }), replyTo: root.id }
  reviews.push(review)
  reviewComments.push(comment)
  return comment
}

function newComment(github: GitHubState, from: { review: Review; thread: ReviewThread; body: string }) {
  const now = github.now()
  return {
    id: github.nextLargeId(),
    reviewId: from.review.id,
    thread: from.thread,
    author: from.review.author,
    body: from.body,
    createdAt: now,
    updatedAt: now,
    lastEditedAt: undefined,
    minimizedReason: undefined,
    reactions: []
  }
}

/** Submits a pending review. */
export function submitReview(
  github: GitHubState,
  { issue, review }: { readonly issue: PullRequest; readonly review: Review },
  submission: Pick<Review, 'body' | 'state'>
): void {
  const comments = issue.pullRequest.reviewComments.filter(({ reviewId }) => reviewId === review.id)
  refuseReview(issue, { ...submission, author: review.author, comments })
  Object.assign(review, submission, { submittedAt: github.now() })
}

function refuseReview(
  issue: PullRequest,
  wanted: Pick<NewReview, 'author' | 'body' | 'state'> & { comments: readonly { readonly body: string }[] }
): void {
  const { author, body, state, comments } = wanted
  if (comments.some((comment) => comment.body.trim() === '')) throw unprocessableReview("Body can't be blank")
  if ([body, ...comments.map((comment) => comment.body)].some(({ length }) => length > MAX_BODY_CHARACTERS))
    throw unprocessableReview(`Body is too long (maximum is ${MAX_BODY_CHARACTERS} characters)`)
  if (state === 'PENDING') return
  const isOwn = author.id === issue.author.id
  if (isOwn && state === 'APPROVED') throw unprocessableReview('Review Can not approve your own pull request')
  if (isOwn && state === 'CHANGES_REQUESTED')
    throw unprocessableReview('Review Can not request changes on your own pull request')
  if (state !== 'APPROVED' && body.trim() === '' && comments.length === 0)
    throw unprocessableReview("Review Body can't be blank")
}

/** While an account has a pending review, it can add no other review, not even a submitted one or a reply. */
export function refusePending(issue: PullRequest, author: Account): void {
  const isPending = issue.pullRequest.reviews.some((one) => one.state === 'PENDING' && one.author.id === author.id)
  if (isPending) throw unprocessableReview('User can only have one pending review per pull request')
}

/** After a force push, the commits before it are no part of the pull request any more. */
async function refuseCommit({ git }: Repository, { pullRequest }: PullRequest, commitSha: string): Promise<void> {
  const { baseSha, headSha } = pullRequest
  if (commitSha === headSha || (await commitsBetween(git, baseSha, headSha)).includes(commitSha)) return
  throw unprocessableReview('end_commit_oid is not part of the pull request')
}

function unprocessableReview(reason: string): ApiError {
  return new ApiError(422, 'Unprocessable Entity', [reason])
}

function newThread(
  github: GitHubState,
  comment: NewReviewComment,
  diff: { readonly hunks: ReadonlyMap<string, readonly Hunk[]>; readonly commitSha: string }
): ReviewThread {
  const hunks = diff.hunks.get(comment.path)
  if (!hunks) throw unprocessableReview('Path could not be resolved')
  const place = { id: github.nextLargeId(), path: comment.path, commitSha: diff.commitSha, resolvedBy: undefined }
  const { line, side = 'RIGHT', startLine, startSide = side } = comment
  if (line === undefined) return { ...place, lines: undefined, diffHunk: '' }
  const hunk = hunkWith(hunks, side, line)
  if (!hunk) throw unprocessableReview('Line could not be resolved')
  const start = startLine === undefined ? undefined : { side: startSide, line: startLine }
  if (start) {
    if (start.side === side && start.line >= line)
      throw unprocessableReview('Pull request review thread start line must precede the end line.')
    if (hunkWith(hunks, start.side, start.line) !== hunk)
      throw unprocessableReview('Pull request review thread start line must be part of the same hunk as the line.')
  }
  return { ...place, lines: { side, line, start }, diffHunk: hunkUntil(hunk, side, line) }
}

/** The reviews that an account sees: pending ones only if they are its own. */
export function visibleReviews({ pullRequest }: PullRequest, viewer: Account | undefined): Review[] {
  return pullRequest.reviews.filter(({ state, author }) => state !== 'PENDING' || author.id === viewer?.id)
}

export function visibleReviewComments(issue: PullRequest, viewer: Account | undefined): ReviewComment[] {
  const visible = new Set(visibleReviews(issue, viewer).map(({ id }) => id))
  return issue.pullRequest.reviewComments.filter(({ reviewId }) => visible.has(reviewId))
}
