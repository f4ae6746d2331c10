import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { authenticate } from './access.ts'
import { ApiError } from './responses.ts'
import { parseGitRequest, gitRefusal, runGitBackend, type GitRequest } from './git-http.ts'
import { serveSignedLog } from './signed-logs.ts'
import { serveUpload } from './uploads.ts'
import { syncBranches } from './pull-requests.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Exchange, LoggedRequest } from './exchange.ts'
import type { HandledRequest, RestApi, RestRequest } from './rest.ts'
import type { GitHubState } from './state.ts'

/** The root of the REST API, as on GitHub Enterprise Server. */
export const API_ROOT = '/api/v3'

export type RequestPhase = 'received' | 'executed' | 'responded'

/** Called in each phase of every request, and awaited. Returning `cut` closes the connection. */
export type RequestObserver = (phase: RequestPhase, request: IncomingMessage) => Promise<'cut' | undefined>

/** Renders the HTML of a path of the website, such as `/octo/hello/pull/2`; undefined if there is no such page. */
export type RenderPage = (path: string) => Promise<string | undefined>

/** Everything that handling a request needs. */
export interface GitHubService {
  /** The website. Undefined: there is none. */
  page: RenderPage | undefined
  readonly github: GitHubState
  readonly rest: RestApi
  readonly requests: LoggedRequest[]
  readonly listeners: ((exchange: Exchange) => void)[]
  readonly observers: RequestObserver[]
  readonly closing: AbortController
}

/** Handles one request. Never rejects. */
export async function handleRequest(
  service: GitHubService,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', service.github.serverUrl)
    const git = parseGitRequest(service.github, url)
    response.once('finish', () => void isCut(service, 'responded', request))
    if (await isCut(service, 'received', request)) return
    const { page } = service
    if (git) await serveGit(service, { request, response }, git)
    else if (await serveSignedLog(service.github, { request, response }, url)) return
    else if (serveUpload(service.github, { request, response }, url)) return
    else if (page && !url.pathname.startsWith('/api/')) servePage(response, await page(url.pathname))
    else await serveRest(service, { request, response }, url)
  } catch (error) {
    // A bug in the emulator: the client gets a server error with the reason.
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
    response.end(Error.isError(error) ? error.stack : String(error))
  }
}

// If the sanitizer misses something, it still cannot run scripts or make requests.
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
}
const NO_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Not found</title><body style="font: 1rem/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 38rem; padding: 0 1rem"><main><h1>There is no such page</h1><p><a href="/" style="display: inline-block; padding: .7rem 0">Back to the start</a></p></main>'

function servePage(response: ServerResponse, html: string | undefined): void {
  response.writeHead(html === undefined ? 404 : 200, PAGE_HEADERS).end(html ?? NO_PAGE)
}

async function isCut({ observers }: GitHubService, phase: RequestPhase, request: IncomingMessage): Promise<boolean> {
  const replies = await Promise.all(observers.map((observe) => observe(phase, request)))
  if (!replies.includes('cut')) return false
  request.socket.destroy()
  return true
}

interface HttpExchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function serveGit(
  { github }: GitHubService,
  { request, response }: HttpExchange,
  git: GitRequest
): Promise<void> {
  const caller = gitCaller(github, request)
  const refusal =
    caller === 'invalid' ? { status: 401, text: 'Invalid username or token.' } : gitRefusal(github, git, caller)
  const { repository } = git
  if (refusal || caller === 'invalid' || !repository) {
    const { status, text } = refusal ?? { status: 404, text: 'Repository not found.' }
    const challenge = status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {}
    response.writeHead(status, { 'content-type': 'text/plain', ...challenge }).end(text)
    return
  }
  await runGitBackend({ request, response }, { ...git, repository }, { github, caller })
  // Asking for the refs before a push moves none.
  const isAdvertisement = git.path === '/info/refs'
  if (git.isPush && !isAdvertisement && caller) await syncBranches(github, repository, caller.account)
  response.end()
}

function gitCaller(github: GitHubState, request: IncomingMessage) {
  try {
    return authenticate(github, request.headers)
  } catch (error) {
    if (error instanceof ApiError) return 'invalid'
    throw error
  }
}

/** GraphQL has its own root next to that of REST. */
function pathBelowApi(path: string): string {
  if (path === '/api/graphql') return '/graphql'
  return path.startsWith(`${API_ROOT}/`) ? path.slice(API_ROOT.length) : ''
}

async function serveRest(service: GitHubService, { request, response }: HttpExchange, url: URL): Promise<void> {
  const rest: RestRequest = {
    method: request.method ?? 'GET',
    path: pathBelowApi(url.pathname),
    url,
    headers: request.headers,
    body: await buffer(request)
  }
  const handled = await service.rest.handle(rest, service.closing.signal)
  recordExchange(service, rest, handled)
  const { apiResponse, isDropped } = handled
  if (await isCut(service, 'executed', request)) return
  if (!apiResponse || isDropped) {
    request.socket.destroy()
    return
  }
  const { status, body } = apiResponse
  response.writeHead(status, { ...headersOf(handled), date: service.github.now().toUTCString() })
  response.end(typeof body === 'string' ? body : body && JSON.stringify(body))
}

function headersOf({ match, apiResponse }: HandledRequest): Record<string, string> {
  return {
    ...(apiResponse?.body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    'x-github-media-type': `github.v${match?.route.template === '/graphql' ? 4 : 3}; format=json`,
    'x-github-api-version-selected': '2022-11-28',
    vary: 'Accept, Authorization, Cookie, X-GitHub-OTP, Accept-Encoding, Accept, X-Requested-With',
    'x-github-request-id': randomUUID(),
    ...apiResponse?.headers
  }
}

function recordExchange(
  { requests, listeners }: GitHubService,
  rest: RestRequest,
  { match, requestBody, apiResponse, isDropped }: HandledRequest
): void {
  const { method, path, url, headers } = rest
  const route = match?.route.template
  requests.push({ method, route, path: path || url.pathname, status: isDropped ? undefined : apiResponse?.status })
  if (!apiResponse) return
  const exchange: Exchange = {
    method,
    path,
    route,
    parameters: match?.parameters ?? {},
    query: Object.fromEntries(url.searchParams),
    requestHeaders: headers,
    requestBody,
    status: apiResponse.status,
    responseHeaders: apiResponse.headers,
    responseBody: apiResponse.body,
    isFault: apiResponse.isFault
  }
  for (const listener of listeners) listener(exchange)
}
