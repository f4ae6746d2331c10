import type { Run } from '../../effects.ts'
import type { AssignedThread, ReviewThread, ThreadVerdict, ThreadResult } from '../../../domain/review-thread.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Person, Task } from '../../../domain/task.ts'
import type { ThreadsToHandle } from '../../../prompts/review-text.ts'
import { takesPlainReplies } from '../../claim/complete-review.ts'
import { threadReply, type ChangeLocation } from '../../../report/thread-texts.ts'
import type { ThreadSettings } from '../../../settings/agent-file.ts'
import { claimKey } from '../../../tasks/keys.ts'
import { threadMarker } from '../../../tasks/comment-markers.ts'
import { plural } from '../../../text/format.ts'
import { failureText } from '../../failure-text.ts'

/** The verdicts of a run, once it is known what was published. */
export interface Settlement {
  readonly task: Task
  readonly threads: readonly AssignedThread[]
  readonly verdicts: readonly ThreadVerdict[]
  readonly work: ChangeLocation
  readonly threadSettings: ThreadSettings
}

/**
 * Tells the reviewers what became of their threads: resolves a thread first, then replies, so that no reply claims what did not happen.
 * Threads that somebody else resolved or answered during the run are left alone. Never rejects: the work is published by then, so what
 * could not be said is in the results.
 */
async function settleThreads(settlement: Settlement, run: Run): Promise<readonly ThreadResult[]> {
  const { threads, verdicts } = settlement
  const reading = await readCurrent(settlement, run)
  const results: ThreadResult[] = []
  // One after the other: GitHub asks for that of requests that write.
  for (const assigned of threads) {
    const verdict = verdicts.find(({ threadId }) => threadId === assigned.thread.id)
    results.push(await settle({ assigned, reading, verdict, settlement }, run))
  }
  return results
}

/** The threads as they are now, by their id. */
type Reading =
  | { readonly kind: 'read'; readonly byId: ReadonlyMap<string, ReviewThread> }
  | { readonly kind: 'failed'; readonly reason: string }

/** With `silent`, nothing is written, so what others have written since need not be known. */
async function readCurrent({ task, threads, threadSettings }: Settlement, run: Run): Promise<Reading> {
  try {
    const current =
      threadSettings.mode === 'silent'
        ? threads.map(({ thread }) => thread)
        : await run.forge.readReviewThreads(task.number)
    return { kind: 'read', byId: new Map(current.map((thread) => [thread.id, thread])) }
  } catch (error) {
    return { kind: 'failed', reason: failureText(error, run) }
  }
}

interface ThreadToSettle {
  readonly assigned: AssignedThread
  readonly reading: Reading
  readonly verdict: ThreadVerdict | undefined
  readonly settlement: Settlement
}

async function settle(thread: ThreadToSettle, run: Run): Promise<ThreadResult> {
  const { assigned, verdict, settlement } = thread
  const { id, rootCommentId, path, line } = assigned.thread
  const { task, work } = settlement
  const url = pageOfThread(run.settings.repositoryUrl, task.number, rootCommentId)
  const isFixed = verdict?.verdict === 'fixed'
  const commit = isFixed && work.kind === 'commit' ? work.sha : undefined
  const isPart = isFixed && work.kind === 'part'
  const about = { id, url, path, line, verdict: isPart ? undefined : verdict?.verdict, commit }
  if (!verdict) return { ...about, end: 'open', note: 'The agent gave no verdict.' }
  if (isFixed && work.kind === 'nothing') {
    return { ...about, verdict: undefined, end: 'open', note: 'The agent called it fixed, but nothing was published.' }
  }
  return { ...about, ...(await answer({ ...thread, verdict }, run)) }
}

export function pageOfThread(repositoryUrl: string, pullRequest: number, rootCommentId: number): string {
  return `${repositoryUrl}/pull/${pullRequest}#discussion_r${rootCommentId}`
}

type Answered = Pick<ThreadResult, 'end' | 'note'>

/** Resolves a thread, then replies, as far as its verdict, the settings and what others did there allow. */
async function answer(
  { assigned: { thread }, reading, verdict, settlement }: ThreadToSettle & { readonly verdict: ThreadVerdict },
  run: Run
): Promise<Answered> {
  const { task, work, threadSettings: settings } = settlement
  const { forge, self, redact } = run
  if (reading.kind === 'failed') return { end: 'open', note: unansweredNote(reading.reason) }
  const current = reading.byId.get(thread.id)
  if (!current) return { end: 'left', note: 'It was deleted during the run.' }
  const interference = interferenceWith(thread, current, self)
  if (interference !== undefined) return { end: 'left', note: interference }
  if (settings.mode === 'silent') return { end: 'open', note: '' }
  const isFixed = verdict.verdict === 'fixed'
  const isSettled = verdict.verdict === 'already_done' || (isFixed && work.kind === 'commit')
  const [root] = thread.comments
  const mayResolve = settings.mode === 'resolve' && (settings.resolves !== 'own' || root?.author.id === self.id)
  let end: ThreadResult['end'] = isSettled && thread.isResolved ? 'resolved' : 'open'
  try {
    const resolves = isSettled && mayResolve && !thread.isResolved
    const resolution = resolves ? await forge.resolveThread(thread.id) : undefined
    if (resolution?.kind === 'resolved') end = 'resolved'
    const refusal = resolution?.kind === 'refused' ? resolution.reason : undefined
    const [claim, { rootCommentId }] = [claimKey(task), thread]
    const body = redact(await threadReply({ verdict, work, refusal, rootCommentId, claim }))
    const silence = await replyOnce(current, { pullRequest: task.number, claim, body }, run)
    if (silence !== undefined) return { end, note: unansweredNote(silence) }
    return { end, note: refusal ?? (isFixed ? placeNote(work) : '') }
  } catch (error) {
    // Whether it is resolved now may be unknown, so nothing is said about it there.
    return { end, note: unansweredNote(failureText(error, run)) }
  }
}

