import { byName } from '../agent/tool-definition.ts'
import type { McpServer } from '../domain/mcp-server.ts'
import { listFirst } from '../text/format.ts'
import { matchesAnyWildcard } from '../text/wildcard.ts'
import { toolName } from './server-tool.ts'
import { parseToolDefinition, type ParsedDefinition, type ServerToolDefinition } from './tool-definition.ts'

export interface ToolSelection {
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
