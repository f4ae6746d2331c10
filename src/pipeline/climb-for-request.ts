import type { CiFailure } from '../domain/ci-failure.ts'
import type { Task } from '../domain/task.ts'
import { knownOnBase, knownText } from './known-on-base.ts'
import { unchanged, type Ended, type LadderOptions, type Repair } from './ladder.ts'
import { MAX_JOBS, readFailures, type FailedJob } from './read-failures.ts'
import { rerunFlake } from './rerun-flake.ts'

/**
 * The ladder for a repair that a person asks for: the failed checks of the head, of all workflows. It does not ask whose failure it is, nor
 * how many attempts there were.
 *
 * @param how `anyway` asks the model even about flakes and about failures that the base branch has too
 */
export async function climbForRequest(
  task: Task,
  how: 'usual' | 'anyway',
  options: LadderOptions
): Promise<Repair | Ended> {
  const { forge, target, setting, settings, run } = options
  const { startSha: headSha } = target
  if (task.trigger.kind === 'label' && setting !== 'labelled') await forge.removeLabel(task.number, task.trigger.label)
  const failures = await forge.failedChecksAt(headSha)
  if (failures.length === 0) return unchanged(`No check of ${headSha.slice(0, 7)} has failed.`)
  const repaired: { readonly failure: CiFailure; readonly failed: readonly FailedJob[] }[] = []
  const reasons: string[] = []
  for (const failure of failures) {
    const failed = await readFailures(failure, options)
    const reason = await reasonAgainst(task, { failure, failed, how }, options)
    if (reason === undefined) repaired.push({ failure, failed })
    else reasons.push(reason)
  }
  if (repaired.length === 0) return unchanged(reasons.join(' '))
  // Runs that the failure itself starts leave it to this one, unless it publishes nothing.
  if (!settings.isDryRun) await forge.claim(`ci-fix-${headSha}`, run)
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
  options: LadderOptions
): Promise<string | undefined> {
  const { target } = options
  if (failed.length === 0) return `${failure.name} has no failed job that could be read.`
  if (how === 'anyway') return undefined
  const flake = await rerunFlake(failed, failure, options)
  if (flake) return flake.explanation
  const known = await knownOnBase(task, { failed, failure }, options)
  if (known === undefined) return undefined
  return `${knownText(failure, { base: target.base, at: known.slice(0, 7) })} To have it repaired here, comment \`fix ci anyway\` as a command.`
}
