import { byName } from '../agent/tool-definition.ts'
import type { Tool } from '../agent/tool.ts'
import { messageOf, ToolError } from '../errors.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { selectTools } from './select-tools.ts'
import { connect, type Connection } from './connection.ts'
import { serverTool } from './server-tool.ts'
import type { McpServer } from '../domain/mcp-server.ts'

export interface OpenOptions {
  readonly workspace: Pick<Workspace, 'sandbox' | 'startBackgroundProcess'>
  /** Leaves out the tools that agent.yml does not list as read-only. */
  readonly isReadOnly: boolean
  readonly signal: AbortSignal
  readonly warn: (text: string) => void
}

/** The tools of running servers, by name; they do not change while the servers run. Disposing ends the servers. */
export interface ServerTools extends AsyncDisposable {
  readonly tools: readonly Tool[]
}

/**
 * Starts the servers side by side. What cannot be used is told by `warn` and left out.
 *
 * @throws the signal's reason when aborted, after all servers have ended
 */
export async function openServers(servers: readonly McpServer[], options: OpenOptions): Promise<ServerTools> {
  const { workspace, isReadOnly, signal, warn } = options
  const wanted = servers.filter(({ readOnlyTools }) => !isReadOnly || readOnlyTools.length > 0)
  if (wanted.length > 0 && !workspace.sandbox) {
    warn(
      'The MCP servers of agent.yml were not started, for there is no sandbox to run them in. docs/sandbox.md says what it takes.'
    )
    return { tools: [], [Symbol.asyncDispose]: () => Promise.resolve() }
  }
  const connections = (await Promise.all(wanted.map((server) => tryToConnect(server, options)))).filter(
    (each) => !!each
  )
  const close = async () => {
    await Promise.all(connections.map((connection) => connection.close()))
  }
  if (signal.aborted) await close()
  signal.throwIfAborted()
  const selections = connections.map(async (connection) => {
    const { offers, warnings } = await selectTools(connection.toolDefinitions, connection.server, isReadOnly)
    warnings.forEach(warn)
    return offers.map((offer) => serverTool(offer, connection))
  })
  const tools = (await Promise.all(selections)).flat()
  return { tools: tools.sort(byName), [Symbol.asyncDispose]: close }
}

/** Undefined too when the signal was raised: the others must be ended before anybody hears of it. */
async function tryToConnect(
  server: McpServer,
  { workspace, signal, warn }: OpenOptions
): Promise<Connection | undefined> {
  try {
    return await connect(server, { workspace, signal })
  } catch (error) {
    if (signal.aborted) return undefined
    if (!(error instanceof ToolError)) throw error
    warn(`The MCP server ${server.name} of agent.yml cannot be used. ${messageOf(error)}`)
    return undefined
  }
}
