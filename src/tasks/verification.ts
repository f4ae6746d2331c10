/** One of the repository's own checks, run once. */
export interface Check {
  readonly command: string
  /** Undefined when it was ended before it exited. */
  readonly exitCode: number | undefined
  readonly durationMs: number
  /** Standard output and error in the order written, bounded. */
  readonly output: string
}

/** The same checks before and after the work, in the order of the settings. */
export interface Verification {
  readonly before: readonly Check[]
  readonly after: readonly Check[]
}

/** True when checks were run and not all of them passed. */
export function hasFailedChecks(checks: readonly Check[]): boolean {
  return checks.length > 0 && !allPassed(checks)
}

/** True when every check exited with 0. No check at all is no proof. */
export function allPassed(checks: readonly Check[]): boolean {
  return checks.length > 0 && checks.every(({ exitCode }) => exitCode === 0)
}
