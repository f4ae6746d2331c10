/** The work tree as it was at one moment. */
export interface Checkpoint {
  /** The first of a run is the tree before the work: 0, or one more than the last of the run before. */
  readonly number: number
  /** Equal for equal trees. */
  readonly id: string
}

/** Keeps the states of the work tree as the work goes on. Not to be asked while anything may write to the tree. */
export interface Checkpoints {
  /** The tree as it is now; the last checkpoint when it has not changed since. */
  take(signal: AbortSignal): Promise<Checkpoint>
  /** True when the tree is not what it was before the work. */
  hasChanged(signal: AbortSignal): Promise<boolean>
}
