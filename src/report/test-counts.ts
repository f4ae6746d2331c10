/** The test results in the output of a test runner. */
export interface TestCounts {
  /** Undefined when the runner only reports failures. */
  readonly passed: number | undefined
  readonly failed: number
  /** The names of failed tests. Can be fewer than `failed`, because the output can be cut. */
  readonly failing: readonly string[]
}

type Reader = (output: string) => TestCounts | undefined

const READERS: readonly Reader[] = [readNodeTest, readJest, readPytest, readCargo, readGoTest]

/** Reads the counts from the output of node:test (spec and TAP), jest, pytest, cargo test or go test. */
export function readTestCounts(output: string): TestCounts | undefined {
  for (const read of READERS) {
    const counts = read(output)
    if (counts) return counts
  }
  return undefined
}

/** How many tests the work fixed and broke; undefined when the outputs do not say. */
export function compareTests(before: string, after: string): { fixed: number; broken: number } | undefined {
  const old = readTestCounts(before)
  const now = readTestCounts(after)
  if (!old || !now) return undefined
  if (areAllNamed(old) && areAllNamed(now)) {
    return { fixed: countMissing(old.failing, now.failing), broken: countMissing(now.failing, old.failing) }
  }
  return { fixed: Math.max(0, old.failed - now.failed), broken: Math.max(0, now.failed - old.failed) }
}

function areAllNamed({ failed, failing }: TestCounts): boolean {
  return failing.length === failed
}

function countMissing(names: readonly string[], others: readonly string[]): number {
  const known = new Set(others)
  return names.filter((name) => !known.has(name)).length
}

function readNodeTest(output: string): TestCounts | undefined {
  const passed = lastNumber(output, /^(?:#|ℹ) pass (\d+)$/gm)
  const failed = lastNumber(output, /^(?:#|ℹ) fail (\d+)$/gm)
  if (passed === undefined || failed === undefined) return undefined
  // A failed suite is listed like a failed test. Then there are more names than failures, and the names are not used.
  const failing = names(output, /^[ \t]*(?:not ok \d+ - (.*)|✖ (.*?) \([\d.]+m?s\))$/gm)
  return { passed, failed, failing }
}

function readJest(output: string): TestCounts | undefined {
  const line = /^Tests:? +(\d.*)$/m.exec(output)?.[1]
  if (line === undefined) return undefined
  return {
    passed: countBefore(line, 'passed'),
    failed: countBefore(line, 'failed'),
    failing: names(output, /^ {2}● (.*)$/gm)
  }
}

function readPytest(output: string): TestCounts | undefined {
  const line = /^=* ?((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s.*$/m.exec(output)?.[1]
  if (line === undefined) return undefined
  return {
    passed: countBefore(line, 'passed'),
    failed: countBefore(line, 'failed') + countBefore(line, 'error'),
    failing: names(output, /^(?:FAILED|ERROR) (\S+)/gm)
  }
}

function readCargo(output: string): TestCounts | undefined {
  const results = [...output.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed;/gm)]
  if (results.length === 0) return undefined
  return {
    passed: results.reduce((sum, [, passed]) => sum + Number(passed), 0),
    failed: results.reduce((sum, [, , failed]) => sum + Number(failed), 0),
    failing: names(output, /^test (.*) \.\.\. FAILED$/gm)
  }
}

function readGoTest(output: string): TestCounts | undefined {
  if (!/^(?:ok {2}\t|FAIL\t|--- (?:FAIL|PASS): )/m.test(output)) return undefined
  const failing = names(output, /^--- FAIL: (\S+)/gm)
  const passed = names(output, /^--- PASS: (\S+)/gm).length
  return { passed: passed || undefined, failed: failing.length, failing }
}

function names(output: string, pattern: RegExp): readonly string[] {
  const found = [...output.matchAll(pattern)].map(([, ...groups]) => groups.find(Boolean) ?? '')
  return [...new Set(found.map((name) => name.trim()))].filter(Boolean)
}

function lastNumber(output: string, pattern: RegExp): number | undefined {
  const found = [...output.matchAll(pattern)].at(-1)?.[1]
  return found === undefined ? undefined : Number(found)
}

function countBefore(line: string, word: string): number {
  return Number(new RegExp(String.raw`(\d+) ${word}`).exec(line)?.[1] ?? 0)
}
