import type { Check, TestReport, Verification } from '../domain/verification.ts'
import { judgeCheck, type CheckEnd } from './judge-check.ts'
import { testsOf } from './read-report.ts'

/** The tests of one check before and after the work. */
export interface TestComparison {
  /** After the work, or before it if the check did not run again. */
  readonly passed: number | undefined
  readonly failed: number
  /** Failed before and pass now, or are gone. */
  readonly fixed: readonly string[]
  /** Also known if the output is cut and does not name all tests. */
  readonly fixedCount: number
  readonly stillFailing: readonly string[]
  /** Fail now and did not fail before. */
  readonly newlyFailing: readonly string[]
  /** Passing tests that did not exist before; empty if the runner does not list what passes. */
  readonly added: readonly string[]
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
export function compareChecks({ before, after }: Verification): readonly ComparedCheck[] {
  const commands = new Set([...before, ...after].map(({ command }) => command))
  return [...commands].map((command) =>
    compareCheck(command, checkOf({ command }, before), checkOf({ command }, after))
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
  /** `passed` or `failing-as-before`, but the checks had files that are not published, so nothing is proved of what is. */
  | 'partial'
  /** Something is worse than before. */
  | 'worse'
  /** No check could run, or none finished, before or after. */
  | 'could-not-run'

/** Judges the checks after the work by those before it. */
export function verdictOf(verification: Verification): Verdict {
  const checks = compareChecks(verification).filter(({ after }) => after !== undefined)
  if (checks.length === 0) return 'none'
  if (checks.some(({ isWorse }) => isWorse)) return 'worse'
  const ends = new Set(checks.map(({ after }) => after?.kind))
  if (!ends.has('failed') && !ends.has('passed')) return 'could-not-run'
  if (verification.unpublished) return 'partial'
  return ends.has('failed') ? 'failing-as-before' : 'passed'
}

function compareCheck(command: string, before: Check | undefined, after: Check | undefined): ComparedCheck {
  const [oldEnd, newEnd] = [before && judgeCheck(before), after && judgeCheck(after)]
  const [old, now] = [before && testsOf(before), after && testsOf(after)]
  const tests = compareTests(old, now ?? (after ? undefined : old))
  const isGone = after !== undefined && newEnd !== undefined && hasDisappeared(oldEnd, newEnd, { old, now, after })
  const isWorse = isGone || (newEnd !== undefined && isWorseThan(oldEnd, newEnd, { old, now, tests }))
  return { command, before: oldEnd, after: newEnd, tests, isWorse, isGone }
}

/** What build tools print instead of running tests again. */
const CACHED = /up[- ]to[- ]date|cache|Nothing to be done|skipp/i

interface Ran extends Pick<Tests, 'old' | 'now'> {
  readonly after: Check
}

function hasDisappeared(before: CheckEnd | undefined, end: CheckEnd, { old, now, after }: Ran): boolean {
  if (before?.kind !== 'passed' && before?.kind !== 'failed') return false
  if (end.kind === 'could-not-run') return true
  return end.kind === 'passed' && old?.hasRun === true && now?.hasRun !== true && !CACHED.test(after.output)
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
  if (areAllNamed(old) && areAllNamed(now)) return (tests?.newlyFailing.length ?? 0) > 0
  return now.failed > old.failed
}

function compareTests(old: TestReport | undefined, now: TestReport | undefined): TestComparison | undefined {
  if (!now) return undefined
  const { passed, failed, failing } = now
  const failedBefore = new Set(old?.failing)
  const failsNow = new Set(failing)
  const fixed = areAllNamed(now) ? [...failedBefore].filter((name) => !failsNow.has(name)) : []
  const knownBefore = old?.passing && new Set([...old.passing, ...old.failing])
  return {
    passed,
    failed,
    fixed,
    fixedCount: old && areAllNamed(old) && areAllNamed(now) ? fixed.length : Math.max(0, (old?.failed ?? 0) - failed),
    stillFailing: failing.filter((name) => failedBefore.has(name)),
    newlyFailing: failing.filter((name) => old !== undefined && areAllNamed(old) && !failedBefore.has(name)),
    added: knownBefore ? (now.passing ?? []).filter((name) => !knownBefore.has(name)) : []
  }
}

/** A cut output lists fewer names than it counts. */
function areAllNamed({ failed, failing }: TestReport): boolean {
  return failing.length >= failed
}
