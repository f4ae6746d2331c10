import { writesToForge } from '../workflow-inputs.ts'
import { endWith, skip, type Ended, type Run } from '../effects.ts'
import type { ClaimedTask } from '../claim/claim.ts'
import type { Plan } from '../../domain/plan.ts'
import { climbLadder } from '../assignments/repair/climb-ladder.ts'
import { adoptHead, asksToAdopt, protectedFilesOf, requestAdoption } from './adopt-head.ts'
import { templateAt } from './template-at.ts'
import { answersFinding } from '../assignments/threads/assign-threads.ts'
import { uncountedReviewReason } from '../claim/complete-review.ts'
import type { Repair } from '../assignments/repair/repair-assignment.ts'
import { missingAccess, Preflight } from '../claim/preflight.ts'
import { readBaseSettings, type BaseSettings, type SettledTarget } from '../rooms/prepare.ts'
import type { Artifact } from '../publish/read-artifact.ts'
import { FORK_RETRY, resolveTarget, type ResolvedTarget } from './resolve-target.ts'
import { retryTarget } from './retry-target.ts'
import { isOnlyOffered } from '../claim/run-lock.ts'
import { readWantedResult, returnsResult } from '../assignments/result/structured-output.ts'
import { brokenBranchTarget } from './task-target.ts'
import type { WantedResult } from '../../tools/result-book.ts'
import type { OpenedSession } from '../../sessions/find-session.ts'
import type { SessionStart } from '../../sessions/session-recorder.ts'
import { claimKey } from '../../tasks/keys.ts'
import { rememberedRequest } from '../../tasks/request-kinds.ts'
import { isQuestion, resultOf, verbs } from '../../tasks/verbs.ts'
import { readVerified } from '../../git/verified-read.ts'

/** A task whose target and settings are known. */
export interface OpenedTask extends SettledTarget {
  readonly kind: 'opened'
  readonly preflight: Preflight
  /** Failed checks to repair; undefined for other tasks. */
  readonly repair: Repair | undefined
  /** What the run must return as data; undefined for nothing. */
  readonly wanted: WantedResult | undefined
  /** Undefined if the session of the thread cannot be used. */
  readonly opened: OpenedSession | undefined
  /** True if the session of the thread will know this run. */
  readonly isKept: boolean
}

/** What is known of a task before its target is chosen. */
interface KnownParts {
  /** What the propose job has left; undefined if this job does the work. */
  readonly artifact: Artifact | undefined
  /** The target of a task of the repository; undefined for any other. */
  readonly target: ResolvedTarget | undefined
}

/** Determines the target branch and the settings. Ends if there is nothing to work on. */
export async function openTask(
  claimed: ClaimedTask,
  { artifact, target: known }: KnownParts,
  run: Run
): Promise<OpenedTask | Ended> {
  const { task, thread, plan, change } = claimed
  const { checkout, settings, openProgress, emit, signal } = run
  const resolved = known ?? (await targetOf(claimed, run))
  // A question can be answered about a read-only branch. For other work, not even its code is fetched.
  const isReview = resultOf(task) === 'review'
  const isAnswer = isQuestion(task) && (!artifact || isReview)
  const { readOnlyReason } = resolved
  const isClosed = readOnlyReason !== undefined && !isAnswer
  if (isClosed && task.trigger.kind !== 'ci') return skip(readOnlyReason)
  if (asksToAdopt(task, claimed.approval))
    return endWith(requestAdoption(task, resolved, await protectedFilesOf(resolved, run), run.redact))
  const preflight = new Preflight(signal, settings)
  preflight.add(missingAccess(task, resolved, run))
  const commits = isClosed ? { ...resolved, startSha: resolved.baseSha, mergeBase: undefined } : resolved
  const base = await preflight.alongside(readBaseSettings(commits, checkout, settings))
  const refusal = await refusalBySettings(claimed, base, run)
  if (refusal !== undefined) return skip(refusal)
  // An approved change needs no model, so it has no structured output.
  const isWanted = !change && returnsResult(task, settings)
  const wanted = isWanted
    ? await readWantedResult(settings, resolved.base, (path) =>
        readVerified(checkout.git, { commit: commits.baseSha, path })
      )
    : undefined
  // Neither does it depend on which checks fail now.
  const ladder = { ...run, target: resolved, setting: base.rules.ciRepair }
  const found = change ? undefined : await climbLadder(task, ladder)
  if (found?.kind === 'ended' && !goesOnWithPart(claimed)) return found
  const repair = found?.kind === 'repair' ? found : undefined
  const target = repair?.target ?? resolved
  // An automatic review gets no progress comment: the review itself reports the run.
  const isAnnounced = isOnlyOffered(task) && task.subject !== 'repository' && task.trigger.kind !== 'auto-review'
  if (isAnnounced && !thread.progress) await openProgress(task, thread)
  if (target.fork && !isAnswer) emit({ kind: 'checks-not-run', commands: checksOf(base) })
  if (plan?.isApproved && plan.baseSha !== target.baseSha && artifact?.kind !== 'ended')
    emit({ kind: 'warning', text: movedSince(plan, target) })
  const kept = keepRun(claimed, { target, base }, run)
  return { kind: 'opened', target, base, preflight, repair, wanted, ...kept }
}

