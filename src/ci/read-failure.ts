import type { CheckOutput, CiAnnotation, CiJob, JobFailure, JobLog } from '../domain/ci-failure.ts'
import { readTestReport } from '../verification/read-report.ts'
import { cutFailingStep } from './failing-step.ts'
import { findFlakeSign } from './flake-signs.ts'
import { readLogLines } from './log-lines.ts'
import { failureSignature } from './signature.ts'

const MAX_LINES = 200
const MAX_OUTPUT = 20_000
/** For the names of tests, which some runners print long before the end. */
const MAX_TEST_OUTPUT = 2 * 2 ** 20
const MAX_TESTS = 200

/** Says what is known about a failed job. Takes linear time, whatever the log contains. */
export function readFailure(
  job: CiJob,
  log: Pick<JobLog, 'text'> | undefined,
  annotations: readonly CiAnnotation[]
): JobFailure {
  const step = cutFailingStep(job, readLogLines(log?.text ?? ''))
  return {
    step: step.name,
    command: step.command,
    ...readOutput(
      step.lines.map(({ marker, text }) => (marker === 'error' ? `Error: ${text}` : text)),
      annotations
    ),
    job: { id: job.id, name: job.name, url: job.url },
    annotations
  }
}

/** The same for a check of another system, which has no log here. */
export function readCheckFailure({ job, text }: CheckOutput, annotations: readonly CiAnnotation[]): JobFailure {
  const { id, name, url } = job
  const lines = readLogLines(text).map((line) => line.text)
  return { step: undefined, command: undefined, ...readOutput(lines, annotations), job: { id, name, url }, annotations }
}

type OutputFacts = Pick<JobFailure, 'output' | 'failingTests' | 'signature' | 'flakeSign'>

function readOutput(lines: readonly string[], annotations: readonly CiAnnotation[]): OutputFacts {
  const shown = lines.slice(-MAX_LINES)
  const report = readTestReport(lines.join('\n').slice(-MAX_TEST_OUTPUT))
  // The error with the exit code is an annotation of every failed step.
  const remarks = annotations.map(({ path, message }) => `error ${path}: ${message}`)
  const failingTests = report?.failing.slice(0, MAX_TESTS) ?? []
  return {
    output: shown.join('\n').slice(-MAX_OUTPUT).toWellFormed(),
    failingTests,
    signature: failureSignature(lines) ?? failureSignature(remarks),
    flakeSign: findFlakeSign(shown, failingTests.length > 0)
  }
}

/** True if the second failure shows that the first one was there before. Tests say it best, if both outputs name them. */
export function isSameFailure(failure: JobFailure, earlier: JobFailure): boolean {
  if (failure.job.name !== earlier.job.name || failure.step !== earlier.step) return false
  if (failure.failingTests.length > 0 && earlier.failingTests.length > 0) {
    const known = new Set(earlier.failingTests)
    return failure.failingTests.every((name) => known.has(name))
  }
  return failure.signature !== undefined && failure.signature === earlier.signature
}
