import * as z from 'zod'
import type { CachePolicy, Tool } from './tool.ts'

/** A tool as data: what the model is shown of it, and how its calls run. */
export interface ToolDefinition {
  readonly name: string
  readonly description: string
  /** JSON Schema. */
  readonly parameters: Readonly<Record<string, unknown>>
  readonly cachePolicy: CachePolicy
}

type JsonSchema = Readonly<Record<string, unknown>> & { readonly type: 'object' }

export function toolDefinitions(tools: readonly Tool[]): readonly ToolDefinition[] {
  return tools.map((tool) => {
    const { name, description, cachePolicy } = tool
    return { name, description, parameters: parameterSchema(tool), cachePolicy }
  })
}

/** The schemas of the tools in use. Each is needed twice: for the first request, and for the event that records it. */
const known = new WeakMap<z.ZodObject, JsonSchema>()

/** The parameters of a tool as JSON Schema, as the model must write them: a parameter with a default is optional. */
export function parameterSchema({ parameters }: Tool): JsonSchema {
  const schema = known.get(parameters) ?? convert(parameters)
  known.set(parameters, schema)
  return schema
}

function convert(parameters: z.ZodObject): JsonSchema {
  const schema = z.toJSONSchema(parameters, { io: 'input' })
  // Not needed, and repeated in every request.
  delete schema.$schema
  return { ...schema, type: 'object' }
}

/** Sorts tools the same way in every request: providers cache the prompt up to the first difference. */
export function byName(one: Pick<Tool, 'name'>, other: Pick<Tool, 'name'>): number {
  return one.name < other.name ? -1 : 1
}

const MAX_SHAPE_LENGTH = 600

interface Property {
  readonly type?: string | string[] | undefined
  readonly enum?: unknown[] | undefined
  readonly const?: unknown
  readonly items?: Property | undefined
  readonly anyOf?: Property[] | undefined
}

// Built for the first mistake, not for the first request.
const property: z.ZodType<Property> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    items: property.optional(),
    anyOf: z.array(property).optional()
  })
)
const objectSchema = z.lazy(() =>
  z.object({
    properties: z.record(z.string(), property).default({}),
    required: z.array(z.string()).default([])
  })
)

/** The parameters in one line, for a message about mistakes: `{path: string, offset?: integer}`. */
export function describeShape(parameters: z.ZodObject): string {
  const json = z.toJSONSchema(parameters, { io: 'input', unrepresentable: 'any' })
  const parsed = objectSchema.safeParse(json)
  // The schema of an MCP server can have keywords without a short form. Then only the names are listed.
  const fields = parsed.success
    ? Object.entries(parsed.data.properties).map(
        ([name, schema]) => `${name}${parsed.data.required.includes(name) ? '' : '?'}: ${typeText(schema)}`
      )
    : Object.keys(parameters.shape)
  const shape = `{${fields.join(', ')}}`
  return shape.length <= MAX_SHAPE_LENGTH ? shape : `${shape.slice(0, MAX_SHAPE_LENGTH)}…`
}

function typeText({ type = 'any', enum: values, const: only, items, anyOf }: Property): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  if (anyOf) return anyOf.map(typeText).join(' | ')
  if (type === 'array' && items) {
    const item = typeText(items)
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  return typeof type === 'string' ? type : type.join(' | ')
}
