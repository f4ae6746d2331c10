import { causeHash, failureHash } from '../ci/signature.ts'
import type { CiFailure } from '../domain/ci-failure.ts'
import type { BranchRepair, Task } from '../domain/task.ts'
import type { OwnPullRequest } from '../forge/forge.ts'
import { claimKey } from '../tasks/claim-key.ts'
import { readTaskMarker } from '../tasks/comment-markers.ts'
import { countAttempts } from './count-attempts.ts'
import { claimRepair, skipped, type CiTrigger, type Ended, type LadderOptions, type Repair } from './ladder.ts'
import { readFailures } from './read-failures.ts'
import { rerunFlake } from './rerun-flake.ts'
import type { ResolvedTarget } from './resolve-target.ts'
import { taskState, type TaskState } from './task-state.ts'
import { chooseTaskTarget } from './task-target.ts'

type BranchTrigger = CiTrigger & { readonly repair: BranchRepair }

/**
 * The ladder for a branch that only pull requests can change. It does not ask whether the branch was broken before, because this is the
 * branch that others are compared with. It asks whether an open pull request repairs it already.
 */
export async function climbForBranch(
  task: Task,
  trigger: BranchTrigger,
  options: LadderOptions
): Promise<Repair | Ended> {
  const { failure, repair } = trigger
  const { forge, self, target, settings, now } = options
  const outdated = await outdatedReason(failure, options)
  if (outdated !== undefined) return skipped(outdated)
  const failed = await readFailures(failure, options)
  if (failed.length === 0) return skipped(`${failure.name} has no failed job that could be read`)
  const flake = await rerunFlake(failed, failure, options)
  if (flake) return flake

  const failures = failed.map((one) => one.failure)
  const hash = failureHash(failures)
  const own = await forge.listOwnPullRequests(self, target.branch)
  const { againAfterMs } = settings.task
  const state = taskState(own, { key: repair.key, hash, now: now(), againAfterMs })
  const end = await endByPullRequest(state, { failure, key: repair.key, hash }, options)
  if (end) return end
  const repairing = { name: failure.name, baseSha: target.baseSha, claim: claimKey(task) }
  const attempts = state.kind === 'open' ? await countAttempts({ ...state.thread, ...repairing }, options) : 0
  if (typeof attempts !== 'number') return attempts

  // Before the first run opens its pull request, many commits can fail in the same way, and so can several workflows on one commit.
  const last = own.find(({ body }) => readTaskMarker(body, repair.key) !== undefined)
  const held =
    (await claimRepair(`ci-fix-${failure.headSha}-${causeHash(failures)}`, 'the same failure', options)) ??
    (await claimRepair(`ci-fix-${repair.key}-${last?.number ?? 0}-${hash}`, 'the same failure', options))
  if (held) return held
  const { base, baseSha } = target
  const chosen = await chooseTaskTarget(
    state,
    { asked: task, title: `the repair of ${failure.name}`, base, baseSha },
    options
  )
  if (chosen.kind === 'ended') return chosen.outcome
  if (chosen.kind === 'conflict') return conflictOf(chosen.target)
  const repaired = { ...task, trigger: { ...trigger, attempt: attempts + 1, repair: { ...repair, failure: hash } } }
  return { kind: 'repair', task: repaired, target: chosen.target, name: failure.name, failed }
}

/** A commit that resolves conflicts and repairs something else could not be reviewed. */
function conflictOf({ branch, base, pullRequest }: ResolvedTarget): Ended {
  const place = pullRequest ? ` on #${pullRequest.number}` : ''
  const reason = `${branch} conflicts with ${base}. Comment \`update\` as a command${place}, or merge by hand.`
  return { kind: 'conflict', reason }
}

const MAX_RUNS = 10
const COUNTED: readonly (string | undefined)[] = ['success', 'failure', 'timed_out']

/** A branch moves on while its checks run, so its head says nothing: only a later run of the same workflow does. */
async function outdatedReason(
  { source, name, headSha }: CiFailure,
  { forge, target }: LadderOptions
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
  options: LadderOptions
): Promise<Ended | undefined> {
  if (state.kind === 'fresh') return undefined
  const { number, body } = state.thread
  if (state.kind === 'open') {
    return readTaskMarker(body, key) === hash ? skipped(`#${number} repairs this failure already`) : undefined
  }
  if (await hasPassedSince(state.thread, failure, options)) return undefined
  return skipped(
    `#${number}, which repaired the same failure, was closed without being merged. It is repaired again when ${failure.name} has passed in the meantime, when it fails in another way, or when that pull request is reopened.`
  )
}

/** True if the checks have passed since a person closed the pull request. The person decided about an earlier failure then, not about this one. */
async function hasPassedSince(
  { closedAt }: OwnPullRequest,
  { source }: CiFailure,
  { forge, target }: LadderOptions
): Promise<boolean> {
  if (source.kind !== 'workflow') return false
  const { workflowId } = source
  const [passed] = await forge.completedRuns({ workflowId, branch: target.base, hasPassed: true, limit: 1 })
  return passed !== undefined && Date.parse(passed.createdAt) > Date.parse(closedAt ?? '')
}
