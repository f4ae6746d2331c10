/** A JSON schema, or a reference to one, in an OpenAPI document. */
export interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/**
 * The places of fields that no alternative of the schema describes, such as `/user/nickname`. JSON Schema allows such fields unless a schema
 * says otherwise, and GitHub's description hardly ever does. An object without described fields may have any.
 *
 * @param document in which references are looked up
 */
export function unknownFields(value: unknown, schema: Schema, document: unknown): string[] {
  return fieldsBeyond(value, [schema], '')

  function fieldsBeyond(node: unknown, described: readonly Schema[], path: string): string[] {
    if (typeof node !== 'object' || node === null) return []
    const schemas = described.flatMap((one) => alternatives(one, document))
    if (Array.isArray(node)) {
      const items = schemas.flatMap((one) => one.items ?? [])
      return node.flatMap((item, index) => fieldsBeyond(item, items, `${path}/${index}`))
    }
    if (schemas.every(({ properties, additionalProperties: others }) => !properties && !isSchema(others))) return []
    return Object.entries(node).flatMap(([name, field]) => {
      const known = schemas.flatMap(({ properties, additionalProperties: others }) => {
        return properties?.[name] ?? (isSchema(others) ? others : [])
      })
      return known.length === 0 ? [`${path}/${name}`] : fieldsBeyond(field, known, `${path}/${name}`)
    })
  }
}

function isSchema(schema: boolean | Schema | undefined): schema is Schema {
  return typeof schema === 'object'
}

/** The schema and all that it is combined from. */
function alternatives(schema: Schema, document: unknown): Schema[] {
  const found = schema.$ref === undefined ? schema : (resolve(schema.$ref, document) as Schema) // What references of schemas lead to.
  const { allOf = [], anyOf = [], oneOf = [] } = found
  return [found, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => alternatives(part, document))]
}

/** What a reference such as `#/components/schemas/label` leads to. */
export function resolve(reference: string, document: unknown): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => (node as Readonly<Record<string, unknown>>)[name], document) // Each step of a reference exists.
}
