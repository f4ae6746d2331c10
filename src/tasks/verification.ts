import type { Check } from '../domain/verification.ts'

/** True when checks were run and not all of them passed. */
export function hasFailedChecks(checks: readonly Check[]): boolean {
  return checks.length > 0 && !allPassed(checks)
}

/** True when every check exited with 0. No check at all is no proof. */
export function allPassed(checks: readonly Check[]): boolean {
  return checks.length > 0 && checks.every(({ exitCode }) => exitCode === 0)
}
