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
  /** True if at least one test ran. False if nothing did, or only what is in `notLoaded` failed. */
  readonly hasRun: boolean
  /** Undefined when the runner only reports failures. */
  readonly passed: number | undefined
  readonly failed: number
  /** Names of failed tests. Can be fewer than `failed`, because the output can be cut. */
  readonly failing: readonly string[]
  /** The files of these, in the same order; '' for one that is not known. Undefined if the runner names none. */
  readonly failingIn?: readonly string[] | undefined
  /** Names of passed tests; undefined when the runner does not list all of them. */
  readonly passing: readonly string[] | undefined
  /** Names of tests that did not run or were expected to fail, as far as the runner lists them. */
  readonly skipped: readonly string[]
  /** Files that did not load, packages that did not build, programs that ended outside of a test. They are no tests. */
  readonly notLoaded: readonly string[]
}

/** What a change does to the tests that judge it. */
export interface ChangedTests {
  /** Test files from before the work that the change edits or removes, and settings of tests that it touches. */
  readonly changedTestFiles?: readonly string[] | undefined
  /** Tests whose name alone the change replaces, by the difference of their files. */
  readonly renamedTests?: readonly RenamedTest[] | undefined
  /** The earlier versions of `changedTestFiles` on the code after the work: all tests that fail, and the paths that ran. Undefined if none did. */
  readonly oldTests?: { readonly failing: readonly string[]; readonly files: readonly string[] } | undefined
}

export interface RenamedTest {
  readonly from: string
  readonly to: string
}

/** The same checks before and after the work, in the order of the settings. */
export interface Verification extends ChangedTests {
  readonly before: readonly Check[]
  readonly after: readonly Check[]
  /** Checks that were left out because the code is from a fork; undefined for code of the repository. */
  readonly notRun?: readonly string[]
  /** Why the checks ran where the model worked, and not in a copy that only they use, to complete "because …"; undefined for a copy. */
  readonly sharedBecause?: string | undefined
  /** Why the dependencies are not those that the change declares, so that no check ran after the work; undefined if they are. */
  readonly outdated?: string | undefined
  /** What failed checks said in each round after which they went back to the model; undefined for none. */
  readonly rounds?: readonly string[] | undefined
  /** Files of the work that the checks had and that are not published, for whatever reason; undefined for none. */
  readonly unpublished?: readonly string[]
  /** The commit that the work was rebased onto after the checks, so that they ran on another tree than what is published. */
  readonly rebasedOnto?: string
  /** Why there are no checks: `verify: []` in agent.yml, or neither the root nor a package declares any. Undefined if only the root could. */
  readonly noChecks?: NoChecks | undefined
}

export type NoChecks = 'by-choice' | 'none-in-packages'
