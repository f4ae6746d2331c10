import type { Check } from '../domain/verification.ts'
import { causeIn, nothingToRun } from './cannot-start.ts'
import { plainText, testsOf } from './read-report.ts'

/** How a check ended. A check that could not run says nothing about the code. */
export type CheckEnd =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed' }
  /** It reached its time limit. */
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'could-not-run'; readonly cause: string }

const SHELL_CODES = [126, 127]

/**
 * Judges one check. A runner that reports test failures has run, whatever else it prints. A runner that finds no tests has not, even if
 * it exits with 0.
 */
export function judgeCheck(check: Check): CheckEnd {
  const { exitCode } = check
  const output = plainText(check.output)
  if (exitCode === undefined) return { kind: 'timed-out' }
  const report = testsOf(check)
  const hasRun = report !== undefined && ((report.passed ?? 0) > 0 || (exitCode === 0 && report.passed === undefined))
  if (hasRun) return { kind: exitCode === 0 ? 'passed' : 'failed' }
  const hasNoTests = report?.passed === 0 && report.failed === 0
  const cause = exitCode === 0 ? nothingToRun(output) : causeIn(output)
  const isShellFailure = SHELL_CODES.includes(exitCode)
  if (exitCode === 0 && cause === undefined && !hasNoTests) return { kind: 'passed' }
  if (cause === undefined && exitCode !== 0 && !isShellFailure) return { kind: 'failed' }
  return { kind: 'could-not-run', cause: cause ?? (isShellFailure ? `exit code ${exitCode}` : 'it ran no tests') }
}
