import type { Check, Verification } from '../domain/verification.ts'
import type { TreeEdit } from '../git/changes.ts'
import type { Snapshot } from '../git/work-tree.ts'
import { annotateWork } from './annotate-work.ts'
import { changedChecks, runChangedChecks } from './package-checks.ts'
import type { PreparedCheckout } from './prepare.ts'
import { runChecks, type CheckOptions } from './run-checks.ts'

/** Runs the checks of the root. */
export function runRootChecks(
  when: 'before' | 'after',
  { workspace, base }: PreparedCheckout,
  options: CheckOptions
): Promise<readonly Check[]> {
  const minutes = base.rules.limits.verifyMinutes
  return runChecks({ workspace, checks: workspace.checks, when, minutes }, options)
}

export interface WorkToVerify {
  readonly prepared: PreparedCheckout
  /** The work tree before the work. */
  readonly baseline: Snapshot
  /** The checks of the root before the work. */
  readonly before: readonly Check[]
  readonly change: Pick<TreeEdit, 'changes' | 'tree'>
}

/** Runs the checks after the work: those of the root, and those of the packages that the change affects. See docs/adr/0041 and `changedChecks`. */
export async function verifyWork(
  { prepared, baseline, before, change }: WorkToVerify,
  options: CheckOptions
): Promise<Verification> {
  const { workspace, checkout, base, packages } = prepared
  const after = await runRootChecks('after', prepared, options)
  const usedMs = Math.max(
    ...[before, after].map((checks) => checks.reduce((sum, { durationMs }) => sum + durationMs, 0))
  )
  const changed = change.changes.map(({ path }) => path)
  const checks = await changedChecks({ workspace, packages, changed, verify: base.rules.verify }, options.signal)
  const ofPackages = await runChangedChecks(
    checks,
    {
      workspace,
      checkout,
      baseline: baseline.tree,
      minutes: base.rules.limits.verifyMinutes,
      usedMs
    },
    options
  )
  const verification = { before: [...before, ...ofPackages.before], after: [...after, ...ofPackages.after] }
  await annotateWork({ prepared, baseline, change }, verification, options)
  return verification
}
