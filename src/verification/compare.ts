import type { ChangedTests, Check, RenamedTest, TestReport, Verification } from '../domain/verification.ts'
import { alignNames, withoutNumber } from './align-names.ts'
import { judgeCheck, type CheckEnd } from './judge-check.ts'
import { testsOf } from './read-report.ts'

/** The tests of one check before and after the work. Nothing is in a list that is not known by name. */
export interface TestComparison {
  /** After the work, or before it if the check did not run again. */
  readonly passed: number | undefined
  readonly failed: number
  /** Failed before and pass now. Not those that fail as they were before the work. */
  readonly fixed: readonly string[]
  readonly stillFailing: readonly string[]
  /** Fail now and did not fail before. */
  readonly newlyFailing: readonly string[]
  /** Did not exist before and pass; empty if the runner does not list what passes. */
  readonly added: readonly string[]
  /** Known before, and gone. */
  readonly removed: readonly string[]
  /** Ran before, and are skipped. */
  readonly skipped: readonly string[]
  readonly renamed: readonly RenamedTest[]
  /** Failed before, and are not among those that fail now. The runner does not list what passes: they can be fixed, skipped or gone. */
  readonly unseen: readonly string[]
  /** How many fewer tests fail, besides those that a list names. */
  readonly fewerFail: number
  /** How many fewer tests ran, besides those that are named as removed or skipped. */
  readonly fewerRan: number
  /** Files and packages whose tests could not run. */
  readonly notLoaded: readonly string[]
}

/** One check before and after the work. */
export interface ComparedCheck {
  readonly command: string
  /** Undefined if it did not run then. */
  readonly before: CheckEnd | undefined
  readonly after: CheckEnd | undefined
  /** Undefined if no known runner wrote the output. */
  readonly tests: TestComparison | undefined
  /** True if the work made it worse: it passed and does not now, a test fails that did not fail before, or the check is gone. */
  readonly isWorse: boolean
  /** True if it ran before, and now there is nothing to run, for example because the script or its tests were removed. */
  readonly isGone: boolean
}

/** Compares each check before and after the work, in the order of the settings. */
export function compareChecks(verification: Verification): readonly ComparedCheck[] {
  const { before, after } = verification
  const commands = new Set([...before, ...after].map(({ command }) => command))
  return [...commands].map((command) =>
    compareCheck(command, { before: checkOf({ command }, before), after: checkOf({ command }, after) }, verification)
  )
}

/** The first check of a command; undefined if it did not run. */
export function checkOf({ command }: Pick<ComparedCheck, 'command'>, checks: readonly Check[]): Check | undefined {
  return checks.find((check) => check.command === command)
}

/** What the checks prove about the change. */
export type Verdict =
  /** No check ran after the work. */
  | 'none'
  /** Every check passed, or did not run or finish before either, and at least one passed. */
  | 'passed'
  /** Some tests fail, and all of them failed before. */
  | 'failing-as-before'
  /** `passed` or `failing-as-before`, but what is published is not the tree that the checks had, so nothing is proved of it. */
  | 'partial'
  /** Something is worse than before. */
  | 'worse'
  /** No check could run, or none finished, before or after. */
  | 'could-not-run'

/** Judges the checks after the work by those before it. */
export function verdictOf(verification: Verification): Verdict {
  if (verification.outdated !== undefined) return 'could-not-run'
  const checks = compareChecks(verification).filter(({ after }) => after !== undefined)
  if (checks.length === 0) return 'none'
  if (checks.some(({ isWorse }) => isWorse)) return 'worse'
  const ends = new Set(checks.map(({ after }) => after?.kind))
  if (!ends.has('failed') && !ends.has('passed')) return 'could-not-run'
  if (hasOtherTree(verification)) return 'partial'
  return ends.has('failed') ? 'failing-as-before' : 'passed'
}

/** True if what is published is not the tree that the checks had. */
export function hasOtherTree({ unpublished, rebasedOnto }: Verification): boolean {
  return unpublished !== undefined || rebasedOnto !== undefined
}

