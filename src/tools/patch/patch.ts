import type { Hunk } from './apply-hunks.ts'

/** What a patch does to one file, as the model wrote it. Paths are not resolved yet. */
export interface Section {
  /** Undefined for a new file. */
  readonly source: string | undefined
  /** Undefined for a file that is deleted; another than `source` for one that moves. */
  readonly target: string | undefined
  /** Of a new file or a changed one. What they leave of a file that is deleted must be empty; none delete it whatever it contains. */
  readonly hunks: readonly Hunk[]
  readonly executable?: boolean | undefined
}
