import { endWith, type Ended, type Run } from '../effects.ts'
import { lastFindingReply } from '../../code-review/finding-reply.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Task } from '../../domain/task.ts'
import { messageOf } from '../../errors.ts'
import { prepareCheckout, type SettledTarget } from '../rooms/prepare.ts'
import { readShownTask } from '../work/read-attachments.ts'
import type { ProposedReview } from '../publish/read-artifact.ts'
import type { Preflight } from '../claim/preflight.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'
import { chooseRunSettings } from '../work/run-settings.ts'
import type { TaskToWorkOn } from '../work/work-until-stopped.ts'
import { fetchReviewedCommits, readEarlierReviews, type EarlierReviews } from './earlier-reviews.ts'
import { decideFindings, type FinishedReview, type OpenedReview } from './post-review.ts'
import { readChanges, type ReadChanges } from './read-changes.ts'
import { chooseScope, type ReviewedCommits, type ReviewScope } from './review-scope.ts'
import { proposalSource } from '../../proposal/proposal.ts'
import { writeProposal } from '../../proposal/write-proposal.ts'
import { redactDeep } from '../../secrets/redact.ts'

export interface ReviewParts extends SettledTarget {
  readonly preflight: Preflight
  /** The review of the propose job; undefined if this job reads the change. */
  readonly artifact: ProposedReview | undefined
}

/** Reads what a pull request changes, and finds what is wrong. Changes nothing, and runs nothing of the repository. */
export async function reviewPullRequest(
  accepted: TaskToWorkOn,
  parts: ReviewParts,
  run: Run
): Promise<FinishedReview | Ended> {
  const { task } = accepted
  const { target, base } = parts
  const opened = await openReview(accepted, parts, run)
  if ('outcome' in opened) return endWith(opened.outcome)
  const { scope, earlier } = opened
  const found = opened.found ?? (await readWithModel(accepted, { ...parts, scope, earlier }, run))
  if ('kind' in found) return endWith(found)
  return { kind: 'review', task, scope, earlier, found, rules: base.rules, forkPage: target.fork?.headPage }
}

interface ReviewToRead extends OpenedReview {
  /** Undefined if the model must read the change. */
  readonly found: ReadChanges | undefined
}

/** Determines what to read. Returns an outcome if there is nothing to do. */
async function openReview(
  { task }: TaskToWorkOn,
  parts: ReviewParts,
  run: Run
): Promise<ReviewToRead | { readonly outcome: Outcome }> {
  const { target, artifact } = parts
  const outdated = outdatedReason(task, target)
  if (outdated !== undefined) return { outcome: { kind: 'skipped', reason: outdated } }
  const restored = artifact && (await restoreReview(artifact, target, run))
  if (restored && restored.kind !== 'restored') return { outcome: restored }
  // The .gitattributes of the head say which files are generated.
  if (!restored) await run.checkout.switchTo(target.startSha)
  const earlier = await readEarlierReviews(task, run)
  const scope = await scopeOf(task, { ...(restored?.commits ?? headOf(target)), earlier }, run)
  const hasNothingNew = await onlySettles({ scope, earlier }, parts, run)
  const found = hasNothingNew ? { ...NOTHING_NEW, leftOut: scope.leftOut } : restored?.found
  const skipReason = found ? undefined : nothingToRead(task, { scope, earlier }, run.settings.repositoryUrl)
  return skipReason === undefined ? { scope, earlier, found } : { outcome: { kind: 'skipped', reason: skipReason } }
}

/** For a run with nothing to read, or whose review an earlier attempt has posted. At most the threads of earlier reviews remain to be settled. */
const NOTHING_NEW: ReadChanges = {
  findings: [],
  summary: '',
  notDone: '',
  fileCount: 0,
  leftOut: [],
  incompleteReason: undefined,
  isStuck: false,
  unread: []
}

/** True if only threads remain to be settled: the review is posted, or threads do not say yet that the code of their finding is gone. */
async function onlySettles(
  { scope, earlier: { answered, threads } }: OpenedReview,
  { base: { rules }, artifact }: ReviewParts,
  run: Run
): Promise<boolean> {
  const { since, headSha, toRead } = scope
  if (answered) return true
  if (artifact || since === undefined || since === headSha || toRead.length > 0) return false
  const review = { scope, found: NOTHING_NEW, rules }
  const { gone } = await decideFindings(review, threads, run)
  return gone.some((thread) => lastFindingReply(thread, run.self.id) !== 'gone')
}

