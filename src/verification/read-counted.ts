import type { TestReport } from '../domain/verification.ts'
import { countedReport, inGroup, namesOf, SEPARATOR, type NamedTest } from './test-report.ts'

interface Format {
  /** The numbers of the tests that ran, and of those that failed, had an error and were skipped, or passed. */
  readonly counts: RegExp
  /** What lists each test, as a name and a word for its end. */
  readonly listed?: RegExp | ((output: string) => readonly NamedTest[])
  /** The name of a test that failed, where the others are not listed. */
  readonly failing?: RegExp
}

const FORMATS: readonly Format[] = [
  // Maven's Surefire and Failsafe, the latter also before version 3.
  {
    counts:
      /^(?:\[\w+\] )?Tests run: (?<run>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+), Skipped: (?<skipped>\d+)$/gm,
    failing:
      /^(?:\[ERROR\] +(\w[\w.$]*)(?:[:»(].*| -- Time elapsed.*) <<< (?:FAILURE|ERROR)!| *(?<name>\w+)\((?<type>[\w.$]+)\)(?:: .*| +Time elapsed: .* <<< (?:FAILURE|ERROR)!))$/gm
  },
  // dotnet test
  {
    counts: /(?:Passed|Failed)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +\d+/g,
    listed: /^ {2}(?<end>Failed|Passed|Skipped) (?<name>.+?) \[[^\]\n]+\]$/gm
  },
  // minitest
  {
    counts:
      /^(?<run>\d+) runs, \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) skips$/gm,
    listed: /^(?<name>[^#\n]+#.+?) = \d+\.\d+ s = (?<end>[.FES])$/gm,
    failing: /^ +\d+\) (?:Failure|Error):\n(.+?)(?: \[[^\]\n]+\])?:$/gm
  },
  // RSpec
  {
    counts: /^(?<run>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:,.*)?$/gm,
    listed: examplesIn,
    failing: /^rspec \S+ # (.+)$/gm
  },
  // jasmine
  {
    counts: /^(?<run>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/gm,
    failing: /^\d+\) (.+)\n {2}Message:$/gm
  },
  // uvu
  {
    counts: /^ {2}Total: +(?<run>\d+)\n {2}Passed: +(?<passed>\d+)$/gm,
    failing: /^ +FAIL +(\S.*)$/gm
  }
]

/** Of runners that count their tests, and name what passes at most if they are asked. */
export function readCounted(output: string): TestReport | undefined {
  const format = FORMATS.find(({ counts }) => output.search(counts) >= 0)
  if (!format) return undefined
  const { counts, listed, failing } = format
  const totals = [...output.matchAll(counts)]
  const sumOf = (name: string) => totals.reduce((sum, { groups }) => sum + Number(groups?.[name] ?? 0), 0)
  const ran = sumOf('run') - sumOf('skipped')
  const failed = counts.source.includes('failed') ? sumOf('failed') + sumOf('errors') : ran - sumOf('passed')
  const passed = counts.source.includes('passed') ? sumOf('passed') : ran - failed
  const tests = typeof listed === 'function' ? listed(output) : listed ? [...output.matchAll(listed)].map(namedIn) : []
  const summary = failing ? [...output.matchAll(failing)].map(namedIn) : []
  const isSummary = tests.length === 0 && summary.length === failed
  return countedReport(isSummary ? summary : tests, { passed, failed }, [...new Set(namesOf(summary, 'failed'))])
}

function namedIn({ 1: first = '', groups: { name = first, type, end = '' } = {} }: RegExpExecArray): NamedTest {
  return { name: type === undefined ? name : `${type}.${name}`, status: statusOf(end) }
}

function statusOf(end: string): NamedTest['status'] {
  return /^[.P](?!E)/.test(end) ? 'passed' : /^(?:S|PE)/.test(end) ? 'skipped' : 'failed'
}

/** The documentation format of RSpec: an example is a line without deeper lines below it. The names are joined by spaces. */
function examplesIn(output: string): readonly NamedTest[] {
  const lines = output.slice(0, output.search(/^(?:Pending: \(|Failures:$|Finished in )/m)).split('\n')
  const groups: string[] = []
  return lines.flatMap((line, index) => {
    const [indent = 0, next = 0] = [line, lines[index + 1] ?? ''].map((each) => each.search(/\S/))
    groups.splice(Math.max(0, indent / 2))
    const [, text = '', end = 'PASSED'] = /^ *(\S.*?)(?: \((FAILED|PENDING)\b.*\))?$/.exec(line) ?? []
    if (next > indent) groups.push(text)
    if (next > indent || groups.length === 0 || text === '') return []
    const name = groups.reduceRight((inner, group) => inGroup(group, inner), text).replaceAll(SEPARATOR, ' ')
    return [{ name, status: statusOf(end) }]
  })
}
