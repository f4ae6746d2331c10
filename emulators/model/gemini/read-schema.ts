import { BadRequest } from '../wire.ts'

const KNOWN = new Set([
  ...['$id', '$defs', '$ref', '$anchor', 'type', 'format', 'title', 'description', 'enum', 'items', 'prefixItems'],
  ...['minItems', 'maxItems', 'minimum', 'maximum', 'anyOf', 'properties', 'additionalProperties', 'required'],
  'propertyOrdering'
])

/** @throws BadRequest for a schema with a keyword that the endpoint does not support */
export function checkSchema(schema: unknown, path: string): void {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    throw new BadRequest(path, `Invalid value at '${path}', a schema was expected.`)
  const { $ref: reference, ...rest } = { ...schema } as Readonly<Record<string, unknown>>
  const names = Object.keys(rest)
  const unknown = names.find((name) => !KNOWN.has(name))
  if (unknown)
    throw new BadRequest(
      path,
      `Invalid JSON payload received. Unknown name "${unknown}" at '${path}': Cannot find field.`
    )
  if (reference !== undefined && names.some((name) => !name.startsWith('$')))
    throw new BadRequest(path, `Invalid value at '${path}': beside $ref only names that begin with $ are allowed.`)
  checkParts(rest, path)
}

function checkParts(schema: Readonly<Record<string, unknown>>, path: string): void {
  for (const [name, inner] of Object.entries({ ...record(schema['properties']), ...record(schema['$defs']) }))
    checkSchema(inner, `${path}.${name}`)
  for (const inner of [...list(schema['anyOf']), ...list(schema['prefixItems'])]) checkSchema(inner, `${path}.any_of`)
  if (schema['items'] !== undefined) checkSchema(schema['items'], `${path}.items`)
  const missing = list(schema['required']).find((name) => !Object.hasOwn(record(schema['properties']), String(name)))
  if (missing !== undefined) throw new BadRequest(path, `${path}.required[0]: property is not defined`)
  if (list(schema['enum']).some((choice) => typeof choice !== 'string' && typeof choice !== 'number'))
    throw new BadRequest(path, `Invalid value at '${path}.enum' (TYPE_STRING).`)
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
