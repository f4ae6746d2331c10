/** A server as agent.yml describes it. */
export interface Server {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Variables beside those that commands have. */
  readonly environment: Readonly<Record<string, string>>
  /** Patterns of the tools that may be used; see `matchesAny`. */
  readonly tools: readonly string[]
  /** Patterns of those among them that change nothing. */
  readonly readOnlyTools: readonly string[]
  /** For one call. */
  readonly timeoutMs: number
  readonly network: boolean | readonly string[]
}
