import type { Check, TestReport } from '../domain/verification.ts'
import { readCounted } from './read-counted.ts'
import { readAva, readJest, readLab, readMocha, readNodeTest, readVitest } from './read-javascript.ts'
import { readCargo, readGoTest, readGradle, readPytest, readUnittest } from './read-others.ts'
import { readTap } from './read-tap.ts'
import { inGroup, joinReports, reportOf, testsIn } from './test-report.ts'
import { unixLines } from '../text/lines.ts'

type Reader = (output: string) => TestReport | undefined

// TAP comes last: other runners print lines that look like it.
const READERS: readonly Reader[] = [
  ...[readNodeTest, readVitest, readJest, readMocha, readLab, readAva, readPytest, readUnittest],
  ...[readCargo, readGradle, readGoTest, readCounted, readTap]
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
    return [inPackage(name, report)]
  })
  return reports.length === 0 ? readScript(text) : joinReports(reports)
}

function inPackage(name: string, report: TestReport): TestReport {
  const { hasRun, passed, failed } = report
  const named = reportOf(testsIn(report).map((test) => ({ ...test, name: inGroup(name, test.name) })))
  return { ...named, hasRun, passed, failed, passing: report.passing && named.passing }
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

/** What a package of a workspace printed. */
interface PackageOutput {
  /** Undefined if no other package was tested. */
  readonly name: string | undefined
  readonly text: string
}

/** Lines that begin the output of a package, with its name: of npm and pnpm, of nx and lerna, and of yarn 1. */
const BLOCKS: readonly RegExp[] = [
  /^> (@?[^\s@]+)@[^\s@]+ \S+(?: \/.*)?$/,
  /^> (?:nx run )?(@?[\w./-]+):[\w:.-]+(?: +\[.*\])?$/,
  /^> (@?[^\s@>]+)(?=\nyarn run v)/
]

/** Lines that announce a prefix of later lines, which then end in a colon: of pnpm, and of turbo. */
const ANNOUNCED: readonly RegExp[] = [/^(\S+) [\w:.-]+\$ /, /^(\S+):[\w.-]+: cache (?:miss|hit|bypass)/]

/** A prefix with the name of the package: of pnpm, turbo, yarn 2 and later, and nx and lerna. */
const PREFIXED: readonly RegExp[] = [
  /^(\S+) [\w.-]+(?::[\w.-]+)*: ?(.*)$/,
  /^([^\s:]+):[\w.-]+: ?(.*)$/,
  /^\[([^\s\]]+)\]: ?(.*)$/,
  /^([^\s:]+): ?(.*)$/
]

/** Lines that show that several packages are tested, even if the run stops at the first one. */
const SEVERAL =
  /^(?:yarn workspaces v1|Scope: (?!1 of)\d+ of|\[[^\s\]]+\]: |.*\bRunning (?:target )?\S+ (?:in|for) (?!1 )\d+ (?:packages|projects))/m

/**
 * What each package of a workspace printed, in the order of their first lines. Undefined if the output is of one package and is as the
 * package wrote it.
 */
export function splitPackages(output: string): readonly PackageOutput[] | undefined {
  const lines = output.split('\n')
  const known = new Set(lines.flatMap((line, index) => announcedIn(line, lines[index + 1] ?? '')))
  const texts = new Map<string, string[]>()
  let hasPrefixes = false
  let block: string | undefined
  for (const [index, line] of lines.entries()) {
    const [name, text] = prefixed(line, known) ?? []
    if (name !== undefined && text !== undefined) {
      hasPrefixes = true
      append(texts, name, text)
      continue
    }
    block = blockIn(line, lines[index + 1] ?? '') ?? block
    if (block !== undefined) append(texts, block, line)
  }
  const isOne = texts.size < 2 && !SEVERAL.test(output)
  if (isOne && !hasPrefixes) return undefined
  return [...texts].map(([name, ofPackage]) => ({ name: isOne ? undefined : name, text: ofPackage.join('\n') }))
}

function append(texts: Map<string, string[]>, name: string, line: string): void {
  const lines = texts.get(name)
  if (lines) lines.push(line)
  else texts.set(name, [line])
}

function announcedIn(line: string, next: string): readonly string[] {
  const yarn = /^\[([^\s\]]+)\]: /.exec(line)?.[1]
  const announced = ANNOUNCED.map((pattern) => pattern.exec(line)?.[1])
  return [yarn, ...announced, blockIn(line, next)].filter((name) => name !== undefined)
}

function blockIn(line: string, next: string): string | undefined {
  if (!line.startsWith('> ')) return undefined
  const both = `${line}\n${next}`
  return BLOCKS.map((pattern, index) => pattern.exec(index === 2 ? both : line)?.[1]).find((name) => name !== undefined)
}

function prefixed(line: string, known: ReadonlySet<string>): readonly [string, string] | undefined {
  for (const pattern of PREFIXED) {
    const [, name = '', text = ''] = pattern.exec(line) ?? []
    if (known.has(name)) return [name, text]
  }
  return undefined
}
