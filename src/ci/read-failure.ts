import type { CheckOutput, CiAnnotation, CiJob, JobFailure, JobLog, CiStep } from '../domain/ci-failure.ts'
import { readTestReport } from '../verification/read-report.ts'
import { findFlakeSign } from './flake-signs.ts'
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
  const failingTests = [...(report?.notLoaded ?? []), ...(report?.failing ?? [])].slice(0, MAX_TESTS)
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

/** The part of a log that one step wrote. */
interface StepLog {
  /** The name of the step; undefined if no step failed. */
  readonly name: string | undefined
  /** The script that it ran; undefined if it is an action, or the log does not say. */
  readonly command: string | undefined
  /** What it printed. */
  readonly lines: readonly LogLine[]
}

const FAILED: ReadonlySet<string | undefined> = new Set(['failure', 'timed_out'])
/** GitHub's times of steps are whole seconds. */
const ROUNDING_MS = 1_000

/**
 * The step that failed. A log has no boundaries between steps, except that most start with a group named `Run` and the script. So
 * the times of the step select a part of the log, and the error in that part decides. Without steps, for example because the runner
 * was lost, the end of the log is used.
 */
function cutFailingStep({ steps }: CiJob, lines: readonly LogLine[]): StepLog {
  const step = steps.find(({ conclusion }) => FAILED.has(conclusion))
  const sections = sectionsOf(lines, step)
  const withError = sections.filter((section) => section.some(({ marker }) => marker === 'error'))
  // Cleaning up comes after the failure. The last error of a step is the one that ended it.
  const section = step ? withError.at(-1) : (withError.at(-1) ?? lastWithOutput(sections))
  const failingPart = section ?? sections.at(-1) ?? lines
  return { name: step?.name, ...readSection(failingPart) }
}

function lastWithOutput(sections: readonly (readonly LogLine[])[]): readonly LogLine[] | undefined {
  return sections.findLast(([first]) => first !== undefined && !isCleanup(first))
}

/** The parts of the log that can be of this step; of any step if it is undefined. */
function sectionsOf(lines: readonly LogLine[], step: CiStep | undefined): readonly (readonly LogLine[])[] {
  const starts = lines.flatMap((line, index) => (index === 0 || startsStep(line) ? [index] : []))
  const sections = starts.map((start, index) => lines.slice(start, starts[index + 1]))
  const from = Date.parse(step?.startedAt ?? '')
  const to = Date.parse(step?.completedAt ?? '') + ROUNDING_MS
  if (Number.isNaN(from) || Number.isNaN(to)) return sections
  const within = sections.filter((section) => {
    const [first, last] = [section.find(isTimed)?.at, section.findLast(isTimed)?.at]
    return first !== undefined && last !== undefined && first <= to && last >= from
  })
  return within.length === 0 ? sections : within
}

function isTimed({ at }: LogLine): boolean {
  return at !== undefined
}

function startsStep(line: LogLine): boolean {
  return (line.marker === 'group' && line.text.startsWith('Run ')) || isCleanup(line)
}

function isCleanup({ marker, text }: LogLine): boolean {
  return marker === undefined && (text === 'Post job cleanup.' || text === 'Cleaning up orphan processes')
}

/** A section starts with a group: the script in color, then the shell and the environment. */
function readSection(section: readonly LogLine[]): Pick<StepLog, 'command' | 'lines'> {
  const [first] = section
  if (!first || !startsStep(first) || isCleanup(first)) return { command: undefined, lines: section }
  const end = section.findIndex(({ marker }) => marker === 'endgroup')
  const header = section.slice(1, end === -1 ? 1 : end)
  const script = header.filter(({ isScript }) => isScript).map(({ text }) => text)
  const command = script.join('\n').trim()
  return { command: command === '' ? undefined : command, lines: section.slice(end === -1 ? 1 : end + 1) }
}

/** One line of the log of a job. */
interface LogLine {
  /** Milliseconds since 1970; undefined if the line has no time stamp. */
  readonly at: number | undefined
  /** What a runner command at the start of the line says, such as `group` or `error`; undefined for plain output. */
  readonly marker: string | undefined
  /** Without time stamp, marker and colors, and cut if it is very long. */
  readonly text: string
  /** True for a line of the script of a step, which the runner prints in color before it runs. */
  readonly isScript: boolean
}

/** Longer lines are data, such as a bundle, and say nothing about a failure. */
const MAX_LINE = 2_000

const TIME_STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z) ?/
// eslint-disable-next-line no-control-regex -- terminal sequences
const SEQUENCES = /\u001B(?:\[[0-?]{0,32}[ -/]{0,8}[@-~]|\][^\u0007\u001B]{0,200}(?:\u0007|\u001B\\)?|[@-Z\\^_])/g
/** How the runner colors the lines of a script. */
const SCRIPT_COLOR = '\u001B[36;1m'
const MARKER = /^##\[([a-z-]{1,20})\]/

/** The lines of a log, in order. Takes linear time, whatever the log contains. */
function readLogLines(log: string): LogLine[] {
  const lines = log.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines.map(readLine)
}

function readLine(line: string): LogLine {
  const [stamp = '', time] = TIME_STAMP.exec(line.slice(0, 64)) ?? []
  const raw = line.slice(stamp.length, stamp.length + MAX_LINE)
  // A program that redraws a line leaves only its last state on the screen.
  const shown = raw.replace(/\r+$/, '')
  const plain = shown.slice(shown.lastIndexOf('\r') + 1).replaceAll(SEQUENCES, '')
  const [written = '', marker] = MARKER.exec(plain) ?? []
  const isCut = line.length > stamp.length + MAX_LINE
  return {
    at: time === undefined ? undefined : Date.parse(time),
    marker,
    text: `${plain.slice(written.length)}${isCut ? ' …' : ''}`,
    isScript: raw.startsWith(SCRIPT_COLOR)
  }
}
