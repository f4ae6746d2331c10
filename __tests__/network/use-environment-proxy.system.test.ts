import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { compileCache } from '../support/compile-cache.ts'
import { startForwardProxy } from '../support/forward-proxy.ts'

// The proxy is set for a whole process, so each test starts one.
const PROGRAM = `
  const { useEnvironmentProxy } = await import(process.env.MODULE)
  useEnvironmentProxy(process.env)
  const { read } = await import(process.env.CLIENT)
  console.log(await read(process.env.ADDRESS).catch(() => 'failed'))
`
const MODULE = join(import.meta.dirname, '../../src/network/use-environment-proxy.ts')

/** Node's own `fetch`, and what sends the requests to models. */
const CLIENTS = [
  ['fetch', 'export const read = async (address) => (await fetch(address)).text()'],
  [
    'the HTTP of model requests',
    `
      import { createSend } from '${pathToFileURL(join(import.meta.dirname, '../../src/models/http/send.ts')).href}'
      export const read = async (address) => {
        const { signal } = new AbortController()
        const { body } = await createSend({ answerMs: 60_000, idleMs: 60_000 }, Date.now)(new URL(address), { method: 'GET', headers: {}, signal })
        return Buffer.from((await body.read()).value).toString()
      }
    `
  ]
] as const

describe.each(CLIENTS)('%s', (_, client) => {
  /** Fetches from a server on this machine by this host name. */
  async function fetchFrom(host: string, environment: Readonly<Record<string, string>>, protocol = 'http') {
    const server = createServer((_, response) => response.end('served')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    // A TCP server has an address with a port.
    const { port } = server.address() as AddressInfo
    const CLIENT = `data:text/javascript,${encodeURIComponent(client)}`
    const ADDRESS = `${protocol}://${host}:${port}/`
    const env = { MODULE, CLIENT, ADDRESS, NODE_COMPILE_CACHE: compileCache, ...environment }
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM], { env })
    server.close()
    return { text: stdout.trim(), target: `${host}:${port}` }
  }

  it.each(['http_proxy', 'HTTP_PROXY'])('sends requests through %s', async (name) => {
    await using proxy = await startForwardProxy()
    const { text, target } = await fetchFrom('0.0.0.0', { [name]: proxy.url })
    expect(text).toBe('served')
    expect(proxy.targets).toEqual([target])
  })

  it('takes an empty variable for one that is not set', async () => {
    await using proxy = await startForwardProxy()
    const { target } = await fetchFrom('0.0.0.0', { http_proxy: '', HTTP_PROXY: proxy.url })
    expect(proxy.targets).toEqual([target])
  })

  it('accepts an address without a scheme', async () => {
    await using proxy = await startForwardProxy()
    const { target } = await fetchFrom('0.0.0.0', { http_proxy: proxy.url.replace('http://', '') })
    expect(proxy.targets).toEqual([target])
  })

  it('uses https_proxy for https URLs', async () => {
    await using proxy = await startForwardProxy()
    // The server has no TLS. Only the address that the proxy gets matters.
    const { text, target } = await fetchFrom('0.0.0.0', { https_proxy: proxy.url }, 'https')
    expect(text).toBe('failed')
    expect(proxy.targets).toEqual([target])
  })

  it.each([
    ['a host in no_proxy', '0.0.0.0', { no_proxy: 'models.example,0.0.0.0' }],
    ['a host in NO_PROXY', '0.0.0.0', { NO_PROXY: '0.0.0.0' }],
    ['this machine', '127.0.0.1', {}],
    ['this machine, by name', 'localhost', {}]
  ])('sends requests to %s directly', async (_, host, environment) => {
    await using proxy = await startForwardProxy()
    const { text } = await fetchFrom(host, { http_proxy: proxy.url, ...environment })
    expect(text).toBe('served')
    expect(proxy.targets).toEqual([])
  })
})
