import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { compileCache } from '../support/compile-cache.ts'
import { startForwardProxy } from '../support/forward-proxy.ts'

// The first line tells whether undici was loaded. Jest has a loader of its own, so each test starts a process.
const PROGRAM = `
  const { createRequire } = await import('node:module')
  const { fetch, ProxyAgent } = await import(process.env.MODULE)
  const dispatcher = process.env.PROXY ? new ProxyAgent({ uri: process.env.PROXY }) : undefined
  const ask = async () => (await fetch(process.env.ADDRESS, { method: 'POST', body: 'asked', dispatcher })).text()
  const answers = [await ask(), await ask()]
  const require = createRequire(process.env.MODULE)
  console.log(require.resolve('undici/index.js') in require.cache)
  console.log(answers.join())
  process.exit()
`
const MODULE = join(import.meta.dirname, '../../src/network/undici-on-demand.ts')

/** Posts twice to a server on this machine that repeats what it gets. */
async function post(environment: Readonly<Record<string, string>>) {
  const server = createServer((request, response) => request.pipe(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  const ADDRESS = `http://127.0.0.1:${port}/`
  const env = { MODULE, ADDRESS, NODE_COMPILE_CACHE: compileCache, ...environment }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM], { env })
  server.closeAllConnections()
  server.close()
  const [isLoaded, text] = stdout.split('\n')
  return { isLoaded, text, target: `127.0.0.1:${port}` }
}

it('asks directly without a proxy, and does not load undici', async () => {
  expect(await post({})).toMatchObject({ isLoaded: 'false', text: 'asked,asked' })
})

it('loads undici for a proxy, and asks through it', async () => {
  await using proxy = await startForwardProxy()
  const { isLoaded, text, target } = await post({ PROXY: proxy.url })
  expect([isLoaded, text]).toEqual(['true', 'asked,asked'])
  expect(proxy.targets).toContain(target)
})
