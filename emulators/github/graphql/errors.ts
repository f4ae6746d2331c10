import type { GraphQLError } from 'graphql'

type ErrorType =
  | 'EXCESSIVE_PAGINATION'
  | 'FORBIDDEN'
  | 'MAX_NODE_LIMIT_EXCEEDED'
  | 'MISSING_PAGINATION_BOUNDARIES'
  | 'NOT_FOUND'
  | 'UNPROCESSABLE'

/** A refusal of a query or mutation, which GitHub answers with status 200. */
export class GraphqlRefusal extends Error {
  override name = 'GraphqlRefusal'
  readonly type: ErrorType

  constructor(type: ErrorType, message: string) {
    super(message)
    this.type = type
  }
}

/** An error in GitHub's form. */
export function serializeError({ message, path, locations, originalError }: GraphQLError): object {
  if (originalError instanceof GraphqlRefusal) {
    const { type } = originalError
    const extensions = type === 'FORBIDDEN' ? { extensions: { saml_failure: false } } : {}
    return { type, ...(path && { path }), ...extensions, locations, message }
  }
  const [, fieldName, typeName] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? []
  if (fieldName === undefined || typeName === undefined) return { message, ...(path && { path }), locations }
  return {
    path: ['query', fieldName],
    extensions: { code: 'undefinedField', typeName, fieldName },
    locations,
    message: `Field '${fieldName}' doesn't exist on type '${typeName}'`
  }
}

/** Responses for faults, as GitHub sends them. The quota is used up if `x-ratelimit-remaining` is 0. */
export const graphqlFaults = {
  rateLimited: {
    status: 200,
    headers: { 'x-ratelimit-remaining': '0' },
    body: { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for installation ID 1.' }] }
  },
  secondaryRateLimit: {
    status: 403,
    headers: { 'retry-after': '1' },
    body: {
      documentation_url:
        'https://docs.github.com/graphql/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits',
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
    }
  },
  nodeLimit: {
    status: 200,
    body: {
      errors: [
        {
          type: 'MAX_NODE_LIMIT_EXCEEDED',
          message: 'This query requests up to 1,000,000 possible nodes which exceeds the maximum limit of 500,000.'
        }
      ]
    }
  },
  timeout: {
    status: 200,
    body: {
      data: null,
      errors: [
        {
          message:
            'Something went wrong while executing your query. This may be the result of a timeout, or it could be a GitHub bug.'
        }
      ]
    }
  }
} as const
