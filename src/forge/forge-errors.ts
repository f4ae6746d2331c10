import type { Refused } from './forge.ts'
import { RequestError } from '@octokit/request-error'
import { unknownFields } from './graphql-errors.ts'
import { messageOf, UserError, unlessError } from '../errors.ts'
import { deepestCause, isCertificateError, TRUST_CERTIFICATE } from '../network/certificate-error.ts'
import { withPeriod } from '../text/shorten.ts'

/** An error response from GitHub. */
export type ErrorResponse = RequestError & { readonly response: NonNullable<RequestError['response']> }

/** True if GitHub responded with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): error is ErrorResponse {
  return error instanceof RequestError && error.response !== undefined && statuses.includes(error.status)
}

/** What a call returns; `otherwise` if GitHub responds with one of these statuses. */
export function unlessStatus<Value, Otherwise>(
  call: Promise<Value>,
  otherwise: Otherwise,
  ...statuses: readonly number[]
): Promise<Value | Otherwise> {
  return unlessError(call, otherwise, (error) => hasStatus(error, ...statuses))
}

/** For `unlessError`: GitHub understands the request, and refuses it in such words. */
export function refuses(words: RegExp) {
  return (error: unknown): boolean => hasStatus(error, 422) && words.test(error.message)
}

/** True for an error from `unlessGone`. */
export function isGone(error: unknown): boolean {
  return error instanceof UserError && hasStatus(error.cause, 404, 410)
}

/** True if it is unknown whether GitHub carried out the request: it did not respond, or responded with a server error. */
export function isUnknownResult(error: unknown): boolean {
  return error instanceof RequestError && (error.response === undefined || error.status >= 500)
}

/** True if another request was writing the same ref at that moment. */
export function isRefLocked(error: unknown): boolean {
  return hasStatus(error, 409, 422) && /cannot lock ref/i.test(error.message)
}

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
export function isRateLimit(error: unknown): boolean {
  if (hasStatus(error, 429)) return true
  if (!hasStatus(error, 403)) return false
  const asksToWait = error.response.headers['retry-after'] !== undefined
  return asksToWait || isPrimaryRateLimit(error) || /\bsecondary rate\b/i.test(error.message)
}

/** True for the primary limit, which ends at a time that GitHub names. */
export function isPrimaryRateLimit(error: unknown): boolean {
  return error instanceof RequestError && error.response?.headers['x-ratelimit-remaining'] === '0'
}

export function isForbiddenToToken(error: unknown): boolean {
  return hasStatus(error, 403) && /not accessible by (integration|personal access token)/i.test(error.message)
}

/** True if there is nothing, or nothing that the token may read. */
export function isHidden(error: unknown): boolean {
  return isForbiddenToToken(error) || hasStatus(error, 404)
}

/** How to let workflows open pull requests, if that is what GitHub refuses. */
export function pullRequestSetting({ message }: ErrorResponse, page: string): string | undefined {
  if (!/not permitted to create/i.test(message)) return undefined
  return `Allow GitHub Actions to create pull requests: select the last checkbox at ${page}/settings/actions (Settings → Actions → General → Workflow permissions). If it is disabled, allow it in the organization's settings first. Or set \`github-token\` to the token of a GitHub App.`
}

/** GitHub's message, or its messages about single fields if there are any, without the link to its documentation. */
export function reasonOf({ message, response }: ErrorResponse): string {
  const messages = fieldMessages(response.data)
  return messages.length > 0 ? messages.join(' ') : message.replace(/ - https:\/\/\S+$/, '')
}

function fieldMessages(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return []
  return body.errors.flatMap((error: string | { readonly message?: unknown } | null) => {
    if (typeof error === 'string') return [error]
    return typeof error?.message === 'string' ? [error.message] : []
  })
}

/** What to do about a refusal for which `isForbiddenToToken` is true. */
export function addPermission(error: ErrorResponse): string {
  return `Add ${missingPermission(error)} under \`permissions:\` in the workflow file.`
}

/** The missing lines of the workflow file, for example `contents: write`. */
export function missingPermission(error: ErrorResponse): string {
  const accepted = error.response.headers['x-accepted-github-permissions']
  if (typeof accepted !== 'string') return permissionByRoute(error)
  // "issues=write; pull_requests=write": alternatives, each with one or more permissions.
  const alternatives = accepted.split(';').map((alternative) =>
    alternative
      .split(',')
      .map((permission) => `\`${permission.trim().replaceAll('_', '-').replace('=', ': ')}\``)
      .join(' and ')
  )
  return alternatives.join(' or ')
}

