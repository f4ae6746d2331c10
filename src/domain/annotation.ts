/** What a check or the syntax says about a line of the change. The page of the run shows it at that line. */
export interface Annotation {
  /** A changed file, relative to the root. */
  readonly path: string
  /** From 1, in the changed file. */
  readonly line: number
  readonly severity: 'error' | 'warning' | 'notice'
  /** On one line: the rule and the check that reports it. */
  readonly title: string
  /** On one line. */
  readonly message: string
}
