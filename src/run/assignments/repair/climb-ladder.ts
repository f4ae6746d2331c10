import { endWith, skip, type Ended, type Run } from '../../effects.ts'
import { claimedReason } from '../../claim/run-lock.ts'
import type { Task, BranchRepair } from '../../../domain/task.ts'
import { claimKey } from '../../../tasks/keys.ts'
import { checksRequest } from '../../../tasks/request-kinds.ts'
import { reportOnBase, knownOnBase, knownText, rerunFlake } from './other-cause.ts'
import { unchanged, type CiTrigger, type Ladder, type Repair } from './repair-assignment.ts'
import { readFailures, MAX_JOBS, type FailedJob } from './read-failures.ts'
import { refuseRepair } from './refuse-repair.ts'
import type { CiFailure } from '../../../domain/ci-failure.ts'
import { causeHash, failureHash } from '../../../ci/signature.ts'
import type { OwnPullRequest, PullRequest } from '../../../forge/forge.ts'
import { readTaskMarker } from '../../../tasks/comment-markers.ts'
import type { ResolvedTarget } from '../../target/resolve-target.ts'
import { taskState, type TaskState } from '../../target/task-state.ts'
import { chooseTaskTarget } from '../../target/task-target.ts'
import { attemptsSince, MAX_ATTEMPTS } from '../../../ci/attempts.ts'
import { ATTEMPT_LABEL, attemptsComment } from '../../../report/repair-comments.ts'
import { readRunTrailer } from '../../../tasks/commit-message.ts'

/**
 * Decides what to do about failed checks. The cheap questions come first and the model last: whose failure is it, may it be repaired, are
 * there attempts left, does it go away by itself, and was it there before? Undefined for another task.
 */
export async function climbLadder(task: Task, ladder: Ladder): Promise<Repair | Ended | undefined> {
  const { trigger } = task
  const request = checksRequest(task)
  if (trigger.kind !== 'ci') return request && (await climbForRequest(task, request, ladder))
  const refused = await refuseRepair(task, trigger, ladder)
  if (refused) return refused
  return await (trigger.repair
    ? climbForBranch(task, { ...trigger, repair: trigger.repair }, ladder)
    : climbForPullRequest(task, trigger, ladder))
}

async function climbForPullRequest(task: Task, trigger: CiTrigger, ladder: Ladder): Promise<Repair | Ended> {
  const { failure } = trigger
  const { target } = ladder
  const { baseSha, startSha: headSha } = target
  const attempts = await countAttempts(
    { name: failure.name, number: task.number, baseSha, headSha, claim: claimKey(task) },
    ladder
  )
  if (typeof attempts !== 'number') return attempts
  const failed = await readLastingFailures(failure, ladder)
  if ('kind' in failed) return failed
  const end = await reportOnBase(task, { failed, failure }, ladder)
  if (end) return end
  // Several workflows can fail on a head, and each repair moves it.
  const broken = failure.headSha
  const held = await claimRepair(`ci-fix-${broken}`, `another failure of ${broken.slice(0, 7)}`, ladder)
  if (held) return held
  const attempted = { ...task, trigger: { ...trigger, attempt: attempts + 1 } }
  return { kind: 'repair', task: attempted, target, name: failure.name, failed }
}

/** The failed jobs; the end of the run if none can be read, or if they run again because they look like a flake. */
async function readLastingFailures(failure: CiFailure, ladder: Ladder): Promise<readonly FailedJob[] | Ended> {
  const failed = await readFailures(failure, ladder)
  if (failed.length === 0) return skip(`${failure.name} has no failed job that could be read`)
  const flake = await rerunFlake(failed, failure, ladder)
  return flake === undefined ? failed : unchanged(flake)
}

/**
 * The ladder for a repair that a person asks for: the failed checks of the head, of all workflows. It does not ask whose failure it is, nor
 * how many attempts there were.
 *
 * @param how `anyway` asks the model even about flakes and about failures that the base branch has too
 */
