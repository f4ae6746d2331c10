import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

export interface ForwardProxy extends AsyncDisposable {
  readonly url: string
  /** The requested `host:port`, in order. */
  readonly targets: readonly string[]
}

/** An HTTP proxy on 127.0.0.1, like that of a company. Supports CONNECT and absolute addresses, and forwards to 127.0.0.1 only. */
export async function startForwardProxy(): Promise<ForwardProxy> {
  const targets: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((incoming, response) => {
    const { host, port, pathname, search } = new URL(incoming.url ?? '')
    targets.push(host)
    const { method, headers } = incoming
    const outgoing = request({ host: '127.0.0.1', port, path: pathname + search, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
  })
  server.on('connect', ({ url = '' }, client: Socket) => {
    targets.push(url)
    const target = connect(Number(url.split(':').at(-1)), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      client.pipe(target).pipe(client)
    })
    sockets.add(target)
    for (const socket of [client, target]) {
      socket.on('error', () => {
        client.destroy()
        target.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    targets,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    }
  }
}
