import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { editableBranches, hasPermission } from './access.ts'
import { findRepository, fullName } from './state.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Repository, Token, GitHubState } from './state.ts'

const GIT_PATH = /^\/([^/]+)\/([^/]+?)(?:\.git)?(\/(?:info\/refs|git-upload-pack|git-receive-pack))$/

export interface GitRequest {
  readonly repository: Repository | undefined
  /** Such as `/info/refs`. */
  readonly path: string
  readonly query: string
  readonly isPush: boolean
}

/** Undefined for requests that are not git's smart HTTP protocol. */
export function parseGitRequest(github: GitHubState, url: URL): GitRequest | undefined {
  const [, owner, name, path] = GIT_PATH.exec(url.pathname) ?? []
  if (owner === undefined || name === undefined || path === undefined) return undefined
  return {
    repository: findRepository(github, owner, name),
    path,
    query: url.search.slice(1),
    isPush: path === '/git-receive-pack' || url.searchParams.get('service') === 'git-receive-pack'
  }
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

/** Passes the request to the real `git http-backend`. */
export async function runGitBackend(
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { repository, path, query }: GitRequest & { repository: Repository },
  { github, caller }: { readonly github: GitHubState; readonly caller: Token | undefined }
): Promise<void> {
  const { request, response } = exchange
  const mayWrite = hasPermission(caller, repository, { contents: 'write' })
  const mayWriteWorkflows = hasPermission(caller, repository, { workflows: 'write' })
  // The variables of CGI: https://www.rfc-editor.org/rfc/rfc3875
  const child = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...repository.git.environment,
      GIT_PROJECT_ROOT: repository.git.directory,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: header(request, 'git-protocol'),
      PATH_INFO: path,
      QUERY_STRING: query,
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: header(request, 'content-type'),
      HTTP_CONTENT_ENCODING: header(request, 'content-encoding'),
      REMOTE_USER: caller?.account.login ?? '',
      EMULATOR_WORKFLOWS: mayWriteWorkflows ? 'write' : 'none',
      // '' for all.
      EMULATOR_BRANCHES: mayWrite ? '' : editableBranches(github, caller, repository).join(' ')
    }
  })
  response.on('close', () => child.kill())
  // Either side may close the connection first.
  child.stdin.on('error', () => undefined)
  request.pipe(child.stdin)
  const closed = once(child, 'close')

  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    if (!head) {
      response.write(chunk)
      continue
    }
    head = Buffer.concat([head, chunk])
    const end = head.indexOf('\r\n\r\n')
    if (end === -1) continue
    writeHead(response, head.subarray(0, end).toString('latin1'))
    response.write(head.subarray(end + 4))
    head = undefined
  }
  await closed
  if (head) response.writeHead(500, { 'content-type': 'text/plain' })
}

function writeHead(response: ServerResponse, head: string): void {
  const fields = head.split('\r\n').map((line) => line.split(/: */, 2) as [string, string]) // CGI: name, value.
  const status = fields.find(([name]) => name.toLowerCase() === 'status')?.[1]
  response.writeHead(
    Number.parseInt(status ?? '200', 10),
    Object.fromEntries(fields.filter(([name]) => name !== 'Status'))
  )
}

function header({ headers }: IncomingMessage, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
