import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, createServer as createPlainServer, type AddressInfo, type Server as PlainServer } from 'node:net'
import type { Internet } from '../../src/network/internet.ts'

export interface SmallInternet extends AsyncDisposable {
  readonly internet: Internet
  /** Names that were resolved, in order. */
  readonly resolved: string[]
  /** Address and port of each connection that was made. */
  readonly connected: string[]
  /** Requests as the web server got them, raw headers included. */
  readonly requests: { readonly line: string; readonly headers: readonly string[]; readonly body: string }[]
  /** Bytes that arrived at port 443 through a tunnel. */
  readonly tunnelled: Buffer[]
}

/** A public address. Nothing here connects to it. */
export const PUBLIC = '151.101.1.1'

/** Names and servers on 127.0.0.1. Each query of a name gets its next answer, and then always the last. */
export async function smallInternet(
  names: Readonly<Record<string, readonly (readonly string[])[]>>
): Promise<SmallInternet> {
  const requests: SmallInternet['requests'] = []
  const tunnelled: Buffer[] = []
  const web = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', rawHeaders } = request
      requests.push({ line: `${method} ${url}`, headers: rawHeaders, body: Buffer.concat(chunks).toString() })
      response.end('hello from outside\n')
    })
  })
  const echo = createPlainServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      tunnelled.push(chunk)
      socket.write(chunk)
    })
  })
  const [webPort, echoPort] = [await listening(web), await listening(echo)]
  const [resolved, connected]: [string[], string[]] = [[], []]
  return {
    internet: {
      resolve: (host) => {
        const asked = resolved.filter((name) => name === host).length
        resolved.push(host)
        const answers = names[host] ?? []
        return Promise.resolve(answers[Math.min(asked, answers.length - 1)] ?? [])
      },
      connect: (address, port) => {
        connected.push(`${address}:${port}`)
        return connect(port === 80 ? webPort : echoPort, '127.0.0.1')
      }
    },
    resolved,
    connected,
    requests,
    tunnelled,
    [Symbol.asyncDispose]: async () => {
      web.closeAllConnections()
      await Promise.all([web, echo].map((server) => new Promise((resolve) => server.close(resolve))))
    }
  }
}

async function listening(server: Server | PlainServer): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port // It listens on a port, so it has one.
}
