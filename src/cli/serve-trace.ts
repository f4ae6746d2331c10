import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageOf } from '../errors.ts'
import { tracePage } from '../trace-page/write-page.ts'

/**
 * Serves the page of a trace on 127.0.0.1 until the signal is aborted. Each request reads the trace again, so the page of a run that is
 * still going on is current.
 *
 * @param onReady is called with the address
 */
export async function serveTrace(
  path: string,
  signal: AbortSignal,
  onReady: (url: string) => Promise<void>
): Promise<void> {
  // Attack: any user and any page of a browser on this machine can reach the port. They do not know the path.
  const secret = `/${randomBytes(16).toString('hex')}/`
  const server = createServer((request, response) => {
    if (request.url === secret) void answer(path, response)
    else send(response, 404, 'There is no such page. Open the address that the command printed.')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Safe: it listens on a port.
  try {
    await onReady(`http://127.0.0.1:${port}${secret}`)
    if (!signal.aborted) await once(signal, 'abort')
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  try {
    const page = await tracePage(path)
    response.writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' }).end(page)
  } catch (error) {
    send(response, 500, `The trace cannot be shown. ${messageOf(error)}`)
  }
}

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}
