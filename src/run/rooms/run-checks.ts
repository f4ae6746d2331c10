import { agentHost } from '../../agent-host.ts'
import type { Check, TestReport, VerifyEntry } from '../../domain/verification.ts'
import { ToolError } from '../../errors.ts'
import type { Emit } from '../../report/reporter.ts'
import { redactDeep, type Redact } from '../../secrets/redact.ts'
import { shorten } from '../../text/shorten.ts'
import { withinTime } from '../../text/within-time.ts'
import { failureExcerpt } from '../../verification/failure-excerpt.ts'
import { askForNames, withoutPassed } from '../../verification/name-tests.ts'
import { plainText, readTestReport } from '../../verification/read-report.ts'
import { readTextBeneath } from '../../workspace/files/root-files.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { listReports, readReportFiles } from './test-reports.ts'
import { documentationUrl } from '../../text/documentation-url.ts'

export interface CheckRun {
  readonly workspace: Pick<Workspace, 'run' | 'sandbox' | 'root'> & Partial<Pick<Workspace, 'shownRoot'>>
  readonly checks: readonly Pick<VerifyEntry, 'run' | 'reports'>[]
  readonly when: 'before' | 'after'
  /** For all checks together. The time of the model does not count. */
  readonly minutes: number
  /** Milliseconds of these minutes that other checks have used. */
  readonly usedMs?: number
}

export interface CheckOptions {
  readonly emit: Emit
  /** For what the checks print, before causes, names and annotations are cut out of it: half a secret is no longer recognized. */
  readonly redact: Redact
  readonly signal: AbortSignal
  /** Milliseconds, from any origin. */
  readonly now?: () => number
}

const NO_SANDBOX = `No sandbox could be set up on this runner, so no command was run and nothing is verified. See ${documentationUrl('docs/sandbox.md')} for what a sandbox needs.`

/**
 * Runs the repository's own checks, in order, on the work tree as it is. A check that has not ended
 * when the time is up is recorded without an exit code, because the work must still be submitted.
 */
export async function runChecks(
  run: CheckRun,
  { emit, redact, signal, now = () => performance.now() }: CheckOptions
): Promise<Check[]> {
  const { workspace, checks: entries, when, minutes, usedMs = 0 } = run
  if (!workspace.sandbox) {
    if (when === 'before') emit({ kind: 'warning', text: NO_SANDBOX })
    return []
  }
  const endsAt = now() + minutes * 60_000 - usedMs
  const checks: Check[] = []
  for (const entry of entries) {
    const check = await runCheck(entry, { workspace, when, leftMs: endsAt - now(), redact, signal })
    emit({ kind: 'checked', when, check })
    checks.push(check)
  }
  if (now() >= endsAt) emit({ kind: 'warning', text: overtimeWarning(when, minutes) })
  return checks
}

interface CheckLimits extends Pick<CheckRun, 'workspace' | 'when'>, Pick<CheckOptions, 'redact' | 'signal'> {
  readonly leftMs: number
}

export function notStarted(command: string, why: string): Check {
  return { command, exitCode: undefined, durationMs: 0, output: `Not started: ${why}\n` }
}

async function runCheck(check: CheckRun['checks'][number], limits: CheckLimits): Promise<Check> {
  if (limits.leftMs <= 0) return notStarted(check.run, 'no time was left.')
  try {
    return await startCheck(check, limits)
  } catch (error) {
    // The sandbox refuses, because the work tree is not the one that it planned for.
    if (error instanceof ToolError) return notStarted(check.run, error.message)
    throw error
  }
}

