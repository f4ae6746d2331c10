import type { Ended, Run } from '../../effects.ts'
import { isSameFailure } from '../../../ci/read-failure.ts'
import type { CiFailure, CiJob } from '../../../domain/ci-failure.ts'
import type { Task } from '../../../domain/task.ts'
import { brokenBaseComment } from '../../../report/repair-comments.ts'
import { sourceKey } from '../../../tasks/keys.ts'
import { hasRepairMarker } from '../../../tasks/comment-markers.ts'
import { unchanged, type Ladder } from './repair-assignment.ts'
import { hasFailed, MAX_JOBS, readFailedJobs, redactNames, type FailedJob } from './read-failures.ts'
import type { Forge } from '../../../forge/github.ts'

const MAX_RUNS = 5

type WorkflowSource = Extract<CiFailure['source'], { readonly kind: 'workflow' }>

interface BaseQuestion {
  readonly failed: readonly FailedJob[]
  readonly failure: CiFailure
}

/** Ends the run, with one comment, if the base branch fails in the same way. Undefined if it does not. */
export async function reportOnBase(
  task: Task,
  { failed, failure }: BaseQuestion,
  ladder: Ladder
): Promise<Ended | undefined> {
  const known = await knownOnBase(task, { failed, failure }, ladder)
  if (known === undefined) return undefined
  const { forge, target, redact } = ladder
  const at = known.slice(0, 7)
  const claim = `ci-base-${known}-${sourceKey(failure.source)}`
  const named = redactNames(failure, failed, redact)
  const text = brokenBaseComment(named.failure, { base: redact(target.base), at, failed: named.failed })
  await forge.postNoticeOnce(task.number, { about: { claim }, text })
  return unchanged(knownText(failure, { base: target.base, at }))
}

export function knownText({ name }: CiFailure, { base, at }: { readonly base: string; readonly at: string }): string {
  return `${name} fails on ${base} in the same way, at ${at}.`
}

/**
 * The commit of the base branch that fails in the same way; undefined if there is none. Only the newest run that passed or failed counts: a
 * base that passes again is no longer broken.
 */
export async function knownOnBase(
  { author, body }: Task,
  { failed, failure }: BaseQuestion,
  ladder: Ladder
): Promise<string | undefined> {
  const { forge, self, target } = ladder
  const { source, headSha } = failure
  // This pull request is there to repair the broken base.
  if (author.id === self.id && hasRepairMarker(body)) return undefined
  if (source.kind !== 'workflow') return undefined
  const runs = await forge.completedRuns({ workflowId: source.workflowId, branch: target.base, limit: MAX_RUNS })
  const newest = runs.find(({ conclusion }) => conclusion === 'failure' || conclusion === 'success')
  if (newest?.conclusion !== 'failure' || newest.headSha === headSha) return undefined
  const jobs = await forge.jobsOf({ runId: newest.id, attempt: newest.attempt })
  if (await hasOtherFailures(failed, { source, onBase: jobs }, ladder)) return undefined
  const names = new Set(failed.map((one) => one.failure.job.name))
  const earlier = await readFailedJobs({ runId: newest.id, jobs: jobs.filter((job) => names.has(job.name)) }, ladder)
  const isKnown = (one: FailedJob) => earlier.some((other) => isSameFailure(one.failure, other.failure))
  return failed.every(isKnown) ? newest.headSha : undefined
}

/** True if further jobs failed, which are not read, and one of them did not fail on the base. */
async function hasOtherFailures(
  failed: readonly FailedJob[],
  { source, onBase }: { readonly source: WorkflowSource; readonly onBase: readonly CiJob[] },
  { forge }: Run
): Promise<boolean> {
  if (failed.length < MAX_JOBS) return false
  const known = new Set(onBase.filter(hasFailed).map(({ name }) => name))
  const all = await forge.jobsOf({ runId: source.runId, attempt: source.attempt })
  return all.some((job) => hasFailed(job) && !known.has(job.name))
}

/**
 * Runs the jobs again once if all of them look as if the machine or the network failed. This counts as no attempt.
 *
 * @returns what was done, in sentences; undefined for another failure
 */
export async function rerunFlake(
  failed: readonly FailedJob[],
  { source, headSha, name }: CiFailure,
  { forge, settings }: Run
): Promise<string | undefined> {
  if (source.kind !== 'workflow' || source.attempt > 1) return undefined
  const passed = await passedBefore(failed, { source, headSha }, forge)
  const isFlake = ({ failure }: FailedJob) => failure.flakeSign !== undefined || passed.has(failure.job.name)
  if (!failed.every(isFlake)) return undefined
  const flake = `The failure of ${name} looks like a flake`
  if (settings.isDryRun) return `${flake}. A dry run does not run its jobs again.`
  const result = await forge.rerunFailedJobs(source.runId)
  if (result.kind === 'accepted') return `${flake}. Its failed jobs run again.`
  const why =
    result.kind === 'refused' ? result.reason : 'Add `actions: write` under `permissions:` in the workflow file.'
  return `${flake}, but its jobs could not be run again. ${why}`
}

/** Names of the jobs that passed in another run on the same commit. */
async function passedBefore(
  failed: readonly FailedJob[],
  {
    source,
    headSha
  }: { readonly source: Extract<CiFailure['source'], { kind: 'workflow' }>; readonly headSha: string },
  forge: Forge
): Promise<ReadonlySet<string>> {
  if (failed.every(({ failure }) => failure.flakeSign !== undefined)) return new Set()
  const runs = await forge.completedRuns({ workflowId: source.workflowId, headSha, limit: MAX_RUNS })
  const jobs = await Promise.all(
    runs.filter(({ id }) => id !== source.runId).map(({ id, attempt }) => forge.jobsOf({ runId: id, attempt }))
  )
  return new Set(jobs.flat().flatMap(({ name, conclusion }) => (conclusion === 'success' ? [name] : [])))
}
