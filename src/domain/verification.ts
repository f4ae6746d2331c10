/** One of the repository's own checks, run once. */
export interface Check {
  readonly command: string
  /** Undefined if it was killed before it exited. */
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
