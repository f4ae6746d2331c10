import type { Dependencies } from './dependencies.ts'
import type { Outcome } from './domain/outcome.ts'
import type { Plan } from './domain/plan.ts'
import type { Task } from './domain/task.ts'
import type { PullRequest } from './forge/forge.ts'
import { climbLadder } from './pipeline/climb-ladder.ts'
import { adoptHead, asksToAdopt, protectedFilesOf, requestAdoption } from './pipeline/adopt-head.ts'
import { templateAt } from './pipeline/branch-template.ts'
import { answersFinding } from './pipeline/assign-threads.ts'
import { uncountedReviewReason } from './pipeline/complete-review.ts'
import type { KeepOptions } from './pipeline/keep-change.ts'
import { FORK_RETRY } from './pipeline/fork-reason.ts'
import type { Repair } from './pipeline/ladder.ts'
import { missingAccess, Preflight } from './pipeline/preflight.ts'
import { readBaseSettings, type BaseSettings, type CheckoutTarget } from './pipeline/prepare.ts'
import type { Artifact } from './pipeline/read-artifact.ts'
import { resolveTarget, type ResolvedTarget } from './pipeline/resolve-target.ts'
import { retryTarget } from './pipeline/retry-target.ts'
import { isOnlyOffered } from './pipeline/run-lock.ts'
import { readWantedResult, returnsResult } from './pipeline/structured-output.ts'
import { brokenBranchTarget } from './pipeline/task-target.ts'
import { type TaskToWorkOn, type WorkParts } from './pipeline/work-until-stopped.ts'
import type { OpenedSession } from './sessions/find-session.ts'
import type { SessionStart } from './sessions/session-recorder.ts'
import { claimKey } from './tasks/keys.ts'
import { rememberedRequest } from './tasks/request-kinds.ts'
import { isQuestion, resultOf, verbs } from './tasks/verbs.ts'

export interface AcceptedTask extends TaskToWorkOn {
  /** The task as the event asks for it. If it continues an earlier one, `task` is that one. */
  readonly asked: Task
  /** The pull request of the thread as it was when the run started; undefined for other threads. */
  readonly pullRequest: PullRequest | undefined
}

/** A task whose target and settings are known. */
export interface OpenedTask extends CheckoutTarget, Pick<TaskToWorkOn, 'opened'> {
  readonly preflight: Preflight
  readonly keeping: KeepOptions
  /** Failed checks to repair; undefined for other tasks. */
  readonly repair: Repair | undefined
  /** What the run must return as data; undefined for nothing. */
  readonly wanted: WorkParts['wanted']
  /** True if the session of the thread will know this run. */
  readonly isKept: boolean
}

interface TaskSource {
  readonly checkout: CheckoutTarget['checkout']
  readonly artifact: Artifact | undefined
  /** Undefined if it is not known yet. */
  readonly target: ResolvedTarget | undefined
}

/** Determines the target branch and the settings. Returns an outcome if there is nothing to work on. */
export async function openTask(
  accepted: AcceptedTask,
  { checkout, artifact, target: known }: TaskSource,
  dependencies: Dependencies
): Promise<OpenedTask | Outcome> {
  const { task, thread, plan, change } = accepted
  const { settings, forge, openProgress, emit, signal } = dependencies
  const resolved = known ?? (await targetOf(accepted, checkout, dependencies))
  // A question can be answered about a read-only branch. For other work, not even its code is fetched.
  const isReview = resultOf(task) === 'review'
  const isAnswer = isQuestion(task) && (!artifact || isReview)
  const isClosed = resolved.readOnlyReason !== undefined && !isAnswer
  if (isClosed && task.trigger.kind !== 'ci') return { kind: 'skipped', reason: resolved.readOnlyReason }
  if (asksToAdopt(task, accepted.approval))
    return requestAdoption(task, resolved, await protectedFilesOf(resolved, checkout, settings), dependencies.redact)
  const preflight = new Preflight(signal, settings)
  preflight.add(missingAccess({ task, settings, target: resolved }, forge))
  const commits = isClosed ? { ...resolved, startSha: resolved.baseSha, mergeBase: undefined } : resolved
  const base = await preflight.alongside(readBaseSettings(commits, checkout, settings))
  const refusal = await refusalBySettings(accepted, base, forge)
  if (refusal !== undefined) return { kind: 'skipped', reason: refusal }
  // An approved change needs no model, so it has no structured output.
  const isWanted = !change && returnsResult(task, settings)
  const wanted = isWanted
    ? await readWantedResult(settings, resolved.base, (path) => checkout.readFile(commits.baseSha, path))
    : undefined
  // Neither does it depend on which checks fail now.
  const found = change ? undefined : await findRepair(accepted, { checkout, target: resolved, base }, dependencies)
  if (found && found.kind !== 'repair' && !goesOnWithPart(accepted)) return found
  const repair = found?.kind === 'repair' ? found : undefined
  const target = repair?.target ?? resolved
  // An automatic review gets no progress comment: the review itself reports the run.
  const isAnnounced = isOnlyOffered(task) && task.subject !== 'repository' && task.trigger.kind !== 'auto-review'
  if (isAnnounced && !thread.progress) await openProgress(task, thread)
  if (target.fork && !isAnswer) emit({ kind: 'checks-not-run', commands: checksOf(base) })
  if (plan?.isApproved && plan.baseSha !== target.baseSha && artifact?.kind !== 'ended')
    emit({ kind: 'warning', text: movedSince(plan, target) })
  const { reopenCheckout, savePatch, redact, containsSecret } = dependencies
  const keeping = { reopenCheckout, base, containsSecret, redact, savePatch, emit, signal }
  return {
    checkout,
    target,
    base,
    preflight,
    keeping,
    repair,
    wanted,
    ...keepRun(accepted, { target, base }, dependencies)
  }
}

