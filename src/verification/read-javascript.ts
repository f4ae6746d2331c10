import type { TestReport } from '../domain/verification.ts'
import { countBefore, lastNumber, namesOf, reportOf, SEPARATOR, type NamedTest } from './test-report.ts'

const GROUP = '▶'
const TREE = /^( *)(▶|✔|✓|✖|✘|✕|×|﹣|○|↓|\d+\))(?: \[fail\]:)? (.+?)(?: \(?(?:[\d.]+ ?m?s)\)?)?(?: # .*)? *$/
const STATUS: Readonly<Record<string, NamedTest['status']>> = {
  '✔': 'passed',
  '✓': 'passed',
  '﹣': 'skipped',
  '○': 'skipped',
  '↓': 'skipped'
}

interface Line {
  readonly indent: number
  readonly mark: string
  readonly name: string
}

/** The spec reporter of node:test. A group is listed before its tests with ▶, and after them like a test. */
export function readNodeTest(output: string): TestReport | undefined {
  const passed = lastNumber(output, /^ℹ pass (\d+)$/gm)
  const failed = lastNumber(output, /^ℹ fail (\d+)$/gm)
  if (passed === undefined || failed === undefined) return undefined
  const [listing = ''] = output.split(/^✖ failing tests:$/m)
  const groups: Line[] = []
  const tests: NamedTest[] = []
  for (const line of treeLines(listing)) {
    while ((groups.at(-1)?.indent ?? -1) > line.indent) groups.pop()
    if (line.mark === GROUP) {
      groups.push(line)
      continue
    }
    const group = groups.at(-1)
    if (group?.indent === line.indent && group.name === line.name) groups.pop()
    else tests.push({ name: nameIn(groups, line.name), status: STATUS[line.mark] ?? 'failed' })
  }
  return { ...reportOf(tests), passed, failed }
}

/** The spec reporter of mocha. Failures are numbered, and their full names follow the counts. */
export function readMocha(output: string): TestReport | undefined {
  const passed = lastNumber(output, /^ {2}(\d+) passing \(/gm)
  if (passed === undefined) return undefined
  const failed = lastNumber(output, /^ {2}(\d+) failing$/gm) ?? 0
  const summary = output.slice(output.search(/^ {2}\d+ passing \(/m))
  // The lines of a name are indented more and more; the last one ends in a colon.
  const summarized = [...summary.matchAll(/^ {2}\d+\) (.+(?:\n {5,}\S.*)*?):\n/gm)].map(([, name = '']) =>
    name
      .split('\n')
      .map((part) => part.trim())
      .join(SEPARATOR)
  )
  const { passing, failing } = testsInTree(output.slice(0, output.length - summary.length))
  return {
    passed,
    failed,
    // Before version 4, the summary has no line ends between groups.
    failing: failing.length === failed ? failing : summarized,
    passing: passing.length === passed ? passing : undefined
  }
}

/** The default and the verbose reporter of jest. */
export function readJest(output: string): TestReport | undefined {
  const line = /^Tests: +(.*\btotal)$/m.exec(output)?.[1]
  if (line === undefined) return undefined
  const failing = [...output.matchAll(/^ {2}● (.+ › .+|(?!Test suite failed to run|Console$).+)$/gm)].map(
    ([, name = '']) => name
  )
  const passed = countBefore(line, 'passed')
  const { passing } = testsInTree(output)
  const suites = countBefore(/^Test Suites: +(.*)$/m.exec(output)?.[1] ?? '', 'failed')
  const failed = countBefore(line, 'failed')
  return {
    passed,
    // A suite that does not load has no tests.
    failed: failed === 0 && suites > 0 ? suites : failed,
    failing: [...new Set(failing)],
    passing: passing.length === passed ? passing : undefined
  }
}

/** The default and the verbose reporter of vitest. */
export function readVitest(output: string): TestReport | undefined {
  const line = /^ *Tests +(.*\(\d+\)|no tests)$/m.exec(output)?.[1]
  if (line === undefined) return undefined
  const failing = [...output.matchAll(/^ FAIL {2}(.+?)(?: \[ .+ \])?$/gm)].map(([, name = '']) =>
    name.replaceAll(' > ', SEPARATOR)
  )
  const listed = [...output.matchAll(/^ ✓ (\S.* > .+?)(?: \d+ ?ms)?$/gm)].map(([, name = '']) =>
    name.replaceAll(' > ', SEPARATOR)
  )
  const passed = countBefore(line, 'passed')
  const failedFiles = countBefore(/^ *Test Files +(.*)$/m.exec(output)?.[1] ?? '', 'failed')
  const failed = countBefore(line, 'failed')
  return {
    passed,
    failed: failed === 0 && failedFiles > 0 ? failedFiles : failed,
    failing: [...new Set(failing)],
    passing: listed.length === passed ? listed : undefined
  }
}

/** The default reporter of ava. */
export function readAva(output: string): TestReport | undefined {
  if (!/^ {2}(?:\d+ tests? (?:passed|failed)|\d+ uncaught exceptions?|no tests found)/m.test(output)) return undefined
  // Some versions show this like a failed test.
  const lines = treeLines(output).filter(({ name }) => name !== "Couldn't find any files to test")
  return reportOf(lines.map(({ mark, name }): NamedTest => ({ name, status: STATUS[mark] ?? 'failed' })))
}

function treeLines(output: string): Line[] {
  return output.split('\n').flatMap((line) => {
    const [, spaces, mark, name] = TREE.exec(line) ?? []
    return spaces === undefined || mark === undefined || name === undefined
      ? []
      : [{ indent: spaces.length, mark, name }]
  })
}

/** The tests in an indented listing whose groups have no mark. */
function testsInTree(listing: string): Record<'passing' | 'failing', readonly string[]> {
  const groups: Line[] = []
  const tests: NamedTest[] = []
  for (const text of listing.split('\n')) {
    const [line] = treeLines(text)
    const [, spaces = '', title] = /^( +)(\S.*)$/.exec(text) ?? []
    if (!line && title === undefined) continue
    const indent = line?.indent ?? spaces.length
    while ((groups.at(-1)?.indent ?? -1) >= indent) groups.pop()
    if (line) tests.push({ name: nameIn(groups, line.name), status: STATUS[line.mark] ?? 'failed' })
    else groups.push({ indent, mark: '', name: title ?? '' })
  }
  return { passing: namesOf(tests, 'passed'), failing: namesOf(tests, 'failed') }
}

function nameIn(groups: readonly Line[], name: string): string {
  return [...groups.map((group) => group.name), name].join(SEPARATOR)
}
