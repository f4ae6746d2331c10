import { readCheckFailure, readFailure } from '../ci/read-failure.ts'
import type { CiFailure, CiJob, JobFailure } from '../domain/ci-failure.ts'
import type { CheckResults } from '../forge/forge.ts'

export type FailureReader = Pick<CheckResults, 'jobsOf' | 'readJobLog' | 'annotationsOf' | 'checksOfSuite'>

/** A failed job with its log. */
export interface FailedJob {
  readonly failure: JobFailure
  /** As the job wrote it; '' if it was deleted. */
  readonly log: string
}

/** More would not fit into the prompt. */
export const MAX_JOBS = 5

const FAILED: ReadonlySet<string | undefined> = new Set(['failure', 'timed_out'])

/** Reads the failed jobs of a run, or the failed checks of another system. */
export async function readFailures(
  { source }: Pick<CiFailure, 'source'>,
  forge: FailureReader
): Promise<readonly FailedJob[]> {
  if (source.kind === 'suite') {
    const failed = (await forge.checksOfSuite(source.suiteId)).filter(({ job }) => FAILED.has(job.conclusion))
    return await Promise.all(
      failed.slice(0, MAX_JOBS).map(async (check) => {
        const annotations = await forge.annotationsOf(check.job.id)
        return { failure: readCheckFailure(check, annotations), log: check.text }
      })
    )
  }
  const { runId, attempt } = source
  return await readFailedJobs(await forge.jobsOf({ runId, attempt }), forge)
}

/** One log after the other: each can have 20 MB. */
export async function readFailedJobs(jobs: readonly CiJob[], forge: FailureReader): Promise<readonly FailedJob[]> {
  const read: FailedJob[] = []
  for (const job of jobs.filter(({ conclusion }) => FAILED.has(conclusion)).slice(0, MAX_JOBS)) {
    const [log, annotations] = await Promise.all([forge.readJobLog(job.id), forge.annotationsOf(job.id)])
    read.push({ failure: readFailure(job, log, annotations), log: log?.text ?? '' })
  }
  return read
}
