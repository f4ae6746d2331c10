import type { Tool } from '../agent/tool.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { McpServer } from '../domain/mcp-server.ts'

export interface WantedServers {
  readonly servers: readonly McpServer[]
  readonly workspace: Workspace
  /** Leaves out the tools that may change something. */
  readonly isReadOnly: boolean
}

/** Starts the servers. What cannot be used is told as a warning and left out; disposing ends them all. */
export type OpenMcpServers = (wanted: WantedServers) => Promise<AsyncDisposable & { readonly tools: readonly Tool[] }>

/** Has the servers of agent.yml run as long as the work does, and no longer: what comes after it looks at the tree. */
export async function withMcpServers<Result>(
  wanted: WantedServers,
  open: OpenMcpServers,
  work: (tools: readonly Tool[]) => Promise<Result>
): Promise<Result> {
  if (wanted.servers.length === 0) return await work([])
  await using opened = await open(wanted)
  return await work(opened.tools)
}
