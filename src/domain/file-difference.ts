/** How one file differs between two states of the repository. */
export interface FileDifference {
  readonly path: string
  /** The path before the file was moved; undefined if it was not. */
  readonly movedFrom: string | undefined
  /** Lines; undefined for a binary file. */
  readonly added: number | undefined
  readonly removed: number | undefined
  /** True if .gitattributes calls it generated or vendored. */
  readonly isGenerated: boolean
  /** As `git diff` writes them, from the first @@ on; '' for a file without hunks, and for one that was not asked for. */
  readonly hunks: string
}

/** A commit to compare with: that of the newest review, or one given by its id or the beginning of its id. */
export type NamedCommit = 'last-review' | { readonly commit: string }

export interface DifferenceQuestion {
  /** `base`: the commit where the branch left its base branch. `start`: the commit where the run began. */
  readonly since: 'base' | 'start' | NamedCommit
  /** Unchanged lines around each change. */
  readonly context: number
  /** Whether the hunks of a file are wanted. The others are only counted. */
  readonly wants: (file: Omit<FileDifference, 'hunks'>) => boolean
}

export interface Differences {
  /** In the order of their paths. */
  readonly files: readonly FileDifference[]
  /** A sentence that says which commit was compared with; undefined for `base` and `start`. */
  readonly from: string | undefined
}

/**
 * Compares with the work tree as it is now.
 *
 * @throws ToolError if there is no such commit in the history of the branch
 */
export type ReadDifference = (question: DifferenceQuestion) => Promise<Differences>
