import { RequestError } from '@octokit/request-error'
import type { Person } from '../domain/task.ts'
import { personOf } from '../tasks/person.ts'

/** An error in a response of GitHub's GraphQL API, whose status is 200 even if the whole query failed. */
interface GraphqlError {
  readonly message: string
  readonly type?: string
  readonly extensions?: { readonly code?: string; readonly typeName?: string; readonly fieldName?: string }
}

type ErrorOptions = ConstructorParameters<typeof RequestError>[2]
type Response = NonNullable<ErrorOptions['response']>

/** The status with which REST would respond. */
const STATUSES: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  RATE_LIMIT: 429
}

/** The failure in a GraphQL response as an error of REST, so that everything that handles those handles it too. */
export function graphqlFailure(response: Response, request: ErrorOptions['request']): RequestError | undefined {
  const { errors, data } = (response.data ?? {}) as { errors?: readonly GraphqlError[]; data?: unknown } // Checked below.
  if (!Array.isArray(errors) || errors.length === 0) {
    if (data !== undefined && data !== null) return undefined
    return new RequestError('the response lacks data', 500, { request })
  }
  const list = errors as readonly GraphqlError[]
  const message = list.map((error) => error.message).join(' ')
  const status = Math.max(...list.map(statusOf))
  return new RequestError(message, status, { request, response: { ...response, status, data: { message, errors } } })
}

function statusOf({ type, message }: GraphqlError): number {
  if (/\bsecondary rate\b/i.test(message)) return 429
  const known = type === undefined ? undefined : STATUSES[type]
  if (known !== undefined) return known
  // GitHub's words for a timeout, which has no type.
  return /^Something went wrong\b/.test(message) ? 502 : 422
}

/** The fields that an older server does not have, such as `PullRequestReviewThread.subjectType`. */
export function unknownFields({ response }: RequestError): readonly string[] {
  const body = response?.data as { errors?: unknown } | null | undefined // Any body.
  if (!Array.isArray(body?.errors)) return []
  const fields = (body.errors as readonly (GraphqlError | null)[]).flatMap((error) => {
    const { code, typeName, fieldName } = (typeof error === 'object' ? error?.extensions : undefined) ?? {}
    return code === 'undefinedField' ? [`${typeName ?? ''}.${fieldName ?? ''}`] : []
  })
  return [...new Set(fields)]
}

/** The fields of an author in a query. */
export const AUTHOR_FIELDS = '__typename login ... on User { databaseId } ... on Bot { databaseId }'

/** Null if the account was deleted. */
export type GraphqlAuthor = {
  readonly __typename: string
  readonly login: string
  readonly databaseId?: number
} | null

/** GraphQL leaves out the `[bot]` of a bot's login. Accounts that are neither users nor bots have no id here, and count as deleted. */
export function personOfAuthor(author: GraphqlAuthor): Person | undefined {
  if (author?.databaseId === undefined) return undefined
  const { __typename: type, login, databaseId: id } = author
  const isShort = type === 'Bot' && !login.endsWith('[bot]')
  return personOf({ login: isShort ? `${login}[bot]` : login, id, type })
}
