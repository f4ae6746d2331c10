import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { authenticate, hasPermission } from './access.ts'
import { ApiError, DOCUMENTATION, errorBody, notFound, type ApiResponse } from './responses.ts'
import { RouteQueue, type Fault } from './faults.ts'
import { withHtml } from './full-media.ts'
import { selectPage } from './pages.ts'
import { routes } from './routes/all.ts'
import { createRouteMatcher, type RouteMatch } from './routes/match.ts'
import { findRenamed, findRepository, fullName, type Token, type GitHubState, type Repository } from './state.ts'
import type { IncomingHttpHeaders } from 'node:http'

/** A request with its complete body. */
export interface RestRequest {
  readonly method: string
  /** Below the API's root. */
  readonly path: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface RestResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Undefined for an empty response. */
  readonly body: object | string | undefined
  readonly isFault: boolean
}

export interface HandledRequest {
  readonly match: RouteMatch | undefined
  readonly requestBody: unknown
  /** Undefined to cut the connection. */
  readonly apiResponse: RestResponse | undefined
  /** True when the response must not arrive. */
  readonly isDropped: boolean
}

export interface RestApi {
  readonly faults: RouteQueue<Fault>
  readonly hooks: RouteQueue<() => void | Promise<void>>
  /** @param signal ends delays when the server closes */
  handle(request: RestRequest, signal: AbortSignal): Promise<HandledRequest>
}

const findRoute = createRouteMatcher(routes)

/** Links and redirects name a repository by its id. */
function namedPath(github: GitHubState, path: string): string {
  const [prefix, id] = /^\/repositories\/(\d+)/.exec(path) ?? []
  const repository = [...github.repositories.values()].find((one) => String(one.id) === id)
  return prefix === undefined || !repository ? path : `/repos/${fullName(repository)}${path.slice(prefix.length)}`
}

/** The REST API without the network. */
export function createRestApi(github: GitHubState): RestApi {
  const faults = new RouteQueue<Fault>()
  const hooks = new RouteQueue<() => void | Promise<void>>()
  return {
    faults,
    hooks,
    async handle(request, signal) {
      const match = findRoute(request.method, namedPath(github, request.path))
      const requestBody = parseJson(request.body)
      const template = match?.route.template ?? ''
      await hooks.take(request.method, template)?.()
      const fault = faults.take(request.method, template)
      if (fault?.delayMs) await sleep(fault.delayMs, undefined, { signal })
      const scripted = fault && scriptedResponse(fault)
      const isCut = fault?.cut === 'request'
      const apiResponse = isCut
        ? undefined
        : (scripted ?? (await execute(github, request, { match, body: requestBody })))
      return { match, requestBody, apiResponse, isDropped: fault?.cut === 'response' }
    }
  }
}

function scriptedResponse({ status, headers, body }: Fault): RestResponse | undefined {
  if (status === undefined) return undefined
  return { status, headers: headers ?? {}, body: body ?? errorBody(status, `Scripted fault ${status}`), isFault: true }
}

interface MatchedRequest {
  readonly match: RouteMatch | undefined
  readonly body: unknown
}

async function execute(github: GitHubState, request: RestRequest, matched: MatchedRequest): Promise<RestResponse> {
  const { match } = matched
  let caller: Token | undefined
  try {
    caller = authenticate(github, request.headers)
    countRequest(caller)
    const answer = await callRoute(github, request, { ...matched, caller })
    const response = toRestResponse(answer, request, repositoryOf(github, matched.match)?.id)
    if (response.status === 304 && caller) caller.requestsUsed -= 1
    return complete(response)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message, errors } = error
    return complete({ status, headers: {}, body: errorBody(status, message, errors), isFault: false })
  }

  function complete(response: RestResponse): RestResponse {
    const headers = { ...response.headers, ...rateLimitHeaders(github, caller, match), ...accessHeaders(caller, match) }
    return { ...response, headers }
  }
}

function repositoryOf(github: GitHubState, match: RouteMatch | undefined): Repository | undefined {
  return findRepository(github, match?.parameters['owner'] ?? '', match?.parameters['repo'] ?? '')
}

