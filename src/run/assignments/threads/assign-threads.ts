import type { Run } from '../../effects.ts'
import type { AssignedThread, ReviewThread, Suggestion } from '../../../domain/review-thread.ts'
import type { Person, Task } from '../../../domain/task.ts'
import { allowsWriting } from '../../../forge/forge.ts'
import type { ThreadsToHandle } from '../../../prompts/review-text.ts'
import type { ReviewSetting } from '../../../settings/agent-file-schema.ts'
import { hasFindingReplyMarker, hasThreadMarker, isOwnFinding } from '../../../tasks/comment-markers.ts'
import { isRememberedReview, ownWords } from '../../../tasks/request-kinds.ts'
import { isListedBot } from '../../../tasks/person.ts'
import { uncountedReviewReason } from '../../claim/complete-review.ts'
import { readSuggestion } from '../../../tools/threads/suggestion.ts'
import { resultOf } from '../../../tasks/verbs.ts'

/** More would not fit into a run. */
const MAX_THREADS = 40
/** Further authors count as people without write access. */
const MAX_AUTHORS = 20

/** True if the review that started the task replies to a finding of ours. Such a reply needs no command. */
export async function answersFinding({ trigger, number, createdAt }: Task, { forge, self }: Run): Promise<boolean> {
  if (trigger.kind !== 'review') return false
  const threads = await forge.readReviewThreads(number, { createdAt, trigger })
  return threads.some((thread) => isOwnFinding(thread, self) && hasCommentOf(thread, trigger.reviewId))
}

function hasCommentOf({ comments }: ReviewThread, id: number): boolean {
  return comments.some(({ reviewId }) => reviewId === id)
}

/** The open review threads that the task asks to handle; undefined if it asks for something else. */
export async function assignThreads(
  task: Task,
  reviews: ReviewSetting,
  run: Run
): Promise<ThreadsToHandle | undefined> {
  const { forge, self } = run
  const isWanted = wantedThreads(task, reviews, self)
  if (!isWanted) return undefined
  const all = await forge.readReviewThreads(task.number, task)
  const shown = all.filter(({ comments: [root] }) => root?.isMinimized === false)
  const open = [...shown.filter(({ isResolved }) => !isResolved), ...(await unanswered(shown, task, run))]
  const wanted = open.filter(isWanted)
  const mayInstruct = await instructors(wanted, run)
  const isFinding = (thread: ReviewThread) => isOwnFinding(thread, self)
  const accepted = wanted
    .filter((thread) => isFinding(thread) || thread.comments.slice(0, 1).some(({ author }) => mayInstruct(author)))
    .toSorted(byPlace)
  const threads = await Promise.all(
    accepted.slice(0, MAX_THREADS).map(async (thread, index): Promise<AssignedThread> => {
      const instructions = thread.comments.filter(({ author }) => mayInstruct(author) || author.id === self.id)
      const suggestion = await suggestionOf(thread)
      return { label: `T${index + 1}`, thread, isFinding: isFinding(thread), instructions, suggestion }
    })
  )
  return {
    threads,
    restCount: Math.max(0, accepted.length - MAX_THREADS),
    foreignCount: wanted.length - accepted.length
  }
}

/**
 * Threads that an earlier attempt of this request resolved, and did not reply to before it was killed. Without one, a person did it: the
 * token can be that of a person.
 */
async function unanswered(
  threads: readonly ReviewThread[],
  { number }: Task,
  { forge, self, identity }: Run
): Promise<readonly ReviewThread[]> {
  if (identity.attempt === 1) return []
  const resolvedByUs = threads.filter(({ resolvedBy }) => resolvedBy?.id === self.id)
  if (resolvedByUs.length === 0) return []
  // Read without the time limit of the task, because our replies came after it.
  const current = await forge.readReviewThreads(number)
  const replied = current.flatMap(({ id, rootCommentId, comments }) =>
    comments.some(({ author, body }) => author.id === self.id && endsThread(body, rootCommentId)) ? [id] : []
  )
  return resolvedByUs.filter(({ id }) => !replied.includes(id))
}

/** True for a reply of ours to a thread that we have resolved. */
function endsThread(body: string, rootCommentId: number): boolean {
  return hasThreadMarker(body, rootCommentId) || hasFindingReplyMarker(body, 'gone')
}

/** Words that ask for all open threads: `/agent fix the review`. */
const ASKS_FOR_ALL = /\b(review|reviews|threads?|(review |open |unresolved )comments|remarks|feedback|suggestions)\b/iu

function wantedThreads(
  task: Task,
  reviews: ReviewSetting,
  self: Person
): ((thread: ReviewThread) => boolean) | undefined {
  const { subject, trigger, request } = task
  if (subject !== 'pull-request' || resultOf({ request }) !== 'change') return undefined
  if (trigger.kind === 'review') {
    const isOfReview = (thread: ReviewThread) => hasCommentOf(thread, trigger.reviewId)
    // Such a review counts only because it replies to a finding.
    if (!trigger.hasCommand && uncountedReviewReason(task, self, reviews) !== undefined)
      return (thread) => isOfReview(thread) && isOwnFinding(thread, self)
    if (ASKS_FOR_ALL.test(ownWords(request))) return () => true
    // A request for changes covers the threads that people began, not the findings of our own reviews.
    return trigger.requestsChanges ? (thread) => isOfReview(thread) || !isOwnFinding(thread, self) : isOfReview
  }
  // A thread that an earlier run answered waits for a person.
  if (isRememberedReview(request)) return ({ comments }) => comments.at(-1)?.author.id !== self.id
  return ASKS_FOR_ALL.test(request.text) ? () => true : undefined
}

async function instructors(
  threads: readonly ReviewThread[],
  { forge, self, settings: { allowedBots } }: Run
): Promise<(author: Person) => boolean> {
  const authors = new Map(threads.flatMap(({ comments }) => comments.map(({ author }) => [author.id, author])))
  const others = [...authors.values()].filter(({ id }) => id !== self.id).slice(0, MAX_AUTHORS)
  const allowed = await Promise.all(
    others.map(async (author) => {
      const isAllowed = author.isBot
        ? isListedBot(author.login, allowedBots)
        : allowsWriting(await forge.permissionOf(author))
      return isAllowed ? [author.id] : []
    })
  )
  const ids = new Set(allowed.flat())
  return ({ id }) => ids.has(id)
}

function byPlace(one: ReviewThread, other: ReviewThread): number {
  if (one.path !== other.path) return one.path < other.path ? -1 : 1
  return (one.line ?? 0) - (other.line ?? 0) || one.rootCommentId - other.rootCommentId
}

/** GitHub knows whether the lines are still as the reviewer saw them: then the thread has a line and is not outdated. */
async function suggestionOf(thread: ReviewThread): Promise<Suggestion | undefined> {
  const { path, line, startLine = line, side, subject, isOutdated, comments } = thread
  const [root] = comments
  if (!root || subject === 'file' || isOutdated || side === 'left' || line === undefined || startLine === undefined)
    return undefined
  const lines = await readSuggestion(root.body)
  return lines && { path, startLine, endLine: line, lines }
}
