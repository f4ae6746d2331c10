import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { randomUUID } from 'node:crypto'
import { callerOf } from './access.ts'
import { Refusal } from './answers.ts'
import { createRepository } from './create-repository.ts'
import { readGitRequest, refuseGit, runGitBackend } from './git-http.ts'
import { followBranches } from './pull-requests.ts'
import { createRestApi } from './rest.ts'
import { accountOf } from './state.ts'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RepositoryOptions } from './create-repository.ts'
import type { Exchange, LoggedRequest } from './exchange.ts'
import type { Fault, RouteName } from './faults.ts'
import type { GitRequest } from './git-http.ts'
import type { LoopbackRepository } from './repository.ts'
import type { Handled, RestApi, RestRequest } from './rest.ts'
import type { Account, World } from './state.ts'

const API_ROOT = '/api/v3'
const DEFAULT_SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin'

export interface GitHubOptions {
  /** The clock by which everything is dated. */
  readonly now?: () => Date
  /** Where git is found, in the form of PATH. */
  readonly searchPath?: string
}

/** A GitHub on 127.0.0.1 that keeps state: REST API and git over HTTP on the same objects. */
export interface LoopbackGitHub {
  /** For GITHUB_SERVER_URL; git clones from `<serverUrl>/<owner>/<name>.git`. */
  readonly serverUrl: string
  /** For GITHUB_API_URL. */
  readonly apiUrl: string
  /** All requests to the REST API, in the order of their answers. */
  readonly requests: readonly LoggedRequest[]
  /** Those that the loopback does not know, answered 404. */
  readonly unknownRequests: readonly LoggedRequest[]
  /** The account with this login, made when there is none. Logins that end in `[bot]` are bots. */
  account(login: string): Account
  createRepository(options: RepositoryOptions): Promise<LoopbackRepository>
  /** Lets the next requests of a route go wrong. */
  fault(fault: Fault): void
  /** Does something when the next requests of a route have arrived, before they are carried out. */
  before(route: RouteName, action: () => void | Promise<void>): void
  onExchange(listener: (exchange: Exchange) => void): void
  /** Ends all connections and removes everything from disk. */
  close(): Promise<void>
}

interface Service {
  readonly world: World
  readonly rest: RestApi
  readonly requests: LoggedRequest[]
  readonly listeners: ((exchange: Exchange) => void)[]
  readonly closing: AbortController
}

/** Starts on a free port. */
export async function startGitHub({ now, searchPath }: GitHubOptions = {}): Promise<LoopbackGitHub> {
  const directory = await mkdtemp(join(tmpdir(), 'loopback-github-'))
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Listening on TCP.
  const world = createWorld(`http://127.0.0.1:${port}`, now ?? (() => new Date()), searchPath ?? DEFAULT_SEARCH_PATH)
  const service: Service = {
    world,
    rest: createRestApi(world),
    requests: [],
    listeners: [],
    closing: new AbortController()
  }
  server.on('request', (request, response) => void serve(service, request, response))

  return {
    serverUrl: world.serverUrl,
    apiUrl: world.apiUrl,
    requests: service.requests,
    get unknownRequests() {
      return service.requests.filter(({ route }) => route === undefined)
    },
    account: (login) => accountOf(world, login),
    createRepository: (options) => createRepository(world, directory, options),
    fault: (fault) => {
      service.rest.faults.add(fault, fault)
    },
    before: (route, action) => {
      service.rest.hooks.add(route, action)
    },
    onExchange: (listener) => void service.listeners.push(listener),
    close: () => close(server, service, directory)
  }
}

function createWorld(serverUrl: string, now: () => Date, searchPath: string): World {
  let lastId = 1000
  return {
    serverUrl,
    apiUrl: `${serverUrl}${API_ROOT}`,
    now,
    searchPath,
    accounts: new Map(),
    tokens: new Map(),
    repositories: new Map(),
    nextId: () => (lastId += 1)
  }
}

async function close(server: Server, { closing }: Service, directory: string): Promise<void> {
  closing.abort()
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
  await rm(directory, { recursive: true, force: true, maxRetries: 3 })
}

async function serve(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', service.world.serverUrl)
    const git = readGitRequest(service.world, url)
    await (git ? serveGit(service, { request, response }, git) : serveRest(service, { request, response }, url))
  } catch (error) {
    // A bug in the loopback. The client sees a server error, and the test sees the reason.
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
    response.end(Error.isError(error) ? error.stack : String(error))
  }
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
  if (git.isPush) await followBranches(world, repository)
  response.end()
}

function callerOfGit(world: World, request: IncomingMessage) {
  try {
    return callerOf(world, request.headers)
  } catch (error) {
    if (error instanceof Refusal) return 'unknown'
    throw error
  }
}

async function serveRest(service: Service, { request, response }: HttpExchange, url: URL): Promise<void> {
  const rest: RestRequest = {
    method: request.method ?? 'GET',
    path: url.pathname.startsWith(`${API_ROOT}/`) ? url.pathname.slice(API_ROOT.length) : '',
    url,
    headers: request.headers,
    body: await buffer(request)
  }
  const handled = await service.rest.handle(rest, service.closing.signal)
  record(service, rest, handled)
  const { answer, isLost } = handled
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
    answerHeaders: answer.headers,
    answerBody: answer.body,
    isFault: answer.isFault
  }
  for (const listener of listeners) listener(exchange)
}
