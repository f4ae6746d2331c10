import type { Run } from '../../effects.ts'
import type { CiFailure } from '../../../domain/ci-failure.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Task, Trigger } from '../../../domain/task.ts'
import type { RepairSetting } from '../../../settings/agent-file-schema.ts'
import type { FailedJob } from './read-failures.ts'
import type { ResolvedTarget } from '../../target/resolve-target.ts'
import { claimedReason } from '../../claim/run-lock.ts'

/** A repair for the agent. */
export interface Repair {
  readonly kind: 'repair'
  /** With the number of the attempt. */
  readonly task: Task
  readonly target: ResolvedTarget
  /** The name of what failed, such as a workflow. */
  readonly name: string
  readonly failed: readonly FailedJob[]
}

/** A run that decides about failed checks. */
export interface Ladder extends Run {
  readonly target: ResolvedTarget
  readonly setting: RepairSetting
}

/** The end of a run that needs no model. */
export type Ended = Extract<Outcome, { readonly kind: 'skipped' | 'no_change' | 'conflict' }>

export type Unchanged = Extract<Ended, { readonly kind: 'no_change' }>

export type CiTrigger = Extract<Trigger, { readonly kind: 'ci' }>

export function skipped(reason: string): Ended {
  return { kind: 'skipped', reason }
}

export function unchanged(explanation: string): Unchanged {
  return { kind: 'no_change', explanation }
}

/**
 * Lets only one of several runs make the same repair. Returns why this run must not; undefined if it may.
 *
 * @param key is equal in all of these runs
 * @param what is repaired, such as "the same failure"
 */
export async function claimRepair(
  key: string,
  what: string,
  { forge, identity, now }: Run
): Promise<Ended | undefined> {
  const held = claimedReason(await forge.claim(key, identity), identity, now())
  return held === undefined ? undefined : skipped(`${what} is being repaired: ${held}`)
}

/** Lets only one run repair a head of a pull request: several workflows can fail on it, and each repair moves it. */
export function claimCommit({ headSha }: CiFailure, run: Run): Promise<Ended | undefined> {
  return claimRepair(`ci-fix-${headSha}`, `another failure of ${headSha.slice(0, 7)}`, run)
}
