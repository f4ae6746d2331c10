import type { TestReport } from '../domain/verification.ts'
import { isFilePoint } from './read-tap.ts'
import { countBefore, countedReport, inGroup, lastNumber, reportOf, SEPARATOR, type NamedTest } from './test-report.ts'

const TREE = /^( *)(▶|✔|✓|✖|✘|✕|×|﹣|○|↓|\d+\))(?: \[fail\]:)? (.+)$/
/** What runners add to a name. They put a time into parentheses, and mocha adds none to what fails or is skipped, nor node:test to a group. */
const ADDED = /(?: \([\d.]+ ?m?s\))?(?: # (?:SKIP|TODO)\b.*)?$/
const STATUS: Readonly<Record<string, NamedTest['status']>> = {
  '✔': 'passed',
  '✓': 'passed',
  '﹣': 'skipped',
  '○': 'skipped',
  '↓': 'skipped',
  '□': 'skipped'
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
  // A test marked as to do is counted apart, whether or not it passes.
  const [listing = '', details = ''] = output
    .replaceAll(/^( *)[✔✖](?= .* # (?:SKIP|TODO)\b)/gm, '$1﹣')
    .split(/^✖ failing tests:$/m)
  const groups: Line[] = []
  // A file is no test, but listed like one, also with its whole path, if it does not load or end, or ends before its first test.
  const places = Map.groupBy(details.matchAll(FAILED_IN), ([, , name = '']) => name)
  const tests: NamedTest[] = []
  const files = { passed: 0, failed: 0 }
  for (const { indent, mark, name } of treeLines(listing)) {
    while ((groups.at(-1)?.indent ?? -1) > indent) groups.pop()
    const group = groups.at(-1)
    const isEnd = group?.indent === indent && group.name === name.replace(mark === '▶' ? ADDED : '', '')
    if (isEnd) groups.pop()
    else if (mark === '▶') groups.push({ indent, mark, name })
    else {
      const status = STATUS[mark] ?? 'failed'
      const file = status === 'failed' ? places.get(name)?.shift()?.[1] : undefined
      const isFile = file === undefined ? indent === 0 && isFilePoint(name) : `/${name}`.endsWith(`/${file}`)
      if (isFile && status !== 'skipped') files[status === 'passed' ? 'passed' : 'failed'] += 1
      if (!isFile) tests.push({ name: nameIn(groups, name), status, file })
      else if (status === 'failed') tests.push({ name: file ?? name, status: 'not-loaded' })
    }
  }
  if (tests.length === 0 && files.passed > 0) return undefined
  return countedReport(tests, { passed: passed - files.passed, failed: Math.max(0, failed - files.failed) })
}

const FAILED_IN = /^test at (.+):\d+:\d+\n✖ (.+?)(?: \([\d.]+ms\))?$/gm

/** The console reporter of lab, which lists all tests with -v only. The names of groups and tests are joined by spaces. */
export function readLab(output: string): TestReport | undefined {
  const [, complete, failures = '0', run = complete] =
    /^(?:(\d+) tests complete|(\d+) of (\d+) tests failed)(?: \(\d+ skipped\))?$/m.exec(output) ?? []
  if (run === undefined) return undefined
  const [listing = '', summary = ''] = output.split(/^Failed tests:$/m)
  const failed = Number(failures)
  const passed = Number(run) - failed
  // Outermost groups are not indented.
  const marked = listing
    .replaceAll(/^/gm, ' ')
    .replaceAll(/^( *)([✔✖-]) \d+\) /gm, (_, spaces, mark) => `${spaces}${mark === '-' ? '○' : mark} `)
  const tree = testsInTree(marked).map(({ name, status }) => ({ name: name.replaceAll(SEPARATOR, ' '), status }))
  const summarized = [...summary.matchAll(/^ {2}\d+\) (.+):$/gm)].map(([, name = '']) => name)
  return countedReport(tree, { passed, failed }, summarized)
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
      .reduceRight((inner, group) => inGroup(group, inner))
  )
  // A skipped test is marked with a dash.
  const listing = output.slice(0, output.length - summary.length).replaceAll(/^( +)- /gm, '$1↓ ')
  // Before version 4, the summary has no line ends between groups.
  return countedReport(testsInTree(listing), { passed, failed }, [...new Set(summarized)])
}

/** The default and the verbose reporter of jest. */
export function readJest(output: string): TestReport | undefined {
  const line = /^Tests: (.*\btotal)$/m.exec(output)?.[1]
  if (line === undefined) return undefined
  // At the end of a long run, the failures are repeated.
  const [listing = ''] = output.split(/^Summary of all failing tests$/m)
  const files = listing.split(/^(?=(?:PASS|FAIL) )/m).map(readJestFile)
  const [passed, failed] = [countBefore(line, 'passed'), countBefore(line, 'failed')]
  const listed = files.flatMap(({ tests, notLoaded }) => [...tests, ...notLoaded])
  const summarized = files.flatMap(({ titles }) => titles)
  return countedReport(listed, { passed, failed }, summarized)
}