async function climbForRequest(task: Task, how: 'usual' | 'anyway', ladder: Ladder): Promise<Repair | Ended> {
  const { forge, target, setting, settings, identity } = ladder
  const { startSha: headSha } = target
  if (task.trigger.kind === 'label' && setting !== 'labelled') await forge.removeLabel(task.number, task.trigger.label)
  const failures = await forge.failedChecksAt(headSha)
  if (failures.length === 0) return unchanged(`No check of ${headSha.slice(0, 7)} has failed.`)
  const repaired: { readonly failure: CiFailure; readonly failed: readonly FailedJob[] }[] = []
  const reasons: string[] = []
  for (const failure of failures) {
    const failed = await readFailures(failure, ladder)
    const reason = await reasonAgainst(task, { failure, failed, how }, ladder)
    if (reason === undefined) repaired.push({ failure, failed })
    else reasons.push(reason)
  }
  if (repaired.length === 0) return unchanged(reasons.join(' '))
  // Runs that the failure itself starts leave it to this one, unless it publishes nothing.
  if (!settings.isDryRun) await forge.claim(`ci-fix-${headSha}`, identity)
  return {
    kind: 'repair',
    task,
    target,
    name: repaired.map(({ failure }) => failure.name).join(', '),
    failed: repaired.flatMap(({ failed }) => failed).slice(0, MAX_JOBS)
  }
}

interface AskedFailure {
  readonly failure: CiFailure
  readonly failed: readonly FailedJob[]
  readonly how: 'usual' | 'anyway'
}

/** A sentence that says why the model is not asked about the failure; undefined if it is. */
async function reasonAgainst(
  task: Task,
  { failure, failed, how }: AskedFailure,
  ladder: Ladder
): Promise<string | undefined> {
  const { target } = ladder
  if (failed.length === 0) return `${failure.name} has no failed job that could be read.`
  if (how === 'anyway') return undefined
  const flake = await rerunFlake(failed, failure, ladder)
  if (flake !== undefined) return flake
  const known = await knownOnBase(task, { failed, failure }, ladder)
  if (known === undefined) return undefined
  return `${knownText(failure, { base: target.base, at: known.slice(0, 7) })} To have it repaired here, comment \`fix ci anyway\` as a command.`
}

type BranchTrigger = CiTrigger & { readonly repair: BranchRepair }

/**
 * The ladder for a branch that only pull requests can change. It does not ask whether the branch was broken before, because this is the
 * branch that others are compared with. It asks whether an open pull request repairs it already.
 */
async function climbForBranch(task: Task, trigger: BranchTrigger, ladder: Ladder): Promise<Repair | Ended> {
  const { failure, repair } = trigger
  const { forge, self, target, settings, now } = ladder
  const outdated = await outdatedReason(failure, ladder)
  if (outdated !== undefined) return skip(outdated)
  const failed = await readLastingFailures(failure, ladder)
  if ('kind' in failed) return failed

  const failures = failed.map((one) => one.failure)
  const hash = failureHash(failures)
  const own = await forge.listOwnPullRequests(self, target.branch)
  const { againAfterMs } = settings.task
  const state = taskState(own, { key: repair.key, hash, now: now(), againAfterMs })
  const end = await endByPullRequest(state, { failure, key: repair.key, hash }, ladder)
  if (end) return end
  const repairing = { name: failure.name, baseSha: target.baseSha, claim: claimKey(task) }
  const attempts = state.kind === 'open' ? await countAttempts({ ...state.thread, ...repairing }, ladder) : 0
  if (typeof attempts !== 'number') return attempts

  // Before the first run opens its pull request, many commits can fail in the same way, and so can several workflows on one commit.
  const last = own.find(({ body }) => readTaskMarker(body, repair.key) !== undefined)
  const held =
    (await claimRepair(`ci-fix-${failure.headSha}-${causeHash(failures)}`, 'the same failure', ladder)) ??
    (await claimRepair(`ci-fix-${repair.key}-${last?.number ?? 0}-${hash}`, 'the same failure', ladder))
  if (held) return held
  const { base, baseSha } = target
  const chosen = await chooseTaskTarget(
    state,
    { asked: task, title: `the repair of ${failure.name}`, base, baseSha },
    ladder
  )
  if (chosen.kind === 'ended') return chosen
  if (chosen.kind === 'conflict') return conflictOf(chosen.target)
  const repaired = { ...task, trigger: { ...trigger, attempt: attempts + 1, repair: { ...repair, failure: hash } } }
  return { kind: 'repair', task: repaired, target: chosen.target, name: failure.name, failed }
}

