import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import { callAsText } from './text-history.ts'

const known = new WeakMap<readonly Tool[], string>()

/** Tells a model without calls of its own how to write them. The same list of tools gives the same text. */
export function instructionsFor(tools: readonly Tool[]): string {
  const text = known.get(tools) ?? write(tools)
  known.set(tools, text)
  return text
}

function write(tools: readonly Tool[]): string {
  const described = tools.map((tool) => {
    const { name, description } = tool
    return JSON.stringify({ name, description, parameters: parameterSchema(tool) })
  })
  return [
    'You have these tools, one a line:',
    '<tools>',
    ...described,
    '</tools>',
    'To call one, write its name and its arguments as one JSON object between these tags, outside of any code block:',
    ...tools.slice(0, 1).map((tool) => callAsText({ name: tool.name, arguments: JSON.stringify(exampleFor(tool)) })),
    'Write as many calls as you need, and nothing behind them. The results come in the next message, in <tool_response> tags.'
  ].join('\n')
}

/** A value for each parameter that must be given. */
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
