import type { Tool } from '../../agent/tool.ts'
import type { McpServer } from '../../domain/settings.ts'
import type { Emit } from '../../report/reporter.ts'
import type { Workspace } from '../../workspace/workspace.ts'

export interface McpServerRun {
  readonly servers: readonly McpServer[]
  readonly workspace: Workspace
  /** Leaves out the tools that can change something. */
  readonly isReadOnly: boolean
}

export interface McpServerOptions {
  readonly emit: Emit
  readonly signal: AbortSignal
}

/** Runs the servers of agent.yml while the work lasts, and no longer: the next stage inspects the work tree. */
export async function withMcpServers<Result>(
  { servers, workspace, isReadOnly }: McpServerRun,
  { emit, signal }: McpServerOptions,
  work: (tools: readonly Tool[]) => Promise<Result>
): Promise<Result> {
  if (servers.length === 0) return await work([])
  const { openServers } = await loadMcp()
  const warn = (text: string) => {
    emit({ kind: 'warning', text })
  }
  await using opened = await openServers(servers, { workspace, isReadOnly, signal, warn })
  return await work(opened.tools)
}

// The client is large, and most repositories have no servers. A function of its own, because TypeScript does not rewrite the file name
// of an import beside `using`.
async function loadMcp() {
  return await import('../../mcp/open-servers.ts')
}