const NOT_LOADED = 'Test suite failed to run'

/** What jest printed about one file. The names of its tests start with that of the file, because other files can have the same. */
function readJestFile(text: string): {
  readonly tests: readonly NamedTest[]
  /** Of the failing tests, also without the verbose reporter. */
  readonly titles: readonly string[]
  readonly notLoaded: readonly NamedTest[]
} {
  const file = /^(?:PASS|FAIL) (.*?\.\w+)(?: \([\d.]+ m?s\))?\n/.exec(text)?.[1]?.trim()
  const inFile = (name: string) => (file === undefined ? name : inGroup(file, name))
  const titles = new Set([...text.matchAll(/^ {2}● (?!Console$)(.+)$/gm)].map(([, title = '']) => title))
  const isLoaded = !titles.delete(NOT_LOADED)
  return {
    tests: testsInTree(text).flatMap((test) => {
      // Without the verbose reporter, skipped tests are only counted.
      if (/(?:^|› )skipped \d+ tests?$/.test(test.name)) return []
      const name = test.status === 'skipped' ? test.name.replace(/(^|› )skipped (?=[^›]*$)/, '$1') : test.name
      return [{ ...test, name: inFile(name) }]
    }),
    titles: [...titles].map(inFile),
    notLoaded: isLoaded ? [] : [{ name: file ?? NOT_LOADED, status: 'not-loaded' }]
  }
}

/** The default and the verbose reporter of vitest. */
export function readVitest(output: string): TestReport | undefined {
  const line = /^ *Tests (.*\(\d+\)| *no tests)$/m.exec(output)?.[1]
  if (line === undefined) return undefined
  const named = (name: string) => name.replaceAll(' > ', SEPARATOR)
  const titles = (pattern: RegExp) => [...new Set([...output.matchAll(pattern)].map(([, name = '']) => named(name)))]
  const listed = [...output.matchAll(VITEST_RESULT)].map(([, mark = '', name = '']): NamedTest => ({
    name: named(name),
    status: STATUS[mark] ?? 'failed'
  }))
  const counts = { passed: countBefore(line, 'passed'), failed: countBefore(line, 'failed') }
  const summarized = titles(/^ FAIL {2}(.+?)(?<! \])$/gm)
  const report = countedReport(listed, counts, summarized)
  const notLoaded = titles(/^ FAIL {2}(.+?) \[ .+ \]$/gm)
  return { ...report, hasRun: report.hasRun || summarized.length > 0, notLoaded }
}

const VITEST_RESULT = /^ ([✓×↓□]) (\S.* > .+?)(?: \[.*\])?(?: \(retry x\d+\))?(?: \d+ ?ms)?$/gm

/** The default reporter of ava. */
export function readAva(output: string): TestReport | undefined {
  if (!/^ {2}(?:\d+ tests? (?:passed|failed)|\d+ uncaught exceptions?|no tests found)/m.test(output)) return undefined
  // After the list, and in old versions after the counts, values that differ begin with the same dash as tests that are skipped.
  const end = output.search(/^ {2}(?:─$|\d+ tests? (?:passed|failed))/m)
  const list = output.slice(0, end).replaceAll(/^ {2}- (?:\[skip\]: )?/gm, '  ○ ')
  // Some versions show this like a failed test.
  const lines = treeLines(`${list}${output.slice(end)}`).filter(
    ({ name }) => name !== "Couldn't find any files to test"
  )
  // In the list, the title of a failed test is followed by its message. Further down, it is alone on its line.
  const found = [...output.matchAll(/^ {2}(\S.*)\n\n {2}\S+:\d+$/gm)].map(([, title = '']) => title)
  const titles = found.slice(0, MAX_TITLES).toSorted((a, b) => b.length - a.length)
  const tests = lines.map(({ mark, name }): NamedTest => {
    const status = STATUS[mark] ?? (NOT_LOADED_BY_AVA.test(name) ? 'not-loaded' : 'failed')
    const title = titles.find((each) => name.startsWith(`${each} `))
    return { name: status === 'failed' ? (title ?? name) : name, status }
  })
  return reportOf(tests)
}

/** Attack: each line is compared with each of them. */
const MAX_TITLES = 1_000

const NOT_LOADED_BY_AVA = /\.\w+ exited (?:with a non-zero exit code|due to)|^No tests found in /

function treeLines(output: string): Line[] {
  return output.split('\n').flatMap((line) => {
    const [, spaces, mark, name] = TREE.exec(line.trimEnd()) ?? []
    return spaces === undefined || mark === undefined || name === undefined
      ? []
      : [{ indent: spaces.length, mark, name: /^[▶↓\d]/.test(mark) ? name : name.replace(ADDED, '') }]
  })
}

/** The tests in an indented listing whose groups have no mark. */
function testsInTree(listing: string): readonly NamedTest[] {
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
  return tests
}

function nameIn(groups: readonly Line[], name: string): string {
  return groups.reduceRight((inner, group) => inGroup(group.name, inner), name)
}
