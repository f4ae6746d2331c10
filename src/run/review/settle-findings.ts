import type { Run } from '../effects.ts'
import { isBlocked, requestsChanges } from '../../code-review/blocking.ts'
import { commentBody } from '../../code-review/comment-body.ts'
import type { ReviewDecision } from '../../code-review/decide-review.ts'
import { findingReply, lastFindingReply } from '../../code-review/finding-reply.ts'
import { listsBlocking } from '../../code-review/title.ts'
import type { ReviewThread } from '../../domain/review-thread.ts'
import type { Task } from '../../domain/task.ts'
import type { OwnReview, Refused, SubmitResult, SubmittedReview } from '../../forge/forge.ts'
import { lackedPermissions } from '../../forge/forge-errors.ts'
import type { ThreadSettings } from '../../settings/agent-file.ts'
import { claimKey } from '../../tasks/keys.ts'
import { beginsWithOurMarker, isOwnFinding } from '../../tasks/comment-markers.ts'
import { plural } from '../../text/format.ts'
import { withPeriod } from '../../text/shorten.ts'
import { failureText } from '../failure-text.ts'

/** A review of ours that is finished, and what it found on the pull request. */
export interface ReviewToPost {
  readonly task: Task
  /** The head that was reviewed. */
  readonly headSha: string
  readonly decision: ReviewDecision
  /** The body starts with it, and no other review of ours has it. */
  readonly marker: string
  readonly body: OwnReview['body']
  /** True if all of the change was read, not only what has changed since the review before. */
  readonly isWhole: boolean
  /** Where the files of the head are shown, with a slash at the end. */
  readonly filesUrl: string
  /** All threads of the pull request, as they were when the decision was made. */
  readonly threads: readonly ReviewThread[]
  /** All submitted reviews of the pull request. */
  readonly reviews: readonly SubmittedReview[]
  /** `request-changes`: a review with a blocking finding requests changes. */
  readonly event: OwnReview['event']
  readonly mode: ThreadSettings['mode']
}

export interface SettledReview extends SubmitResult {
  /** Threads that are resolved now, because their code is gone. */
  readonly resolvedCount: number
  /** Threads that are open again, because their code is still there. */
  readonly reopenedCount: number
}

/**
 * Posts a review, then settles the threads of earlier ones: replies and resolves where the code is gone, reopens and replies where it is not.
 * A refusal becomes a warning. After an attempt that was killed, all of it can run again without posting anything twice. If the review
 * cannot be posted, nothing else is written.
 */
export async function settleFindings(review: ReviewToPost, run: Run): Promise<SettledReview | Refused> {
  const submitted = await submit(review, run)
  if (submitted.kind === 'refused') return submitted
  if (submitted.isEarlier) warnOfUnposted(review.decision, run)
  const { gone, reopened } = review.decision
  const stillThere = reopened.map(({ thread }) => thread)
  const resolvedCount = await settleAll({ threads: gone, wanted: 'resolved' }, review, run)
  const reopenedCount = await settleAll({ threads: stillThere, wanted: 'reopened' }, review, run)
  // This attempt knows only the threads of what an earlier one has posted.
  await dismissOlder(submitted.isEarlier ? { ...review, isWhole: false } : review, run)
  return { ...submitted, resolvedCount, reopenedCount }
}

async function submit(
  { task, headSha, decision, marker, body, filesUrl, event }: ReviewToPost,
  { forge, self }: Run
): Promise<SubmitResult | Refused> {
  const comments = decision.comments.map(async (comment) => {
    const { path, side, startLine, endLine } = comment
    return { path, side, startLine, endLine, body: await commentBody(comment, filesUrl) }
  })
  // GitHub refuses a request for changes from the author of the pull request.
  const requests = event === 'request-changes' && requestsChanges(decision) && task.author.id !== self.id
  return await forge.submitReview(task.number, {
    self,
    commit: headSha,
    event: requests ? 'request-changes' : 'comment',
    marker,
    body,
    comments: await Promise.all(comments),
    isAllOrNothing: false
  })
}

/** Warns if this attempt has findings that the posted review lacks, because the model was asked again. */
function warnOfUnposted({ comments, rest, outside }: ReviewDecision, { emit }: Run): void {
  const count = [...comments, ...rest].reduce((sum, { findings }) => sum + findings.length, outside.length)
  if (count === 0) return
  const text = `An earlier attempt of this run has posted its review, without ${plural(count, 'finding')} of this one. Ask for another review.`
  emit({ kind: 'warning', text })
}

