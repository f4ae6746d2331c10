import * as z from 'zod'
import type { Tool } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { shorten } from '../text/shorten.ts'
import { compactJson } from './compact-json.ts'
import type { Connection } from './connection.ts'
import { matchesAnyWildcard } from '../text/wildcard.ts'
import type { ToolDefinition } from './tool-definition.ts'
import { resultText } from './result-text.ts'

const MAX_NAME = 64
const MAX_ERROR = 4_000
const MAX_RESULT = 30_000

/** What the model calls it. Providers take letters, digits, _ and -, and 64 of them. */
export function toolName(server: string, offered: string): string {
  return `mcp__${server}__${offered.replaceAll(/[^\w-]/g, '_')}`.slice(0, MAX_NAME)
}

/** The tool for what was offered. */
export function serverTool({ name, description, inputSchema }: ToolDefinition, connection: Connection): Tool {
  const { server } = connection
  return {
    name: toolName(server.name, name),
    description,
    cachePolicy: matchesAnyWildcard(server.readOnlyTools, name) ? 'none' : 'mutating',
    maxResultLength: MAX_RESULT,
    parameters: shownAs(inputSchema),
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
 * Takes any object and shows the model the server's own schema. The server checks what it gets. We do not: a pattern of a
 * stranger, run over what the model wrote, can take for ever.
 */
function shownAs(schema: ToolDefinition['inputSchema']): z.ZodObject {
  // zod would take an `id` for the name of a definition, and put a reference to it in the place of the schema.
  const shown = Object.entries(schema).filter(([key]) => key !== 'id' && key !== '$schema')
  return z.looseObject({}).meta(Object.fromEntries(shown))
}
