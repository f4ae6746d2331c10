import type { TestReport } from '../domain/verification.ts'
import { parseJson } from '../text/json.ts'
import { countBefore, countedReport, inGroup, reportOf, type NamedTest } from './test-report.ts'

/** pytest, in all its verbosities. */
export function readPytest(output: string): TestReport | undefined {
  const line = /^=* ?((?:\d+ (?:subtests )?[a-z]+(?:, )?)+) in [\d.]+s.*$/m.exec(output)?.[1]
  if (line === undefined) return undefined
  const listed = [...output.matchAll(/^(?:FAILED|ERROR) (\S.*)$/gm)].map(([, text = '']): NamedTest => {
    const name = withoutMessage(text)
    return { name, status: name.includes('::') ? 'failed' : 'not-loaded' }
  })
  // With a subtest that fails, so does its test. pytest counts both, and the test as one that passed if it is of unittest.
  const subtests = [...output.matchAll(PYTEST_SUBTEST)].map(([, text = '']) => withoutMessage(text))
  const ofSubtests = [...new Set(subtests)].filter((name) => listed.every((each) => each.name !== name))
  // With -v; pytest-xdist puts the result first.
  const results = [...output.matchAll(PYTEST_RESULT)].map(
    ([, early = '', second = '', name = second, result = early]) => ({
      name,
      result
    })
  )
  const withResult = (word: RegExp) => results.filter(({ result }) => word.test(result)).map(({ name }) => name)
  const countOf = (word: string) => countBefore(line, word)
  const uncollected = [...output.matchAll(/^_+ ERROR collecting (.+?) _+$/gm)].map(([, file = '']) => file)
  // With options such as -rN, no summary names what fails.
  const isSummarized = listed.length + ofSubtests.length > 0
  const { failing, notLoaded } = reportOf([
    ...listed,
    ...(isSummarized ? [] : withResult(/^FAILED/).map((name): NamedTest => ({ name, status: 'failed' }))),
    ...ofSubtests.map((name): NamedTest => ({ name, status: 'failed' })),
    ...uncollected.map((name): NamedTest => ({ name, status: 'not-loaded' }))
  ])
  const uncounted = Number(/^(?:collecting \.\.\. )?collected \d+ items? \/ (\d+) errors?/m.exec(output)?.[1] ?? 0)
  const errors = Math.max(0, countOf('errors?') - Math.max(notLoaded.length, uncounted))
  const passed = Math.max(0, countOf('passed') + countOf('xpassed') - ofSubtests.length)
  // Below with -rp, where nothing that a test prints comes between a name and its result.
  const summary = [...output.matchAll(/^X?PASS(?:ED)? ([^\s:]+::.*)$/gm)].map(([, text = '']) => withoutMessage(text))
  const passing = [withResult(/^X?PASS/), summary]
    .map((names) => names.filter((name) => !ofSubtests.includes(name)))
    .find((names) => names.length === passed)
  return {
    hasRun: /\b(?:x?passed|x?failed)\b/.test(line) || errors > 0,
    passed,
    failed: Math.max(0, countOf('failed') - subtests.length) + ofSubtests.length + errors,
    failing,
    passing,
    skipped: withResult(/^(?:SKIPPED|XFAIL)/),
    notLoaded
  }
}

/** `SUBFAILED[message] (name=value) file.py::test`; what is before the name of the test can contain anything. */
const PYTEST_SUBTEST = /^SUBFAIL(?:ED)?(?:[[(].*?[\])])? (\S+\.py::\S.*)$/gm

/** The name before the first ` - ` that is not in the brackets of its parameters. */
function withoutMessage(text: string): string {
  let depth = 0
  for (const [at, sign] of text.split('').entries()) {
    if (sign === '[') depth += 1
    else if (sign === ']') depth -= 1
    else if (sign === ' ' && depth <= 0 && text.startsWith(' - ', at)) return text.slice(0, at)
  }
  return depth > 0 ? (text.split(' - ', 1)[0] ?? '') : text
}

const PYTEST_RESULT =
  /^(?:\[gw\d+\] \[ *\d+%\] (PASSED|FAILED|SKIPPED|XFAIL|XPASS) ((?=\S+::)\S.*\S)|((?=\S+::)\S.+?) (PASSED|FAILED|SKIPPED|XFAIL|XPASS)(?: \(.*\))?(?: +\[ *\d+%\])?) *$/gm

const FAILED_IMPORT = /^unittest\.loader\.(?:_FailedTest|ModuleImportFailure)\./

