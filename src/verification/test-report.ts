/** The tests in the output of a test runner. */
export interface TestReport {
  /** Undefined when the runner only reports failures. */
  readonly passed: number | undefined
  readonly failed: number
  /** Names of failed tests. Can be fewer than `failed`, because the output can be cut. */
  readonly failing: readonly string[]
  /** Names of passed tests; undefined when the runner does not list all of them. */
  readonly passing: readonly string[] | undefined
}

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
