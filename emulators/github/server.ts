import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRepository, type RepositoryOptions } from './create-repository.ts'
import { createRestApi } from './rest.ts'
import { API_ROOT, handleRequest, type GitHubService, type RenderPage, type RequestObserver } from './handle-request.ts'
import { findOrCreateAccount, type Account, type GitHubState } from './state.ts'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Exchange, LoggedRequest } from './exchange.ts'
import type { Fault, RouteSelector } from './faults.ts'
import type { EmulatedRepository } from './repository.ts'

const DEFAULT_SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin'

export interface GitHubOptions {
  /** The clock for all dates. */
  readonly now?: () => Date
  /** Finds the git program, like PATH. */
  readonly searchPath?: string
  /** The folder for bare repositories, which is kept when the server closes. Default: a temporary one. */
  readonly directory?: string
  /** Fields of GraphQL types that an older Enterprise Server does not have, such as `PullRequestReviewThread.subjectType`. */
  readonly missingGraphqlFields?: readonly string[]
}

/** A stateful GitHub on 127.0.0.1: the REST API and git over HTTP on the same repositories. */
export interface GitHubEmulator {
  /** For GITHUB_SERVER_URL. git clones from `<serverUrl>/<owner>/<name>.git`. */
  readonly serverUrl: string
  /** For GITHUB_API_URL. */
  readonly apiUrl: string
  /** All requests to the REST API, in the order of their responses. */
  readonly requests: readonly LoggedRequest[]
  /** Requests of unknown routes, which get 404. */
  readonly unknownRequests: readonly LoggedRequest[]
  /** The account with this login, created if necessary. Logins that end in `[bot]` are bots. */
  account(login: string, id?: number): Account
  createRepository(options: RepositoryOptions): Promise<EmulatedRepository>
  /** Makes the next requests of a route fail. */
  fault(fault: Fault): void
  /** Runs an action before the next requests of a route are executed. */
  before(route: RouteSelector, action: () => void | Promise<void>): void
  onExchange(listener: (exchange: Exchange) => void): void
  /** Observes every request, including git's. */
  observe(observer: RequestObserver): void
  /** Serves a website besides the API and git. */
  servePages(page: RenderPage): void
  /** Closes all connections, and deletes the repositories unless `directory` was given. */
  close(): Promise<void>
}

/** Starts the emulator on a free port. */
export async function startGitHubEmulator(options: GitHubOptions = {}): Promise<GitHubEmulator> {
  const { now = () => new Date(), searchPath = DEFAULT_SEARCH_PATH } = options
  const missingGraphqlFields = new Set(options.missingGraphqlFields)
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'github-emulator-')))
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Listening on TCP.
  const github = createState({ serverUrl: `http://127.0.0.1:${port}`, now, searchPath, missingGraphqlFields })
  const service: GitHubService = {
    github,
    rest: createRestApi(github),
    requests: [],
    page: undefined,
    listeners: [],
    observers: [],
    closing: new AbortController()
  }
  server.on('request', (request, response) => void handleRequest(service, request, response))

  return {
    serverUrl: github.serverUrl,
    apiUrl: github.apiUrl,
    requests: service.requests,
    get unknownRequests() {
      return service.requests.filter(({ route }) => route === undefined)
    },
    account: (login, id) => findOrCreateAccount(github, login, id),
    createRepository: (wanted) => createRepository(github, directory, wanted),
    fault: (fault) => {
      service.rest.faults.add(fault, fault)
    },
    before: (route, action) => {
      service.rest.hooks.add(route, action)
    },
    onExchange: (listener) => void service.listeners.push(listener),
    observe: (observer) => void service.observers.push(observer),
    servePages: (page) => {
      service.page = page
    },
    async close() {
      await stop(server, service)
      if (options.directory === undefined) await rm(directory, { recursive: true, force: true, maxRetries: 3 })
    }
  }
}

function createState({
  serverUrl,
  ...options
}: Pick<GitHubState, 'serverUrl' | 'now' | 'searchPath' | 'missingGraphqlFields'>): GitHubState {
  let lastId = 1000
  const nextId = () => (lastId += 1)
  return {
    ...options,
    serverUrl,
    apiUrl: `${serverUrl}${API_ROOT}`,
    accounts: new Map(),
    tokens: new Map(),
    repositories: new Map(),
    renamedRepositories: new Map(),
    nextId,
    nextLargeId: () => 3_000_000_000 + nextId()
  }
}

async function stop(server: Server, { closing }: GitHubService): Promise<void> {
  closing.abort()
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
