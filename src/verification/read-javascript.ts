import type { TestReport } from '../domain/verification.ts'
import {
  countBefore,
  inGroup,
  lastNumber,
  namesOf,
  numbered,
  reportOf,
  SEPARATOR,
  type NamedTest
} from './test-report.ts'

const GROUP = '▶'
const TREE =
  /^( *)(▶|✔|✓|✖|✘|✕|×|﹣|○|↓|\d+\))(?: \[fail\]:)? (.+?)(?: \(?(?:[\d.]+ ?m?s)\)?)?(?: # (?:SKIP|TODO)\b.*)?$/
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
  const [listing = ''] = output.replaceAll(/^( *)[✔✖](?= .* # (?:SKIP|TODO)\b)/gm, '$1﹣').split(/^✖ failing tests:$/m)
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
  // A file that does not load or end is listed and counted like a test, by some runners with its whole path.
  const failedFiles = output.matchAll(/^test at (.+):1:1\n✖ ((?:.*[\\/])?\1)(?: \(|$)/gm)
  const files = new Map([...failedFiles].map(([, file = '', name = '']) => [name, file]))
  const withFile = (test: NamedTest): NamedTest => {
    const file = files.get(test.name)
    return file === undefined ? test : { name: file, status: 'not-loaded' }
  }
  const report = reportOf(tests.map(withFile))
  const failedTests = Math.max(0, failed - files.size)
  const passing = report.passed === passed ? report.passing : undefined
  return { ...report, hasRun: passed > 0 || failedTests > 0, passed, failed: failedTests, passing }
}

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
  const report = reportOf(tree)
  const summarized = [...summary.matchAll(/^ {2}\d+\) (.+):$/gm)].map(([, name = '']) => name)
  return {
    ...report,
    hasRun: passed + failed > 0,
    passed,
    failed,
    failing: report.failed === failed ? report.failing : summarized,
    passing: report.passed === passed ? report.passing : undefined
  }
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
  const { passing, failing, skipped } = namesInTree(output.slice(0, output.length - summary.length))
  return {
    hasRun: passed > 0 || failed > 0,
    passed,
    failed,
    // Before version 4, the summary has no line ends between groups.
    failing: failing.length === failed ? failing : [...new Set(summarized)],
    passing: passing.length === passed ? passing : undefined,
    skipped,
    notLoaded: []
  }
}

/** The default and the verbose reporter of jest. */
export function readJest(output: string): TestReport | undefined {
  const line = /^Tests: (.*\btotal)$/m.exec(output)?.[1]
  if (line === undefined) return undefined
  // At the end of a long run, the failures are repeated.
  const [listing = ''] = output.split(/^Summary of all failing tests$/m)
  const files = listing.split(/^(?=(?:PASS|FAIL) )/m).map(readJestFile)
  const [passed, failedTests] = [countBefore(line, 'passed'), countBefore(line, 'failed')]
  const notLoaded = files.flatMap((file) => file.notLoaded)
  const listed = numbered(files.flatMap(({ tests }) => tests))
  const [passing, failing] = [namesOf(listed, 'passed'), namesOf(listed, 'failed')]
  return {
    hasRun: passed > 0 || failedTests > 0,
    passed,
    failed: failedTests,
    failing: failing.length === failedTests ? failing : files.flatMap(({ titles }) => titles),
    passing: passing.length === passed ? passing : undefined,
    skipped: namesOf(listed, 'skipped'),
    notLoaded: [...new Set(notLoaded)]
  }
}

const NOT_LOADED = 'Test suite failed to run'

/** What jest printed about one file. The names of its tests start with that of the file, because other files can have the same. */
function readJestFile(text: string): {
  readonly tests: readonly NamedTest[]
  /** Of the failing tests, also without the verbose reporter. */
  readonly titles: readonly string[]
  readonly notLoaded: readonly string[]
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
    notLoaded: isLoaded ? [] : [file ?? NOT_LOADED]
  }
}

/** The default and the verbose reporter of vitest. */
export function readVitest(output: string): TestReport | undefined {
  const line = /^ *Tests (.*\(\d+\)| *no tests)$/m.exec(output)?.[1]
  if (line === undefined) return undefined
  const named = (name: string) => name.replaceAll(' > ', SEPARATOR)
  const titles = (pattern: RegExp) => [...new Set([...output.matchAll(pattern)].map(([, name = '']) => named(name)))]
  const listed = numbered(
    [...output.matchAll(VITEST_RESULT)].map(([, mark = '', name = '']): NamedTest => ({
      name: named(name),
      status: STATUS[mark] ?? 'failed'
    }))
  )
  const [passing, failing] = [namesOf(listed, 'passed'), namesOf(listed, 'failed')]
  const passed = countBefore(line, 'passed')
  const failed = countBefore(line, 'failed')
  const summarized = titles(/^ FAIL {2}(.+?)(?<! \])$/gm)
  return {
    hasRun: passed > 0 || failed > 0 || summarized.length > 0,
    passed,
    failed,
    failing: failing.length === failed ? failing : summarized,
    passing: passing.length === passed ? passing : undefined,
    skipped: namesOf(listed, 'skipped'),
    notLoaded: titles(/^ FAIL {2}(.+?) \[ .+ \]$/gm)
  }
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
      : [{ indent: spaces.length, mark, name }]
  })
}

/** mocha marks a skipped test with a dash. */
function namesInTree(listing: string): Record<'passing' | 'failing' | 'skipped', readonly string[]> {
  const tests = numbered(testsInTree(listing.replaceAll(/^( +)- /gm, '$1○ ')))
  return { passing: namesOf(tests, 'passed'), failing: namesOf(tests, 'failed'), skipped: namesOf(tests, 'skipped') }
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