async function startCheck(
  { run: command, reports }: CheckRun['checks'][number],
  { workspace, when, leftMs, redact, signal }: CheckLimits
): Promise<Check> {
  const search = { root: workspace.root, globs: reports }
  const earlier = await listReports(search)
  const { onOutput, ifLongerThan } = completeOutput()
  const asking = await askForNames(command, (path) => readTextBeneath(workspace.root, path))
  const { exitCode, durationMs, output } = await workspace.run(asking, {
    context: { check: command, when },
    timeoutMs: leftMs,
    signal,
    onOutput
  })
  // Runners print the path at which they see the work tree, also in the names of tests.
  const roots = [workspace.shownRoot ?? workspace.root, workspace.root].flatMap((root) => [
    `file://${root}/`,
    `${root}/`
  ])
  const relative = (text: string) => roots.reduce((rest, root) => rest.replaceAll(root, ''), text)
  const complete = ifLongerThan(output)
  const whole = complete === undefined ? undefined : relative(complete)
  const { shown, printed, isShown } = withinTime(MAX_READ_MS, () => readOutput(relative(output), whole, redact)) ?? {
    shown: redact(output),
    printed: UNREADABLE,
    isShown: false
  }
  const reported = await readReportFiles(search, earlier)
  const isReported = reported !== undefined && countOf(reported) >= countOf(printed)
  // What is shown of the output says the same.
  const report = isReported ? reported : isShown ? undefined : printed
  const tests = report && withBoundedNames(redactDeep(report, (text) => redact(relative(text))))
  return { command, exitCode, durationMs, output: shown, ...(tests && { tests }) }
}

const MAX_SHOWN = 30_000

/** The output, without the tests that passed if they were asked for. What was cut out of it between them may be a failure. */
function failuresIn(output: string, whole: string | undefined, redact: Redact): string {
  const plain = whole === undefined ? '' : plainText(redact(whole))
  const failures = withoutPassed(plain)
  return failures === plain ? withoutPassed(redact(output)) : failureExcerpt(failures, MAX_SHOWN)
}

/** Attack: an output for which a pattern takes hours. What it says is then unknown, whatever the exit code. */
const MAX_READ_MS = 10_000
const UNREADABLE: TestReport = {
  hasRun: false,
  passed: 0,
  failed: 0,
  failing: [],
  passing: undefined,
  skipped: [],
  notLoaded: ['the output, which takes too long to read']
}

interface PrintedTests {
  readonly shown: string
  readonly printed: TestReport | undefined
  /** True if the tests can be read in what is shown. */
  readonly isShown: boolean
}

/** @param whole what the check printed, if that is longer */
function readOutput(output: string, whole: string | undefined, redact: Redact): PrintedTests {
  const printed = readTestReport(whole ?? output)
  const shown = printed ? failuresIn(output, whole, redact) : redact(output)
  return { shown, printed, isShown: JSON.stringify(printed) === JSON.stringify(readTestReport(shown)) }
}

function countOf(report: TestReport | undefined): number {
  return report ? (report.passed ?? 0) + report.failed : 0
}

const MAX_NAMES = 10_000
const MAX_NAME = 300
const DIGEST = 8

/** The trace and the artifact between two jobs store the names. */
function withBoundedNames({ failing, failingIn, passing, skipped, notLoaded, ...counts }: TestReport): TestReport {
  const bounded = (names: readonly string[]) => names.slice(0, MAX_NAMES).map(boundedName)
  const isListed = passing !== undefined && Math.max(passing.length, skipped.length) <= MAX_NAMES
  return {
    ...counts,
    failing: bounded(failing),
    ...(failingIn && { failingIn: bounded(failingIn) }),
    passing: isListed ? bounded(passing) : undefined,
    skipped: bounded(skipped),
    notLoaded: bounded(notLoaded)
  }
}

/** Two names that begin alike stay different: a test that fails now must not pass for one that failed before. */
function boundedName(name: string): string {
  if (name.length <= MAX_NAME) return name
  const digest = agentHost.digest(name).slice(0, DIGEST)
  return `${shorten(name, MAX_NAME - DIGEST - 1)} ${digest}`
}

const MAX_OUTPUT_BYTES = 8 * 1024 * 1024

/** Keeps what a check prints, up to a limit. */
function completeOutput() {
  const chunks: Buffer[] = []
  let bytes = 0
  const onOutput = (chunk: Buffer) => {
    if (bytes < MAX_OUTPUT_BYTES) chunks.push(chunk)
    bytes += chunk.length
  }
  const ifLongerThan = (shown: string) =>
    bytes > Buffer.byteLength(shown) ? Buffer.concat(chunks).toString() : undefined
  return { onOutput, ifLongerThan }
}

function overtimeWarning(when: 'before' | 'after', minutes: number): string {
  return `The checks ${when} the work used all of their ${minutes} min. Raise verify-minutes under limits in agent.yml, or list faster checks under verify.`
}
