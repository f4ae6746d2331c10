import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, execute, parse, validate } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import * as z from 'zod'
import type { Exchange } from '../../emulators/github/exchange.ts'

let schema: GraphQLSchema | undefined

/** GitHub's whole public GraphQL schema. Loaded when it is first needed, because that takes a moment. */
export function publicSchema(): GraphQLSchema {
  const file = join(import.meta.dirname, '../../node_modules/@octokit/graphql-schema/schema.graphql')
  schema ??= buildSchema(readFileSync(file, 'utf8'), { assumeValid: true })
  return schema
}

const request = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).optional() })
const response = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional()
})

/**
 * Checks a query, its variables and its answer against GitHub's public schema. The answer is checked by executing the query on it:
 * each field takes its value from the answer and must fit its type.
 */
export function auditGraphql({ requestBody, responseBody, isFault, status }: Exchange): string[] {
  const { query, variables } = request.parse(requestBody)
  const document = parse(query)
  const mistakes = validate(publicSchema(), document)
  if (mistakes.length > 0) return mistakes.map(({ message }) => `query: ${message}`)
  if (isFault || status !== 200) return []
  const { data, errors = [] } = response.parse(responseBody)
  // What an error left null may be null.
  if (!data || errors.length > 0) return errors.length > 0 ? [] : ['answer: has neither data nor errors']
  const result = execute({
    schema: publicSchema(),
    document,
    variableValues: variables,
    rootValue: data,
    fieldResolver: (source: Readonly<Record<string, unknown>>, _, __, { path }) => source[path.key],
    typeResolver: (value: { readonly __typename?: string }) => value.__typename
  })
  if (result instanceof Promise) return ['answer: cannot be checked at once']
  return (result.errors ?? []).map(({ message, path }) => `answer /${path?.join('/') ?? ''}: ${message}`)
}
