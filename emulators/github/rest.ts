import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { authenticate } from './access.ts'
import { ApiError, errorBody, notFound } from './responses.ts'
import { RouteQueue } from './faults.ts'
import { withHtml } from './full-media.ts'
import { selectPage } from './pages.ts'
import { routes } from './routes/all.ts'
import { createRouteMatcher } from './routes/match.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { ApiResponse } from './responses.ts'
import type { Fault } from './faults.ts'
import type { RouteMatch } from './routes/match.ts'
import type { Token, GitHubState } from './state.ts'

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

/** The REST API without the network. */
export function createRestApi(github: GitHubState): RestApi {
  const faults = new RouteQueue<Fault>()
  const hooks = new RouteQueue<() => void | Promise<void>>()
  return {
    faults,
    hooks,
    async handle(request, signal) {
      const match = findRoute(request.method, request.path)
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
  let caller: Token | undefined
  try {
    caller = authenticate(github, request.headers)
    countRequest(caller)
    const response = toRestResponse(await callRoute(github, request, { ...matched, caller }), request)
    if (response.status === 304 && caller) caller.requestsUsed -= 1
    return withRateLimit(github, caller, response)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message, errors } = error
    return withRateLimit(github, caller, {
      status,
      headers: {},
      body: errorBody(status, message, errors),
      isFault: false
    })
  }
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
  const response = await match.route.handle({ github, caller, parameters, query: request.url.searchParams, body })
  return withHtml(github, response, { headers: request.headers, parameters })
}

function toRestResponse(response: ApiResponse, { method, url, headers }: RestRequest): RestResponse {
  if (response.kind === 'empty') return { status: response.status, headers: {}, body: undefined, isFault: false }
  if (response.kind === 'redirect')
    return { status: 302, headers: { location: response.location }, body: undefined, isFault: false }
  if (response.kind === 'object' && method !== 'GET') {
    return { status: response.status, headers: {}, body: response.body, isFault: false }
  }

  const page = response.kind === 'list' ? selectPage(response.items, url) : undefined
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
function withRateLimit(github: GitHubState, caller: Token | undefined, response: RestResponse): RestResponse {
  const { rateLimit, requestsUsed } = caller ?? { rateLimit: 60, requestsUsed: 0 }
  const nextHour = Math.ceil(github.now().getTime() / 3_600_000) * 3600
  return {
    ...response,
    headers: {
      ...response.headers,
      'x-ratelimit-limit': String(rateLimit),
      'x-ratelimit-remaining': String(rateLimit - requestsUsed),
      'x-ratelimit-used': String(requestsUsed),
      'x-ratelimit-reset': String(nextHour),
      'x-ratelimit-resource': 'core'
    }
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return body.length > 0 ? (JSON.parse(body.toString('utf8')) as unknown) : undefined
  } catch {
    return undefined
  }
}