async function callRoute(
  github: GitHubState,
  request: RestRequest,
  matched: MatchedRequest & { caller: Token | undefined }
): Promise<ApiResponse> {
  const { match, caller, body } = matched
  if (!match) throw notFound()
  if (request.body.length > 0 && body === undefined) throw new ApiError(400, 'Problems parsing JSON')
  const { parameters } = match
  const renamed = findRenamed(github, parameters['owner'] ?? '', parameters['repo'] ?? '')
  if (renamed && hasPermission(caller, renamed, { metadata: 'read' })) {
    const rest = request.path.replace(/^\/repos\/[^/]+\/[^/]+/, '')
    return { kind: 'moved', location: `${github.apiUrl}/repositories/${renamed.id}${rest}${request.url.search}` }
  }
  const response = await match.route.handle({ github, caller, parameters, query: request.url.searchParams, body })
  return withHtml(github, response, { headers: request.headers, parameters })
}

function toRestResponse(
  response: ApiResponse,
  { method, url, headers }: RestRequest,
  repositoryId: number | undefined
): RestResponse {
  if (response.kind === 'empty') return { status: response.status, headers: {}, body: undefined, isFault: false }
  if (response.kind === 'redirect')
    return { status: 302, headers: { location: response.location }, body: undefined, isFault: false }
  if (response.kind === 'html') {
    const type = { 'content-type': 'text/html;charset=utf-8' }
    return { status: 200, headers: type, body: response.html, isFault: false }
  }
  if (response.kind === 'moved') {
    const { location } = response
    const body = { message: 'Moved Permanently', url: location, documentation_url: `${DOCUMENTATION}#http-redirects` }
    return { status: method === 'GET' ? 301 : 307, headers: { location }, body, isFault: false }
  }
  if (response.kind === 'object' && method !== 'GET') {
    const { status, body, location } = response
    return { status, headers: location === undefined ? {} : { location }, body, isFault: false }
  }

  const page = response.kind === 'list' ? selectPage(response.items, url, repositoryId) : undefined
  const body = response.kind === 'list' ? response.wrap(page?.items ?? []) : response.body
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('hex')}"`
  const validators = {
    etag,
    'cache-control': 'private, max-age=60, s-maxage=60',
    ...(page?.link && { link: page.link })
  }
  if (headers['if-none-match'] === etag) return { status: 304, headers: validators, body: undefined, isFault: false }
  return { status: 200, headers: validators, body, isFault: false }
}

function countRequest(caller: Token | undefined): void {
  if (!caller) return
  if (caller.requestsUsed >= caller.rateLimit) {
    const holder = caller.kind === 'installation' ? 'installation' : `user ID ${caller.account.id}`
    throw new ApiError(403, `API rate limit exceeded for ${holder}.`)
  }
  caller.requestsUsed += 1
}

// https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
function rateLimitHeaders(github: GitHubState, caller: Token | undefined, match: RouteMatch | undefined) {
  const { rateLimit, requestsUsed } = caller ?? { rateLimit: 60, requestsUsed: 0 }
  const nextHour = Math.ceil(github.now().getTime() / 3_600_000) * 3600
  const resource = /^\/(graphql|search)/.exec(match?.route.template ?? '')?.[1] ?? 'core'
  return {
    'x-ratelimit-limit': String(rateLimit),
    'x-ratelimit-remaining': String(rateLimit - requestsUsed),
    'x-ratelimit-used': String(requestsUsed),
    'x-ratelimit-reset': String(nextHour),
    'x-ratelimit-resource': resource
  }
}

// https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
function accessHeaders(caller: Token | undefined, match: RouteMatch | undefined): Readonly<Record<string, string>> {
  if (!caller) return {}
  if (caller.kind === 'personal') return { 'x-oauth-scopes': 'repo, workflow', 'x-accepted-oauth-scopes': '' }
  const permissions = Object.entries(match?.route.required ?? {}).map(([name, level]) => `${name}=${level}`)
  return permissions.length === 0 ? {} : { 'x-accepted-github-permissions': permissions.join('; ') }
}

function parseJson(body: Buffer): unknown {
  try {
    return body.length > 0 ? (JSON.parse(body.toString('utf8')) as unknown) : undefined
  } catch {
    return undefined
  }
}
