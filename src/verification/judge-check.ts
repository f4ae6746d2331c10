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

/** Exit codes of a shell that cannot execute a command or does not find it. */
const SHELL_CODES = [126, 127]

/**
 * Judges one check. If at least one test ran, the check ran, whatever else it prints: the messages of failed assertions can contain any
 * words. A runner that finds no tests has not run, even if it exits with 0.
 */
export function judgeCheck(check: Check): CheckEnd {
  const { exitCode } = check
  if (exitCode === undefined) return { kind: 'timed-out' }
  const report = testsOf(check)
  if (report?.hasRun === true) return { kind: exitCode === 0 ? 'passed' : 'failed' }
  const output = plainText(check.output)
  if (exitCode === 0) {
    const cause = nothingToRun(output) ?? (report?.failed === 0 ? 'it ran no tests' : undefined)
    return cause === undefined ? { kind: 'passed' } : { kind: 'could-not-run', cause }
  }
  const cause = causeIn(output) ?? (SHELL_CODES.includes(exitCode) ? `exit code ${exitCode}` : undefined)
  return cause === undefined ? { kind: 'failed' } : { kind: 'could-not-run', cause }
}
