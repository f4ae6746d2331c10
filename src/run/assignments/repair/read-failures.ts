import type { Run } from '../../effects.ts'
import { readCheckFailure, readFailure } from '../../../ci/read-failure.ts'
import type { CiFailure, CiJob, JobFailure } from '../../../domain/ci-failure.ts'
import { UserError } from '../../../errors.ts'
import type { Emit } from '../../../report/reporter.ts'
import { redactDeep, type Redact } from '../../../secrets/redact.ts'

/** A failed job with its log. */
export interface FailedJob {
  readonly failure: JobFailure
  /** As the job wrote it; '' if it was deleted. */
  readonly log: string
}

/** More would not fit into the prompt. */
export const MAX_JOBS = 5

const FAILED: ReadonlySet<string | undefined> = new Set(['failure', 'timed_out'])

export function hasFailed({ conclusion }: CiJob): boolean {
  return FAILED.has(conclusion)
}

/** Reads the failed jobs of a run, or the failed checks of another system. */
export async function readFailures({ source }: Pick<CiFailure, 'source'>, run: Run): Promise<readonly FailedJob[]> {
  const { forge } = run
  if (source.kind === 'suite') {
    const failed = (await forge.checksOfSuite(source.suiteId)).filter(({ job }) => hasFailed(job))
    return await Promise.all(
      failed.slice(0, MAX_JOBS).map(async (check) => {
        const annotations = await forge.annotationsOf(check.job.id)
        return { failure: readCheckFailure(check, annotations), log: check.text }
      })
    )
  }
  const { runId, attempt } = source
  return await readFailedJobs({ runId, jobs: await forge.jobsOf({ runId, attempt }) }, run)
}

interface RunJobs {
  readonly runId: number
  readonly jobs: readonly CiJob[]
}

/** One log after the other: each can have 20 MB. */
export async function readFailedJobs({ runId, jobs }: RunJobs, run: Run): Promise<readonly FailedJob[]> {
  const { forge } = run
  const failedJobs: FailedJob[] = []
  for (const job of jobs.filter(hasFailed).slice(0, MAX_JOBS)) {
    const [log, annotations] = await Promise.all([forge.readJobLog(job.id), forge.annotationsOf(job.id)])
    failedJobs.push({ failure: readFailure(job, log, annotations), log: log?.text ?? '' })
  }
  const unnamed = failedJobs.filter(({ failure }) => failure.failingTests.length === 0)
  if (unnamed.length === 0) return failedJobs
  const reports = await readReports(runId, run)
  return failedJobs.map((one) => (unnamed.includes(one) ? withTests(one, reports, failedJobs.length === 1) : one))
}

/** Redacts what a comment will say about the failures, before the comment shortens and escapes the names. */
export function redactNames(failure: CiFailure, failed: readonly FailedJob[], redact: Redact) {
  return redactDeep({ failure, failed: failed.map((one) => ({ failure: one.failure })) }, redact)
}

const MAX_ARTIFACTS = 5
const MAX_TESTS = 200
const REPORT_ARTIFACT = /junit|tests?(?![a-z])|report|results?(?![a-z])|surefire/i

/** Failed tests in the reports that a run uploaded. */
interface UploadedReport {
  readonly artifact: string
  readonly failing: readonly string[]
}

/** Reports only add names of failed tests, so a repair goes on without them. */
async function readReports(runId: number, { forge, emit }: Run): Promise<readonly UploadedReport[]> {
  const all = await forge.artifactsOf(runId)
  const reports: UploadedReport[] = []
  for (const { id, name } of all.filter((one) => REPORT_ARTIFACT.test(one.name)).slice(0, MAX_ARTIFACTS)) {
    const archive = await unlessUnreachable(forge.readArtifact(id), emit)
    if (archive === 'unreachable') break
    // Loaded on demand, because it loads the XML parser.
    const { testsInArchive } = await import('../../../ci/archived-tests.ts')
    const failing = archive && testsInArchive(archive)?.failing
    if (failing && failing.length > 0) reports.push({ artifact: name, failing })
  }
  return reports
}

async function unlessUnreachable<Content>(reading: Promise<Content>, emit: Emit): Promise<Content | 'unreachable'> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    emit({ kind: 'warning', text: `Failed tests are not named: ${error.message}` })
    return 'unreachable'
  }
}

/** An artifact does not say which job uploaded it. If several jobs failed, its name must contain that of the job. */
function withTests(one: FailedJob, reports: readonly UploadedReport[], isOnlyJob: boolean): FailedJob {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
  const job = plain(one.failure.job.name)
  const isNamed = (artifact: string) => job !== '' && plain(artifact).includes(job)
  const own = reports.filter(({ artifact }) => isOnlyJob || isNamed(artifact))
  const failingTests = [...new Set(own.flatMap(({ failing }) => failing))].slice(0, MAX_TESTS)
  return { ...one, failure: { ...one.failure, failingTests } }
}
