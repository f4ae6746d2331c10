/** A check that agent.yml names. */
export interface VerifyEntry {
  readonly run: string
  /** A faster form for use during the work; undefined if there is none. */
  readonly quick: string | undefined
  /** Globs of XML reports that it writes, besides those in well-known places. */
  readonly reports: readonly string[]
}

/** One of the repository's own checks, run once. */
export interface Check {
  readonly command: string
  /** Undefined if it was killed before it exited. */
  readonly exitCode: number | undefined
  readonly durationMs: number
  /** Standard output and error in the order written, bounded. */
  readonly output: string
  /** The tests, if the output does not show all of them: it was truncated, or the runner wrote reports to files. */
  readonly tests?: TestReport | undefined
}

/** The tests of one run. */
export interface TestReport {
  /** True if at least one test ran. False if nothing did, or if all that failed are files that did not load or packages that did not build. */
  readonly hasRun: boolean
  /** Undefined when the runner only reports failures. */
  readonly passed: number | undefined
  /** Failed tests, and files and packages that did not load or build. */
  readonly failed: number
  /** Names of what failed. Can be fewer than `failed`, because the output can be cut. */
  readonly failing: readonly string[]
  /** Names of passed tests; undefined when the runner does not list all of them. */
  readonly passing: readonly string[] | undefined
}

/** The same checks before and after the work, in the order of the settings. */
export interface Verification {
  readonly before: readonly Check[]
  readonly after: readonly Check[]
  /** Checks that were left out because the code is from a fork; undefined for code of the repository. */
  readonly notRun?: readonly string[]
  /** Why the checks ran where the model worked, and not in a copy that only they use, to complete "because …"; undefined for a copy. */
  readonly sharedBecause?: string | undefined
  /** Files of the work that the checks had and that are not published, for whatever reason; undefined for none. */
  readonly unpublished?: readonly string[]
}
