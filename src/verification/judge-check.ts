import type { Check, TestReport } from '../domain/verification.ts'
import { plainText, testsOf } from './read-report.ts'
import { listFirst } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import { rootCause } from './root-cause.ts'

/** How a check ended. A check that could not run says nothing about the code. */
export type CheckEnd =
  | { readonly kind: 'passed' }
  /** `crash`: the signal that ended its program. */
  | { readonly kind: 'failed'; readonly crash?: string }
  /** It reached its time limit. */
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'could-not-run'; readonly cause: string }

/** Exit codes of a shell that cannot execute a command or does not find it. */
const SHELL_CODES = [126, 127]

/**
 * Judges one check. If at least one test ran, the check ran, whatever else it prints: the messages of failed assertions can contain any
 * words. A runner that ran no test has not run, whatever its exit code.
 */
export function judgeCheck(check: Check): CheckEnd {
  const { exitCode } = check
  if (exitCode === undefined) return { kind: 'timed-out' }
  const report = testsOf(check)
  const output = plainText(check.output)
  const crash = exitCode === 0 || report?.failed === exitCode ? undefined : crashIn(exitCode, output)
  const failed = { kind: 'failed', ...(crash !== undefined && { crash }) } as const
  // Attack: `|| true` or `| tee log` behind the command.
  const isWhole = report?.failed === 0 && report.notLoaded.length === 0
  if (report?.hasRun === true) return exitCode === 0 && isWhole ? { kind: 'passed' } : failed
  const nothing = report && nothingRan(report, crash)
  if (exitCode === 0) {
    const cause = nothingToRun(output) ?? nothing
    return cause === undefined ? { kind: 'passed' } : { kind: 'could-not-run', cause }
  }
  const cause =
    rootCause(output) ??
    causeIn(output) ??
    nothing ??
    stoppedEarly(output) ??
    (SHELL_CODES.includes(exitCode) ? `exit code ${exitCode}` : undefined)
  return cause === undefined ? failed : { kind: 'could-not-run', cause }
}

const MAX_NAMES = 3

function nothingRan({ notLoaded }: TestReport, crash: string | undefined): string {
  const names = notLoaded.length === 0 ? '' : `: ${listFirst(notLoaded, MAX_NAMES)}`
  if (crash !== undefined) return `its program crashed (${crash}) before a test ended${names}`
  return names === '' ? 'it ran no tests' : `nothing ran, because this did not load or build${names}`
}

