import { promisify } from 'node:util'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { openInternet, type Internet } from '../../src/network/internet.ts'
import { openProxy, type RefusedRequest } from '../../src/network/proxy.ts'

const PUBLIC = '151.101.1.1'
const ADDRESSES: Readonly<Record<string, string>> = { 'ok.example.org': PUBLIC, 'inside.example.org': '127.0.0.1' }

/** A name server that knows the IPv4 addresses of two names. */
async function nameServer() {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    socket.send(answerTo(question), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => socket.close(resolve))
  }
}

/** RFC 1035, section 4. */
function answerTo(message: Buffer): Buffer {
  const labels: string[] = []
  let at = 12
  for (let size = message[at] ?? 0; size > 0; size = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + size))
    at += 1 + size
  }
  const address = message.readUInt16BE(at + 1) === 1 ? ADDRESSES[labels.join('.')] : undefined
  const head = Buffer.from(message.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(address === undefined ? 0 : 1, 6)
  head.writeUInt32BE(0, 8)
  const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...(address ?? '').split('.').map(Number)]
  return Buffer.concat([head, message.subarray(12, at + 5), ...(address === undefined ? [] : [Buffer.from(record)])])
}

async function webServer() {
  const server = createServer((_, response) => response.end('hello from 127.0.0.1\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port, // It listens on a port, so it has one.
    [Symbol.asyncDispose]: async () => {
      await promisify(server.close.bind(server))()
    }
  }
}

async function ask(internet: Internet, host: string) {
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-proxy-'))
  const refusals: RefusedRequest[] = []
  const onRefusal = (refusal: RefusedRequest) => refusals.push(refusal)
  const proxy = await openProxy({ settingsFile: 'agent.yml', hosts: ['*.example.org'], folder, internet, onRefusal })
  const socket = connect(join(folder, proxy.socket))
  socket.write(`GET http://${host}/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  const answer = (await socket.toArray()).join('')
  await proxy[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
  return { answer, refusals }
}

it('queries a name server for all addresses of a name', async () => {
  await using names = await nameServer()
  const internet = openInternet([names.address])
  await expect(internet.resolve('ok.example.org')).resolves.toEqual([PUBLIC])
  await expect(internet.resolve('none.example.org')).resolves.toEqual([])
})

it('refuses a name that resolves to this machine, before it connects', async () => {
  await using names = await nameServer()
  const { answer, refusals } = await ask(openInternet([names.address]), 'inside.example.org')
  expect(answer).toMatch(/^HTTP\/1\.1 403 [\s\S]*resolves to 127\.0\.0\.1, which is not a public address/)
  expect(refusals).toHaveLength(1)
})

it('reaches a host through the given resolver and connector', async () => {
  await using names = await nameServer()
  await using web = await webServer()
  const real = openInternet([names.address])
  const called: string[] = []
  const connectHere = (address: string, port: number) => {
    called.push(`${address}:${port}`)
    return real.connect('127.0.0.1', web.port)
  }
  const { answer, refusals } = await ask({ ...real, connect: connectHere }, 'ok.example.org')
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*hello from 127\.0\.0\.1/)
  expect(called).toEqual([`${PUBLIC}:80`])
  expect(refusals).toEqual([])
})
