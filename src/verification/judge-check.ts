import type { Check } from '../domain/verification.ts'
import { oneLine } from '../text/shorten.ts'
import { testsOf } from './read-report.ts'

/** How a check ended. A check that could not run says nothing about the code. */
export type CheckEnd =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed' }
  /** It reached its time limit. */
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'could-not-run'; readonly cause: string }

/** What runners and shells print when they cannot start, or have nothing to run. The line is the cause. */
const CANNOT_START: readonly RegExp[] = [
  // A program or a package that is not installed. A relative import that fails is the code's own failure.
  /^.*(?:: (?:command )?not found|: No such file or directory)$/m,
  /^.*Cannot find (?:module|package) '(?![./]).*$/m,
  /^.*No module named .*$/m,
  /^.*(?:cannot find module providing package|no required module provides package|is not in std|module lookup disabled) ?.*$/m,
  /^.*(?:can't find crate for|no matching package named|failed to (?:get|select a version for|download)|could not find `Cargo\.toml`).*$/m,
  /^.*(?:Could not resolve (?:dependencies|all (?:files|dependencies))|Could not find artifact).*$/m,
  /^.*error while loading shared libraries.*$/m,
  // Nothing to run.
  /^.*(?:No test(?:s| files)? found|no tests ran|Ran 0 tests|did not match the filters|No valid test files found|Couldn't find any files to test|no test specified).*$/im,
  /^Could not find '.*'$/m,
  /^.*Missing script: .*$/m,
  /^ℹ tests 0$/m,
  // The options are wrong.
  /^.*(?:unrecognized (?:option|arguments)|unknown option|bad option|unexpected argument|flag provided but not defined).*$/im
]

const SHELL_CODES = [126, 127]
const MAX_CAUSE = 200

/**
 * Judges one check. A runner that reports test failures has run, whatever else it prints. A runner that finds no tests has not, even if
 * it exits with 0.
 */
export function judgeCheck(check: Check): CheckEnd {
  const { exitCode, output } = check
  if (exitCode === undefined) return { kind: 'timed-out' }
  const report = testsOf(check)
  const hasRun = report !== undefined && ((report.passed ?? 0) > 0 || (exitCode === 0 && report.passed === undefined))
  if (hasRun) return { kind: exitCode === 0 ? 'passed' : 'failed' }
  const cause = causeIn(output)
  const isShellFailure = SHELL_CODES.includes(exitCode)
  if (exitCode === 0 && !(report?.passed === 0 && report.failed === 0)) return { kind: 'passed' }
  if (cause === undefined && exitCode !== 0 && !isShellFailure) return { kind: 'failed' }
  return { kind: 'could-not-run', cause: cause ?? (isShellFailure ? `exit code ${exitCode}` : 'it ran no tests') }
}

function causeIn(output: string): string | undefined {
  for (const pattern of CANNOT_START) {
    const line = pattern.exec(output)?.[0]
    if (line !== undefined) return oneLine(line.trim(), MAX_CAUSE)
  }
  return undefined
}
