import { createRequire } from 'node:module'
import { OpenAPIBackend } from 'openapi-backend'
import type { Document, Operation } from 'openapi-backend'
import { auditGraphql } from './graphql-schema.ts'
import { resolve, type Schema, unknownFields } from './unknown-fields.ts'
import type { Exchange } from '../../emulators/github/exchange.ts'
import { routes } from '../../emulators/github/routes/all.ts'

const DESCRIPTION = '@octokit/openapi/generated/api.github.com.json'

/**
 * Statuses that any operation may answer with, described for all at once instead of for each:
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api
 * The redirects are those of a repository that was renamed. The validator checks the bodies against `basic-error`.
 */
const COMMON_STATUSES = new Set([301, 307, 400, 401, 403, 404, 429])

/** Responses that the description omits, each with its documentation in prose. */
const UNDESCRIBED: Readonly<Record<string, readonly number[]>> = {
  // "If the request is conditional …": https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api
  GET: [304]
}

/** The description omits its 422: a reply is a review too, and refused while the account has a pending one. */
const REPLY = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies'

// The formats that the description uses. Only gross errors matter; the other formats accept any value of the right type.
const FORMATS = {
  uri: /^[a-z][a-z0-9+.-]*:\/\/[^\s{}]+$/i,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  ...Object.fromEntries(
    ['uri-template', 'email', 'int32', 'int64', 'double', 'binary', 'date', 'timestamp', 'repo.nwo'].map(
      (name) => [name, true] as const
    )
  )
}

interface Description {
  readonly definition: Document
  readonly api: OpenAPIBackend
  readonly operations: ReadonlyMap<string, Operation>
}

const description = load()

function load(): Description {
  const definition = createRequire(import.meta.url)(DESCRIPTION) as Document // The content of the package.
  removeUnusedPaths(definition)
  removeUnusedComponents(definition)
  describeLostLines(definition)
  describeWorkflowIds(definition)
  makeNullsExplicit(definition)
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    ajvOpts: { strict: false, formats: FORMATS },
    apiRoot: '/'
  })
  // With `quick`, everything is ready before the promise resolves.
  void api.init()
  const operations = api.router.getOperations()
  return {
    definition,
    api,
    operations: new Map(operations.map((one) => [`${one.method.toUpperCase()} ${one.path}`, one]))
  }
}

/** Removes hundreds of operations that no test requests: preparing them takes most of the time of loading. */
function removeUnusedPaths({ paths = {} }: Document): void {
  const used = new Set(['/user', ...routes.map(({ template }) => template)])
  for (const path of Object.keys(paths)) if (!used.has(path)) Reflect.deleteProperty(paths, path)
}

/** Removes all examples of bodies, and the thousands of schemas that only those operations name. */
function removeUnusedComponents(definition: Document): void {
  const { components = {}, paths } = definition
  const used = new Set<string>()
  const queue: unknown[] = [paths]
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (typeof node !== 'object' || node === null) continue
    if ('schema' in node) Reflect.deleteProperty(node, 'examples')
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref' || typeof value !== 'string') queue.push(value)
      else if (!used.has(value)) {
        used.add(value)
        queue.push(resolve(value, definition))
      }
    }
  }
  for (const [kind, all] of Object.entries(components as Readonly<Record<string, object>>)) {
    for (const name of Object.keys(all))
      if (!used.has(`#/components/${kind}/${name}`)) Reflect.deleteProperty(all, name)
  }
}

/** The lines of a comment are null when they are gone, and for a whole file. The description says so of the others only. */
function describeLostLines({ components }: Document): void {
  for (const name of ['pull-request-review-comment', 'review-comment']) {
    const schema = components?.schemas?.[name] as { properties: Record<string, { nullable?: boolean }> } // As the package has it.
    for (const field of ['line', 'original_line', 'position']) {
      const property = schema.properties[field]
      if (property) property.nullable = true
    }
  }
}

/** A workflow is named by its id or its file. In a path, the id is a text as well, so both schemas match. */
function describeWorkflowIds({ components }: Document): void {
  const { schema } = components?.parameters?.['workflow-id'] as { schema: { oneOf?: unknown; anyOf?: unknown } } // As the package has it.
  schema.anyOf = schema.oneOf
  delete schema.oneOf
}

