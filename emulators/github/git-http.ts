import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createGunzip } from 'node:zlib'
import { editableBranches, hasPermission } from './access.ts'
import { findRepository, fullName, type Repository, type Token, type GitHubState } from './state.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'

const GIT_PATH = /^\/([^/]+)\/([^/]+?)(?:\.git)?(\/(?:info\/refs|git-upload-pack|git-receive-pack))$/

const SERVICES = ['git-upload-pack', 'git-receive-pack'] as const
type Service = (typeof SERVICES)[number]

export interface GitRequest {
  readonly repository: Repository | undefined
  /** Such as `/info/refs`. */
  readonly path: string
  /** Undefined for the protocol that only reads files. */
  readonly service: Service | undefined
  readonly isPush: boolean
}

/** Undefined for requests that are not git's smart HTTP protocol. */
export function parseGitRequest(github: GitHubState, url: URL): GitRequest | undefined {
  const [, owner, name, path] = GIT_PATH.exec(url.pathname) ?? []
  if (owner === undefined || name === undefined || path === undefined) return undefined
  const service = serviceOf(url)
  return { repository: findRepository(github, owner, name), path, service, isPush: service === 'git-receive-pack' }
}

/** The service that a URL of a repository asks for. Undefined for the protocol that only reads files. */
export function serviceOf(url: URL): Service | undefined {
  const path = url.pathname
  const named = path.endsWith('/info/refs') ? url.searchParams.get('service') : path.slice(path.lastIndexOf('/') + 1)
  return SERVICES.find((one) => one === named)
}

/** GitHub's status and message for a git request that is not allowed; undefined for an allowed one. */
export function gitRefusal(github: GitHubState, { repository, isPush }: GitRequest, caller: Token | undefined) {
  const mayRead = repository && hasPermission(caller, repository, { contents: 'read' })
  if (!caller && (isPush || !mayRead)) return { status: 401, text: 'Authentication failed' }
  if (!mayRead) return { status: 404, text: 'Repository not found.' }
  if (!isPush || hasPermission(caller, repository, { contents: 'write' })) return undefined
  if (editableBranches(github, caller, repository).length > 0) return undefined
  return { status: 403, text: `Permission to ${fullName(repository)}.git denied to ${caller?.account.login ?? ''}.` }
}

interface HttpExchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Answers the request with the real git, as far as the caller may read and write. Leaves the response open. */
export async function runGitBackend(
  exchange: HttpExchange,
  { repository, path, service }: GitRequest & { repository: Repository },
  { github, caller }: { readonly github: GitHubState; readonly caller: Token | undefined }
): Promise<void> {
  if (service === undefined) {
    exchange.response.writeHead(403, { 'content-type': 'text/plain' }).write('Please upgrade your git client.')
    return
  }
  const mayWrite = hasPermission(caller, repository, { contents: 'write' })
  const mayWriteWorkflows = hasPermission(caller, repository, { workflows: 'write' })
  await serveGit(exchange, {
    directory: repository.git.directory,
    isAdvertisement: path === '/info/refs',
    service,
    environment: {
      ...repository.git.environment,
      EMULATOR_WORKFLOWS: mayWriteWorkflows ? 'write' : 'none',
      // '' for all.
      EMULATOR_BRANCHES: mayWrite ? '' : editableBranches(github, caller, repository).join(' ')
    }
  })
}

export interface GitService {
  /** The bare repository. */
  readonly directory: string
  readonly service: Service
  /** Whether the client asks for the refs, at `/info/refs`. */
  readonly isAdvertisement: boolean
  readonly environment: Readonly<Record<string, string | undefined>>
}

/**
 * Passes the request to the real git, as `git http-backend` does, which would be two more programs for each request. Leaves the response
 * open.
 * Source: https://git-scm.com/docs/http-protocol
 */
export async function serveGit(
  { request, response }: HttpExchange,
  { directory, service, isAdvertisement, environment }: GitService
): Promise<void> {
  const protocol = header(request, 'git-protocol')
  const question = isAdvertisement ? ['--http-backend-info-refs'] : []
  const child = spawn('git', [service.slice('git-'.length), '--stateless-rpc', ...question, directory], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...environment, GIT_PROTOCOL: protocol }
  })
  response.on('close', () => child.kill())
  // Either side may close the connection first.
  child.stdin.on('error', () => undefined)
  const body = header(request, 'content-encoding') === 'gzip' ? request.pipe(createGunzip()) : request
  body.pipe(child.stdin)
  const closed = once(child, 'close')

  response.writeHead(200, {
    'cache-control': 'no-cache',
    'content-type': `application/x-${service}-${isAdvertisement ? 'advertisement' : 'result'}`
  })
  if (isAdvertisement && !protocol.split(':').includes('version=2')) response.write(announcement(service))
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) response.write(chunk)
  await closed
}

/** A line with its length, and the end of a section. Later versions of the protocol do not have it. */
function announcement(service: Service): string {
  const line = `# service=${service}\n`
  return `${(line.length + 4).toString(16).padStart(4, '0')}${line}0000`
}

function header({ headers }: IncomingMessage, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
