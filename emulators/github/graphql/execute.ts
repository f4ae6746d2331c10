import { serializeError } from './errors.ts'
import { createResolvers } from './resolvers.ts'
import { SCHEMA } from './schema.ts'
import type { FieldDefinitionNode, GraphQLSchema } from 'graphql'
import type { GraphqlCall } from './nodes.ts'

export interface GraphqlRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

/** Validates and executes a query or mutation. The result is the response's body; its status is always 200. */
export async function executeGraphql(call: GraphqlCall, request: GraphqlRequest): Promise<object> {
  const { graphql } = await import('graphql')
  const { data, errors } = await graphql({
    schema: await schemaWithout(call.github.missingGraphqlFields),
    source: request.query,
    rootValue: createResolvers(call),
    variableValues: request.variables,
    operationName: request.operationName
  })
  return { ...(data !== undefined && { data }), ...(errors && { errors: errors.map(serializeError) }) }
}

const schemas = new WeakMap<ReadonlySet<string>, GraphQLSchema>()

async function schemaWithout(missing: ReadonlySet<string>): Promise<GraphQLSchema> {
  const known = schemas.get(missing)
  if (known) return known
  const { buildASTSchema, Kind, parse } = await import('graphql')
  const document = parse(SCHEMA)
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition
    const isKnown = (field: FieldDefinitionNode) => !missing.has(`${definition.name.value}.${field.name.value}`)
    return { ...definition, fields: definition.fields?.filter(isKnown) ?? [] }
  })
  const schema = buildASTSchema({ ...document, definitions })
  schemas.set(missing, schema)
  return schema
}
