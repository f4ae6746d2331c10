import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from '@jest/globals'
import { examineHosts } from '../../src/doctor/package-hosts.ts'
import { startUntrustedServer } from '../support/untrusted-server.ts'

const opened: AsyncDisposable[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server[Symbol.asyncDispose]()
})

/** Starts a server on 127.0.0.1. Returns its name with the port. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push({
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await server[Symbol.asyncDispose]()
    }
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}` // Listening on TCP.
}

function examine(hosts: readonly string[], timeoutMs = 10_000) {
  return examineHosts(hosts, { timeoutMs, signal: new AbortController().signal })
}

it.each([
  ['any answer', 404, {}],
  ['a redirection, which is not followed', 302, { location: 'http://127.0.0.1:1' }]
])('counts %s as a host that can be reached', async (_, status, headers) => {
  const host = await serve((_request, response) => response.writeHead(status, headers).end())
  expect(await examine([`http://${host}`])).toEqual([
    { id: 'package-hosts', state: 'ok', title: `Reachable: ${host}.` }
  ])
})

it('finds a host with a port and without a scheme, which speaks plain HTTP', async () => {
  const host = await serve((_, response) => response.end())
  expect(await examine([host])).toMatchObject([{ state: 'ok', title: `Reachable: ${host}.` }])
})

it('says what to run for a host that nothing answers at', async () => {
  const host = await serve(() => undefined)
  for (const server of opened.splice(0)) await server[Symbol.asyncDispose]()
  expect(await examine([`http://${host}`])).toEqual([
    {
      id: 'package-hosts',
      state: 'warning',
      title: `${host} cannot be reached.`,
      detail: 'The connection was refused.',
      remedy: `curl --head http://${host}   # on a network with a mirror or a proxy, set https_proxy or the registry of the package manager`
    }
  ])
})

it('waits for a silent host no longer than its time limit', async () => {
  const host = await serve(() => undefined)
  expect(await examine([`http://${host}`], 200)).toMatchObject([
    { state: 'warning', title: `${host} cannot be reached.`, detail: 'It did not answer within 0.2 s.' }
  ])
})

it('names the variable that makes Node trust a self-signed certificate', async () => {
  const server = await startUntrustedServer()
  opened.push(server)
  expect(await examine([server.url])).toMatchObject([
    {
      state: 'warning',
      detail: expect.stringMatching(/^Its certificate is not trusted \(self-signed certificate/),
      remedy: 'export NODE_EXTRA_CA_CERTS=/path/to/ca.pem   # the certificate that signs it; in the workflow, under env'
    }
  ])
})
