/** The state of the work tree at one moment. */
export interface Checkpoint {
  /** Continues the numbering of the previous run. The first checkpoint of a run is the tree before the work. */
  readonly number: number
  /** Equal for equal trees. */
  readonly id: string
}

/** Stores states of the work tree. Must not be used while anything may write to the tree. */
export interface Checkpoints {
  /** The tree as it is now; the last checkpoint if nothing has changed since. */
  take(signal: AbortSignal): Promise<Checkpoint>
  /** True when the tree differs from what it was before the work. */
  hasChanged(signal: AbortSignal): Promise<boolean>
}