/**
 * OpenAPI 3.0 lets a schema be `nullable` beside `oneOf` or `enum`; JSON Schema has no such word, and the validator
 * knows it beside `type` only.
 */
function makeNullsExplicit(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  Object.values(node).forEach(makeNullsExplicit)
  const schema = node as { nullable?: unknown; type?: unknown; enum?: unknown; anyOf?: unknown } // Any part of the document.
  if (schema.nullable !== true) return
  if (Array.isArray(schema.enum) && !schema.enum.includes(null)) schema.enum = [...(schema.enum as unknown[]), null]
  if (schema.type !== undefined) return
  const rest = { ...schema }
  delete rest.nullable
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key)
  schema.anyOf = [rest, { type: 'string', nullable: true, enum: [null] }]
}

/**
 * Checks a request and its response against GitHub's OpenAPI description of its REST API, or its public GraphQL schema.
 *
 * @returns one line for each violation
 */
export function auditExchange(exchange: Exchange): string[] {
  const where = `${exchange.method} ${exchange.path} → ${exchange.status}`
  return audit(exchange).map((violation) => `${where}: ${violation}`)
}

function audit(exchange: Exchange): string[] {
  if (exchange.route === '/graphql') return auditGraphql(exchange)
  const operation = description.operations.get(`${exchange.method} ${exchange.route ?? ''}`)
  if (!operation) return ['GitHub has no such operation']
  return [...auditRequest(exchange, operation), ...(exchange.isFault ? [] : auditAnswer(exchange, operation))]
}

// Builds the path from the template again, because clients do not encode the slashes of a branch, which GitHub accepts.
function auditRequest({ method, query, requestHeaders, requestBody, ...exchange }: Exchange, operation: Operation) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(exchange.parameters[name] ?? '')
  )
  const headers = Object.fromEntries(Object.entries(requestHeaders).map(([name, value]) => [name, value ?? '']))
  const result = description.api.validateRequest({ method, path, query, headers, body: requestBody }, operation)
  return [
    ...(result.errors ?? []).map((error) => `request${error.instancePath} ${error.message ?? ''}`),
    ...undescribed(requestBody, operation.requestBody).map((field) => `request${field} is no field of this operation`)
  ]
}

/** The fields of a body that the description does not know. */
function undescribed(body: unknown, described: unknown): string[] {
  const { definition } = description
  const { $ref: reference } = (described ?? {}) as Schema // A reference or what it leads to.
  const { content } = (reference === undefined ? (described ?? {}) : resolve(reference, definition)) as Described // As OpenAPI has it.
  const schema = content?.['application/json']?.schema
  return schema ? unknownFields(body, schema, definition) : []
}

/** A request body or a response. */
interface Described {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}

function auditAnswer(exchange: Exchange, operation: Operation): string[] {
  const { method, status, responseBody } = exchange
  const isDescribed = String(status) in (operation.responses ?? {})
  if (!isDescribed && UNDESCRIBED[method]?.includes(status)) return responseBody === undefined ? [] : ['has a body']
  if (!isDescribed && isCommon(exchange)) return auditError(responseBody)
  if (!isDescribed) return ['GitHub does not describe this status']
  if (responseBody === undefined) return [204, 302, 304].includes(status) ? [] : ['has no body']

  const { errors } = description.api.validateResponse(responseBody, operation, status)
  return [
    ...(errors ?? []).map((error) => `answer${error.instancePath} ${error.message ?? ''}`),
    ...undescribed(responseBody, operation.responses?.[String(status)])
      // Recordings since 2024 have it in each error. The description has it in those that name no fields.
      .filter((field) => !(status >= 400 && field === '/status'))
      .map((field) => `answer${field} is no field of this response`)
  ]
}

function isCommon({ method, route, status }: Exchange): boolean {
  return COMMON_STATUSES.has(status) || (status === 422 && `${method} ${route ?? ''}` === REPLY)
}

// GET /user describes 403 as `basic-error`, which is the same for every operation.
function auditError(body: unknown): string[] {
  const model = description.operations.get('GET /user')
  const { errors } = model ? description.api.validateResponse(body, model, 403) : { errors: [] }
  return (errors ?? []).map((error) => `error${error.instancePath} ${error.message ?? ''}`)
}