/** Outcomes of a run that can have published a part of its work. */
const OF_PART: ReadonlySet<string | undefined> = new Set(['partial', 'stopped', 'verify_failed', 'needs_approval'])

/** True for the rest of a repair whose first part is published: no check has failed on that. */
function goesOnWithPart({ approval, continuation }: AcceptedTask): boolean {
  return approval.commands.length > 0 || OF_PART.has(continuation?.outcome)
}

async function findRepair(
  { task, self }: AcceptedTask,
  { checkout, target, base }: CheckoutTarget,
  { settings, forge, run, redact, emit, now }: Dependencies
): Promise<Repair | Outcome | undefined> {
  const isDryRun = settings.isDryRun || task.request.flags.dryRun
  const ladder = { setting: base.rules.ciRepair, settings: { ...settings, isDryRun } }
  return await climbLadder(task, { forge, self, checkout, target, ...ladder, run, redact, emit, now })
}

async function targetOf(
  { task, asked, self, opened, pullRequest, approval }: AcceptedTask,
  checkout: CheckoutTarget['checkout'],
  { settings, forge, emit }: Dependencies
): Promise<ResolvedTarget> {
  if (task.trigger.kind === 'ci' && task.trigger.repair)
    return await brokenBranchTarget(task, task.trigger.repair, checkout)
  const { trigger, configPath } = settings
  const sources = { checkout, configPath, forge, emit }
  const target = await resolveTarget(task, self, { ...sources, trigger, pullRequest })
  const { adopted: headSha } = approval
  if (headSha !== undefined) {
    const branchTemplate = await templateAt(target.baseSha, checkout, configPath)
    return adoptHead(target, task, { headSha, branchTemplate })
  }
  const isRetry = resultOf(asked) === 'repetition' && !isQuestion(task) && target.readOnlyReason === undefined
  if (isRetry && target.fork) return { ...target, readOnlyReason: FORK_RETRY }
  return isRetry ? await retryTarget(target, { ...sources, task, self, session: opened?.session }) : target
}

/** Why the settings of the base branch keep the task from being carried out; undefined if they do not. */
async function refusalBySettings(
  { task, asked, self }: AcceptedTask,
  { rules }: BaseSettings,
  forge: Dependencies['forge']
): Promise<string | undefined> {
  const isOffered = task.trigger.kind === 'review' && isOnlyOffered(task)
  const reason = isOffered ? uncountedReviewReason(task, self, rules.reviews) : undefined
  const isReply = reason !== undefined && rules.reviews === 'own' && (await answersFinding(task, { forge, self }))
  if (reason !== undefined && !isReply) return reason
  return rules.keepsSessions ? undefined : verbs[asked.request.verb].withoutSession
}

/** Adds the run to the session of its thread, if the settings allow one. */
function keepRun(
  accepted: AcceptedTask,
  { target, base }: Pick<OpenedTask, 'target' | 'base'>,
  { settings, keepSession }: Pick<Dependencies, 'settings' | 'keepSession'>
): Pick<OpenedTask, 'opened' | 'isKept'> {
  const opened = base.rules.keepsSessions ? accepted.opened : undefined
  const isDryRun = settings.isDryRun || accepted.task.request.flags.dryRun
  // A review needs no session: its findings are on the forge, and `continue` must find the request before it.
  if (!opened || isDryRun || resultOf(accepted.task) === 'review') return { opened, isKept: false }
  // The propose job cannot write; the publish job adds the run.
  if (settings.phase.kind !== 'propose' && settings.phase.kind !== 'plan')
    keepSession(sessionStart({ ...accepted, opened }, target))
  return { opened, isKept: true }
}

function sessionStart(
  { asked, task, self, opened, recorded: approvals, plan }: AcceptedTask & { readonly opened: OpenedSession },
  { base: branch, baseSha: sha, origin, startSha }: ResolvedTarget
): SessionStart {
  const { actor: author, createdAt: at } = asked
  const claim = claimKey(asked)
  const retriesFrom = origin && startSha
  // A run that only merged did no work on the task, so it does not count as a run of it.
  const isTask = asked.subject === 'repository' && resultOf(asked) !== 'merge'
  const request = rememberedRequest(task)
  return { opened, self, approvals, isTask, author, claim, at, request, base: { branch, sha }, retriesFrom, plan }
}

/** Command lines. Without `verify` in agent.yml, only the code of the repository says which checks it has, so a phrase stands for them. */
function checksOf({ rules }: BaseSettings): readonly string[] {
  return rules.verify?.map(({ run }) => run) ?? ["the repository's own checks"]
}

function movedSince(
  plan: Pick<Plan, 'baseSha'>,
  { base, baseSha }: { readonly base: string; readonly baseSha: string }
): string {
  return `${base} moved since the plan was made, from ${plan.baseSha.slice(0, 7)} to ${baseSha.slice(0, 7)}. The work started from where it is now.`
}