function compareCheck(
  command: string,
  { before, after }: { readonly before: Check | undefined; readonly after: Check | undefined },
  changed: ChangedTests
): ComparedCheck {
  const old = before && testsOf(before)
  const later = after && testsOf(after)
  const now = old && later ? alignNames(old, later, changed) : later
  const oldEnd = before && endBeside(before, now)
  // Attack: a file that is found before the runner prints that tests pass.
  const isUnnamed = old && now && isListed(old) && !now.passing && (changed.oldTests?.failing.length ?? 0) > 0
  const end = after && endBeside(after, old)
  const newEnd = isUnnamed && end?.kind === 'passed' ? UNNAMED : end
  const tests = compareTests(old, now ?? (after ? undefined : old), changed)
  const hasNoTests = newEnd?.kind === 'passed' && old?.hasRun === true && now?.hasRun !== true
  if (hasNoTests && oldEnd?.kind === 'passed' && CACHED.test(after?.output ?? ''))
    return { command, before: oldEnd, after: NOT_REPEATED, tests, isWorse: false, isGone: false }
  const isGone = hasRun(oldEnd) && (hasNoTests || newEnd?.kind === 'could-not-run')
  // Whatever its output counts: a script can hide failures of its tests behind `|| true`, before the work too.
  const exitsWorse = before?.exitCode === 0 && after?.exitCode !== 0 && newEnd?.kind === 'failed'
  // Attack: the code ends the runner, with 0, before the rest of the tests.
  const endsEarly = newEnd?.kind === 'passed' && !changed.changedTestFiles?.length && listsFewer(old, now)
  const isWorse =
    isGone || exitsWorse || endsEarly || (newEnd !== undefined && isWorseThan(oldEnd, newEnd, { old, now, tests }))
  return { command, before: oldEnd, after: newEnd, tests, isWorse, isGone }
}

/** If tests ran at the other time, a failure without any test comes from what should run before them. */
function endBeside(check: Check, other: TestReport | undefined): CheckEnd {
  const end = judgeCheck(check)
  const hasStopped = end.kind === 'failed' && other?.hasRun === true && !testsOf(check)
  return hasStopped ? { kind: 'could-not-run', cause: 'no test is known to have run' } : end
}

/** Lines of make, Gradle, turbo and nx about tasks that they do not run again. Code can print the same, so nothing is proved then. */
const CACHED =
  /^g?make(?:\[\d+\])?: (?:Nothing to be done for|.* is up to date)|^> Task \S+ (?:UP-TO-DATE|FROM-CACHE)|\bcache hit, |FULL TURBO|existing outputs match the cache|\[(?:local|remote) cache\]/m

const NOT_REPEATED = {
  kind: 'could-not-run',
  cause: 'its tests did not run again: they are said to be up to date'
} as const

const UNNAMED = {
  kind: 'could-not-run',
  cause: 'it no longer names its tests, and as they were before, tests fail'
} as const

function hasRun(end: CheckEnd | undefined): boolean {
  return end?.kind === 'passed' || end?.kind === 'failed'
}

function listsFewer(old: TestReport | undefined, now: TestReport | undefined): boolean {
  if (!old || !now || !isListed(old) || !isListed(now)) return false
  const size = ({ failing, passing = [], skipped }: TestReport) => failing.length + passing.length + skipped.length
  return size(now) < size(old)
}

interface Tests {
  readonly old: TestReport | undefined
  readonly now: TestReport | undefined
  readonly tests: TestComparison | undefined
}

function isWorseThan(before: CheckEnd | undefined, after: CheckEnd, { old, now, tests }: Tests): boolean {
  if (after.kind === 'passed') return false
  if (before === undefined || before.kind === 'passed') return true
  // If a check could not run before, all its failures count as caused by the change. If it timed out, only failures with new names
  // do.
  const nowEnds = before.kind === 'timed-out' && after.kind === 'failed'
  if (before.kind !== after.kind && !nowEnds) return true
  // Files that do not load are compared too, although no test ran.
  if (!old || !now) return nowEnds
  if (now.notLoaded.some((name) => !old.notLoaded.includes(name))) return true
  // Another part of the check fails, such as a linter after the tests.
  if (explainsFailure(old) && !explainsFailure(now)) return true
  return now.failed > old.failed || (areAllNamed(now) && (tests?.newlyFailing.length ?? 0) > 0)
}

