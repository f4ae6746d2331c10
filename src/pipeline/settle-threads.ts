import type { AssignedThread } from '../domain/assigned-thread.ts'
import type { ReviewThread } from '../domain/review-thread.ts'
import type { ThreadVerdict } from '../domain/review-verdict.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Person, Task } from '../domain/task.ts'
import type { ThreadResult } from '../domain/thread-result.ts'
import { messageOf } from '../errors.ts'
import type { Forge } from '../forge/forge.ts'
import type { ReviewAssignment } from '../prompts/review-text.ts'
import { threadReply, type PublishedWork } from '../report/thread-reply.ts'
import type { Emit } from '../report/reporter.ts'
import type { Redact } from '../secrets/redact.ts'
import type { ThreadSettings } from '../settings/threads.ts'
import { claimKey } from '../tasks/claim-key.ts'
import { threadMarker } from '../tasks/comment-markers.ts'
import { plural } from '../text/format.ts'

/** The verdicts of a run, once it is known what was published. */
export interface Settlement {
  readonly task: Task
  readonly threads: readonly AssignedThread[]
  readonly verdicts: readonly ThreadVerdict[]
  readonly work: PublishedWork
}

export interface SettleOptions {
  readonly forge: Pick<Forge, 'readReviewThreads' | 'resolveThread' | 'replyToThread' | 'triagePullRequest'>
  /** The account of our token. */
  readonly self: Person
  readonly settings: ThreadSettings
  readonly redact: Redact
  readonly signal: AbortSignal
}

/**
 * Tells the reviewers what became of their threads: resolves a thread first, then replies, so that no reply claims what did not happen.
 * Threads that somebody else resolved or answered during the run are left alone.
 */
export async function settleThreads(settlement: Settlement, options: SettleOptions): Promise<readonly ThreadResult[]> {
  const { task, threads, verdicts } = settlement
  const isSilent = options.settings.mode === 'silent'
  const now = isSilent ? undefined : await options.forge.readReviewThreads(task.number)
  const byId = new Map(now?.threads.map((thread) => [thread.id, thread]))
  const results: ThreadResult[] = []
  // One after the other: GitHub asks for that of requests that write.
  for (const assigned of threads) {
    options.signal.throwIfAborted()
    const verdict = verdicts.find(({ threadId }) => threadId === assigned.thread.id)
    const current = now ? byId.get(assigned.thread.id) : assigned.thread
    results.push(await settle({ assigned, current, verdict, settlement }, options))
  }
  return results
}

interface OpenCase {
  readonly assigned: AssignedThread
  /** As it is now; undefined if it was deleted. */
  readonly current: ReviewThread | undefined
  readonly verdict: ThreadVerdict | undefined
  readonly settlement: Settlement
}

async function settle(open: OpenCase, options: SettleOptions): Promise<ThreadResult> {
  const { assigned, current, verdict, settlement } = open
  const { thread } = assigned
  const { path, line } = thread
  const { work } = settlement
  const isFixed = verdict?.verdict === 'fixed' && work.kind === 'commit'
  const commit = isFixed ? work.sha : undefined
  const about = { path, line, verdict: verdict?.verdict, commit }
  if (!verdict) return { ...about, end: 'open', note: 'The agent gave no verdict.' }
  if (verdict.verdict === 'fixed' && work.kind === 'nothing') {
    return { ...about, verdict: undefined, end: 'open', note: 'The agent called it fixed, but nothing was published.' }
  }
  const interference = interferenceWith(open, options.self)
  if (interference !== undefined) return { ...about, end: 'left', note: interference }
  if (options.settings.mode === 'silent') return { ...about, end: 'open', note: '' }
  try {
    const isSettled = isFixed || verdict.verdict === 'already_done'
    const resolution = isSettled ? await resolve(thread, options) : { kind: 'open' as const }
    const silence = await replyOnce({ verdict, settlement, thread, current, resolution }, options)
    const end = resolution.kind === 'resolved' ? 'resolved' : 'open'
    if (silence !== undefined) return { ...about, end, note: `It could not be answered. ${silence}` }
    if (resolution.kind === 'refused') return { ...about, end, note: resolution.reason }
    return {
      ...about,
      end,
      note: work.kind === 'other-branch' && verdict.verdict === 'fixed' ? `The change is on ${work.branch}.` : ''
    }
  } catch (error) {
    options.signal.throwIfAborted()
    return { ...about, end: 'open', note: `It could not be answered: ${messageOf(error)}` }
  }
}

