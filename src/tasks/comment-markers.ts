import type { ReviewThread } from '../domain/review-thread.ts'
import type { Person } from '../domain/task.ts'

/**
 * Marks the progress comment of a task, invisible to readers, so that a later attempt finds it.
 *
 * @param key the task's claim key, here and below
 */
export function progressMarker(key: string): string {
  return `<!-- forgehand:progress:${key} -->`
}

/**
 * True for a progress comment. Anyone can write the marker: it proves nothing unless we are the author.
 *
 * Attack: our comments quote the model and strangers. Only the start of a comment is ours.
 *
 * @param key accepts the progress comment of this task only
 */
export function hasProgressMarker(body: string, key?: string): boolean {
  return key === undefined ? /^<!-- forgehand:progress:[\w-]+ -->/.test(body) : body.startsWith(progressMarker(key))
}

/** Marks the comment with the result of a task, so that a later attempt updates it instead of posting another one. */
export function resultMarker(key: string): string {
  return `<!-- forgehand:result:${key} -->`
}

/**
 * True for a comment with a result. It proves nothing unless we are the author, like the progress marker.
 *
 * @param key accepts the result of this task only
 */
export function hasResultMarker(body: string, key?: string): boolean {
  return key === undefined ? /^<!-- forgehand:result:[\w-]+ -->/.test(body) : body.startsWith(resultMarker(key))
}

/** True for any text of ours: comments, notices and pull requests. This proves nothing either. */
export function hasOurMarker(body: string): boolean {
  return /<!-- forgehand:\w/.test(body)
}

/** True for a text that begins as all of ours do. This proves nothing either. */
export function beginsWithOurMarker(body: string): boolean {
  return /^<!-- forgehand:\w/.test(body)
}

/** Follows the marker of the progress comment: which run wrote it last, and whether that run has ended. */
export function runMarker(runId: string, state: 'working' | 'ended'): string {
  return `<!-- forgehand:run:${runId}:${state} -->`
}

export interface RunMarker {
  readonly runId: string
  readonly hasEnded: boolean
}

// After the progress marker and the markers of what is waiting. Text of others may follow.
const RUN_MARKER =
  /^<!-- forgehand:progress:[\w-]+ -->\s+(?:<!-- forgehand:pending:[\w+/=]+ -->\s+)*<!-- forgehand:run:(\d+):(working|ended) -->/

/** Undefined when there is none. Trust it only if we are the author of the comment. */
export function readRunMarker(body: string): RunMarker | undefined {
  const [, runId, state] = RUN_MARKER.exec(body) ?? []
  return runId === undefined ? undefined : { runId, hasEnded: state === 'ended' }
}

/** One request, by its claim key, or everything that one account asks for in a thread. */
export type NoticeSubject = { readonly claim: string } | { readonly accountId: number }

/**
 * Marks the pull request of a task of the repository.
 *
 * @param key `task-ID` or `ci-ID`; see thread-key.ts
 * @param hash of its prompt or of the failure that it repairs, or `done` if a later run needs a new pull request
 */
export function taskMarker(key: string, hash: string): string {
  return `<!-- forgehand:${key.replace('-', ':')}:${hash} -->`
}

/**
 * The hash of the prompt or the failure that a pull request was made for; undefined if it is not of this task. Trust it only if we are
 * the author.
 */
export function readTaskMarker(body: string, key: string): string | undefined {
  const [, kind, id, hash] = TASK_MARKER.exec(body) ?? []
  return `${kind}-${id}` === key ? hash : undefined
}

/** Names the task of the repository that a pull request is of; undefined if its text does not start with the marker. */
export function readTaskKey(body: string): string | undefined {
  const [, kind, id] = TASK_MARKER.exec(body) ?? []
  return kind === undefined ? undefined : `${kind}-${id}`
}

/** True for a pull request that repairs a branch. Trust it only if we are the author. */
export function hasRepairMarker(body: string): boolean {
  return TASK_MARKER.exec(body)?.[1] === 'ci'
}

const TASK_MARKER = /^<!-- forgehand:(task|ci):([\w-]{1,100}):(done|[0-9a-f]{16}) -->/

