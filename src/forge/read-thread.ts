import { hasProgressMarker, hasResultMarker, readRunMarker } from '../tasks/comment-markers.ts'
import { claimKey } from '../tasks/keys.ts'
import type { Person, Task } from '../domain/task.ts'
import type { Connection } from './github-client.ts'
import { unlessGone } from './comments.ts'
import { personOf } from '../tasks/person.ts'
import { WITH_HTML } from './rendered-markdown.ts'
import { allowsWriting } from './forge.ts'
import { readPermission } from './users.ts'
import type { Post, ProgressPost, Thread } from '../domain/thread.ts'

/** A post, and whether it existed in this form before the task. */
interface Candidate {
  readonly post: Post
  readonly isBeforeTask: boolean
}

/**
 * Reads all pages.
 *
 * @param self our own account. Without it, anyone's comment could be mistaken for our progress comment.
 * @throws UserError if the issue was deleted
 */
export async function readThread(connection: Connection, task: Task, self: Person): Promise<Thread> {
  const reading = Promise.all([
    listComments(connection, task.number),
    ...(task.subject === 'pull-request' ? [readReviewComments(connection, task), readReviews(connection, task)] : [])
  ])
  const [comments, ...reviews] = await unlessGone(`#${task.number}`, reading)
  const claim = claimKey(task)
  const ownId = commentIdOf(task)
  const isProgress = ({ author, body }: Post) => author.id === self.id && hasProgressMarker(body)
  const isResult = ({ author, body }: Post) => author.id === self.id && hasResultMarker(body)
  const posted = comments.filter(({ post }) => post.id !== ownId && !isProgress(post) && !isResult(post))
  const candidates = [
    ...posted.map(({ post, updatedAt }) => ({ post, isBeforeTask: wasCommentPostedBefore(post, updatedAt, task) })),
    ...reviews.flat()
  ]
  const posts = candidates.filter(({ isBeforeTask }) => isBeforeTask).map(({ post }) => post)

  return {
    posts: posts.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
    droppedCount: candidates.length - posts.length,
    ownProgress: comments.filter(({ post }) => isProgress(post)).map(({ post }) => post),
    progress: progressOf(comments.find(({ post }) => isProgress(post) && hasProgressMarker(post.body, claim))),
    result: comments.find(({ post }) => isResult(post) && hasResultMarker(post.body, claim))?.post.id
  }
}

function progressOf(found: Dated | undefined): ProgressPost | undefined {
  if (!found) return undefined
  const mark = readRunMarker(found.post.body)
  return { id: found.post.id, runId: mark?.runId, hasEnded: mark?.hasEnded === true, updatedAt: found.updatedAt }
}

interface Dated {
  readonly post: Post
  readonly updatedAt: string
}

async function listComments({ octokit, repository }: Connection, number: number) {
  const query = { ...repository, issue_number: number, per_page: 100, ...WITH_HTML }
  const comments = await octokit.paginate(octokit.rest.issues.listComments, query)
  return comments.map(({ id, user, body, body_html: html = '', created_at, updated_at }) => ({
    post: {
      id,
      kind: 'comment' as const,
      author: personOf(user),
      body: body ?? '',
      html,
      createdAt: created_at,
      location: undefined
    },
    updatedAt: updated_at
  }))
}

/** Comments on lines of the diff. */
async function readReviewComments({ octokit, repository }: Connection, task: Task): Promise<Candidate[]> {
  const query = { ...repository, pull_number: task.number, per_page: 100, ...WITH_HTML }
  const comments = await octokit.paginate(octokit.rest.pulls.listReviewComments, query)
  return comments.map(({ id, user, created_at, updated_at, path, line, pull_request_review_id, ...text }) => ({
    // `line` is null on an outdated comment, although its type says otherwise.
    post: {
      id,
      kind: 'review-comment',
      author: personOf(user),
      body: text.body,
      html: text.body_html ?? '',
      createdAt: created_at,
      location: { path, line: line ?? undefined }
    },
    isBeforeTask:
      pull_request_review_id === reviewIdOf(task)
        ? wasSubmittedWith(updated_at, task)
        : wasPostedBefore([created_at, updated_at], task)
  }))
}

/**
 * The summary texts of reviews. The API does not say whether one was edited, so only authors with write access count: they could
 * give tasks themselves. Nobody else can add words after the task was given.
 */
async function readReviews(connection: Connection, task: Task): Promise<Candidate[]> {
  const { octokit, repository } = connection
  const query = { ...repository, pull_number: task.number, per_page: 100, ...WITH_HTML }
  const reviews = await octokit.paginate(octokit.rest.pulls.listReviews, query)
  const posts = reviews
    .filter(({ id, body }) => body !== '' && id !== reviewIdOf(task))
    .map(({ id, user, body, body_html: html = '', submitted_at: createdAt = '' }) => {
      return { id, kind: 'review' as const, author: personOf(user), body, html, createdAt, location: undefined }
    })
  const trusted = await writersAmong(connection, posts, task.actor)
  return posts.map((post) => ({
    post,
    isBeforeTask: trusted.has(post.author.id) && wasPostedBefore([post.createdAt], task)
  }))
}

/** Limits the calls that reviews of strangers can cause. */
const MAX_LOOKUPS = 10

/** @param actor is known to have write access */
async function writersAmong(connection: Connection, posts: readonly Post[], actor: Person): Promise<Set<number>> {
  const authors = new Map(posts.map(({ author }) => [author.id, author]))
  authors.delete(actor.id)
  const asked = [...authors.values()].slice(-MAX_LOOKUPS)
  const permissions = await Promise.all(asked.map((author) => readPermission(connection, author)))
  const isWriter = (_: Person, index: number) => allowsWriting(permissions[index])
  return new Set([actor.id, ...asked.filter(isWriter).map(({ id }) => id)])
}

/**
 * True if all of these times are before the task. Times are whole seconds: what happened in the same second as the task may have
 * happened after it, such as an edit by a program that waits for the moment.
 */
export function wasPostedBefore(times: readonly string[], { createdAt }: Pick<Task, 'createdAt'>): boolean {
  // An unreadable time is NaN, which is not less than anything.
  return times.every((time) => Date.parse(time) < Date.parse(createdAt))
}

/** Like `wasPostedBefore`. Comments of one issue are numbered in order, which decides within the same second. */
export function wasCommentPostedBefore(
  comment: { readonly id: number; readonly createdAt: string },
  updatedAt: string,
  task: Task
): boolean {
  if (wasPostedBefore([comment.createdAt, updatedAt], task)) return true
  const isSameSecond = [comment.createdAt, updatedAt].every((time) => Date.parse(time) === Date.parse(task.createdAt))
  const ownId = commentIdOf(task)
  return isSameSecond && ownId !== undefined && comment.id < ownId
}

/** The review that is the request; undefined for other triggers. */
function reviewIdOf({ trigger }: Task): number | undefined {
  return trigger.kind === 'review' ? trigger.reviewId : undefined
}

/** A comment of the review that is the request. It can get its time a moment after the review. */
function wasSubmittedWith(updatedAt: string, { createdAt }: Task): boolean {
  return Date.parse(updatedAt) <= Date.parse(createdAt) + 1_000
}

/** The comment of the conversation that is the request; undefined for other triggers. */
function commentIdOf({ trigger }: Task): number | undefined {
  return trigger.kind === 'comment' ? trigger.commentId : undefined
}
