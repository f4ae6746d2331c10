/** Lines that a reviewer proposes instead of others. */
export interface Suggestion {
  readonly path: string
  /** In the head commit of the pull request, from 1. */
  readonly startLine: number
  /** Included. */
  readonly endLine: number
  /** Without line ends. Empty to delete the lines. */
  readonly lines: readonly string[]
}
