import type { TestReport } from '../domain/verification.ts'
import { lastNumber, reportOf, SEPARATOR, type NamedTest } from './test-report.ts'

interface Point extends NamedTest {
  readonly indent: number
}

const POINT = /^( *)(not )?ok \d+(?: -)?(?: (.*?))?(?: # (.*))?$/
const COMMENT =
  /^# (?!Subtest: |tests |pass |fail |suites |cancelled |skipped |skip: |todo |duration_ms |time=|fail: )(.+)$/

/**
 * Reads the Test Anything Protocol as node:test, tap, tape, ava and mocha write it. A point that follows deeper points is their group.
 *
 * Source: https://testanything.org/tap-version-14-specification.html
 */
export function readTap(output: string): TestReport | undefined {
  let open: Point[] = []
  let comment = ''
  for (const line of output.split('\n')) {
    comment = COMMENT.exec(line)?.[1] ?? comment
    const point = POINT.exec(line)
    if (!point) continue
    const [, spaces = '', not, text = '', directive = ''] = point
    const indent = spaces.length
    const parent = indent === 0 && comment !== '' ? `${comment}${SEPARATOR}` : ''
    const name = `${parent}${unescape(text)}`
    const children = open.filter((child) => child.indent > indent)
    const status = /^(skip|todo)\b/i.test(directive) ? 'skipped' : not === undefined ? 'passed' : 'failed'
    const leaves =
      children.length === 0
        ? [{ name, status, indent } as const]
        : children.map((child) => ({ ...child, name: `${name}${SEPARATOR}${child.name}`, indent }))
    open = [...open.filter((child) => child.indent <= indent), ...leaves]
  }
  const report = reportOf(open)
  const [passed, failed] = [lastNumber(output, /^# pass +(\d+)$/gm), lastNumber(output, /^# fail +(\d+)$/gm)]
  if (passed === undefined) return open.length === 0 ? undefined : report
  // The beginning of a long output may be cut off. Its end counts all tests.
  return { ...report, passed, failed: failed ?? 0, passing: report.passed === passed ? report.passing : undefined }
}

const FILE = /^(not )?ok (\S.*?) \.{3,} (\d+)\/(\d+)$/

/** The default reporter of tap before version 1: a line for each file, with the points of those that fail. */
export function readFileTotals(output: string): TestReport | undefined {
  const [, passed, all] = /^total \.{3,} (\d+)\/(\d+)$/m.exec(output) ?? []
  if (passed === undefined) return undefined
  const points: NamedTest[] = []
  let failedFiles = 0
  let [file, comment] = ['', '']
  for (const line of output.split('\n')) {
    const text = line.trim()
    file = FILE.exec(line)?.[2] ?? file
    comment = COMMENT.exec(text)?.[1] ?? comment
    const [, , not, name] = line.startsWith(' ') ? (POINT.exec(text) ?? []) : []
    // A file that exits with a failure counts as one more point.
    if (name === file) failedFiles += 1
    else if (name !== undefined) {
      const names = [file, comment, name].filter((each) => each !== '')
      points.push({ name: names.join(SEPARATOR), status: not === undefined ? 'passed' : 'failed' })
    }
  }
  const { failing } = reportOf(points)
  return { passed: Number(passed), failed: Number(all) - Number(passed) - failedFiles, failing, passing: undefined }
}

function unescape(text: string): string {
  return text.replaceAll(/\\([#\\])/g, '$1')
}
