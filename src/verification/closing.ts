import type { Verification } from '../domain/verification.ts'
import { areAllNamed, checkOf, compareChecks, verdictOf, type ComparedCheck, type Verdict } from './compare.ts'
import { testsOf } from './read-report.ts'

/** Verdicts that make the pull request a draft. */
const UNPROVED: Readonly<Partial<Record<Verdict, string>>> = {
  worse: 'the checks fail',
  partial: 'the checks ran on another tree than what is published',
  'could-not-run': 'no check could run'
}

/**
 * Why the checks are not enough to close an issue, to follow a colon; undefined if they are. A failure counts as removed only if everything
 * that failed is known to pass: by name; or, for a runner that only counts, because as many more tests pass. Where the change edits test
 * files, the tests as they were before must pass too. Attack: the test that fails is deleted, skipped, renamed or emptied.
 */
export function closingObstacle(verification: Verification): string | undefined {
  const { sharedBecause, changedTestFiles } = verification
  const checks = compareChecks(verification)
  const ends = new Set(checks.map(({ after }) => after?.kind))
  const verdict = UNPROVED[verdictOf(verification)]
  if (verdict !== undefined) return verdict
  if (sharedBecause !== undefined) return 'the proof was made where the work was done'
  if (hiddenFailures(verification).length > 0) return 'tests as they were before fail with this change'
  if (checks.some((check) => hidesFailure(check, verification)))
    return 'a test that failed before was removed, renamed or skipped'
  const improved = checks.filter((check) => improves(check, verification))
  if (improved.some((check) => !countsAgree(check, verification)))
    return 'it is not known whether all tests that failed before pass now'
  // Whatever made them fewer, they did not run as they were.
  const isUnexplained = !changedTestFiles?.length || !haveOldTestsRun(verification)
  if (isUnexplained && checks.some(runsFewer)) return 'tests that ran before do not run now'
  if (improved.length > 0 && !haveOldTestsRun(verification))
    return 'it edits test files, and the tests as they were before do not prove the fix'
  if (ends.has('failed')) return 'checks that failed before the work still fail'
  return ends.has('timed-out') || ends.has('could-not-run') ? 'not all checks ran' : undefined
}

/** Tests as they were before the work that fail, and do not in the version of the change. */
export function hiddenFailures({ after, oldTests }: Verification): readonly string[] {
  const reports = after.flatMap((check) => testsOf(check) ?? [])
  const fails = new Set(reports.flatMap(({ failing, notLoaded }) => [...failing, ...notLoaded]))
  return (oldTests?.failing ?? []).filter((name) => !fails.has(name))
}

/** True if the change leaves the test files alone, or if all of them ran as they were before. */
export function haveOldTestsRun({ changedTestFiles = [], oldTests }: Verification): boolean {
  return changedTestFiles.every((path) => oldTests?.files.includes(path))
}

function reportsOf(check: ComparedCheck, { before, after }: Verification) {
  const [old, now] = [checkOf(check, before), checkOf(check, after)]
  return { old: old && testsOf(old), now: now && testsOf(now) }
}

function hidesFailure(check: ComparedCheck, verification: Verification): boolean {
  const { removed = [], skipped = [], renamed = [] } = check.tests ?? {}
  const failed = reportsOf(check, verification).old?.failing ?? []
  return [...removed, ...skipped, ...renamed.map(({ from }) => from)].some((name) => failed.includes(name))
}

/** Some runners name tests by their line: as many are then removed as added. */
function runsFewer({ tests }: ComparedCheck): boolean {
  return tests !== undefined && tests.removed.length + tests.skipped.length + tests.fewerRan > tests.added.length
}

/** True if something failed, did not load or could not run before the work, and no longer does. */
export function improves(check: ComparedCheck, verification: Verification): boolean {
  const { before, after, tests } = check
  const { old, now } = reportsOf(check, verification)
  const loads = now !== undefined && (old?.notLoaded.some((name) => !now.notLoaded.includes(name)) ?? false)
  const fewer = (tests?.fixed.length ?? 0) + (tests?.unseen.length ?? 0) + (tests?.fewerFail ?? 0)
  const isCut = old !== undefined && !areAllNamed(old)
  const passesNow = before !== undefined && before.kind !== 'passed' && after?.kind === 'passed'
  return loads || isCut || fewer > 0 || passesNow
}

/** True if every test that failed is named as passing, or if the numbers leave room for nothing else. */
function countsAgree(check: ComparedCheck, verification: Verification): boolean {
  const unknown = (check.tests?.unseen.length ?? 0) + (check.tests?.fewerFail ?? 0)
  const { old, now } = reportsOf(check, verification)
  if (!old || !now) return true
  const isNamed = areAllNamed(old) && areAllNamed(now)
  if (isNamed && unknown === 0) return true
  if (!isNamed && now.failed > 0) return false
  const fewer = old.failed - now.failed
  return old.passed !== undefined && now.passed !== undefined && now.passed - old.passed >= fewer
}
