import type { Outcome } from '../../domain/outcome.ts'
import type { BranchCommit } from '../../forge/forge.ts'
import type { Checkout } from '../../git/checkout.ts'
import type { PublishedRun } from '../../sessions/published-runs.ts'
import { listLaterChange } from '../publish/open-pull-request.ts'
import { tipPublication } from '../assignments/merge/merge-base-branch.ts'
import { tellIfOvertaken } from '../publish/tell-if-overtaken.ts'
import type { Session } from '../../sessions/session.ts'
import type { Task, Person } from '../../domain/task.ts'
import type { BaseSettings } from '../rooms/prepare.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'
import type { Run } from '../effects.ts'
import type { ReviewThread } from '../../domain/review-thread.ts'
import type { ThreadResult } from '../../domain/review-thread.ts'
import { undoReply } from '../../report/thread-texts.ts'
import type { ThreadSettings } from '../../settings/agent-file.ts'
import { claimKey } from '../../tasks/keys.ts'
import { failureText } from '../failure-text.ts'
import { pageOfThread, replyOnce } from '../assignments/threads/settle-threads.ts'
import { listFirst } from '../../text/format.ts'
import { codeSpan } from '../../text/quote-markdown.ts'
import { oneLine } from '../../text/shorten.ts'
import { treeOfVerified } from '../../git/verified-read.ts'

export interface UndoRequest {
  readonly task: Task
  readonly target: ResolvedTarget
  readonly base: BaseSettings
  /** What earlier runs of this thread did; undefined if it is not known. */
  readonly session: Session | undefined
}

/** The head of a branch, and its merge base with the base branch. */
export interface Tip {
  readonly head: string
  readonly mergeBase: string | undefined
}

/** The commit of an undo on its branch. */
export interface Pushed extends Tip {
  readonly commit: Pick<BranchCommit, 'sha'>
  readonly isVerified: boolean
  readonly paths: readonly string[]
  readonly runs: readonly PublishedRun[]
  /** True if an earlier attempt of this run pushed the commit. */
  readonly isRepeated: boolean
}

/** Updates the pull request and its review threads after an undo, once its commit is on the branch. */
export async function finishUndo(request: UndoRequest, pushed: Pushed, run: Run): Promise<Outcome> {
  const { target } = request
  const { mergeBase, commit, isVerified, paths, runs, isRepeated } = pushed
  const { forge, emit, checkout } = run
  const { pullRequest } = target
  const title = isRepeated ? 'An earlier attempt of this run took it back.' : `Took back ${describeRuns(runs)}.`
  const isEmpty = mergeBase !== undefined && (await hasSameTree(mergeBase, commit.sha, checkout))
  const conversion =
    isEmpty && pullRequest?.isDraft === false ? await forge.convertToDraft(pullRequest.number) : undefined
  if (conversion?.kind === 'refused') {
    emit({ kind: 'warning', text: `The pull request is empty but could not be made a draft. ${conversion.reason}` })
  }
  const change = { sha: commit.sha, title, isPart: false, isWorse: false }
  if (pullRequest) {
    await listLaterChange(change, pullRequest.number, run)
    await updateThreads(pullRequest.number, request, pushed, run)
  }
  const isDraft = conversion?.kind === 'converted' || (pullRequest?.isDraft ?? false)
  const emptied = isEmpty && pullRequest ? emptyText(isDraft) : ''
  const summary = [title, 'No model was asked.', emptied].filter(Boolean).join(' ')
  const publication = tipPublication(target, { sha: commit.sha, isVerified, paths, summary }, forge)
  return await tellIfOvertaken({ kind: 'updated', publication: { ...publication, isDraft } }, target, run)
}

async function updateThreads(
  pullRequest: number,
  { task, base, session }: UndoRequest,
  { commit, runs, isRepeated }: Pushed,
  run: Run
): Promise<void> {
  const undoneCommits = new Set(runs.flatMap(({ commits }) => commits.map(({ sha }) => sha)))
  const { mode } = base.rules.threads
  const work = { task, pullRequest, sha: commit.sha, undoneCommits, isRepeated, mode }
  const threads = await reopenThreads(work, session, run)
  if (threads.length > 0) run.emit({ kind: 'threads-settled', threads })
}

async function hasSameTree(one: string, other: string, checkout: Checkout): Promise<boolean> {
  await checkout.fetch([one, other])
  return (await treeOfVerified(checkout.git, one)) === (await treeOfVerified(checkout.git, other))
}

function emptyText(isDraft: boolean): string {
  const stays = 'It was not closed: the next `undo` brings the work back.'
  return `Nothing is left in the pull request${isDraft ? ', so it is a draft now' : ''}. ${stays}`
}

/** The commit of an undo, and what it reverted. */
interface UndoneWork {
  readonly task: Task
  /** The pull request that has the commit. */
  readonly pullRequest: number
  readonly sha: string
  readonly undoneCommits: ReadonlySet<string>
  /** True if an earlier attempt pushed the commit, and can have done a part of this. */
  readonly isRepeated: boolean
  readonly mode: ThreadSettings['mode']
}

type RecordedThread = Session['threads'][number]

