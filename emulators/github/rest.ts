import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { authenticate } from './access.ts'
import { ApiError, errorBody, notFound } from './responses.ts'
import { RequestQueue } from './faults.ts'
import { cutPage } from './pages.ts'
import { routes } from './routes/all.ts'
import { createMatcher } from './routes/match.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { ApiResponse } from './responses.ts'
import type { Fault } from './faults.ts'
import type { Match } from './routes/match.ts'
import type { Token, World } from './state.ts'

/** A request whose body has arrived. */
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
  /** Undefined for an answer without a body. */
  readonly body: object | string | undefined
  readonly isFault: boolean
}

export interface Handled {
  readonly match: Match | undefined
  readonly requestBody: unknown
  /** Undefined when the connection is to be cut. */
  readonly answer: RestResponse | undefined
  /** True when the answer is to be lost on its way. */
  readonly isLost: boolean
}

export interface RestApi {
  readonly faults: RequestQueue<Fault>
  readonly hooks: RequestQueue<() => void | Promise<void>>
  /** @param signal ends waiting when the server closes */
  handle(request: RestRequest, signal: AbortSignal): Promise<Handled>
}

const findRoute = createMatcher(routes)

/** The REST API over a world, without the network. */
export function createRestApi(world: World): RestApi {
  const faults = new RequestQueue<Fault>()
  const hooks = new RequestQueue<() => void | Promise<void>>()
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
      const scripted = fault && scriptedAnswer(fault)
      const isCut = fault?.cut === 'request'
      const answer = isCut ? undefined : (scripted ?? (await carryOut(world, request, { match, body: requestBody })))
      return { match, requestBody, answer, isLost: fault?.cut === 'answer' }
    }
  }
}

function scriptedAnswer({ status, headers, body }: Fault): RestResponse | undefined {
  if (status === undefined) return undefined
  return { status, headers: headers ?? {}, body: body ?? errorBody(status, `Scripted fault ${status}`), isFault: true }
}

interface Work {
  readonly match: Match | undefined
  readonly body: unknown
}

async function carryOut(world: World, request: RestRequest, work: Work): Promise<RestResponse> {
  let caller: Token | undefined
  try {
    caller = authenticate(world, request.headers)
    spend(caller)
    const answer = finish(await answerOf(world, request, { ...work, caller }), request)
    if (answer.status === 304 && caller) caller.requestsUsed -= 1
    return withRateLimit(world, caller, answer)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message, errors } = error
    return withRateLimit(world, caller, {
      status,
      headers: {},
      body: errorBody(status, message, errors),
      isFault: false
    })
  }
}

async function answerOf(
  world: World,
  request: RestRequest,
  work: Work & { caller: Token | undefined }
): Promise<ApiResponse> {
  const { match, caller, body } = work
  if (!match) throw notFound()
  if (request.body.length > 0 && body === undefined) throw new ApiError(400, 'Problems parsing JSON')
  return match.route.handle({ world, caller, parameters: match.parameters, query: request.url.searchParams, body })
}

function finish(answer: ApiResponse, { method, url, headers }: RestRequest): RestResponse {
  if (answer.kind === 'empty') return { status: answer.status, headers: {}, body: undefined, isFault: false }
  if (answer.kind === 'object' && method !== 'GET')
    return { status: answer.status, headers: {}, body: answer.body, isFault: false }

  const page = answer.kind === 'list' ? cutPage(answer.items, url) : undefined
  const body = answer.kind === 'list' ? answer.wrap(page?.items ?? []) : answer.body
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('hex')}"`
  const validators = {
    etag,
    'cache-control': 'private, max-age=60, s-maxage=60',
    ...(page?.link && { link: page.link })
  }
  if (headers['if-none-match'] === etag) return { status: 304, headers: validators, body: undefined, isFault: false }
  return { status: 200, headers: validators, body, isFault: false }
}

function spend(caller: Token | undefined): void {
  if (!caller) return
  if (caller.requestsUsed >= caller.rateLimit) {
    const holder = caller.kind === 'installation' ? 'installation' : `user ID ${caller.account.id}`
    throw new ApiError(403, `API rate limit exceeded for ${holder}.`)
  }
  caller.requestsUsed += 1
}

// https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
function withRateLimit(world: World, caller: Token | undefined, answer: RestResponse): RestResponse {
  const { rateLimit, requestsUsed } = caller ?? { rateLimit: 60, requestsUsed: 0 }
  const nextHour = Math.ceil(world.now().getTime() / 3_600_000) * 3600
  return {
    ...answer,
    headers: {
      ...answer.headers,
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
