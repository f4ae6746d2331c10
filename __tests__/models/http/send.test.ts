import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, it } from '@jest/globals'
import { TransientFailure } from '../../../src/models/failures/failures.ts'
import { readBytes } from '../../../src/models/http/read-bytes.ts'
import { createSend } from '../../../src/models/http/send.ts'
import { closeServers, serve } from '../../support/model-requests.ts'

const send = createSend({ answerMs: 60_000, idleMs: 60_000 }, () => 0)

afterEach(closeServers)

async function textFrom(address: string): Promise<string> {
  const { signal } = new AbortController()
  const { body } = await send(new URL(address), { method: 'GET', headers: {}, signal })
  const pieces: Uint8Array[] = []
  await readBytes(body, (piece) => {
    pieces.push(piece)
    return false
  })
  return Buffer.concat(pieces).toString()
}

it('asks for no compression', async () => {
  const address = await serve((request, response) => response.end(request.headers['accept-encoding']))
  await expect(textFrom(address)).resolves.toBe('identity')
})

it.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync]
] as const)('reads what a gateway compresses nevertheless with %s', async (encoding, compress) => {
  const address = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(compress('served'))
  })
  await expect(textFrom(address)).resolves.toBe('served')
})

it('fails if a compressed body is cut', async () => {
  const address = await serve((_, response) => {
    const whole = gzipSync('served'.repeat(1000))
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': whole.length })
    response.write(whole.subarray(0, 20), () => response.destroy())
  })
  await expect(textFrom(address)).rejects.toThrow('the connection was cut')
})

it('uses a connection again', async () => {
  const ports = new Set<number | undefined>()
  const address = await serve((request, response) => {
    ports.add(request.socket.remotePort)
    response.end('served')
  })
  for (let request = 0; request < 3; request += 1) await textFrom(address)
  expect(ports.size).toBe(1)
})

it('fails if no connection is established in time', async () => {
  // It accepts connections, but never answers the handshake of TLS.
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  const { signal } = new AbortController()
  const impatient = createSend({ connectMs: 100, answerMs: 60_000, idleMs: 60_000 }, () => 0)
  const sending = impatient(new URL(`https://127.0.0.1:${port}`), { method: 'GET', headers: {}, signal })
  await expect(sending).rejects.toThrow('it accepted no connection for 0.1 s')
  for (const socket of sockets) socket.destroy()
  server.close()
  await once(server, 'close')
})

// Attack: a model that repeats itself, behind a proxy that sends its response in one piece. An error that nobody hears ends the process.
it('hears every error of a connection whose response was aborted when it had arrived', async () => {
  const address = await serve((_, response) => response.end('again. '.repeat(300)))
  for (let request = 0; request < 3; request += 1) {
    const controller = new AbortController()
    const { signal } = controller
    const { body } = await send(new URL(address), { method: 'GET', headers: {}, signal })
    const reading = readBytes(body, () => {
      // One step later, as behind the web stream of an SDK.
      queueMicrotask(() => {
        controller.abort(new Error('It repeats itself.'))
      })
      return false
    })
    await expect(reading).rejects.toThrow('It repeats itself.')
  }
  await expect(textFrom(address)).resolves.toContain('again.')
})

it.each(['HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', ''])(
  'fails at once if the server ends the connection without an answer, after %j',
  async (words) => {
    const server = createServer((socket) => socket.on('error', () => undefined).end(words)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    // A TCP server has an address with a port.
    const { port } = server.address() as AddressInfo
    await expect(textFrom(`http://127.0.0.1:${port}`)).rejects.toBeInstanceOf(TransientFailure)
    server.close()
  }
)
