import type { TestReport } from '../domain/verification.ts'
import { countBefore, namesOf, reportOf, type NamedTest } from './test-report.ts'

/** pytest, in all its verbosities. */
export function readPytest(output: string): TestReport | undefined {
  const line = /^=* ?((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s.*$/m.exec(output)?.[1]
  if (line === undefined) return undefined
  const failing = [...output.matchAll(/^(?:FAILED|ERROR) (\S+(?:\[.*?\])?)(?: - .*)?$/gm)].map(([, name = '']) => name)
  const passing = [...output.matchAll(/^(\S+::.+?) PASSED(?: +\[ *\d+%\])?$/gm)].map(([, name = '']) => name)
  const passed = countBefore(line, 'passed')
  return {
    passed,
    failed: countBefore(line, 'failed') + countBefore(line, 'errors?'),
    failing: [...new Set(failing)],
    passing: passing.length === passed ? passing : undefined
  }
}

/** unittest of Python, and runners built on it, such as Django's. */
export function readUnittest(output: string): TestReport | undefined {
  const run = /^Ran (\d+) tests? in /m.exec(output)?.[1]
  if (run === undefined) return undefined
  const end = /^(?:FAILED|OK)(?: \((.*)\))?$/m.exec(output)?.[1] ?? ''
  const countOf = (word: string) => Number(new RegExp(`\\b${word}=(\\d+)`).exec(end)?.[1] ?? 0)
  const failed = countOf('failures') + countOf('errors') + countOf('unexpected successes')
  const passed = Math.max(0, Number(run) - failed - countOf('skipped') - countOf('expected failures'))
  const failing = [...output.matchAll(/^(?:FAIL|ERROR): \S+ \(([^)\s]+)\)/gm)].map(([, name = '']) => name)
  const passing = [...output.matchAll(/^\S+ \(([^)\s]+)\)(?:\n.*)? \.\.\. ok$/gm)].map(([, name = '']) => name)
  return { passed, failed, failing: [...new Set(failing)], passing: passing.length === passed ? passing : undefined }
}

/** go test, also with -v and -json. A test with failing subtests counts as those. */
export function readGoTest(output: string): TestReport | undefined {
  const text = goText(output)
  if (!/^(?:ok {2}\t|FAIL\t|--- (?:FAIL|PASS): )/m.test(text)) return undefined
  const tests: NamedTest[] = []
  let unassigned: NamedTest[] = []
  for (const line of text.split('\n')) {
    const [, result, test] = /^ *--- (FAIL|PASS|SKIP): (\S+)/.exec(line) ?? []
    if (test !== undefined) {
      const status = result === 'PASS' ? 'passed' : result === 'FAIL' ? 'failed' : 'skipped'
      unassigned.push({ name: test, status })
    }
    const [, end, path = '', note = ''] = /^(ok {2}|FAIL)\t(\S+)(?:\s+(.*))?$/.exec(line) ?? []
    if (end === undefined) continue
    tests.push(...leavesOf(unassigned).map((each) => ({ ...each, name: `${path}.${each.name}` })))
    if (/\[(build|setup) failed\]/.test(note)) tests.push({ name: `${path} ${note}`, status: 'failed' })
    unassigned = []
  }
  const report = reportOf([...tests, ...leavesOf(unassigned)])
  // Without -v, passed tests are not listed.
  return /^ *--- PASS: /m.test(text) ? report : { ...report, passed: undefined, passing: undefined }
}

/** The text of the events of `go test -json`; any other output as it is. */
function goText(output: string): string {
  if (!output.startsWith('{"Time"') && !output.includes('\n{"Time"')) return output
  const texts = output.split('\n').flatMap((line) => {
    const [, text] = /"Action":"output".*"Output":("(?:[^"\\]|\\.)*")/.exec(line) ?? []
    return text === undefined ? [] : [JSON.parse(text) as string] // A JSON string.
  })
  return texts.join('')
}

/** Go lists a test after its subtests in some outputs and before them in others. */
function leavesOf(tests: readonly NamedTest[]): readonly NamedTest[] {
  return tests.filter(({ name }) => !tests.some((other) => other.name.startsWith(`${name}/`)))
}

/** cargo test, of one or several crates. */
export function readCargo(output: string): TestReport | undefined {
  const results = [...output.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed;/gm)]
  if (results.length === 0) return undefined
  const tests = [...output.matchAll(/^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored)/gm)].map(
    ([, name = '', status]): NamedTest => ({ name, status: CARGO[status ?? ''] ?? 'failed' })
  )
  return {
    passed: results.reduce((sum, [, passed]) => sum + Number(passed), 0),
    failed: results.reduce((sum, [, , failed]) => sum + Number(failed), 0),
    failing: namesOf(tests, 'failed'),
    passing: namesOf(tests, 'passed')
  }
}

const CARGO: Readonly<Record<string, NamedTest['status']>> = { ok: 'passed', ignored: 'skipped' }

/** Maven's Surefire and Failsafe. */
export function readMaven(output: string): TestReport | undefined {
  const totals = [
    ...output.matchAll(/^(?:\[\w+\] )?Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)$/gm)
  ]
  if (totals.length === 0) return undefined
  const sum = (group: number) => totals.reduce((all, match) => all + Number(match[group]), 0)
  const failed = sum(2) + sum(3)
  const failing = [
    ...output.matchAll(/^\[ERROR\] +(\w[\w.$]*\.\w+|\w[\w$]*)(?:[:»(].*| -- Time elapsed.* <<< (?:FAILURE|ERROR)!)$/gm)
  ]
  const named = failing.filter(([line]) => line.includes('<<<')).map(([, name = '']) => name)
  // Before Surefire 3.
  const inOldFormat = [...output.matchAll(/^ *(\w+)\(([\w.$]+)\)(?:: .*| +Time elapsed: .* <<< (?:FAILURE|ERROR)!)$/gm)]
  named.push(...inOldFormat.map(([, test = '', type = '']) => `${type}.${test}`))
  return {
    passed: sum(1) - failed - sum(4),
    failed,
    failing: [...new Set(named)],
    passing: undefined
  }
}

/** Gradle lists failed tests only. */
export function readGradle(output: string): TestReport | undefined {
  const failing = [...output.matchAll(/^(\S.* > .+?) FAILED$/gm)].map(([, name = '']) => name)
  const [, run, failed] = /^(\d+) tests? completed(?:, (\d+) failed)?/m.exec(output) ?? []
  if (run === undefined && failing.length === 0) return undefined
  const failures = Number(failed ?? failing.length)
  return {
    passed: run === undefined ? undefined : Number(run) - failures,
    failed: failures,
    failing: [...new Set(failing)],
    passing: undefined
  }
}

/** dotnet test. */
export function readDotnet(output: string): TestReport | undefined {
  const totals = [...output.matchAll(/(?:Passed|Failed)! +- Failed: +(\d+), Passed: +(\d+), Skipped: +(\d+)/g)]
  if (totals.length === 0) return undefined
  const failing = [...output.matchAll(/^ {2}Failed (.+?) \[[^\]]+\]$/gm)].map(([, name = '']) => name)
  return {
    passed: totals.reduce((sum, [, , passed]) => sum + Number(passed), 0),
    failed: totals.reduce((sum, [, failed]) => sum + Number(failed), 0),
    failing: [...new Set(failing)],
    passing: undefined
  }
}