/** unittest of Python, and runners built on it, such as Django's. */
export function readUnittest(output: string): TestReport | undefined {
  const runs = [...output.matchAll(/^Ran (\d+) tests? in /gm)]
  if (runs.length === 0) return undefined
  const run = runs.reduce((sum, [, count]) => sum + Number(count), 0)
  // Attack: a test prints the end of a run in which everything passes.
  const ends = [...output.matchAll(/^(?:FAILED|OK)(?: \((.*)\))?$/gm)].map(([, counts = '']) => counts)
  // Not within "expected failures=1".
  const countOf = (word: string) =>
    ends.reduce((sum, end) => sum + Number(new RegExp(`(?:^|, )${word}=(\\d+)`).exec(end)?.[1] ?? 0), 0)
  const failed = countOf('failures') + countOf('errors') + countOf('unexpected successes')
  const expected = countOf('expected failures')
  const passed = Math.max(0, run - failed - countOf('skipped') - expected)
  const listed = [...output.matchAll(/^(?:FAIL|ERROR): (\S+) \(([^)\s]+)\)(.*)$/gm)].map(
    ([, test = '', place = '', subtest = '']): NamedTest => {
      const name = `${unittestName(test, place)}${subtest}`
      return FAILED_IMPORT.test(name)
        ? { name: name.replace(FAILED_IMPORT, ''), status: 'not-loaded' }
        : { name, status: 'failed' }
    }
  )
  const failing = new Set(listed.map(({ name }) => name))
  const others = [...output.matchAll(UNITTEST_RESULT)]
    .map(([, test = '', place = '', end = '']): NamedTest => ({
      name: unittestName(test, place),
      // What a test prints comes before its result. How many pass shows whether all of these do.
      status: /^(?:skipped|expected failure)/.test(end) ? 'skipped' : 'passed'
    }))
    .filter(({ name }) => !failing.has(name))
  const notLoaded = listed.filter(({ status }) => status === 'not-loaded').length
  const report = countedReport([...listed, ...others], { passed, failed: Math.max(0, failed - notLoaded) })
  return { ...report, hasRun: report.hasRun || expected > 0 }
}

const UNITTEST_RESULT = /^(\S+) \(([^)\s]+)\)(?:\n.*)? \.\.\. (?!FAIL$|ERROR$)(.*)$/gm

/** Before Python 3.11, only the class stands in parentheses. */
function unittestName(test: string, place: string): string {
  return place.endsWith(`.${test}`) ? place : `${place}.${test}`
}

/** go test, also with -v and -json. A test with failing subtests counts as those. */
export function readGoTest(output: string): TestReport | undefined {
  const text = goText(output)
  if (!/^(?:ok {2}\t|FAIL\t|--- (?:FAIL|PASS): )/m.test(text)) return undefined
  const tests: NamedTest[] = []
  let [hasRun, hasPanicked, hasFailed] = [false, false, false]
  let unassigned: NamedTest[] = []
  for (const line of text.split('\n')) {
    const [, result, test] = /^ *--- (FAIL|PASS|SKIP): (\S+)/.exec(line) ?? []
    if (test !== undefined) {
      const status = result === 'PASS' ? 'passed' : result === 'FAIL' ? 'failed' : 'skipped'
      unassigned.push({ name: test, status })
    }
    // Printed at the end of the tests of a package, and not after a panic.
    hasFailed ||= line === 'FAIL'
    const [, end, path = '', note = ''] = /^(ok {2}|FAIL)\t(\S+)(?:\s(.*))?$/.exec(line) ?? []
    if (end === undefined) continue
    const ofPackage = leavesOf(unassigned).map((each) => ({ ...each, name: `${path}.${each.name}` }))
    // One at a time: a call cannot have as many arguments as a package can have tests.
    for (const each of ofPackage) tests.push(each)
    const isBuilt = !/\[(?:build|setup) failed\]/.test(note)
    hasRun ||= isBuilt && !/\[no tests? /.test(note)
    hasPanicked ||= end === 'FAIL' && isBuilt && !hasFailed
    hasFailed = false
    // It did not build, or its program ended outside of a test. A pattern such as ./... stands for no package.
    const hasFailedTest = ofPackage.some(({ status }) => status === 'failed')
    if (end === 'FAIL' && !hasFailedTest && !path.includes('...')) tests.push({ name: path, status: 'not-loaded' })
    unassigned = []
  }
  const report = reportOf([...tests, ...leavesOf(unassigned)])
  // Without -v, passed tests are not listed. After a panic, the tests of the package that did not run yet are not listed either.
  const isEnded = !hasPanicked && !/^(?:exit status (?!1$)\d+|signal: .*)$/m.test(text)
  if (/^(?:=== RUN | *--- (?:PASS|SKIP): )/m.test(text)) {
    return { ...report, hasRun, passing: isEnded ? report.passing : undefined }
  }
  return { ...report, hasRun: report.hasRun || hasRun, passed: undefined, passing: undefined }
}

/** The text of the events of `go test -json`; any other output as it is. */
function goText(output: string): string {
  if (!output.startsWith('{"Time"') && !output.includes('\n{"Time"')) return output
  const texts = output.split('\n').flatMap((line) => {
    const [, text] = /"Action":"output".*"Output":("(?:[^"\\]|\\.)*")/.exec(line) ?? []
    const value = text === undefined ? undefined : parseJson(text)
    // A test can print a line that only looks like an event.
    return typeof value === 'string' ? [value] : []
  })
  return texts.join('')
}

