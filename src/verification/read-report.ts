import type { Check, TestReport } from '../domain/verification.ts'
import { readAva, readJest, readLab, readMocha, readNodeTest, readVitest } from './read-javascript.ts'
import { readCargo, readDotnet, readGoTest, readGradle, readMaven, readPytest, readUnittest } from './read-others.ts'
import { readTap } from './read-tap.ts'
import { splitPackages } from './split-packages.ts'
import { inGroup, joinReports } from './test-report.ts'
import { unixLines } from '../text/lines.ts'

type Reader = (output: string) => TestReport | undefined

// TAP comes last: other runners print lines that look like it.
const READERS: readonly Reader[] = [
  readNodeTest,
  readVitest,
  readJest,
  readMocha,
  readLab,
  readAva,
  readPytest,
  readUnittest,
  readCargo,
  readMaven,
  readGradle,
  readDotnet,
  readGoTest,
  readTap
]

// eslint-disable-next-line no-control-regex -- terminal colors
const COLORS = /\u001B\[[\d;]*m/g

/** What npm and pnpm print before a script, as in `> name@1.0.0 test:unit` and `> jest`. yarn 1 prints `$ jest`. */
const SCRIPT_STARTS = /^(?=> \S.*\n> |\$ \S)/m

/** Attack: one line of megabytes makes every pattern slow. */
const LONG_LINE = /^(.{3000}).*(.{1000})$/gm

/** An output without colors and the middle of very long lines, and with the line ends of Unix. */
export function plainText(output: string): string {
  return unixLines(output.replaceAll(COLORS, '')).replaceAll(LONG_LINE, '$1…$2')
}

/** The tests of a check; undefined if no known runner ran. */
export function testsOf({ tests, output }: Check): TestReport | undefined {
  return tests ?? readTestReport(output)
}

/**
 * The tests in the output of runners; undefined if no known runner wrote it. If several packages of a workspace are tested, the names
 * of tests start with that of the package.
 */
export function readTestReport(output: string): TestReport | undefined {
  const text = plainText(output)
  const packages = splitPackages(text) ?? []
  const reports = packages.flatMap(({ name, text: ofPackage }) => {
    const report = readScript(ofPackage)
    if (!report || name === undefined) return report ?? []
    return [renamed(report, (test) => inGroup(name, test))]
  })
  return reports.length === 0 ? readScript(text) : joinReports(reports)
}

function renamed(report: TestReport, rename: (name: string) => string): TestReport {
  const { failing, passing, skipped, notLoaded } = report
  return {
    ...report,
    failing: failing.map(rename),
    passing: passing?.map(rename),
    skipped: skipped.map(rename),
    notLoaded: notLoaded.map(rename)
  }
}

/** Attack: millions of lines that look like the start of a script. */
const MAX_SCRIPTS = 1_000

/** A script can start several runners, one after the other. */
function readScript(text: string): TestReport | undefined {
  const parts = text.split(SCRIPT_STARTS)
  const reports = (parts.length > MAX_SCRIPTS ? [text] : parts).flatMap((part) => readPart(part) ?? [])
  return reports.length < 2 ? reports[0] : joinReports(reports)
}

function readPart(text: string): TestReport | undefined {
  for (const read of READERS) {
    const report = read(text)
    if (report) return report
  }
  return undefined
}
