import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRepository } from './create-repository.ts'
import { createRestApi } from './rest.ts'
import { API_ROOT, handleRequest } from './handle-request.ts'
import { accountOf } from './state.ts'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RepositoryOptions } from './create-repository.ts'
import type { Exchange, LoggedRequest } from './exchange.ts'
import type { Fault, RouteName } from './faults.ts'
import type { EmulatedRepository } from './repository.ts'
import type { Service, RequestObserver } from './handle-request.ts'
import type { Account, World } from './state.ts'

const DEFAULT_SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin'

export interface GitHubOptions {
  /** The clock by which everything is dated. */
  readonly now?: () => Date
  /** Where git is found, in the form of PATH. */
  readonly searchPath?: string
  /** Keeps the bare repositories in this folder, which outlives the server. */
  readonly directory?: string
}

/** A GitHub on 127.0.0.1 that keeps state: REST API and git over HTTP on the same objects. */
export interface GitHubEmulator {
  /** For GITHUB_SERVER_URL; git clones from `<serverUrl>/<owner>/<name>.git`. */
  readonly serverUrl: string
  /** For GITHUB_API_URL. */
  readonly apiUrl: string
  /** All requests to the REST API, in the order of their answers. */
  readonly requests: readonly LoggedRequest[]
  /** Those that the loopback does not know, answered 404. */
  readonly unknownRequests: readonly LoggedRequest[]
  /** The account with this login, made when there is none. Logins that end in `[bot]` are bots. */
  account(login: string, id?: number): Account
  createRepository(options: RepositoryOptions): Promise<EmulatedRepository>
  /** Lets the next requests of a route go wrong. */
  fault(fault: Fault): void
  /** Does something when the next requests of a route have arrived, before they are carried out. */
  before(route: RouteName, action: () => void | Promise<void>): void
  onExchange(listener: (exchange: Exchange) => void): void
  /** Stands beside every request, those of git too, and may cut any. */
  watch(watcher: RequestObserver): void
  /** Ends all connections, and removes the repositories unless they are in a folder of the caller's. */
  close(): Promise<void>
}

/** Starts on a free port. */
export async function startGitHubEmulator(options: GitHubOptions = {}): Promise<GitHubEmulator> {
  const { now = () => new Date(), searchPath = DEFAULT_SEARCH_PATH } = options
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'loopback-github-')))
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Listening on TCP.
  const world = createWorld({ serverUrl: `http://127.0.0.1:${port}`, now, searchPath })
  const service: Service = {
    world,
    rest: createRestApi(world),
    requests: [],
    listeners: [],
    watchers: [],
    closing: new AbortController()
  }
  server.on('request', (request, response) => void handleRequest(service, request, response))

  return {
    serverUrl: world.serverUrl,
    apiUrl: world.apiUrl,
    requests: service.requests,
    get unknownRequests() {
      return service.requests.filter(({ route }) => route === undefined)
    },
    account: (login, id) => accountOf(world, login, id),
    createRepository: (wanted) => createRepository(world, directory, wanted),
    fault: (fault) => {
      service.rest.faults.add(fault, fault)
    },
    before: (route, action) => {
      service.rest.hooks.add(route, action)
    },
    onExchange: (listener) => void service.listeners.push(listener),
    watch: (watcher) => void service.watchers.push(watcher),
    async close() {
      await stop(server, service)
      if (options.directory === undefined) await rm(directory, { recursive: true, force: true, maxRetries: 3 })
    }
  }
}

function createWorld({ serverUrl, now, searchPath }: Pick<World, 'serverUrl' | 'now' | 'searchPath'>): World {
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

async function stop(server: Server, { closing }: Service): Promise<void> {
  closing.abort()
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
