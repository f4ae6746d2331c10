import type { TestReport } from '../domain/verification.ts'
import { nameOf } from '../text/paths.ts'
import { inGroup, lastNumber, reportOf, type NamedTest } from './test-report.ts'

interface Point extends NamedTest {
  readonly indent: number
}

const POINT = /^( *)(not )?ok (\d+)(?: -)?(?: (.*?))?(?: # (.*))?$/
/** A file that ends with a failure before its first point, or does not end by itself, becomes a point, with what ended it. */
const FILE_NAME = /^\S+\.[cm]?[jt]sx?$/
const END_OF_FILE = /^ *(?:exitCode: [1-9]|signal: '|failureType: 'testTimeoutFailure')/
const COMMENT =
  /^# (?!Subtest: |tests |pass |fail |suites |cancelled |skipped |skip: |todo |duration_ms |time=|fail: )(.+)$/

/** True for the path of a file of tests, which is no test itself. Tests can be named like other files. */
export function isFilePoint(name: string): boolean {
  if (!/\.[cm]?[jt]sx?$/.test(name)) return false
  return /^(?:[A-Z]:)?[\\/]/.test(name) || (/test|spec|check/i.test(name) && !/\s/.test(name))
}

/**
 * Reads the Test Anything Protocol as node:test, tap, tape, ava and mocha write it. A point that follows deeper points is their group.
 *
 * Source: https://testanything.org/tap-version-14-specification.html
 */
export function readTap(output: string): TestReport | undefined {
  // In the order of their depth, so that the points of a group are at the end.
  const open: Point[] = []
  let comment = ''
  // A comment names the test for tape only. node:test prints the output of test files as comments.
  const hasSubtests = /^ *# Subtest: /m.test(output)
  // ava reports files that do not load in points outside of its plan.
  const planned = lastNumber(output, /^1\.\.(\d+)$/gm) ?? Infinity
  // Before version 1, tap also lists files, each after its tests, and repeats what they print.
  const listsFiles = /^# TAP version 13$/m.test(output)
  const files = { passed: 0, failed: 0 }
  let [file, testsBefore] = ['', 0]
  let [count, lastPoint] = [0, 0]
  for (const line of output.split('\n')) {
    const [, said] = COMMENT.exec(line) ?? []
    if (!hasSubtests) comment = said ?? comment
    if (listsFiles && said !== undefined && FILE_NAME.test(said)) [file, testsBefore] = [said, open.length]
    const point = POINT.exec(line)
    const last = open.at(-1)
    if (last?.status === 'failed' && END_OF_FILE.test(line) && FILE_NAME.test(last.name)) {
      open[open.length - 1] = { ...last, status: 'not-loaded' }
    }
    const location = /^ *location: '(.+):\d+:\d+'$/.exec(line)?.[1]
    if (last?.status === 'failed' && location !== undefined) open[open.length - 1] = { file: location, ...last }
    if (!point) continue
    const [, spaces = '', not, number, text = '', directive = ''] = point
    if (file !== '' && nameOf(text) === file) {
      files[not === undefined ? 'passed' : 'failed'] += 1
      if (not !== undefined && open.length === testsBefore) open.push({ name: text, status: 'not-loaded', indent: 0 })
      continue
    }
    const indent = spaces.length
    if (indent === 0) lastPoint = Math.max(Number(number), (count += 1))
    // node:test lists a file that ends before its first test like a test that passed.
    if (indent === 0 && not === undefined && isFilePoint(text) && (open.at(-1)?.indent ?? 0) === 0) {
      files.passed += 1
      continue
    }
    const own = text.replaceAll(/\\([#\\])/g, '$1')
    const name = indent === 0 && comment !== '' ? inGroup(comment, own) : own
    const children = open.splice(open.findLastIndex((each) => each.indent <= indent) + 1)
    const isPlanned = indent > 0 || Number(number) <= planned
    const failure = isPlanned ? 'failed' : 'not-loaded'
    const status = /^(skip|todo)\b/i.test(directive) ? 'skipped' : not === undefined ? 'passed' : failure
    const leaves =
      children.length === 0
        ? [{ name, status, indent } as const]
        : children.map((child) => ({ ...child, name: inGroup(name, child.name), indent }))
    for (const leaf of leaves) open.push(leaf)
  }
  // Attack: the code ends the program, with 0, before the rest of the plan.
  if (!listsFiles && planned !== Infinity && lastPoint > 0 && lastPoint < planned && !/^Bail out!/m.test(output))
    open.push({ name: `the plan 1..${planned} after ${lastPoint}`, status: 'not-loaded', indent: 0 })
  const report = reportOf(open)
  const [points, failed] = [lastNumber(output, /^# pass +(\d+)$/gm), lastNumber(output, /^# fail +(\d+)$/gm)]
  if (open.length === 0 && (points === undefined || files.passed > 0)) return undefined
  if (points === undefined) return report
  // tape counts what it skips as passed.
  const counted = points - files.passed
  const listed = report.passing?.length ?? 0
  const passed = counted === listed + report.skipped.length ? listed : counted
  // The beginning of a long output may be cut off. Its end counts all tests.
  // Some count a file that did not load as a test.
  const failedTests = Math.max(report.failed, (failed ?? 0) - Math.max(files.failed, report.notLoaded.length))
  const passing = listed === passed ? report.passing : undefined
  return { ...report, hasRun: passed > 0 || failedTests > 0, passed, failed: failedTests, passing }
}