function permissionByRoute({ request }: ErrorResponse): string {
  if (request.url.endsWith('/graphql')) return '`pull-requests: read`'
  const level = request.method === 'GET' ? 'read' : 'write'
  const scopes = [
    [/\/repos\/[^/]+\/[^/]+\/(git|commits)\//, 'contents'],
    [/\/repos\/[^/]+\/[^/]+\/pulls/, 'pull-requests'],
    [/\/repos\/[^/]+\/[^/]+\/issues/, 'issues']
  ] as const
  const scope = scopes.find(([route]) => route.test(request.url))?.[1] ?? 'metadata'
  return `\`${scope}: ${level}\``
}

/** Turns GitHub's refusals into errors that the user can fix. Any other error is a bug. */
export function toUserError(error: unknown): unknown {
  if (!(error instanceof RequestError)) return error
  const message = explanation(error)
  return message === undefined ? error : new UserError(message, { cause: error })
}

function explanation(error: RequestError): string | undefined {
  const call = `${error.request.method} ${error.request.url}`
  if (!isErrorResponse(error)) return noResponse(call, error)
  if (isRateLimit(error)) return `GitHub's rate limit is exceeded (${call}). ${rateLimitEnd(error)}`
  if (isForbiddenToToken(error)) {
    return `The token has no permission for this (${call}). ${addPermission(error)}`
  }
  if (error.status >= 500) {
    return `GitHub repeatedly responded with ${error.status} to ${call}. Check https://www.githubstatus.com and try again later.`
  }
  const fields = unknownFields(error)
  if (fields.length > 0) {
    return `The GraphQL API at ${error.request.url} does not know ${fields.join(', ')}. Update GitHub Enterprise Server to a version that has them.`
  }
  switch (error.status) {
    case 401:
      return `GitHub does not accept the token: ${reasonSentence(error)} Set \`github-token\` to a valid token, or omit it to use the workflow's own.`
    case 403:
      return `GitHub refused ${call}: ${reasonSentence(error)} Ask an owner of the repository or organization which rule applies, and allow the token.`
    case 404:
      return `GitHub found nothing at ${call} (404): it does not exist, or the token cannot read it. Check the name, and set \`github-token\` to a token with read access to the repository.`
    case 409:
      return `GitHub cannot do ${call} now: ${reasonSentence(error)} Fix this, then try again.`
    default:
      return undefined
  }
}

/** `reasonOf` with one period at the end. */
export function reasonSentence(error: ErrorResponse): string {
  return withPeriod(reasonOf(error))
}

function isErrorResponse(error: RequestError): error is ErrorResponse {
  return error.response !== undefined
}

function noResponse(call: string, error: RequestError): string {
  const reason = messageOf(deepestCause(error))
  const remedy = isCertificateError(error) ? TRUST_CERTIFICATE : 'Try again later.'
  return `The request to GitHub failed (${call}): ${reason}. ${remedy}`
}

function rateLimitEnd({ response }: ErrorResponse): string {
  const retryAfter = Number(response.headers['retry-after'])
  if (retryAfter > 0) return `GitHub asks to wait ${retryAfter} seconds, longer than a run waits. Try again then.`
  const reset = Number(response.headers['x-ratelimit-reset'])
  if (reset > 0) return `It resets at ${new Date(reset * 1000).toISOString()}. Try again then.`
  return 'Try again in a few minutes.'
}

/** Makes a call, and returns a refusal instead of throwing it: the work is done by then, so a refusal must not fail the run. */
export async function orRefused<Result>(
  permission: 'contents' | 'pull-requests',
  write: () => Promise<Result>
): Promise<Result | Refused> {
  try {
    return await write()
  } catch (error) {
    if (isForbiddenToToken(error)) {
      return { kind: 'refused', reason: lackedPermissions([permission]) }
    }
    if (isRateLimit(error) || !hasStatus(error, 403, 404, 410, 422)) throw error
    const reason = hasStatus(error, 404, 410) ? 'It was deleted.' : reasonSentence(error)
    return { kind: 'refused', reason }
  }
}

/** Says which write permissions a token lacks. @param names such as `contents` */
export function lackedPermissions(names: readonly string[]): string {
  return `The token lacks ${names.map((name) => `\`${name}: write\``).join(', ')}.`
}
