import type { ToolCall } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import { ObjectCache } from '../object-cache.ts'
import { sanitizeArguments, sanitizeCallName } from '../tool-calls.ts'

/** A call in the format that the instructions ask for, which is that of Hermes. */
export function callAsText({ name, arguments: args }: Pick<ToolCall, 'name' | 'arguments'>): string {
  const call = { name: sanitizeCallName(name), arguments: sanitizeArguments(args).value }
  return `<tool_call>\n${JSON.stringify(call)}\n</tool_call>`
}

const cache = new ObjectCache<readonly Tool[], string>()

/** Describes the tools and how to call them in text, for a model without native tool calls. */
export function instructionsFor(tools: readonly Tool[]): string {
  return cache.get(tools, () => write(tools))
}

function write(tools: readonly Tool[]): string {
  const described = tools.map((tool) => {
    const { name, description } = tool
    return JSON.stringify({ name, description, parameters: parameterSchema(tool) })
  })
  return [
    'You have these tools, one per line:',
    '<tools>',
    ...described,
    '</tools>',
    'To call a tool, write its name and arguments as one JSON object between these tags, outside of any code block:',
    ...tools.slice(0, 1).map((tool) => callAsText({ name: tool.name, arguments: JSON.stringify(exampleFor(tool)) })),
    'Write any number of calls and nothing after them. The results arrive in the next message, in <tool_response> tags.'
  ].join('\n')
}

/** A value for each required parameter. */
function exampleFor(tool: Tool): Readonly<Record<string, unknown>> {
  const { properties, required } = parameterSchema(tool)
  const schemas: Readonly<Record<string, unknown>> =
    typeof properties === 'object' && properties !== null ? { ...properties } : {}
  const names = Array.isArray(required) ? required.map(String) : []
  return Object.fromEntries(names.map((name) => [name, exampleOf(schemas[name])]))
}

function exampleOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return '…'
  const { type, enum: values, const: only }: { type?: unknown; enum?: unknown; const?: unknown } = schema
  if (Array.isArray(values)) return values[0]
  if (only !== undefined) return only
  switch (type) {
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'array':
      return []
    case 'object':
      return {}
    default:
      return '…'
  }
}
