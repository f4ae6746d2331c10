import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { authenticate } from './access.ts'
import { ApiError } from './responses.ts'
import { readGitRequest, refuseGit, runGitBackend } from './git-http.ts'
import { followBranches } from './pull-requests.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Exchange, LoggedRequest } from './exchange.ts'
import type { GitRequest } from './git-http.ts'
import type { Handled, RestApi, RestRequest } from './rest.ts'
import type { World } from './state.ts'

/** Where the REST API begins, as on GitHub's servers for companies. */
export const API_ROOT = '/api/v3'

/** How far a request has come: it is there, it was carried out, its answer has been sent. */
export type RequestPhase = 'arrived' | 'carried-out' | 'answered'

/** Told of every request at each moment, and waited for. After `cut` the connection is ended there. */
export type RequestObserver = (moment: RequestPhase, request: IncomingMessage) => Promise<'cut' | undefined>

/** What stands behind the port. */
export interface Service {
  readonly world: World
  readonly rest: RestApi
  readonly requests: LoggedRequest[]
  readonly listeners: ((exchange: Exchange) => void)[]
  readonly watchers: RequestObserver[]
  readonly closing: AbortController
}

/** Answers one request; never rejects. */
export async function handleRequest(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', service.world.serverUrl)
    const git = readGitRequest(service.world, url)
    response.once('finish', () => void isCut(service, 'answered', request))
    if (await isCut(service, 'arrived', request)) return
    await (git ? serveGit(service, { request, response }, git) : serveRest(service, { request, response }, url))
  } catch (error) {
    // A bug in the loopback. The client sees a server error, and the test sees the reason.
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
    response.end(Error.isError(error) ? error.stack : String(error))
  }
}

async function isCut({ watchers }: Service, moment: RequestPhase, request: IncomingMessage): Promise<boolean> {
  const words = await Promise.all(watchers.map((watch) => watch(moment, request)))
  if (!words.includes('cut')) return false
  request.socket.destroy()
  return true
}

interface HttpExchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function serveGit({ world }: Service, { request, response }: HttpExchange, git: GitRequest): Promise<void> {
  const caller = callerOfGit(world, request)
  const refusal = caller === 'unknown' ? { status: 401, text: 'Invalid username or token.' } : refuseGit(git, caller)
  const { repository } = git
  if (refusal || caller === 'unknown' || !repository) {
    const { status, text } = refusal ?? { status: 404, text: 'Repository not found.' }
    const challenge = status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {}
    response.writeHead(status, { 'content-type': 'text/plain', ...challenge }).end(text)
    return
  }
  await runGitBackend({ request, response }, { ...git, repository }, caller)
  if (git.isPush && caller) await followBranches(world, repository, caller.account)
  response.end()
}

function callerOfGit(world: World, request: IncomingMessage) {
  try {
    return authenticate(world, request.headers)
  } catch (error) {
    if (error instanceof ApiError) return 'unknown'
    throw error
  }
}

/** GraphQL has a root of its own beside that of REST. */
function pathBelowApi(path: string): string {
  if (path === '/api/graphql') return '/graphql'
  return path.startsWith(`${API_ROOT}/`) ? path.slice(API_ROOT.length) : ''
}

async function serveRest(service: Service, { request, response }: HttpExchange, url: URL): Promise<void> {
  const rest: RestRequest = {
    method: request.method ?? 'GET',
    path: pathBelowApi(url.pathname),
    url,
    headers: request.headers,
    body: await buffer(request)
  }
  const handled = await service.rest.handle(rest, service.closing.signal)
  record(service, rest, handled)
  const { answer, isLost } = handled
  if (await isCut(service, 'carried-out', request)) return
  if (!answer || isLost) {
    request.socket.destroy()
    return
  }
  response.writeHead(answer.status, headersOf(handled))
  response.end(typeof answer.body === 'string' ? answer.body : answer.body && JSON.stringify(answer.body))
}

function headersOf({ answer }: Handled): Record<string, string> {
  return {
    ...(answer?.body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    'x-github-media-type': 'github.v3; format=json',
    'x-github-request-id': randomUUID(),
    ...answer?.headers
  }
}

function record(
  { requests, listeners }: Service,
  rest: RestRequest,
  { match, requestBody, answer, isLost }: Handled
): void {
  const { method, path, url, headers } = rest
  const route = match?.route.template
  requests.push({ method, route, path: path || url.pathname, status: isLost ? undefined : answer?.status })
  if (!answer) return
  const exchange: Exchange = {
    method,
    path,
    route,
    parameters: match?.parameters ?? {},
    query: Object.fromEntries(url.searchParams),
    requestHeaders: headers,
    requestBody,
    status: answer.status,
    responseHeaders: answer.headers,
    responseBody: answer.body,
    isFault: answer.isFault
  }
  for (const listener of listeners) listener(exchange)
}
