import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface GitServer {
  /** URL of the repository `name.git` in the root. */
  urlOf(name: string): string
  /** `METHOD path` of each request. */
  readonly requests: readonly string[]
  /** Resets the connections of the next requests. */
  resetNext(requests: number): void
  /** Calls the listener before each request is answered. */
  onRequest(listener: () => void): void
  close(): Promise<void>
}

/** Serves the bare repositories of a folder over smart HTTP with git's own `http-backend`. Requires the token. */
export async function startGitServer(root: string, token: string): Promise<GitServer> {
  const authorization = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const requests: string[] = []
  const listeners: (() => void)[] = []
  let resets = 0

  const server = createServer((request, response) => {
    if (resets > 0) {
      resets -= 1
      request.socket.resetAndDestroy()
      return
    }
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`)
    for (const listener of listeners) listener()
    if (request.headers.authorization === authorization) answer(request, response, root)
    else response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on TCP

  return {
    urlOf: (name) => `http://127.0.0.1:${port}/${name}.git`,
    requests,
    resetNext: (count) => {
      resets = count
    },
    onRequest: (listener) => void listeners.push(listener),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      })
  }
}

function answer(request: IncomingMessage, response: ServerResponse, root: string): void {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const cgi = spawn('git', ['http-backend'], {
    env: {
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      REQUEST_METHOD: request.method ?? 'GET',
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      PATH: process.env['PATH'],
      REMOTE_USER: 'tester'
    }
  })
  request.pipe(cgi.stdin)
  const chunks: Buffer[] = []
  cgi.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  cgi.on('close', () => {
    const output = Buffer.concat(chunks)
    const end = output.indexOf('\r\n\r\n')
    const headers = output
      .toString('latin1', 0, end)
      .split('\r\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2))
    const { Status: status = '200', ...others } = Object.fromEntries(headers) as Record<string, string> // one per line
    response.writeHead(Number.parseInt(status), others).end(output.subarray(end + 4))
  })
}

/** Of all processes of the machine. */
export function commandLines(): string[] {
  const processes = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  return processes.flatMap((name) => {
    try {
      return [readFileSync(`/proc/${name}/cmdline`, 'utf8')]
    } catch {
      // The process has ended meanwhile.
      return []
    }
  })
}
