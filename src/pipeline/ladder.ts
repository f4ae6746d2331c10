import type { CiFailure } from '../domain/ci-failure.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Person, Task, Trigger } from '../domain/task.ts'
import type { Forge } from '../forge/github.ts'
import type { RunIdentity } from '../forge/forge.ts'
import type { Checkout } from '../git/checkout.ts'
import type { Emit } from '../report/reporter.ts'
import type { Redact } from '../secrets/redact.ts'
import type { RepairSetting } from '../settings/agent-file-schema.ts'
import type { FailedJob } from './read-failures.ts'
import type { ResolvedTarget } from './resolve-target.ts'
import { claimedReason } from './run-lock.ts'
import type { PipelineSettings } from './settings.ts'

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

export interface LadderOptions {
  readonly forge: Forge
  /** The account of our token. */
  readonly self: Person
  readonly checkout: Checkout
  readonly target: ResolvedTarget
  readonly setting: RepairSetting
  readonly settings: PipelineSettings
  readonly run: RunIdentity
  readonly redact: Redact
  readonly emit: Emit
  /** Milliseconds since 1970. */
  readonly now: () => number
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
  { forge, run, now }: Pick<LadderOptions, 'forge' | 'run' | 'now'>
): Promise<Ended | undefined> {
  const held = claimedReason(await forge.claim(key, run), run, now())
  return held === undefined ? undefined : skipped(`${what} is being repaired: ${held}`)
}

/** Lets only one run repair a head of a pull request: several workflows can fail on it, and each repair moves it. */
export function claimCommit(
  { headSha }: Pick<CiFailure, 'headSha'>,
  options: Pick<LadderOptions, 'forge' | 'run' | 'now'>
): Promise<Ended | undefined> {
  return claimRepair(`ci-fix-${headSha}`, `another failure of ${headSha.slice(0, 7)}`, options)
}
