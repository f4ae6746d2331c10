import * as z from 'zod'
import type { Tool } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { shorten } from '../text/shorten.ts'
import { matchesAnyWildcard } from '../text/wildcard.ts'
import { compactJson } from '../text/json.ts'
import type { McpConnection } from './connection.ts'
import { resultText } from './result-text.ts'
import type { ServerToolDefinition } from './listed-tool.ts'

const MAX_NAME = 64
const MAX_ERROR = 4_000
const MAX_RESULT = 30_000

/** The name for the model. Providers accept 64 letters, digits, _ and -. */
export function toolName(server: string, tool: string): string {
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