/** Go lists a test after its subtests in some outputs and before them in others. */
function leavesOf(tests: readonly NamedTest[]): readonly NamedTest[] {
  const groups = new Set(tests.flatMap(({ name }) => groupsOf(name)))
  return tests.filter(({ name }) => !groups.has(name))
}

/** Attack: a name of nothing but slashes. */
const MAX_GROUPS = 100

/** The names of the tests that a subtest can belong to. */
function groupsOf(name: string): readonly string[] {
  const groups: string[] = []
  for (let at = name.indexOf('/'); at >= 0 && groups.length < MAX_GROUPS; at = name.indexOf('/', at + 1))
    groups.push(name.slice(0, at))
  return groups
}

/** cargo test, of one or several crates. The names of tests start with that of their crate, because other crates can have the same. */
export function readCargo(output: string): TestReport | undefined {
  const tests: NamedTest[] = []
  let program = ''
  let [isRunning, hasCrashed] = [false, false]
  let [passed, failed] = [0, 0]
  const endProgram = () => {
    // It ended before its last test.
    if (isRunning) tests.push({ name: program, status: 'not-loaded' })
    hasCrashed ||= isRunning
    isRunning = false
  }
  for (const line of output.split('\n')) {
    const header = CARGO_PROGRAM.exec(line)
    if (header) {
      endProgram()
      program = programName(header)
    }
    const [, count] = /^running (\d+) tests?$/.exec(line) ?? []
    if (count !== undefined) isRunning = count !== '0'
    const [, name = '', status = ''] = /^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored)/.exec(line) ?? []
    if (name !== '')
      tests.push({ name: program === '' ? name : inGroup(program, name), status: CARGO[status] ?? 'failed' })
    const [, passing, failing] = /^test result: \w+\. (\d+) passed; (\d+) failed;/.exec(line) ?? []
    if (failing === undefined) continue
    passed += Number(passing)
    failed += Number(failing)
    isRunning = false
  }
  endProgram()
  const notBuilt = [...output.matchAll(/^error: could not compile `([^`]+)`/gm)].map(([, name = '']): NamedTest => ({
    name,
    status: 'not-loaded'
  }))
  if (!/^(?:running \d+ tests?$|test result: )/m.test(output) && notBuilt.length === 0) return undefined
  // Tests in the documentation can differ only in their line, and end in any order.
  const listed = [...tests.toSorted((one, other) => docLine(one) - docLine(other)), ...notBuilt]
  const report = countedReport(listed, { passed, failed })
  return { ...report, hasRun: hasCrashed || report.hasRun }
}

const docLine = ({ name }: NamedTest) => Number(/ \(line (\d+)\)/.exec(name)?.[1] ?? 0)

/** The groups: the source file or the crate of the tests in the documentation, and the program. */
const CARGO_PROGRAM = /^ +(?:Running (?:unittests )?|Doc-tests )(\S+)(?: \((\S+)\))?$/

function programName([, source = '', program = source]: RegExpExecArray): string {
  const crate = program.replace(/^.*[\\/]/, '').replace(/-[0-9a-f]{16}(?:\.exe)?$/, '')
  if (program === source || source === 'src/lib.rs') return crate
  // A file with integration tests is a program of its own.
  return source.startsWith('src/') ? `${crate} ${source}` : source
}

const CARGO: Readonly<Record<string, NamedTest['status']>> = { ok: 'passed', ignored: 'skipped' }

/** Gradle lists failed tests only. The names of tests start with the path of their project, if it is not the root. */
export function readGradle(output: string): TestReport | undefined {
  const listed: NamedTest[] = []
  let project = ''
  for (const line of output.split('\n')) {
    project = /^> Task (:\S*):[^\s:]+/.exec(line)?.[1] ?? (line.startsWith('> Task ') ? '' : project)
    const [, name, end] = /^(\S.* > .+?) (FAILED|SKIPPED)$/.exec(line) ?? []
    const status = end === 'FAILED' ? 'failed' : 'skipped'
    if (name !== undefined) listed.push({ name: project === '' ? name : inGroup(project, name), status })
  }
  const totals = [...output.matchAll(/^(\d+) tests? completed(?:, (\d+) failed)?/gm)]
  if (totals.length === 0 && listed.length === 0) return undefined
  const [run, failed] = [1, 2].map((group) => totals.reduce((sum, match) => sum + Number(match[group] ?? 0), 0))
  const report = reportOf(listed)
  const failures = totals.length === 0 ? report.failed : (failed ?? 0)
  return {
    ...report,
    hasRun: true,
    passed: totals.length === 0 ? undefined : Math.max(0, (run ?? 0) - failures - report.skipped.length),
    failed: failures,
    passing: undefined
  }
}
