import { hunkUntil, hunkWith, followLine, parseHunks } from './diff-hunks.ts'
import { changedFiles, mergeBase } from './git-history.ts'
import { ApiError } from './responses.ts'
import type { Hunk } from './diff-hunks.ts'
import type {
  Account,
  DiffLines,
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
}

/**
 * Adds a review of the current head with its comments, or nothing.
 *
 * @throws ApiError for the same reasons as GitHub, with its messages
 */
export async function addReview(
  github: GitHubState,
  { repository, issue }: PullRequestPlace,
  wanted: NewReview
): Promise<Review> {
  const { author, body, state } = wanted
  const { reviews, reviewComments, headSha } = issue.pullRequest
  refuseReview(issue, wanted)
  const hunks = wanted.comments.length === 0 ? new Map<string, Hunk[]>() : await hunksByPath(repository, issue)
  const threads = wanted.comments.map((comment) => newThread(github, comment, { hunks, commitSha: headSha }))
  // Checked again, because git was awaited.
  if (state === 'PENDING') refuseSecondPending(issue, author)
  const now = github.now()
  const submittedAt = state === 'PENDING' ? undefined : now
  const review: Review = {
    id: github.nextLargeId(),
    author,
    body,
    state,
    commitSha: headSha,
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
  wanted: Pick<NewReview, 'author' | 'body' | 'state'> & { comments: object[] | readonly object[] }
): void {
  const { author, body, state, comments } = wanted
  if (state === 'PENDING') {
    refuseSecondPending(issue, author)
    return
  }
  const isOwn = author.id === issue.author.id
  if (isOwn && state === 'APPROVED') throw unprocessableReview('Review Can not approve your own pull request')
  if (isOwn && state === 'CHANGES_REQUESTED')
    throw unprocessableReview('Review Can not request changes on your own pull request')
  if (state !== 'APPROVED' && body.trim() === '' && comments.length === 0)
    throw unprocessableReview("Review Body can't be blank")
}

function refuseSecondPending(issue: PullRequest, author: Account): void {
  const isPending = issue.pullRequest.reviews.some((one) => one.state === 'PENDING' && one.author.id === author.id)
  if (isPending) throw unprocessableReview('User can only have one pending review per pull request')
}

function unprocessableReview(reason: string): ApiError {
  return new ApiError(422, 'Unprocessable Entity', [reason])
}

async function hunksByPath(repository: Repository, { pullRequest }: PullRequest): Promise<Map<string, Hunk[]>> {
  const { baseSha, headSha } = pullRequest
  const files = await changedFiles(repository.git, await mergeBase(repository.git, baseSha, headSha), headSha)
  return new Map(files.map(({ path, patch }) => [path, patch === undefined ? [] : parseHunks(patch)]))
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

/** Where the lines of threads are in the pull request as it is now. */
export interface ThreadLocator {
  /** Undefined when they are gone, and for a whole file. */
  locate(thread: ReviewThread): Promise<DiffLines | undefined>
  isOutdated(thread: ReviewThread): Promise<boolean>
}

/** Asks git once for all threads about the same file. */
export function createThreadLocator(repository: Repository, issue: PullRequest): ThreadLocator {
  const { headSha } = issue.pullRequest
  const differences = new Map<string, Promise<readonly Hunk[]>>()
  let current: Promise<Map<string, Hunk[]>> | undefined

  const hunksSince = ({ commitSha, path }: ReviewThread) => {
    const key = `${commitSha}:${path}`
    const known = differences.get(key)
    if (known) return known
    const args = ['--literal-pathspecs', 'diff-tree', '-r', '-p', '-U0', commitSha, headSha, '--', path]
    const difference = repository.git.text(args).then((text) => {
      const start = text.search(/^@@ /m)
      return start === -1 ? [] : parseHunks(text.slice(start))
    })
    differences.set(key, difference)
    return difference
  }
  const currentLine = async (thread: ReviewThread, { side, line }: Pick<DiffLines, 'side' | 'line'>) => {
    if (side === 'RIGHT') return followLine(await hunksSince(thread), line)
    current ??= hunksByPath(repository, issue)
    return hunkWith((await current).get(thread.path) ?? [], side, line) ? line : undefined
  }
  const locate = async (thread: ReviewThread): Promise<DiffLines | undefined> => {
    const { lines } = thread
    if (!lines || thread.commitSha === headSha) return lines
    const line = await currentLine(thread, lines)
    const startLine = lines.start && (await currentLine(thread, lines.start))
    if (line === undefined || (lines.start && startLine === undefined)) return undefined
    const start = lines.start && startLine !== undefined ? { ...lines.start, line: startLine } : undefined
    return { side: lines.side, line, start }
  }
  return {
    locate,
    async isOutdated(thread) {
      if (thread.lines) return (await locate(thread)) === undefined
      if (thread.commitSha === headSha) return false
      current ??= hunksByPath(repository, issue)
      return !(await current).has(thread.path)
    }
  }
}

/** The reviews that an account sees: pending ones only if they are its own. */
export function visibleReviews({ pullRequest }: PullRequest, viewer: Account | undefined): Review[] {
  return pullRequest.reviews.filter(({ state, author }) => state !== 'PENDING' || author.id === viewer?.id)
}

export function visibleReviewComments(issue: PullRequest, viewer: Account | undefined): ReviewComment[] {
  const visible = new Set(visibleReviews(issue, viewer).map(({ id }) => id))
  return issue.pullRequest.reviewComments.filter(({ reviewId }) => visible.has(reviewId))
}
