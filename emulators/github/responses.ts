import type * as z from 'zod'

export const DOCUMENTATION = 'https://docs.github.com/rest'

/** The result of a route. The server adds headers, pages and ETags. */
export type ApiResponse =
  | { readonly kind: 'object'; readonly status: 200 | 201 | 202; readonly body: object; readonly location?: string }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'empty'; readonly status: 204 }
  | { readonly kind: 'redirect'; readonly location: string }
  /** Of a repository that was renamed. */
  | { readonly kind: 'moved'; readonly location: string }
  /** The whole list. The server sends the requested page. */
  | { readonly kind: 'list'; readonly items: readonly object[]; wrap(items: readonly object[]): object }

export function ok(body: object): ApiResponse {
  return { kind: 'object', status: 200, body }
}

export function created(body: object): ApiResponse {
  return { kind: 'object', status: 201, body }
}

/** Something that has an address of its own. */
export function createdAt(body: object & { readonly url: string }): ApiResponse {
  return { kind: 'object', status: 201, body, location: body.url }
}

export function accepted(body: object): ApiResponse {
  return { kind: 'object', status: 202, body }
}

export function list(items: readonly object[], wrap = (page: readonly object[]): object => page): ApiResponse {
  return { kind: 'list', items, wrap }
}

/** To an address outside the API. */
export function redirect(location: string): ApiResponse {
  return { kind: 'redirect', location }
}

export const noContent: ApiResponse = { kind: 'empty', status: 204 }

export interface FieldError {
  readonly resource: string
  readonly code: string
  readonly field?: string
  readonly message?: string
}

/** An error response, with GitHub's message. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly errors: readonly (FieldError | string)[] | undefined

  constructor(status: number, message: string, errors?: readonly (FieldError | string)[]) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export function notFound(): ApiError {
  return new ApiError(404, 'Not Found')
}

export function unprocessable(message: string): ApiError {
  return new ApiError(422, message)
}

export function validationFailed(error: FieldError): ApiError {
  return new ApiError(422, 'Validation Failed', [error])
}

/** The body of GitHub's error responses. */
export function errorBody(status: number, message: string, errors?: readonly (FieldError | string)[]): object {
  return { message, ...(errors && { errors }), documentation_url: DOCUMENTATION, status: String(status) }
}

/** @throws ApiError for a body that does not match the schema */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw unprocessable(`Invalid request.\n\nFor 'properties/${issue?.path.join('/') ?? ''}', ${issue?.message ?? ''}.`)
}
