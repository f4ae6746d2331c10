import { byName } from '../agent/tool-definition.ts'
import type { Tool } from '../agent/tool.ts'
import type { McpServer } from '../domain/mcp-server.ts'
import { messageOf, ToolError } from '../errors.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { connect, type McpConnection } from './connection.ts'
import { selectTools } from './select-tools.ts'
import { serverTool } from './server-tool.ts'
import { documentationUrl } from '../text/documentation-url.ts'

export interface OpenOptions {
  readonly workspace: Pick<Workspace, 'sandbox' | 'startBackgroundProcess'>
  /** Leaves out tools that agent.yml does not list as read-only. */
  readonly isReadOnly: boolean
  readonly signal: AbortSignal
  readonly warn: (text: string) => void
}

/** The tools of running servers, by name. They do not change while the servers run. Disposing ends the servers. */
export interface ServerTools extends AsyncDisposable {
  readonly tools: readonly Tool[]
}

/**
 * Starts the servers in parallel. Warns about servers and tools that cannot be used, and leaves them out.
 *
 * @throws the signal's reason when aborted, after all servers have ended
 */
export async function openServers(servers: readonly McpServer[], options: OpenOptions): Promise<ServerTools> {
  const { workspace, isReadOnly, signal, warn } = options
  const wanted = servers.filter(({ readOnlyTools }) => !isReadOnly || readOnlyTools.length > 0)
  if (wanted.length > 0 && !workspace.sandbox) {
    warn(
      `The MCP servers of agent.yml were not started, because there is no sandbox. See ${documentationUrl('docs/sandbox.md')}.`
    )
    return { tools: [], [Symbol.asyncDispose]: () => Promise.resolve() }
  }
  const opened = await Promise.all(wanted.map((server) => tryToConnect(server, options)))
  const connections = opened.filter((connection) => connection !== undefined)
  const close = async () => {
    await Promise.all(connections.map((connection) => connection.close()))
  }
  if (signal.aborted) await close()
  signal.throwIfAborted()
  const tools = connections.flatMap((connection) => {
    const { definitions, warnings } = selectTools(connection.toolDefinitions, connection.server, isReadOnly)
    warnings.forEach(warn)
    return definitions.map((definition) => serverTool(definition, connection))
  })
  return { tools: tools.sort(byName), [Symbol.asyncDispose]: close }
}

/** Also undefined when aborted: the other servers must end before the abort is reported. */
async function tryToConnect(
  server: McpServer,
  { workspace, signal, warn }: OpenOptions
): Promise<McpConnection | undefined> {
  try {
    return await connect(server, { workspace, signal })
  } catch (error) {
    if (signal.aborted) return undefined
    if (!(error instanceof ToolError)) throw error
    warn(`The MCP server ${server.name} of agent.yml cannot be used. ${messageOf(error)}`)
    return undefined
  }
}