/** What somebody did to the thread since the run read it; undefined for nothing. */
function interferenceWith({ assigned, current }: OpenCase, self: Person): string | undefined {
  if (!current) return 'It was deleted during the run.'
  if (current.isResolved && !assigned.thread.isResolved) return 'Somebody resolved it during the run.'
  const known = new Set(assigned.thread.comments.map(({ id }) => id))
  const isNew = current.comments.some(({ id, author }) => !known.has(id) && author.id !== self.id)
  return isNew ? 'Somebody answered it during the run.' : undefined
}

type Resolution = { readonly kind: 'resolved' | 'open' } | { readonly kind: 'refused'; readonly reason: string }

async function resolve(thread: ReviewThread, { forge, self, settings }: SettleOptions): Promise<Resolution> {
  const [root] = thread.comments
  if (thread.isResolved) return { kind: 'resolved' }
  if (settings.mode !== 'resolve' || (settings.resolves === 'own' && root?.author.id !== self.id))
    return { kind: 'open' }
  return await forge.resolveThread(thread.id)
}

interface Reply {
  readonly verdict: ThreadVerdict
  readonly settlement: Settlement
  readonly thread: ReviewThread
  readonly current: ReviewThread | undefined
  readonly resolution: Resolution
}

/** Returns why the reply was refused. An earlier attempt of this request may have replied before it was killed. */
async function replyOnce(
  { verdict, settlement: { task, work }, thread, current, resolution }: Reply,
  { forge, self, redact }: SettleOptions
): Promise<string | undefined> {
  const claim = claimKey(task)
  const { rootCommentId } = thread
  const marker = threadMarker(rootCommentId, claim)
  if (current?.comments.some(({ author, body }) => author.id === self.id && body.startsWith(marker))) return undefined
  const refusal = resolution.kind === 'refused' ? resolution.reason : undefined
  const body = await threadReply({ verdict, work, refusal, rootCommentId, claim })
  const reply = await forge.replyToThread(task.number, { rootCommentId, body: redact(body) })
  return reply.kind === 'refused' ? reply.reason : undefined
}

/** Settles the threads of a review after the work was submitted, and says so in the outcome. */
export async function settleReview(
  submitted: Outcome,
  review: Pick<Settlement, 'task' | 'verdicts'> & { readonly assignment: ReviewAssignment; readonly branch: string },
  { emit, ...options }: SettleOptions & { readonly emit: Emit }
): Promise<Outcome> {
  const { assignment, ...rest } = review
  const work = publishedWork(submitted, review.branch)
  const threads = await settleThreads({ ...rest, threads: assignment.threads, work }, options)
  emit({ kind: 'threads-settled', threads })
  for (const text of leftOut(assignment)) emit({ kind: 'warning', text })
  await askAgain(review.task, threads, { ...options, emit })
  const hasQuestion = threads.some(({ verdict, end }) => verdict === 'question' && end !== 'left')
  if (!hasQuestion || !CAN_WAIT.has(submitted.kind)) return submitted
  return { kind: 'needs_input', publication: 'publication' in submitted ? submitted.publication : undefined }
}

/** The table of the run's comment shows only the threads that the run has worked off. */
function leftOut({ threads, restCount, foreignCount }: ReviewAssignment): readonly string[] {
  const rest = `${plural(restCount, 'more open thread')} left for another run: one run works off at most ${threads.length}.`
  const foreign = `${plural(foreignCount, 'open thread')} of people without write access not worked off.`
  return [...(restCount > 0 ? [rest] : []), ...(foreignCount > 0 ? [foreign] : [])]
}

/** Asks the author of the review for another one, if the settings want that and nothing is open. */
async function askAgain(
  { trigger, actor, number }: Task,
  threads: readonly ThreadResult[],
  { forge, settings, emit }: SettleOptions & { readonly emit: Emit }
): Promise<void> {
  if (!settings.reRequests || trigger.kind !== 'review' || actor.isBot) return
  if (threads.length === 0 || threads.some(({ end }) => end === 'open')) return
  const refused = await forge.triagePullRequest(number, { labels: [], assignees: [], reviewers: [actor.login] })
  for (const text of refused) emit({ kind: 'warning', text })
}

/** The outcomes of complete work. Others say more than that there is a question. */
const CAN_WAIT: ReadonlySet<Outcome['kind']> = new Set(['updated', 'no_change'])

function publishedWork(outcome: Outcome, branch: string): PublishedWork {
  const publication = 'publication' in outcome ? outcome.publication : undefined
  if (!publication) return { kind: 'nothing' }
  return publication.branch === branch
    ? { kind: 'commit', sha: publication.headSha }
    : { kind: 'other-branch', branch: publication.branch }
}
