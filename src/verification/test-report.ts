import type { TestReport } from '../domain/verification.ts'

export interface NamedTest {
  readonly name: string
  /** `not-loaded`: not a test, but a file or package whose tests could not run. */
  readonly status: 'passed' | 'failed' | 'not-loaded' | 'skipped'
  /** The file of a test that failed, if the runner says it; '' is none. */
  readonly file?: string | undefined
}

/** What separates the groups in the name of a test. */
export const SEPARATOR = ' › '

/** Characters of the name of a test that still gets a group, and of a group. */
const MAX_NESTED = 500

/** The name of a test in a group. Attack: thousands of tests below hundreds of groups with long names, together more than the memory. */
export function inGroup(group: string, name: string): string {
  return name.length > MAX_NESTED ? name : `${group.slice(0, MAX_NESTED)}${SEPARATOR}${name}`
}

/** A report of tests that are all listed by name. */
export function reportOf(listed: readonly NamedTest[]): TestReport {
  const tests = numbered(listed)
  const [failing, passing, skipped] = [namesOf(tests, 'failed'), namesOf(tests, 'passed'), namesOf(tests, 'skipped')]
  const hasRun = failing.length + passing.length > 0
  const notLoaded = [...new Set(namesOf(listed, 'not-loaded'))]
  const files = tests.flatMap(({ status, file = '' }) => (status === 'failed' ? [file] : []))
  const failingIn = files.some((file) => file !== '') && { failingIn: files }
  return { hasRun, passed: passing.length, failed: failing.length, failing, ...failingIn, passing, skipped, notLoaded }
}

/** The same with the counts of the runner. If they differ, the list is incomplete, and a summary names what failed. */
export function countedReport(
  listed: readonly NamedTest[],
  { passed, failed }: { readonly passed: number; readonly failed: number },
  summarized?: readonly string[]
): TestReport {
  const report = reportOf(listed)
  const passing = report.passed === passed ? report.passing : undefined
  const failing = report.failed === failed ? report.failing : (summarized ?? report.failing)
  return { ...report, hasRun: passed + failed > 0, passed, failed, failing, passing }
}

/**
 * The same tests with a number in each name that was there before. Without numbers, a failing test could not be told from a passing one
 * of the same name in another file.
 */
export function numbered(tests: readonly NamedTest[]): readonly NamedTest[] {
  const seen = new Map<string, number>()
  return tests.map((test) => {
    const name = test.name.replaceAll(UNSTABLE, '…')
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return { ...test, name: number === 1 ? name : `${name} (${number})` }
  })
}

/** What is another in each run or after an edit above: an address in memory, a time in Go, the line of a test in Rust's documentation. */
const UNSTABLE = /\b0x[\da-f]{9,12}\b|(?<=time\.Date\()[^()]*|(?<= \(line )\d+(?=\)(?: - [a-z ]+)?$)/g

/** One report of several runs, which can have tests of the same name. Leaves out a count or a list that one of them lacks. */
export function joinReports(reports: readonly TestReport[]): TestReport {
  const passed = reports.flatMap((report) => report.passed ?? [])
  const areAllListed = reports.every(({ passing }) => passing !== undefined)
  const tests = reports.flatMap(testsIn).filter(({ status }) => areAllListed || status !== 'passed')
  const report = reportOf(tests)
  return {
    ...report,
    hasRun: reports.some(({ hasRun }) => hasRun),
    passed: passed.length === reports.length ? passed.reduce((sum, each) => sum + each, 0) : undefined,
    failed: reports.reduce((sum, { failed }) => sum + failed, 0),
    passing: areAllListed ? report.passing : undefined
  }
}

/** The tests that a report names, and what is none. */
export function testsIn({
  failing,
  failingIn = [],
  passing = [],
  skipped,
  notLoaded
}: TestReport): readonly NamedTest[] {
  return [
    ...passing.map((name): NamedTest => ({ name, status: 'passed' })),
    ...failing.map((name, index): NamedTest => ({ name, status: 'failed', file: failingIn[index] })),
    ...skipped.map((name): NamedTest => ({ name, status: 'skipped' })),
    ...notLoaded.map((name): NamedTest => ({ name, status: 'not-loaded' }))
  ]
}

/** The names of the tests with one of these statuses, in order. */
export function namesOf(tests: readonly NamedTest[], ...statuses: readonly NamedTest['status'][]): readonly string[] {
  return tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name)
}

/** The number before a word, as in "2 failed"; 0 if there is none. */
export function countBefore(line: string, word: string): number {
  return Number(new RegExp(String.raw`(\d+) ${word}\b`).exec(line)?.[1] ?? 0)
}

/** The number in the last match of a pattern; undefined if there is none. */
export function lastNumber(output: string, pattern: RegExp): number | undefined {
  const lastMatch = [...output.matchAll(pattern)].at(-1)?.[1]
  return lastMatch === undefined ? undefined : Number(lastMatch)
}