export interface Reply {
  readonly pullRequest: number
  /** The claim key of the request. */
  readonly claim: string
  readonly body: string
}

/** Returns why there is no reply; undefined if there is one, which an earlier attempt may have written before it was killed. */
export async function replyOnce(
  { rootCommentId, comments }: ReviewThread,
  { pullRequest, claim, body }: Reply,
  { forge, self }: Run
): Promise<string | undefined> {
  const marker = threadMarker(rootCommentId, claim)
  if (comments.some((comment) => comment.author.id === self.id && comment.body.startsWith(marker))) return undefined
  const reply = await forge.replyToThread(pullRequest, { rootCommentId, body })
  return reply.kind === 'refused' ? reply.reason : undefined
}

function placeNote(work: ChangeLocation): string {
  if (work.kind === 'part') return 'A part of the change is not published.'
  return work.kind === 'other-branch' ? `The change is on ${work.branch}.` : ''
}

function unansweredNote(reason: string): string {
  return `It could not be answered. ${reason}`
}

/** What somebody did to the thread since the run read it; undefined for nothing. */
function interferenceWith(read: ReviewThread, current: ReviewThread, self: Person): string | undefined {
  if (current.isResolved && !read.isResolved) return 'Somebody resolved it during the run.'
  const known = new Set(read.comments.map(({ id }) => id))
  const isNew = current.comments.some(({ id, author }) => !known.has(id) && author.id !== self.id)
  return isNew ? 'Somebody answered it during the run.' : undefined
}

interface HandledThreads extends Pick<Settlement, 'task' | 'verdicts'> {
  readonly assigned: ThreadsToHandle
  /** The branch of the pull request. */
  readonly branch: string
  readonly rules: ThreadSettings
}

/** Settles the threads of a review after the work was submitted, and says so in the outcome. Never rejects. */
export async function settleReview(
  submitted: Outcome,
  { task, assigned, verdicts, branch, rules }: HandledThreads,
  run: Run
): Promise<Outcome> {
  const isPart = run.snapshot().verification.unpublished !== undefined
  const settlement: Settlement = {
    task,
    threads: assigned.threads,
    verdicts,
    work: publishedWork(submitted, { branch, isPart }),
    threadSettings: run.settings.isDryRun ? { ...rules, mode: 'silent', reRequests: false } : rules
  }
  const threads = await settleThreads(settlement, run)
  run.emit({ kind: 'threads-settled', threads })
  for (const text of leftOut(assigned)) run.emit({ kind: 'warning', text })
  await askAgain(settlement, threads, run)
  const hasQuestion = threads.some(({ verdict, end }) => verdict === 'question' && end !== 'left')
  if (!hasQuestion || !CAN_WAIT.has(submitted.kind)) return submitted
  const publication = 'publication' in submitted ? submitted.publication : undefined
  return { kind: 'needs_input', publication, takesReplies: takesPlainReplies(task) }
}

/** The table of the run's comment shows only the threads that the run has handled. */
function leftOut({ threads, restCount, foreignCount }: ThreadsToHandle): readonly string[] {
  const rest = `${plural(restCount, 'more open thread')} left for another run: one run handles at most ${threads.length}.`
  const foreign = `${plural(foreignCount, 'open thread')} of people without write access left alone.`
  return [...(restCount > 0 ? [rest] : []), ...(foreignCount > 0 ? [foreign] : [])]
}

/** Asks the author of the review for another one, if the settings want that and nothing is open. */
async function askAgain(
  { task: { trigger, actor, number }, threadSettings }: Settlement,
  threads: readonly ThreadResult[],
  run: Run
): Promise<void> {
  const { forge, emit } = run
  if (!threadSettings.reRequests || trigger.kind !== 'review' || actor.isBot) return
  if (threads.length === 0 || threads.some(({ end }) => end === 'open')) return
  try {
    const refused = await forge.triagePullRequest(number, { labels: [], assignees: [], reviewers: [actor.login] })
    for (const text of refused) emit({ kind: 'warning', text })
  } catch (error) {
    const reason = failureText(error, run)
    emit({ kind: 'warning', text: `${actor.login} could not be asked for another review. ${reason}` })
  }
}

/** The outcomes of complete work. Others say more than that there is a question. */
const CAN_WAIT: ReadonlySet<Outcome['kind']> = new Set(['updated', 'no_change'])

function publishedWork(
  outcome: Outcome,
  { branch, isPart }: { readonly branch: string; readonly isPart: boolean }
): ChangeLocation {
  const publication = 'publication' in outcome ? outcome.publication : undefined
  if (!publication) return { kind: 'nothing' }
  if (publication.branch !== branch || !publication.pullRequest)
    return { kind: 'other-branch', branch: publication.branch }
  return { kind: isPart ? 'part' : 'commit', sha: publication.headSha }
}
