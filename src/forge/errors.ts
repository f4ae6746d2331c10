import { RequestError } from '@octokit/request-error'
import { messageOf, UserError } from '../errors.ts'

/** GitHub has answered, and refused. */
export type Refusal = RequestError & { readonly response: NonNullable<RequestError['response']> }

/** True when GitHub answered with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): error is Refusal {
  return error instanceof RequestError && error.response !== undefined && statuses.includes(error.status)
}

/** True for the sentence that says what is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof UserError && hasStatus(error.cause, 404, 410)
}

/** True when it cannot be told whether GitHub did what it was asked to: no answer came, or its own failure. */
export function isUnknownResult(error: unknown): boolean {
  return error instanceof RequestError && (error.response === undefined || error.status >= 500)
}

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
export function isRateLimit(error: unknown): boolean {
  if (hasStatus(error, 429)) return true
  if (!hasStatus(error, 403)) return false
  const asksToWait = error.response.headers['retry-after'] !== undefined
  return asksToWait || isPrimaryRateLimit(error) || /\bsecondary rate\b/i.test(error.message)
}

/** True for the primary limit, which lifts at a time that GitHub tells. */
export function isPrimaryRateLimit(error: unknown): boolean {
  return error instanceof RequestError && error.response?.headers['x-ratelimit-remaining'] === '0'
}

export function isForbiddenToToken(error: unknown): boolean {
  return hasStatus(error, 403) && /not accessible by (integration|personal access token)/i.test(error.message)
}

/** What GitHub said: its remarks on single fields where there are any, and never the link to its documentation. */
export function reasonOf({ message, response }: Refusal): string {
  const remarks = remarksIn(response.data)
  return remarks.length > 0 ? remarks.join(' ') : message.replace(/ - https:\/\/\S+$/, '')
}

function remarksIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return []
  return body.errors.flatMap((error: { readonly message?: unknown } | null) =>
    typeof error?.message === 'string' ? [error.message] : []
  )
}

/** The lines that are missing in the workflow file, for example `contents: write`. */
export function missingPermission(error: Refusal): string {
  const accepted = error.response.headers['x-accepted-github-permissions']
  if (typeof accepted !== 'string') return permissionByRoute(error)
  // "issues=write; pull_requests=write": alternatives, each of one or more that go together.
  const alternatives = accepted.split(';').map((alternative) =>
    alternative
      .split(',')
      .map((permission) => `\`${permission.trim().replaceAll('_', '-').replace('=', ': ')}\``)
      .join(' and ')
  )
  return alternatives.join(' or ')
}

function permissionByRoute({ request }: Refusal): string {
  const level = request.method === 'GET' ? 'read' : 'write'
  const scopes = [
    [/\/repos\/[^/]+\/[^/]+\/(git|commits)\//, 'contents'],
    [/\/repos\/[^/]+\/[^/]+\/pulls/, 'pull-requests'],
    [/\/repos\/[^/]+\/[^/]+\/issues/, 'issues']
  ] as const
  const scope = scopes.find(([route]) => route.test(request.url))?.[1] ?? 'metadata'
  return `\`${scope}: ${level}\``
}

/** Turns GitHub's refusals into words for the person who set Forgehand up. What is left is a bug of ours. */
export function toUserError(error: unknown): unknown {
  if (!(error instanceof RequestError)) return error
  const message = explanation(error)
  return message === undefined ? error : new UserError(message, { cause: error })
}

function explanation(error: RequestError): string | undefined {
  const call = `${error.request.method} ${error.request.url}`
  if (!isRefusal(error)) return `GitHub could not be reached (${call}): ${networkReason(error)}. Try again later.`
  if (isRateLimit(error)) return `GitHub's rate limit is used up (${call}). ${liftsAt(error)}`
  if (isForbiddenToToken(error)) {
    const permission = missingPermission(error)
    return `The token may not do this (${call}). Add ${permission} under \`permissions:\` in the workflow file.`
  }
  if (error.status >= 500) {
    return `GitHub answered ${error.status} to ${call}, again and again. Look at https://www.githubstatus.com and try later.`
  }
  switch (error.status) {
    case 401:
      return `GitHub does not accept the token: ${reasonSentence(error)} Give \`github-token\` one that is valid, or leave it out to use the workflow's own.`
    case 403:
      return `GitHub refuses ${call}: ${reasonSentence(error)} Ask an owner of the repository or the organisation which rule it is, and let the token through.`
    case 404:
      return `GitHub knows nothing at ${call} (404): it does not exist, or the token may not see it. Check the name, and give \`github-token\` a token that may read the repository.`
    case 409:
      return `GitHub cannot do ${call} now: ${reasonSentence(error)} Mend what it names, then ask again.`
    default:
      return undefined
  }
}

/** The same, with one full stop. */
export function reasonSentence(error: Refusal): string {
  return reasonOf(error).replace(/\.?$/, '.')
}

function isRefusal(error: RequestError): error is Refusal {
  return error.response !== undefined
}

function networkReason(error: RequestError): string {
  // fetch says "fetch failed"; the operating system's own words are one or two causes below.
  let deepest: unknown = error
  while (Error.isError(deepest) && deepest.cause !== undefined) deepest = deepest.cause
  return messageOf(deepest)
}

function liftsAt({ response }: Refusal): string {
  const retryAfter = Number(response.headers['retry-after'])
  if (retryAfter > 0) return `It asks to wait ${retryAfter} seconds, longer than a run waits. Try again then.`
  const reset = Number(response.headers['x-ratelimit-reset'])
  if (reset > 0) return `It lifts at ${new Date(reset * 1000).toISOString()}. Try again then.`
  return 'Try again in some minutes.'
}
