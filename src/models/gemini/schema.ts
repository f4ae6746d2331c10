type Json = Readonly<Record<string, unknown>>

/** What Gemini reads of JSON Schema. Source: https://ai.google.dev/api/caching#FunctionDeclaration */
const READ = new Set([
  ...['$id', '$defs', '$ref', '$anchor', 'type', 'format', 'title', 'description', 'enum', 'items', 'prefixItems'],
  ...['minItems', 'maxItems', 'minimum', 'maximum', 'anyOf', 'properties', 'additionalProperties', 'required'],
  'propertyOrdering'
])
/** The keywords that hold schemas by name, lists of schemas, and one schema or a boolean. */
const NAMED = new Set(['properties', '$defs'])
const LISTED = new Set(['anyOf', 'prefixItems'])
const SINGLE = new Set(['items', 'additionalProperties'])
/** The formats that it knows; others have some versions of it refuse the whole request. */
const FORMATS = new Set(['date-time', 'date', 'time', 'duration', 'enum', 'int32', 'int64', 'float', 'double'])

/**
 * The same schema in the part of JSON Schema that Gemini reads: one keyword that it does not know has it refuse every request.
 * What can be said in another way is; what cannot is left out, for the tool checks its arguments itself.
 */
export function geminiSchema(schema: Json): Json {
  const known = inKnownWords(schema)
  // Beside a reference no other words are taken.
  if (typeof known['$ref'] === 'string') return reference(known, known['$ref'])
  const read = Object.entries(known).filter(([key]) => READ.has(key))
  return withKnownNames(Object.fromEntries(read.map(([key, value]) => [key, converted(key, value)])))
}

function reference({ $defs: named }: Json, to: string): Json {
  return {
    $ref: to.replace(/^#\/definitions\//, '#/$defs/'),
    ...(isRecord(named) && { $defs: converted('$defs', named) })
  }
}

function converted(key: string, value: unknown): unknown {
  if (NAMED.has(key) && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, asSchema(schema)]))
  if (LISTED.has(key) && Array.isArray(value)) return value.map((schema: unknown) => asSchema(schema))
  if (SINGLE.has(key)) return typeof value === 'boolean' ? value : asSchema(value)
  return value
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

/** A name that is required and not described has the request refused, and so has a choice of anything but words and numbers. */
function withKnownNames(schema: Json): Json {
  const { required, properties, enum: words, ...rest } = schema
  const names = Array.isArray(required)
    ? required.filter((name) => isRecord(properties) && Object.hasOwn(properties, String(name)))
    : []
  const choices = Array.isArray(words)
    ? words.filter((word) => typeof word === 'string' || typeof word === 'number')
    : []
  return {
    ...rest,
    ...(choices.length > 0 && { enum: choices }),
    ...(properties !== undefined && { properties }),
    ...(names.length > 0 && { required: names })
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