/** Marks the issue with the outcomes of the items of a task. Trust it only if we are the author. */
export function fanOutMarker(taskId: string): string {
  return `<!-- forgehand:fan-out:${taskId} -->`
}

/** Marks the pull request of an issue whose branch does not tell which issue it is. */
export function issueMarker(issue: number): string {
  return `<!-- forgehand:issue:${issue} -->`
}

/** The issue that a pull request was opened for; undefined if its text does not start with the marker. */
export function readIssueMarker(body: string): number | undefined {
  const [, issue] = /^<!-- forgehand:issue:(\d{1,15}) -->/.exec(body) ?? []
  return issue === undefined ? undefined : Number(issue)
}

/** Marks the review with the suggestions for a request, so that a later attempt does not make them again. */
export function suggestionsMarker(claim: string): string {
  return `<!-- forgehand:suggestions:${claim} -->`
}

/** Marks a comment of such a review, so that it never counts as a request, whatever it suggests. */
export function suggestionMarker(): string {
  return '<!-- forgehand:suggestion -->'
}

/** Marks the comment that says why a request was not carried out, so that it is posted once. */
export function noticeMarker(about: NoticeSubject): string {
  const subject = 'claim' in about ? about.claim : `account-${about.accountId}`
  return `<!-- forgehand:notice:${subject} -->`
}

/**
 * Marks our reply to a review thread, so that a later attempt of the same request replies only once.
 *
 * @param rootCommentId the first comment of the thread
 * @param claim the claim key of the request
 */
export function threadMarker(rootCommentId: number, claim: string): string {
  return `<!-- forgehand:thread:${rootCommentId}:${claim} -->`
}

/** True for a reply to this thread, whatever the request. It proves nothing unless we are the author. */
export function hasThreadMarker(body: string, rootCommentId: number): boolean {
  return body.startsWith(`<!-- forgehand:thread:${rootCommentId}:`)
}

/** Follows the marker of the request in a review of ours: the head commit that was reviewed. */
export function reviewedMarker(sha: string): string {
  return `<!-- forgehand:reviewed:${sha} -->`
}

/**
 * Marks a comment of a review of ours.
 *
 * @param hash of the code that it is about
 */
export function findingMarker(hash: string): string {
  return `<!-- forgehand:finding:${hash} -->`
}

/** The hash of the code that a comment is about; undefined if it is not of a review of ours. Trust it only if we are the author. */
export function readFindingMarker(body: string): string | undefined {
  return /^<!-- forgehand:finding:([0-9a-f]{16}-\d{1,6}) -->/.exec(body)?.[1]
}

export type FindingReply = 'gone' | 'reopened'

/**
 * Marks our reply to a finding of ours whose code is gone, or that is reopened, so that a later attempt of the same request replies once.
 *
 * @param claim the claim key of the request
 */
export function findingReplyMarker(kind: FindingReply, claim: string): string {
  return `<!-- forgehand:finding-${kind}:${claim} -->`
}

/** True for such a reply, whatever the request. It proves nothing unless we are the author. */
export function hasFindingReplyMarker(body: string, kind: FindingReply): boolean {
  return body.startsWith(`<!-- forgehand:finding-${kind}:`)
}

/** The head that a review of ours has reviewed; undefined if it is not one, or did not review all. Trust it only if we are the author. */
export function readReviewedMarker(body: string): string | undefined {
  return /^<!-- forgehand:review:[\w-]+ -->\s+<!-- forgehand:reviewed:([0-9a-f]{40}) -->/.exec(body)?.[1]
}

/** Marks the review that answers a request, so that a later attempt does not post another one. */
export function reviewMarker(claim: string): string {
  return `<!-- forgehand:review:${claim} -->`
}

/** True for a thread that a review of ours began. Attack: somebody else writes the marker of a finding. */
export function isOwnFinding({ comments: [root] }: Pick<ReviewThread, 'comments'>, self: Pick<Person, 'id'>): boolean {
  return root?.author.id === self.id && readFindingMarker(root.body) !== undefined
}
