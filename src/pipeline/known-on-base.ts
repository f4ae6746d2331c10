import { isSameFailure } from '../ci/read-failure.ts'
import type { CiFailure } from '../domain/ci-failure.ts'
import type { Task } from '../domain/task.ts'
import { brokenBaseComment } from '../report/repair-text.ts'
import { hasRepairMarker } from '../tasks/comment-markers.ts'
import type { Ended, LadderOptions } from './ladder.ts'
import { readFailedJobs, type FailedJob } from './read-failures.ts'

const MAX_RUNS = 5

/** True only of the newest run that did not end otherwise: a base that passes again is not broken any more. */
export async function knownOnBase(
  { number, author, body }: Task,
  { failed, failure }: { readonly failed: readonly FailedJob[]; readonly failure: CiFailure },
  { forge, self, target, redact }: LadderOptions
): Promise<Ended | undefined> {
  const { source, headSha, name } = failure
  // The base is broken, and this pull request is there to repair it.
  if (author.id === self.id && hasRepairMarker(body)) return undefined
  if (source.kind !== 'workflow') return undefined
  const runs = await forge.completedRuns({ workflowId: source.workflowId, branch: target.base, limit: MAX_RUNS })
  const newest = runs.find(({ conclusion }) => conclusion === 'failure' || conclusion === 'success')
  if (newest?.conclusion !== 'failure' || newest.headSha === headSha) return undefined
  const jobs = await forge.jobsOf({ runId: newest.id, attempt: newest.attempt })
  const names = new Set(failed.map((one) => one.failure.job.name))
  const earlier = await readFailedJobs(
    jobs.filter((job) => names.has(job.name)),
    forge
  )
  const isKnown = (one: FailedJob) => earlier.some((other) => isSameFailure(one.failure, other.failure))
  if (!failed.every(isKnown)) return undefined
  const at = newest.headSha.slice(0, 7)
  const claim = `ci-base-${newest.headSha}-${source.workflowId}`
  const text = redact(brokenBaseComment(failure, { base: target.base, at, failed }))
  await forge.postNoticeOnce(number, { about: { claim }, text })
  return { kind: 'no_change', explanation: `${name} fails on ${target.base} in the same way, at ${at}.` }
}
