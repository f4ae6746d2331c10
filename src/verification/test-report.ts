import type { TestReport } from '../domain/verification.ts'

export interface NamedTest {
  readonly name: string
  readonly status: 'passed' | 'failed' | 'skipped'
}

/** What separates the groups in the name of a test. */
export const SEPARATOR = ' › '

/** A report of tests that are all listed by name. */
export function reportOf(listed: readonly NamedTest[]): TestReport {
  const tests = numbered(listed)
  const failing = namesOf(tests, 'failed')
  const passing = namesOf(tests, 'passed')
  return { passed: passing.length, failed: failing.length, failing, passing }
}

/** Without numbers, a failing assertion of tape could not be told from a passing one with the same message. */
function numbered(tests: readonly NamedTest[]): readonly NamedTest[] {
  const seen = new Map<string, number>()
  return tests.map((test) => {
    const number = (seen.get(test.name) ?? 0) + 1
    seen.set(test.name, number)
    return number === 1 ? test : { ...test, name: `${test.name} (${number})` }
  })
}

/** One report of several runs. What one of them does not say, the sum does not say either. */
export function joinReports(reports: readonly TestReport[]): TestReport {
  const passed = reports.flatMap((report) => report.passed ?? [])
  const passing = reports.flatMap((report) => (report.passing === undefined ? [] : [report.passing]))
  return {
    passed: passed.length === reports.length ? sum(passed) : undefined,
    failed: sum(reports.map(({ failed }) => failed)),
    failing: [...new Set(reports.flatMap(({ failing }) => failing))],
    passing: passing.length === reports.length ? [...new Set(passing.flat())] : undefined
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** The names of the tests with this status, each once, in order. */
export function namesOf(tests: readonly NamedTest[], status: NamedTest['status']): readonly string[] {
  return [...new Set(tests.filter((test) => test.status === status).map(({ name }) => name))]
}

/** The number before a word, as in "2 failed"; 0 if there is none. */
export function countBefore(line: string, word: string): number {
  return Number(new RegExp(String.raw`(\d+) ${word}\b`).exec(line)?.[1] ?? 0)
}

/** The number in the last match of a pattern; undefined if there is none. */
export function lastNumber(output: string, pattern: RegExp): number | undefined {
  const found = [...output.matchAll(pattern)].at(-1)?.[1]
  return found === undefined ? undefined : Number(found)
}
