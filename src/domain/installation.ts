/** What happened to the dependencies that the repository declares for one tool, such as npm. */
export interface Installation {
  readonly tool: string
  /** The command line as a user would type it at the root. */
  readonly command: string
  /** `present`: they were installed before the run. */
  readonly result: 'installed' | 'present' | 'failed'
  readonly durationMs: number
  /** Why they are not installed, and what to do; undefined unless it failed. */
  readonly problem: InstallProblem | undefined
}

export interface InstallProblem {
  /** A sentence. */
  readonly cause: string
  /** The line of the output that names the cause; '' for none. */
  readonly line: string
  /** What to do, as a sentence that introduces `yaml`. */
  readonly advice: string
  /** What to paste. */
  readonly yaml: string
  /** The beginning and the end of the output. */
  readonly output: string
}
