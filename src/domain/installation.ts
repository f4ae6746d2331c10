/** What happened to the dependencies that the repository declares for one tool, such as npm. */
export interface Installation {
  readonly tool: string
  /** The command line as a user would type it at the root. */
  readonly command: string
  /** `present`: they were installed before the run. */
  readonly result: 'installed' | 'present' | 'failed'
  readonly durationMs: number
  /** What is wrong and what to do; undefined if nothing is. Dependencies can be installed and incomplete. */
  readonly problem: InstallProblem | undefined
}

export interface InstallProblem {
  /** A short sentence: what is missing now. */
  readonly title: string
  /** A sentence. */
  readonly cause: string
  /** The line of the output that names the cause; '' for none. */
  readonly line: string
  /** What to do, as a sentence that introduces `yaml`. */
  readonly advice: string
  /** What to paste. */
  readonly yaml: string
  /** The last lines of the output. */
  readonly output: string
}
