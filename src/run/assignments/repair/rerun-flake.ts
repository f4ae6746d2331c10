import type { Run } from '../../effects.ts'
import type { CiFailure } from '../../../domain/ci-failure.ts'
import type { Forge } from '../../../forge/github.ts'
import { unchanged, type Unchanged } from './ladder.ts'
import type { FailedJob } from './read-failures.ts'

const MAX_RUNS = 5

/** Runs the jobs again once if all of them look as if the machine or the network failed. This counts as no attempt. */
export async function rerunFlake(
  failed: readonly FailedJob[],
  { source, headSha, name }: CiFailure,
  { forge, settings }: Run
): Promise<Unchanged | undefined> {
  if (source.kind !== 'workflow' || source.attempt > 1) return undefined
  const passed = await passedBefore(failed, { source, headSha }, forge)
  const isFlake = ({ failure }: FailedJob) => failure.flakeSign !== undefined || passed.has(failure.job.name)
  if (!failed.every(isFlake)) return undefined
  const flake = `The failure of ${name} looks like a flake`
  if (settings.isDryRun) return unchanged(`${flake}. A dry run does not run its jobs again.`)
  const result = await forge.rerunFailedJobs(source.runId)
  if (result.kind === 'accepted') return unchanged(`${flake}. Its failed jobs run again.`)
  const why =
    result.kind === 'refused' ? result.reason : 'Add `actions: write` under `permissions:` in the workflow file.'
  return unchanged(`${flake}, but its jobs could not be run again. ${why}`)
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
