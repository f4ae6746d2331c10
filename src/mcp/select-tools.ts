import { matchesAnyWildcard } from '../text/wildcard.ts'
import { parseToolDefinition, type ToolDefinition, type ParsedDefinition } from './tool-definition.ts'
import { toolName } from './server-tool.ts'
import type { McpServer } from '../domain/mcp-server.ts'
import { listFirst } from '../text/format.ts'

export interface ToolSelection {
  /** By name. */
  readonly offers: readonly ToolDefinition[]
  /** What people have to know, in sentences. */
  readonly warnings: readonly string[]
}

/** Most characters of the names, descriptions and schemas of one server together: every request carries them. */
const MAX_DEFINITIONS = 32_000
const MAX_NAMED = 10

/** Of what a server offers, the tools that agent.yml allows and that can be shown to the model. */
export async function selectTools(
  offered: readonly unknown[],
  server: McpServer,
  isReadOnly: boolean
): Promise<ToolSelection> {
  const readings = (await Promise.all(offered.map(parseToolDefinition))).sort((one, other) =>
    one.name < other.name ? -1 : 1
  )
  const allowed = readings.filter(({ name }) => matchesAnyWildcard(server.tools, name))
  const wanted = allowed.filter(({ name }) => !isReadOnly || matchesAnyWildcard(server.readOnlyTools, name))
  const fitting = refuseWhatDoesNotFit(wanted, server)
  return {
    offers: fitting.flatMap((reading) => (reading.kind === 'usable' ? [reading.offer] : [])),
    warnings: [...emptyWarning(readings, allowed, server), ...refusalWarning(fitting, server)]
  }
}

function refuseWhatDoesNotFit(readings: readonly ParsedDefinition[], server: McpServer): readonly ParsedDefinition[] {
  const names = new Set<string>()
  let room = MAX_DEFINITIONS
  return readings.map((reading): ParsedDefinition => {
    if (reading.kind === 'refused') return reading
    const name = toolName(server.name, reading.name)
    const size = JSON.stringify(reading.offer).length
    if (names.has(name)) return { ...reading, kind: 'refused', reason: 'there is another one of its name' }
    if (size > room)
      return { ...reading, kind: 'refused', reason: `with it they would have over ${MAX_DEFINITIONS} characters` }
    names.add(name)
    room -= size
    return reading
  })
}

function emptyWarning(
  offered: readonly ParsedDefinition[],
  allowed: readonly ParsedDefinition[],
  { name }: McpServer
): readonly string[] {
  if (allowed.length > 0) return []
  const those =
    offered.length === 0
      ? 'it has none'
      : `it has ${listFirst(
          offered.map((each) => each.name),
          MAX_NAMED
        )}`
  return [
    `agent.yml allows no tool of the MCP server ${name}: ${those}. Name those to use under mcp-servers.${name}.tools.`
  ]
}

function refusalWarning(readings: readonly ParsedDefinition[], { name }: McpServer): readonly string[] {
  const refused = readings.flatMap((each) => (each.kind === 'refused' ? [`${each.name} (${each.reason})`] : []))
  return refused.length === 0
    ? []
    : [`Tools of the MCP server ${name} were left out: ${listFirst(refused, MAX_NAMED)}.`]
}
