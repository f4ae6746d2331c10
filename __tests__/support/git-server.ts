import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serveGit, serviceOf } from '../../emulators/github/git-http.ts'

export interface GitServer {
  /** URL of the repository `name.git` in the root. */
  urlOf(name: string): string
  /** `METHOD path` of each request. */
  readonly requests: readonly string[]
  /** Fails the next requests in this way. */
  failNext(requests: number, fail: FailRequest): void
  /** Calls the listener before each request is answered. */
  onRequest(listener: () => void): void
  close(): Promise<void>
}

export type FailRequest = (request: IncomingMessage, response: ServerResponse) => void

/** Serves the bare repositories of a folder over smart HTTP with the real git. Requires the token. */
export async function startGitServer(root: string, token: string): Promise<GitServer> {
  const authorization = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const requests: string[] = []
  const listeners: (() => void)[] = []
  let [failures, fail]: [number, FailRequest] = [0, () => undefined]

  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`)
    if (failures > 0) {
      failures -= 1
      fail(request, response)
      return
    }
    for (const listener of listeners) listener()
    if (request.headers.authorization === authorization) void answer(request, response, root)
    else response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on TCP

  return {
    urlOf: (name) => `http://127.0.0.1:${port}/${name}.git`,
    requests,
    failNext: (count, how) => {
      ;[failures, fail] = [count, how]
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

async function answer(request: IncomingMessage, response: ServerResponse, root: string): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const [, name] = /^\/([\w-]+\.git)\/[^.]+$/.exec(url.pathname) ?? []
  const service = serviceOf(url)
  if (name === undefined || service === undefined || !existsSync(join(root, name))) {
    response.writeHead(404).end()
    return
  }
  await serveGit(
    { request, response },
    {
      directory: join(root, name),
      service,
      isAdvertisement: url.pathname.endsWith('/info/refs'),
      environment: { PATH: process.env['PATH'] }
    }
  )
  response.end()
}
