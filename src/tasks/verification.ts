import type { Check } from '../domain/verification.ts'

/** True when checks ran and at least one did not pass. */
export function hasFailedChecks(checks: readonly Check[]): boolean {
  return checks.length > 0 && !allPassed(checks)
}

/** True when every check exited with 0. Without checks nothing is proven. */
export function allPassed(checks: readonly Check[]): boolean {
  return checks.length > 0 && checks.every(({ exitCode }) => exitCode === 0)
}