/** A commit that resolves conflicts and repairs something else could not be reviewed. */
function conflictOf({ branch, base, pullRequest }: ResolvedTarget): Ended {
  const place = pullRequest ? ` on #${pullRequest.number}` : ''
  const reason = `${branch} conflicts with ${base}. Comment \`update\` as a command${place}, or merge by hand.`
  return endWith({ kind: 'conflict', reason })
}

const MAX_RUNS = 10
const COUNTED: readonly (string | undefined)[] = ['success', 'failure', 'timed_out']

/** A branch moves on while its checks run, so its head says nothing: only a later run of the same workflow does. */
async function outdatedReason(
  { source, name, headSha }: CiFailure,
  { forge, target }: Ladder
): Promise<string | undefined> {
  const { base, baseSha } = target
  if (source.kind === 'suite') {
    return headSha === baseSha ? undefined : `${base} has other commits since ${headSha.slice(0, 7)}`
  }
  const { workflowId, runId } = source
  const runs = await forge.completedRuns({ workflowId, branch: base, limit: MAX_RUNS })
  const later = runs.find(({ id, conclusion }) => id > runId && COUNTED.includes(conclusion))
  if (!later) return undefined
  return later.conclusion === 'success'
    ? `${name} passed on ${base} since, at ${later.headSha.slice(0, 7)}`
    : `${name} failed on ${base} again, at ${later.headSha.slice(0, 7)}, and only the newest failure is repaired`
}

interface KnownFailure {
  readonly failure: CiFailure
  readonly key: string
  readonly hash: string
}

async function endByPullRequest(
  state: TaskState<OwnPullRequest>,
  { failure, key, hash }: KnownFailure,
  ladder: Ladder
): Promise<Ended | undefined> {
  if (state.kind === 'fresh') return undefined
  const { number, body } = state.thread
  if (state.kind === 'open') {
    return readTaskMarker(body, key) === hash ? skip(`#${number} repairs this failure already`) : undefined
  }
  if (await hasPassedSince(state.thread, failure, ladder)) return undefined
  return skip(
    `#${number}, which repaired the same failure, was closed without being merged. It is repaired again when ${failure.name} has passed in the meantime, when it fails in another way, or when that pull request is reopened.`
  )
}

/** True if the checks have passed since a person closed the pull request. The person decided about an earlier failure then, not about this one. */
async function hasPassedSince(
  { closedAt }: OwnPullRequest,
  { source }: CiFailure,
  { forge, target }: Ladder
): Promise<boolean> {
  if (source.kind !== 'workflow') return false
  const { workflowId } = source
  const [passed] = await forge.completedRuns({ workflowId, branch: target.base, hasPassed: true, limit: 1 })
  return passed !== undefined && Date.parse(passed.createdAt) > Date.parse(closedAt ?? '')
}

interface RepairedPullRequest extends Pick<PullRequest, 'number' | 'headSha'> {
  /** The name of what failed, such as a workflow. */
  readonly name: string
  readonly baseSha: string
  /** The claim of this request. A commit with the same claim, from a killed job of this run, is not another attempt. */
  readonly claim: string
}

/** The number of attempts since the last commit of a person. After the last attempt, posts one comment that lists what each has changed. */
async function countAttempts(
  { number, name, baseSha, headSha, claim }: RepairedPullRequest,
  { forge, self }: Run
): Promise<number | Ended> {
  const commits = await forge.commitsBetween({ base: baseSha, head: headSha })
  const attempts = attemptsSince(commits, self.id).filter(({ message }) => readRunTrailer(message) !== claim)
  if (attempts.length < MAX_ATTEMPTS) return attempts.length
  const text = attemptsComment(name, attempts)
  await forge.postNoticeOnce(number, { about: { claim: `ci-tries-${headSha}` }, text })
  await forge.removeLabel(number, ATTEMPT_LABEL)
  return skip(`${MAX_ATTEMPTS} attempts did not repair it`)
}

/**
 * Lets only one of several runs make the same repair. Returns why this run must not; undefined if it may.
 *
 * @param key is equal in all of these runs
 * @param what is repaired, such as "the same failure"
 */
async function claimRepair(key: string, what: string, { forge, identity, now }: Run): Promise<Ended | undefined> {
  const held = claimedReason(await forge.claim(key, identity), identity, now())
  return held === undefined ? undefined : skip(`${what} is being repaired: ${held}`)
}