/** By what shells add to 128 for the exit code. */
const SIGNALS: Readonly<Record<number, string>> = {
  4: 'SIGILL',
  5: 'SIGTRAP',
  6: 'SIGABRT',
  7: 'SIGBUS',
  8: 'SIGFPE',
  9: 'SIGKILL',
  11: 'SIGSEGV',
  15: 'SIGTERM'
}
const CRASH =
  /(?:\bsignal: (?:\d+, |')|(?:killed|terminated) by signal )(SIG[A-Z]+)|^(?:.{0,200}: )?(Aborted|Segmentation fault|Bus error|Illegal instruction)(?: \(core dumped\))?$/m

function crashIn(exitCode: number, output: string): string | undefined {
  const [, signal, words] = CRASH.exec(output) ?? []
  return signal ?? SIGNALS[exitCode - 128] ?? words
}

/** Why a script of package.json ended before its tests: a script before it failed, or a command of the same line, such as a linter. */
function stoppedEarly(output: string): string | undefined {
  if (/^> (?:\S+ )?pretest(?: .*)?$/m.test(output) && !/^> (?:\S+ )?test(?: .*)?$/m.test(output))
    return 'pretest stopped before the tests'
  return /^> (?:(?!&&).)*&&.*\b(?:jest|mocha|vitest|ava|tape|tap|lab|node --test)\b/m.test(output)
    ? 'no test is known to have run'
    : undefined
}

/** Parts of lines that runners, package managers and shells print when they cannot start. The line is the cause. */
const MISSING: readonly RegExp[] = [
  // A program, package, library or service that is not there. A relative import that fails is the code's own failure.
  /(?:^|[\s/])(?:(?:ba|da|z|k)?sh|env|xargs|timeout|g?make(?:\[\d+\])?): .*(?:not found|No such file(?: or directory)?|Permission denied)$/,
  /: line \d+: .*: (?:command not found|No such file or directory)$|^zsh:\d+: command not found: |executable file not found in \$PATH/,
  /error while loading shared libraries|cannot open shared object file/,
  /Cannot find (?:module|package) '(?![./])|Could not locate the bindings file|was compiled against a different Node\.js version/,
  /No module named |requires a different Python/,
  /cannot find module providing package|no required module provides package|is not in std|module lookup disabled|does not contain main module|go\.mod file not found|cannot find main module/,
  /can't find crate for|no matching package named|failed to (?:get|select a version for|download)|could not find `Cargo\.toml`|linker `.*` not found|toolchain '.*' is not installed|requires rustc \d/,
  /Could not resolve (?:dependencies|all (?:files|dependencies|artifacts))|Could not find artifact|Could not transfer artifact|or one of its dependencies could not be resolved|Non-resolvable parent POM|there is no POM in this directory|No compiler is provided/,
  /(?:invalid target release|release version \d+ not supported|Unsupported class file major version|Could not determine java version|Could not find or load main class|SDK location not found)/,
  /MSB1003|error NU1[13]01|compatible \.NET SDK was not found|possible to find any installed \.NET/,
  /Could not find .* in (?:any of the sources|locally installed gems)|Could not find gem |cannot load such file -- (?!\.)|Could not locate Gemfile/,
  /Could not open input file|vendor\/autoload\.php/,
  /Could not find (?:Nx modules|task)|doesn't seem to have been installed|This project is configured to use /,
  /dial tcp[: ]|Could not resolve host|Temporary failure in name resolution|getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|UnknownHostException/,
  // The script or task does not exist.
  /Missing script: |error Command ".*" not found|Couldn't find a script named|ERR_PNPM_NO_SCRIPT|Task '.*' not found in |Unknown lifecycle phase/,
  // The options are wrong.
  /(?:unrecognized (?:option|arguments)|unknown option|unknown command-line option|bad option|unexpected argument|flag provided but not defined|Unrecognized option)/i
]

/** What runners print when they have nothing to run. */
const NOTHING_TO_RUN: readonly RegExp[] = [
  /No test(?:s| files)? found|no tests ran|Ran 0 tests|did not match the filters|No valid test files found|Couldn't find any files to test|no test specified/i,
  /^Could not find '.*'$|^ℹ tests 0$|^ *Exception during run: /
]

/** The same for runners that exit with 0 in that case, or that print it for each part without tests. */
const SUCCESS_WITHOUT_TESTS: readonly RegExp[] = [
  /^\?\s+\S+\s+\[no test files\]$|No tests to run\.|:test NO-SOURCE$|No test is available in|No tests executed!|^0 examples, 0 failures$/
]

const MAX_CAUSE = 200

/** The line that says why a runner could not start, or that it has nothing to run; undefined if there is none. */
function causeIn(output: string): string | undefined {
  return lineWith([...MISSING, ...NOTHING_TO_RUN], output)
}

/** The line with which a successful run says that there are no tests. */
function nothingToRun(output: string): string | undefined {
  return lineWith([...NOTHING_TO_RUN, ...SUCCESS_WITHOUT_TESTS], output)
}

/** What compilers and runners quote from a file. It can contain any words. */
const SOURCE_LINE = /^[\s>\d]*\|/

function lineWith(patterns: readonly RegExp[], output: string): string | undefined {
  const lines = output.split('\n').filter((line) => !SOURCE_LINE.test(line))
  for (const pattern of patterns) {
    const cause = lines.find((line) => pattern.test(line))
    if (cause !== undefined) return oneLine(cause.trim(), MAX_CAUSE)
  }
  return undefined
}