/**
 * Reopens the review threads whose fix an undo reverted, and resolves those whose fix it brought back; each with one reply that names the
 * commit. A thread counts only if the session names one of those commits as its fix, and nobody else has resolved, reopened or answered it
 * since. Never rejects: the commit is published by then.
 */
export async function reopenThreads(
  work: UndoneWork,
  session: Pick<Session, 'threads'> | undefined,
  run: Run
): Promise<readonly ThreadResult[]> {
  const recorded = session?.threads.filter((thread) => isUndone(thread, work)) ?? []
  if (recorded.length === 0 || work.mode !== 'resolve') return []
  try {
    const threads = await run.forge.readReviewThreads(work.pullRequest)
    const results: ThreadResult[] = []
    // One after the other: GitHub asks for that of requests that write.
    for (const { id, verdict } of recorded) {
      const thread = threads.find((one) => one.id === id)
      if (thread) results.push(await updateThread(thread, { work, isFixed: verdict === 'reverted' }, run))
    }
    return results
  } catch (error) {
    const text = `The review threads of what was reverted were left as they are. ${failureText(error, run)}`
    run.emit({ kind: 'warning', text })
    return []
  }
}

function isUndone({ verdict, commit }: RecordedThread, { undoneCommits }: UndoneWork): boolean {
  return (verdict === 'fixed' || verdict === 'reverted') && commit !== undefined && undoneCommits.has(commit)
}

/** Whether an undo reopens or resolves a thread. */
interface ThreadUpdate {
  readonly work: UndoneWork
  /** True if the undo brings the fix of the thread back. */
  readonly isFixed: boolean
}

async function updateThread(thread: ReviewThread, update: ThreadUpdate, run: Run): Promise<ThreadResult> {
  const { work, isFixed } = update
  const { id, path, line, rootCommentId } = thread
  const url = pageOfThread(run.settings.repositoryUrl, work.pullRequest, rootCommentId)
  const about = { id, url, path, line, verdict: isFixed ? 'fixed' : 'reverted' } as const
  const interference = interferenceWith(thread, update, run.self)
  if (interference !== undefined) return { ...about, commit: undefined, end: 'left', note: interference }
  return { ...about, commit: work.sha, ...(await updateAndReply(thread, update, run)) }
}

/** Why a thread is not as we left it; undefined if it is. */
function interferenceWith(
  { isResolved, resolvedBy, comments }: ReviewThread,
  { work, isFixed }: ThreadUpdate,
  self: Person
): string | undefined {
  if (comments.at(-1)?.author.id !== self.id) return 'Somebody else has commented there since.'
  // An earlier attempt can have reopened it. GitHub does not say who did.
  if (!isResolved) return isFixed || work.isRepeated ? undefined : 'Somebody has reopened it already.'
  const isOurs = resolvedBy?.id === self.id && (!isFixed || work.isRepeated)
  return isOurs ? undefined : 'Somebody else has resolved it.'
}

/** Resolves or reopens a thread, then replies. */
async function updateAndReply(
  thread: ReviewThread,
  { work, isFixed }: ThreadUpdate,
  run: Run
): Promise<Pick<ThreadResult, 'end' | 'note'>> {
  const { forge } = run
  const { id, rootCommentId, isResolved } = thread
  const { task, pullRequest, sha } = work
  let end: ThreadResult['end'] = isResolved ? 'resolved' : 'open'
  try {
    const updated =
      isResolved === isFixed ? undefined : await (isFixed ? forge.resolveThread(id) : forge.unresolveThread(id))
    const refusal = updated?.kind === 'refused' ? updated.reason : undefined
    if (refusal === undefined) end = isFixed ? 'resolved' : 'open'
    const claim = claimKey(task)
    const body = undoReply({ sha, isFixed, refusal, rootCommentId, claim })
    const silence = await replyOnce(thread, { pullRequest, claim, body }, run)
    return { end, note: refusal ?? silence ?? '' }
  } catch (error) {
    return { end, note: failureText(error, run) }
  }
}

const MAX_NAMED = 10

/** Such as: the last 2 runs (`fix this` by ada, 1a2b3c4; `undo` by ada, 5d6e7f8). */
export function describeRuns(runs: readonly PublishedRun[]): string {
  const listed = runs.toReversed().map(({ request: { verb, text, author }, commits }) => {
    const names = commits.map(({ sha }) => sha.slice(0, 7)).join(', ')
    return `${codeSpan(oneLine(`${verb} ${text}`, MAX_REQUEST))} by ${author.login}, ${names}`
  })
  return `the last ${runs.length === 1 ? 'run' : `${runs.length} runs`} (${listFirst(listed, MAX_NAMED)})`
}

const MAX_REQUEST = 80
const REVERTED = /^Revert "(.*)"$/u

/** As `git revert` writes it. */
export function revertText(commits: readonly BranchCommit[]) {
  const [newest] = commits
  const inner = REVERTED.exec(newest?.title ?? '')?.[1]
  const single = inner === undefined ? `Revert "${newest?.title ?? ''}"` : `Reapply "${inner}"`
  const title = commits.length === 1 ? single : `Revert the last ${commits.length} commits of runs`
  const description = commits.map(({ sha }) => `This reverts commit ${sha}.`).join('\n')
  return { title, description }
}