/** Outcomes of a run that can have published a part of its work. */
const OF_PART: ReadonlySet<string | undefined> = new Set(['partial', 'stopped', 'verify_failed', 'needs_approval'])

/** True for the rest of a repair whose first part is published: no check has failed on that. */
function goesOnWithPart({ approval, continuation }: ClaimedTask): boolean {
  return approval.commands.length > 0 || OF_PART.has(continuation?.outcome)
}

async function targetOf(
  { task, asked, opened, pullRequest, approval }: ClaimedTask,
  run: Run
): Promise<ResolvedTarget> {
  if (task.trigger.kind === 'ci' && task.trigger.repair)
    return await brokenBranchTarget(task, task.trigger.repair, run.checkout)
  const target = await resolveTarget(task, pullRequest, run)
  const { adopted: headSha } = approval
  if (headSha !== undefined)
    return adoptHead(target, task, { headSha, branchTemplate: await templateAt(target.baseSha, run) })
  const isRetry = resultOf(asked) === 'repetition' && !isQuestion(task) && target.readOnlyReason === undefined
  if (isRetry && target.fork) return { ...target, readOnlyReason: FORK_RETRY }
  return isRetry ? await retryTarget(target, task, opened?.session, run) : target
}

/** Why the settings of the base branch keep the task from being carried out; undefined if they do not. */
async function refusalBySettings(
  { task, asked }: ClaimedTask,
  { rules }: BaseSettings,
  run: Run
): Promise<string | undefined> {
  const isOffered = task.trigger.kind === 'review' && isOnlyOffered(task)
  const reason = isOffered ? uncountedReviewReason(task, run.self, rules.reviews) : undefined
  const isReply = reason !== undefined && rules.reviews === 'own' && (await answersFinding(task, run))
  if (reason !== undefined && !isReply) return reason
  return rules.keepsSessions ? undefined : verbs[asked.request.verb].withoutSession
}

/** Adds the run to the session of its thread, if the settings allow one. */
function keepRun(
  claimed: ClaimedTask,
  { target, base }: SettledTarget,
  { self, settings, keepSession }: Run
): Pick<OpenedTask, 'opened' | 'isKept'> {
  const opened = base.rules.keepsSessions ? claimed.opened : undefined
  // A review needs no session: its findings are on the forge, and `continue` must find the request before it.
  if (!opened || settings.isDryRun || resultOf(claimed.task) === 'review') return { opened, isKept: false }
  // The propose job cannot write; the publish job adds the run.
  if (writesToForge(settings)) keepSession({ ...sessionStart(claimed, target), opened, self })
  return { opened, isKept: true }
}

function sessionStart(
  { asked, task, recorded: approvals, plan }: ClaimedTask,
  { base: branch, baseSha: sha, origin, startSha }: ResolvedTarget
): Omit<SessionStart, 'opened' | 'self'> {
  const { actor: author, createdAt: at } = asked
  const claim = claimKey(asked)
  const retriesFrom = origin && startSha
  // A run that only merged did no work on the task, so it does not count as a run of it.
  const isTask = asked.subject === 'repository' && resultOf(asked) !== 'merge'
  const request = rememberedRequest(task)
  return { approvals, isTask, author, claim, at, request, base: { branch, sha }, retriesFrom, plan }
}

/** Command lines. Without `verify` in agent.yml, only the code of the repository says which checks it has, so a phrase stands for them. */
function checksOf({ rules }: BaseSettings): readonly string[] {
  return rules.verify?.map(({ run }) => run) ?? ["the repository's own checks"]
}

function movedSince(plan: Plan, { base, baseSha }: { readonly base: string; readonly baseSha: string }): string {
  return `${base} moved since the plan was made, from ${plan.baseSha.slice(0, 7)} to ${baseSha.slice(0, 7)}. The work started from where it is now.`
}
