import { once } from 'node:events'
import { createServer } from 'node:http'
import { createGitHubForge, type Forge } from '../../src/forge/github.ts'
import type { AddressInfo } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { Witnessed } from './witnessed.ts'

/** A forge whose GitHub answers as it was seen to. */
export interface Replay extends AsyncDisposable {
  readonly forge: Forge
}

type Find = (method: string, path: string) => Witnessed | undefined

// What depends on the connection, and not on what was answered.
const OF_THE_CONNECTION = new Set(['connection', 'content-encoding', 'content-length', 'transfer-encoding'])

/**
 * Starts a server that answers each request with what `find` returns, and 404 for nothing. Addresses of api.github.com lead to the server.
 *
 * @param fullName of the repository that the forge is for
 */
export async function startReplay(find: Find, fullName = 'octo/hello'): Promise<Replay> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Listening on TCP.
  const url = `http://127.0.0.1:${port}`
  const here = (text: string) => text.replaceAll('https://api.github.com', url)
  server.on('request', (request: IncomingMessage, response) => {
    const { method = '', url: path = '' } = request
    const found = find(method, path)
    const { status = 404, headers = {}, body = { message: 'Not Found', status: '404' } } = found ?? {}
    const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      ...Object.fromEntries(kept.map(([name, value]) => [name, here(value)]))
    })
    response.end(typeof body === 'string' ? body : [204, 304].includes(status) ? '' : here(JSON.stringify(body)))
  })
  const [owner = '', repo = ''] = fullName.split('/')
  const { signal } = new AbortController()
  const retryLimits = { retries: 1, secondMs: 1 }
  const forge = createGitHubForge({ owner, repo, token: 'ghs_1', apiUrl: url, serverUrl: url, signal, retryLimits })
  return {
    forge,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    }
  }
}
