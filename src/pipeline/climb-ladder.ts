import type { Task } from '../domain/task.ts'
import { claimKey } from '../tasks/claim-key.ts'
import { checksRequest } from '../tasks/checks-request.ts'
import { climbForBranch } from './climb-for-branch.ts'
import { climbForRequest } from './climb-for-request.ts'
import { countAttempts } from './count-attempts.ts'
import { reportOnBase } from './known-on-base.ts'
import { claimCommit, skipped, type CiTrigger, type Ended, type LadderOptions, type Repair } from './ladder.ts'
import { readFailures } from './read-failures.ts'
import { refuseRepair } from './refuse-repair.ts'
import { rerunFlake } from './rerun-flake.ts'

/**
 * Decides what to do about failed checks. The cheap questions come first and the model last: whose failure is it, may it be repaired, are
 * there attempts left, does it go away by itself, and was it there before? Undefined for another task.
 */
export async function climbLadder(task: Task, options: LadderOptions): Promise<Repair | Ended | undefined> {
  const { trigger } = task
  const request = checksRequest(task)
  if (trigger.kind !== 'ci') return request && (await climbForRequest(task, request, options))
  const refused = await refuseRepair(task, trigger, options)
  if (refused) return refused
  return await (trigger.repair
    ? climbForBranch(task, { ...trigger, repair: trigger.repair }, options)
    : climbForPullRequest(task, trigger, options))
}

async function climbForPullRequest(task: Task, trigger: CiTrigger, options: LadderOptions): Promise<Repair | Ended> {
  const { failure } = trigger
  const { target } = options
  const { baseSha, startSha: headSha } = target
  const attempts = await countAttempts(
    { name: failure.name, number: task.number, baseSha, headSha, claim: claimKey(task) },
    options
  )
  if (typeof attempts !== 'number') return attempts
  const failed = await readFailures(failure, options)
  if (failed.length === 0) return skipped(`${failure.name} has no failed job that could be read`)
  const end = (await rerunFlake(failed, failure, options)) ?? (await reportOnBase(task, { failed, failure }, options))
  if (end) return end
  const held = await claimCommit(failure, options)
  if (held) return held
  const attempted = { ...task, trigger: { ...trigger, attempt: attempts + 1 } }
  return { kind: 'repair', task: attempted, target, name: failure.name, failed }
}
