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

export interface DifferenceQuestion {
  /** `base`: the commit where the branch left its base branch. `start`: the commit where the run began. */
  readonly since: 'base' | 'start'
  /** Equal lines around each change. */
  readonly context: number
  /** Whether the hunks of a file are wanted. The others are only counted. */
  readonly wants: (file: Omit<FileDifference, 'hunks'>) => boolean
}

/** Compares with the work tree as it is now. In the order of the paths. */
export type ReadDifference = (question: DifferenceQuestion) => Promise<readonly FileDifference[]>
