import type { NetworkAccess } from './network-access.ts'

/** A program that offers tools over the Model Context Protocol. */
export interface McpServer {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly environment: Readonly<Record<string, string>>
  /** Names of tools, with * for any characters. */
  readonly tools: readonly string[]
  readonly readOnlyTools: readonly string[]
  readonly timeoutMs: number
  readonly network: NetworkAccess
}
