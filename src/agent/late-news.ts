/** What turns out while the model works, and may make its prompt wrong. */
export interface LateNews {
  /** Awaited before each call that may change something or start a program. Rejects when it cannot be found out. */
  known(): Promise<unknown>
  /** What the model must be told after the results of its calls; undefined if it is not known yet, is nothing, or was taken before. */
  take(): string | undefined
}
