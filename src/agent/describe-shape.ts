import * as z from 'zod'

const MAX_LENGTH = 600

const property = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  get items() {
    return property.optional()
  },
  get anyOf() {
    return z.array(property).optional()
  }
})
const objectSchema = z.object({
  properties: z.record(z.string(), property).default({}),
  required: z.array(z.string()).default([])
})

/** What a tool takes, in one line: `{path: string, offset?: integer}`. */
export function describeShape(parameters: z.ZodObject): string {
  const json = z.toJSONSchema(parameters, { io: 'input', unrepresentable: 'any' })
  const read = objectSchema.safeParse(json)
  // A schema of somebody else may say what has no short form; its names have one.
  const fields = read.success
    ? Object.entries(read.data.properties).map(
        ([name, schema]) => `${name}${read.data.required.includes(name) ? '' : '?'}: ${describeType(schema)}`
      )
    : Object.keys(parameters.shape)
  const shape = `{${fields.join(', ')}}`
  return shape.length <= MAX_LENGTH ? shape : `${shape.slice(0, MAX_LENGTH)}…`
}

function describeType({ type = 'any', enum: values, const: only, items, anyOf }: z.output<typeof property>): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  if (anyOf) return anyOf.map(describeType).join(' | ')
  if (type === 'array' && items) return `${describeType(items)}[]`
  return typeof type === 'string' ? type : type.join(' | ')
}