/** Why the event of a pull request no longer asks for a review; undefined if it does. */
function outdatedReason({ trigger }: Task, { pullRequest, startSha }: ResolvedTarget): string | undefined {
  if (trigger.kind !== 'auto-review') return undefined
  if (pullRequest?.state === 'closed') return 'the pull request is closed'
  if (trigger.headSha === startSha) return undefined
  return `the head of the pull request is ${startSha.slice(0, 7)} now, and the event of that commit starts its own review`
}

function headOf({ mergeBase, baseSha, startSha: headSha }: ResolvedTarget): ReviewedCommits {
  return { mergeBase: mergeBase ?? baseSha, headSha }
}

/** Only what has changed since our last review, unless the request has words: they are about the whole change. */
async function scopeOf(
  { request }: Task,
  { mergeBase, headSha, earlier: { last } }: ReviewedCommits & { readonly earlier: EarlierReviews },
  run: Run
): Promise<ReviewScope> {
  const isWhole = request.text !== '' || !last
  const commits = { mergeBase, headSha }
  const reviewed = isWhole ? undefined : await fetchReviewedCommits(last, commits, run)
  return await chooseScope({ ...commits, last: reviewed }, run.checkout)
}

/** Why no model is asked; undefined if there is something to read. The first review that somebody asks for is posted even if it is empty. */
function nothingToRead(
  { number, trigger }: Task,
  { scope, earlier: { last } }: OpenedReview,
  repositoryUrl: string
): string | undefined {
  if (scope.toRead.length > 0) return undefined
  if (scope.since === undefined || !last)
    return trigger.kind === 'auto-review' ? 'nothing that a review reads has changed.' : undefined
  const page = `${repositoryUrl}/pull/${number}#pullrequestreview-${last.id}`
  return `nothing that a review reads has changed since ${scope.since.slice(0, 7)} was reviewed: ${page}`
}

/** Prepares the checkout and lets the model read it, until a person asks to stop. */
async function readWithModel(
  { task, thread, stopping }: TaskToWorkOn,
  { scope, earlier, ...parts }: ReviewParts & OpenedReview,
  run: Run
): Promise<ReadChanges | Outcome> {
  const settings = chooseRunSettings(task.request, parts.base.rules, run)
  const { main, fallbacks } = settings.roles
  parts.preflight.addModels([main, ...fallbacks].map(run.checkModel))
  const watch = stopping.watch()
  try {
    const prepared = await prepareCheckout({ ...parts, task }, run)
    run.emit({ kind: 'step', step: 'working' })
    // The words of the request say what to look at.
    const shown = await readShownTask({ ...task, instruction: '', words: task.request.text }, run.forge)
    const request = { task, shown, thread, scope, earlier: earlier.threads, prepared, settings }
    const found = await readChanges(request, watch.signal, run)
    const { incompleteReason: reason } = found
    if (reason === undefined || found.findings.length > 0) return found
    if (watch.signal.aborted) return { kind: 'stopped', reason: messageOf(watch.signal.reason), publication: undefined }
    return found.isStuck ? { kind: 'failed', reason } : found
  } finally {
    watch.close()
  }
}

/** Writes what was found for the publish job, which decides where it is posted. */
export async function writeReviewArtifact(
  folder: string,
  { task, scope: { headSha }, found }: FinishedReview,
  { snapshot, redact }: Run
): Promise<Outcome> {
  const ending = { kind: 'review', headSha, ...redactDeep(found, redact) } as const
  await writeProposal(folder, { source: proposalSource(task), run: snapshot(), ending })
  return { kind: 'prepared', filesChanged: [] }
}

interface RestoredReview {
  readonly kind: 'restored'
  readonly commits: ReviewedCommits
  readonly found: ReadChanges
}

/**
 * The findings of the propose job, about a commit that is still a part of the pull request.
 *
 * Attack: an artifact that names a commit of a fork, where its findings would be comments on other code.
 */
async function restoreReview(
  { ending }: ProposedReview,
  { startSha, baseSha, mergeBase }: ResolvedTarget,
  { checkout, forge }: Run
): Promise<RestoredReview | Outcome> {
  const { headSha, findings, incompleteReason, summary, notDone, fileCount, leftOut, unread } = ending
  const found = { findings, incompleteReason, summary, notDone, fileCount, leftOut, unread, isStuck: false }
  if (headSha === startSha) return { kind: 'restored', commits: { headSha, mergeBase: mergeBase ?? baseSha }, found }
  const common = await forge.mergeBase({ base: headSha, head: startSha })
  if (common !== headSha)
    return { kind: 'skipped', reason: 'the history of the pull request was rewritten during its review. Ask again.' }
  const base = (await forge.mergeBase({ base: baseSha, head: headSha })) ?? baseSha
  await checkout.fetch([headSha, base])
  return { kind: 'restored', commits: { headSha, mergeBase: base }, found }
}
