import * as z from 'zod'
import { byName } from '../agent/tool-definition.ts'
import type { Tool } from '../agent/tool.ts'
import type { McpServer } from '../domain/settings.ts'
import { messageOf, ToolError } from '../errors.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { connect, type McpConnection } from './connection.ts'
import { documentationUrl } from '../text/documentation-url.ts'
import { listFirst } from '../text/format.ts'
import { matchesAnyWildcard } from '../text/wildcard.ts'
import { parseToolDefinition, type ParsedDefinition, type ServerToolDefinition, resultText } from './listed-tool.ts'
import { shorten } from '../text/shorten.ts'
import { compactJson } from '../text/json.ts'

export interface OpenOptions {
  readonly workspace: Workspace
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

interface ToolSelection {
  /** By name. */
  readonly definitions: readonly ServerToolDefinition[]
  /** Sentences for users. */
  readonly warnings: readonly string[]
}

/** Characters of all definitions of one server together: every request carries them. */
const MAX_DEFINITIONS = 32_000
const MAX_NAMED = 10

/** The tools of a server that agent.yml allows and that are safe to show to the model. */
export function selectTools(sent: readonly unknown[], server: McpServer, isReadOnly: boolean): ToolSelection {
  const parsed = sent.map(parseToolDefinition).sort(byName)
  const allowed = parsed.filter(({ name }) => matchesAnyWildcard(server.tools, name))
  const wanted = allowed.filter(({ name }) => !isReadOnly || matchesAnyWildcard(server.readOnlyTools, name))
  const selected = refuseExcess(wanted, server)
  return {
    definitions: selected.flatMap((each) => (each.kind === 'usable' ? [each.definition] : [])),
    warnings: [...warningIfNone(parsed, allowed, server), ...refusalWarning(selected, server)]
  }
}

/** Refuses repeated names, and definitions beyond the limit. */
function refuseExcess(parsed: readonly ParsedDefinition[], server: McpServer): readonly ParsedDefinition[] {
  const names = new Set<string>()
  let room = MAX_DEFINITIONS
  return parsed.map((each): ParsedDefinition => {
    if (each.kind === 'refused') return each
    const name = toolName(server.name, each.name)
    const size = JSON.stringify(each.definition).length
    if (names.has(name)) return { ...each, kind: 'refused', reason: 'another tool has the same name' }
    if (size > room) {
      return { ...each, kind: 'refused', reason: `with it, all definitions exceed ${MAX_DEFINITIONS} characters` }
    }
    names.add(name)
    room -= size
    return each
  })
}

function warningIfNone(
  parsed: readonly ParsedDefinition[],
  allowed: readonly ParsedDefinition[],
  { name }: McpServer
): readonly string[] {
  if (allowed.length > 0) return []
  const names = parsed.map((each) => each.name)
  const has = names.length === 0 ? 'it has none' : `it has ${listFirst(names, MAX_NAMED)}`
  return [`agent.yml allows no tool of the MCP server ${name}: ${has}. List tools under mcp-servers.${name}.tools.`]
}

function refusalWarning(parsed: readonly ParsedDefinition[], { name }: McpServer): readonly string[] {
  const refused = parsed.flatMap((each) => (each.kind === 'refused' ? [`${each.name} (${each.reason})`] : []))
  if (refused.length === 0) return []
  return [`Tools of the MCP server ${name} were left out: ${listFirst(refused, MAX_NAMED)}.`]
}

const MAX_NAME = 64
const MAX_ERROR = 4_000
const MAX_RESULT = 30_000

/** The name for the model. Providers accept 64 letters, digits, _ and -. */
function toolName(server: string, tool: string): string {
  return `mcp__${server}__${tool.replaceAll(/[^\w-]/g, '_')}`.slice(0, MAX_NAME)
}

export function serverTool({ name, description, inputSchema }: ServerToolDefinition, connection: McpConnection): Tool {
  const { server } = connection
  return {
    name: toolName(server.name, name),
    description,
    cachePolicy: matchesAnyWildcard(server.readOnlyTools, name) ? 'none' : 'mutating',
    maxResultLength: MAX_RESULT,
    parameters: uncheckedSchema(inputSchema),
    subject: (input) => compactJson(input) ?? '',
    run: async (input, signal) => {
      const result = await connection.call(name, input, signal)
      const text = resultText(result)
      if (result.isError) throw new ToolError(shorten(text, MAX_ERROR))
      return { text }
    }
  }
}

/**
 * Shows the server's own schema to the model, but accepts any object: the server checks its arguments. Attack: a pattern in the
 * schema that takes forever on what the model wrote.
 */
function uncheckedSchema(schema: ServerToolDefinition['inputSchema']): z.ZodObject {
  // zod would take `id` for the name of a definition, and replace the schema by a reference to it.
  const fields = Object.entries(schema).filter(([key]) => key !== 'id' && key !== '$schema')
  return z.looseObject({}).meta(Object.fromEntries(fields))
}
