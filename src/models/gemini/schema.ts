type Json = Readonly<Record<string, unknown>>

/** The formats that it knows; others have some versions of it refuse the whole request. */
const FORMATS = new Set(['date-time', 'date', 'time', 'duration', 'enum', 'int32', 'int64', 'float', 'double'])

/**
 * What Gemini reads of JSON Schema, each keyword with what is sent of its value; undefined for a value that makes no sense.
 * Source: https://ai.google.dev/api/caching#FunctionDeclaration
 */
const READ: Readonly<Record<string, (value: unknown) => unknown>> = {
  $id: text,
  $anchor: text,
  $ref: (value) => text(value)?.replace(/^#\/definitions\//, '#/$defs/'),
  $defs: named,
  type: (value) => text(value) ?? texts(value),
  format: text,
  title: text,
  description: text,
  enum: (value) => (Array.isArray(value) ? value.filter(isWordOrNumber) : undefined),
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
 * The same schema in the part of JSON Schema that Gemini reads: one keyword that it does not know has it refuse every request.
 * What can be said in another way is; what cannot is left out, for the tool checks its arguments itself.
 */
export function geminiSchema(schema: Json): Json {
  const read = Object.entries(inKnownWords(schema)).flatMap(([key, value]) => {
    const said = Object.hasOwn(READ, key) ? READ[key]?.(value) : undefined
    return said === undefined ? [] : [[key, said] as const]
  })
  const { $ref, $defs, ...rest } = Object.fromEntries(read)
  // Beside a reference no other words are taken.
  const said = $ref === undefined ? withKnownNames(rest) : { $ref }
  return $defs === undefined ? said : { $defs, ...said }
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

function isWordOrNumber(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function named(value: unknown): Json | undefined {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, asSchema(schema)]))
}

function listed(value: unknown): readonly Json[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(asSchema) : undefined
}

// A schema of `true` takes anything, and so does an empty one; there is no other word for `false`, which no model needs.
function asSchema(schema: unknown): Json {
  return isRecord(schema) ? geminiSchema(schema) : {}
}

function inKnownWords(schema: Json): Json {
  const { const: only, oneOf, allOf, definitions, format, ...rest } = schema
  return {
    ...(Array.isArray(allOf) ? merged([rest, ...allOf.filter(isRecord).map(inKnownWords)]) : rest),
    ...(only !== undefined && { enum: [only] }),
    ...(Array.isArray(oneOf) && !rest['anyOf'] && { anyOf: oneOf }),
    ...(isRecord(definitions) && !rest['$defs'] && { $defs: definitions }),
    ...(typeof format === 'string' && FORMATS.has(format) && { format }),
    ...bounds(schema)
  }
}

/** Bounds that are not themselves allowed, as the nearest that are. */
function bounds({ type, exclusiveMinimum: above, exclusiveMaximum: below }: Json): Json {
  const step = type === 'integer' ? 1 : 0
  return {
    ...(typeof above === 'number' && { minimum: above + step }),
    ...(typeof below === 'number' && { maximum: below - step })
  }
}

/** One schema for all of several: their properties together, and of all else the first word that was said. */
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

/** An empty list of choices has the request refused, and so has a name that is required and not described. */
function withKnownNames({ required, enum: choices, ...rest }: Json): Json {
  const { properties } = rest
  const names = texts(required)?.filter((name) => isRecord(properties) && Object.hasOwn(properties, name)) ?? []
  return {
    ...rest,
    ...(Array.isArray(choices) && choices.length > 0 && { enum: choices }),
    ...(names.length > 0 && { required: names })
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
