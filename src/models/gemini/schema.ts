import { isRecord } from '../../text/json.ts'

type Json = Readonly<Record<string, unknown>>

/** The formats that Gemini knows. Some of its versions reject a request with any other. */
const FORMATS = new Set(['date-time', 'date', 'time', 'duration', 'enum', 'int32', 'int64', 'float', 'double'])

/**
 * The keywords of JSON Schema that Gemini supports, each with a conversion of its value; undefined for an invalid value.
 * Source: https://ai.google.dev/api/caching#FunctionDeclaration
 */
const KEYWORDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  $id: text,
  $anchor: text,
  $ref: (value) => text(value)?.replace(/^#\/definitions\//, '#/$defs/'),
  $defs: named,
  type: (value) => text(value) ?? texts(value),
  format: text,
  title: text,
  description: text,
  enum: (value) => (Array.isArray(value) ? value.filter(isTextOrNumber) : undefined),
  items: (value) => (value === undefined ? undefined : asSchema(value)),
  prefixItems: listed,
  minItems: number,
  maxItems: number,
  minimum: number,
  maximum: number,
  anyOf: listed,
  properties: named,
  additionalProperties: (value) => (typeof value === 'boolean' ? value : asSchema(value)),
  required: texts,
  propertyOrdering: texts
}

/**
 * Rewrites a schema with the keywords that Gemini supports: it rejects every request with an unknown keyword. What cannot be
 * expressed is dropped, since the tool validates its arguments itself.
 */
export function geminiSchema(schema: Json): Json {
  const converted = Object.entries(withKnownKeywords(schema)).flatMap(([key, value]) => {
    const result = Object.hasOwn(KEYWORDS, key) ? KEYWORDS[key]?.(value) : undefined
    return result === undefined ? [] : [[key, result] as const]
  })
  const { $ref, $defs, ...rest } = Object.fromEntries(converted)
  // No other keywords are allowed next to a reference.
  const own = $ref === undefined ? withKnownNames(rest) : { $ref }
  return $defs === undefined ? own : { $defs, ...own }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function texts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : undefined
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function isTextOrNumber(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function named(value: unknown): Json | undefined {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, asSchema(schema)]))
}

function listed(value: unknown): readonly Json[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(asSchema) : undefined
}

// An empty schema allows anything, like `true`. There is no equivalent of `false`, which no model needs.
function asSchema(schema: unknown): Json {
  return isRecord(schema) ? geminiSchema(schema) : {}
}

function withKnownKeywords(schema: Json): Json {
  const { const: only, oneOf, allOf, definitions, format, ...rest } = schema
  return {
    ...(Array.isArray(allOf) ? merged([rest, ...allOf.filter(isRecord).map(withKnownKeywords)]) : rest),
    ...(only !== undefined && { enum: [only] }),
    ...(Array.isArray(oneOf) && !rest['anyOf'] && { anyOf: oneOf }),
    ...(isRecord(definitions) && !rest['$defs'] && { $defs: definitions }),
    ...(typeof format === 'string' && FORMATS.has(format) && { format }),
    ...bounds(schema)
  }
}

/** Exclusive bounds as the nearest inclusive ones. */
function bounds({ type, exclusiveMinimum: above, exclusiveMaximum: below }: Json): Json {
  const step = type === 'integer' ? 1 : 0
  return {
    ...(typeof above === 'number' && { minimum: above + step }),
    ...(typeof below === 'number' && { maximum: below - step })
  }
}

/** Merges the schemas of `allOf`: all properties and required names, and the first value of every other keyword. */
function merged(schemas: readonly Json[]): Json {
  const named = (key: string) => Object.assign({}, ...schemas.map((schema) => schema[key]).filter(isRecord)) as Json
  const required = schemas.flatMap((schema) =>
    Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : []
  )
  const properties = named('properties')
  return {
    ...(Object.assign({}, ...schemas.toReversed()) as Json),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required: [...new Set(required)] })
  }
}

/** Gemini rejects an empty list of choices, and a required name without a schema. */
function withKnownNames({ required, enum: choices, ...rest }: Json): Json {
  const { properties } = rest
  const names = texts(required)?.filter((name) => isRecord(properties) && Object.hasOwn(properties, name)) ?? []
  return {
    ...rest,
    ...(Array.isArray(choices) && choices.length > 0 && { enum: choices }),
    ...(names.length > 0 && { required: names })
  }
}