/** `left`: the thread has its reply, and needs no other change or must not be changed. */
type Settled = { readonly kind: 'done' | 'left' } | Pick<Refused, 'kind' | 'reason'>

/** Returns how many threads are done. */
async function settleAll(
  { threads, wanted }: { readonly threads: readonly ReviewThread[]; readonly wanted: 'resolved' | 'reopened' },
  review: ReviewToPost,
  run: Run
): Promise<number> {
  const settle = wanted === 'resolved' ? resolveGone : reopen
  let doneCount = 0
  const refusals = new Map<string, number>()
  const own = threads.filter((thread) => isOwnFinding(thread, run.self))
  // One after the other: GitHub asks for that of requests that write.
  for (const thread of review.mode === 'silent' ? [] : own) {
    const settled = await orReason(() => settle(thread, review, run), run)
    if (settled.kind === 'done') doneCount += 1
    if (settled.kind === 'refused') refusals.set(settled.reason, (refusals.get(settled.reason) ?? 0) + 1)
  }
  for (const [reason, count] of refusals) {
    const text = `${plural(count, 'thread')} of earlier findings could not be ${wanted}. ${withPeriod(reason)}`
    run.emit({ kind: 'warning', text })
  }
  return doneCount
}

/** Turns a failure into a reason: the review is posted by then, so the run must not fail. */
async function orReason(write: () => Promise<Settled>, run: Run): Promise<Settled> {
  try {
    return await write()
  } catch (error) {
    return { kind: 'refused', reason: failureText(error, run) }
  }
}

const CANNOT_RESOLVE = lackedPermissions(['contents'])

/** Replies, then resolves: a run that is repeated does not see resolved threads, so they would stay without a reply. */
async function resolveGone(thread: ReviewThread, review: ReviewToPost, run: Run): Promise<Settled> {
  const { forge, self } = run
  const resolves = review.mode === 'resolve'
  if (lastFindingReply(thread, self.id) !== 'gone') {
    const refusal = resolves && !thread.canResolve ? CANNOT_RESOLVE : undefined
    const body = findingReply('gone', { ...factsOf(review), refusal })
    const replied = await forge.replyToThread(review.task.number, { rootCommentId: thread.rootCommentId, body })
    if (replied.kind === 'refused') return replied
  }
  if (!resolves) return { kind: 'left' }
  const resolved = await forge.resolveThread(thread.id)
  return resolved.kind === 'refused' ? resolved : { kind: 'done' }
}

/** Reopens, then replies: the reply says what has happened, and a thread that has it is not reopened again. */
async function reopen(thread: ReviewThread, review: ReviewToPost, run: Run): Promise<Settled> {
  const { forge } = run
  const reopens = review.mode === 'resolve' && thread.isResolved
  const opened = reopens ? await forge.unresolveThread(thread.id) : undefined
  const refusal = opened?.kind === 'refused' ? opened.reason : undefined
  const body = findingReply('reopened', { ...factsOf(review), refusal })
  const replied = await forge.replyToThread(review.task.number, { rootCommentId: thread.rootCommentId, body })
  if (opened?.kind === 'refused') return opened
  return replied.kind === 'refused' ? replied : { kind: reopens ? 'done' : 'left' }
}

function factsOf({ task, headSha: sha }: ReviewToPost) {
  return { sha, claim: claimKey(task) }
}

/** Dismisses our earlier requests for changes if no finding blocks the pull request now. Leaves reviews alone that a person wrote with our account. */
async function dismissOlder(review: ReviewToPost, run: Run): Promise<void> {
  const { task, headSha, decision, threads, reviews, isWhole } = review
  const { forge, self, emit } = run
  if (isBlocked(decision, threads, self.id)) return
  const own = reviews.filter(({ author, body }) => author.id === self.id && beginsWithOurMarker(body))
  // A finding that a review only lists has no thread. Only a review of the whole change shows whether it still holds.
  const blocking = own.filter(({ state, body }) => state === 'changes_requested' && (isWhole || !listsBlocking(body)))
  const reason = `Forgehand found nothing that must change before a merge in ${headSha.slice(0, 7)}.`
  for (const { id } of blocking) {
    const dismissed = await orReason(async () => {
      const result = await forge.dismissReview(task.number, { id, reason })
      return result.kind === 'refused' ? result : { kind: 'done' }
    }, run)
    if (dismissed.kind === 'refused')
      emit({ kind: 'warning', text: `An older review still requests changes. ${withPeriod(dismissed.reason)}` })
  }
}
