import { isRecord, parseJson } from '../text/json.ts'

type Fields = Readonly<Record<string, unknown>>

/** What the result of a run must look like: a JSON Schema that was read and bounded. */
export interface OutputSchema {
  /** For the validator: as written, without `$id`. */
  readonly schema: Fields
  /** For models: without `$schema`, `$comment` and definitions. Every reference in it is `#/$defs/NAME`. */
  readonly shown: Fields
  /** For models: what the references mean, by name. */
  readonly definitions: Fields
}

const MAX_BYTES = 64 * 1024
/** Levels of nested schemas. Providers refuse schemas that are nested deeper. */
const MAX_DEPTH = 30

/** Keywords whose value is one schema, or a list of them. */
const SCHEMAS: ReadonlySet<string> = new Set([
  ...['items', 'prefixItems', 'additionalItems', 'contains', 'unevaluatedItems'],
  ...['additionalProperties', 'propertyNames', 'unevaluatedProperties'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contentSchema']
])
/** Keywords whose value has schemas by name. */
const NAMED_SCHEMAS: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions']
])
/**
 * The keywords of JSON Schema that start with `$` and mean the same wherever the schema stands. Attack: `$async`, with which a validator
 * returns a promise, which counts as true.
 */
const CORE_KEYWORDS: ReadonlySet<string> = new Set(['$ref', '$defs', '$comment', '$schema', '$id'])
const ROOT_KEYWORDS: ReadonlySet<string> = new Set(['$schema', '$id'])

class Unusable extends Error {}

/** Reads a JSON Schema. Returns what is wrong with it as a part of a sentence if it cannot be used. */
export function readOutputSchema(text: string): OutputSchema | string {
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_BYTES) return `it has ${bytes} bytes, and the limit is ${MAX_BYTES}`
  const written = parseJson(text)
  if (!isRecord(written)) return 'it is not a JSON object'
  if (written['type'] !== 'object') return 'it does not have "type": "object" at its root'
  try {
    const { $defs = {}, definitions = {}, ...shown } = convertFields(written, 0)
    const named = { ...(definitions as Fields), ...($defs as Fields) }
    const schema = Object.fromEntries(Object.entries(written).filter(([key]) => key !== '$id'))
    return { schema, shown, definitions: named }
  } catch (error) {
    if (error instanceof Unusable) return error.message
    throw error
  }
}

function convert(schema: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Unusable(`its schemas are nested more than ${MAX_DEPTH} levels deep`)
  if (Array.isArray(schema)) return schema.map((each: unknown) => convert(each, depth))
  return isRecord(schema) ? convertFields(schema, depth) : schema
}

function convertFields(schema: Fields, depth: number): Fields {
  const converted = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key.startsWith('$')) refuseUnusable(key, depth)
    if (key === '$comment' || ROOT_KEYWORDS.has(key)) return []
    if (key === '$ref') return [[key, convertReference(value)]]
    if (SCHEMAS.has(key)) return [[key, convert(value, depth + 1)]]
    if (!NAMED_SCHEMAS.has(key) || !isRecord(value)) return [[key, value]]
    return [[key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, convert(each, depth + 1)]))]]
  })
  return Object.fromEntries(converted)
}

function refuseUnusable(keyword: string, depth: number): void {
  if (!CORE_KEYWORDS.has(keyword)) throw new Unusable(`it has the keyword ${keyword}`)
  if (ROOT_KEYWORDS.has(keyword) && depth > 0) throw new Unusable(`it has ${keyword} below its root`)
}

/** Models get the schema inside another one, where a path from the root would point to something else. */
function convertReference(value: unknown): string {
  const [, name] = /^#\/(?:\$defs|definitions)\/([\w.-]{1,100})$/u.exec(String(value)) ?? []
  if (name === undefined) throw new Unusable('it has a $ref other than #/$defs/NAME')
  return `#/$defs/${name}`
}
