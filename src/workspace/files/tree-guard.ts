/** What the file tools leave alone in the work tree, as commands must; relative to the root. */
export interface TreeGuard {
  /** What no tool sees: repositories, and what else commands do not see. */
  readonly hidden: readonly string[]
  /** What no tool changes. */
  readonly kept: readonly string[]
  /** All that are there, absolute. */
  readonly repositories: readonly string[]
}