function explainsFailure({ failed, notLoaded }: TestReport): boolean {
  return failed > 0 || notLoaded.length > 0
}

function compareTests(
  old: TestReport | undefined,
  now: TestReport | undefined,
  { oldTests, renamedTests = [], changedTestFiles = [] }: ChangedTests
): TestComparison | undefined {
  if (!now) return undefined
  const { passed, failed, failing, notLoaded } = now
  const failedBefore = new Set(old?.failing)
  const ranBefore = new Set([...failedBefore, ...(old?.passing ?? [])])
  const knownBefore = new Set([...ranBefore, ...(old?.skipped ?? [])])
  const [failsNow, passesNow] = [new Set(failing), new Set(now.passing)]
  const skippedNow = new Set(now.skipped.filter((name) => !failsNow.has(name) && !passesNow.has(name)))
  const isKnownNow = (name: string) => failsNow.has(name) || passesNow.has(name) || skippedNow.has(name)
  const gone = isListed(now) ? [...knownBefore].filter((name) => !isKnownNow(name)) : []
  const added = old && isListed(old) ? (now.passing ?? []).filter((name) => !knownBefore.has(name)) : []
  const renamed = renamedTests.filter(({ from, to }) => gone.includes(from) && isKnownNow(to) && !knownBefore.has(to))
  const [from, to] = [new Set(renamed.map((each) => each.from)), new Map(renamed.map((each) => [each.to, each.from]))]
  const isStill = (name: string) => failedBefore.has(to.get(name) ?? name)
  const noLonger = [...failedBefore].filter((name) => (areAllNamed(now) ? !failsNow.has(name) : passesNow.has(name)))
  const weakened = new Set(oldTests?.failing.map(withoutNumber))
  // Of tests with one name, the one that failed can be in a file that did not load.
  const isSure = (name: string) =>
    notLoaded.length === 0 || (name === withoutNumber(name) && !knownBefore.has(`${name} (2)`))
  // The first failure can have ended the runner before. A new test comes with a change of its file.
  const isNew = (name: string) =>
    knownBefore.has(name) || changedTestFiles.length > 0 || failed > (old?.failed ?? 0) || !listsFewer(now, old)
  const skipped = [...ranBefore].filter((name) => skippedNow.has(name))
  const named = gone.filter((name) => ranBefore.has(name)).length - renamed.length + skipped.length
  return {
    passed,
    failed,
    fixed: noLonger.filter((name) => passesNow.has(name) && !weakened.has(withoutNumber(name)) && isSure(name)),
    stillFailing: failing.filter(isStill),
    newlyFailing: failing.filter((name) => old !== undefined && areAllNamed(old) && !isStill(name) && isNew(name)),
    added: added.filter((name) => !to.has(name)),
    removed: gone.filter((name) => !from.has(name)),
    skipped,
    renamed,
    unseen: noLonger.filter((name) => !isKnownNow(name) && !gone.includes(name)),
    fewerFail: Math.max(0, (old?.failed ?? 0) - failed - noLonger.length),
    fewerRan: notLoaded.length > 0 ? 0 : Math.max(0, (ranIn(old) ?? 0) - (ranIn(now) ?? Infinity) - named),
    notLoaded
  }
}

/** Undefined if the runner does not count what passes. */
export function ranIn(report: TestReport | undefined): number | undefined {
  return report?.passed === undefined ? undefined : report.passed + report.failed
}

/** True if all tests are known by name. */
function isListed(report: TestReport): boolean {
  return report.passing !== undefined && areAllNamed(report) && report.notLoaded.length === 0
}

/** A cut output lists fewer names than it counts. */
export function areAllNamed({ failed, failing }: TestReport): boolean {
  return failing.length >= failed
}
