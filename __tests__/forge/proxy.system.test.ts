import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { compileCache } from '../support/compile-cache.ts'
import { startForwardProxy } from '../support/forward-proxy.ts'
import { startForgeFixture } from '../support/github-forge.ts'

// The client reads its proxies from the environment of its process, so each test starts one.
const PROGRAM = `
  const { createGitHubForge } = await import(process.env.FORGE_MODULE)
  const [apiUrl, serverUrl, token] = [process.env.GITHUB_API_URL, process.env.GITHUB_SERVER_URL, process.env.TOKEN]
  const signal = AbortSignal.timeout(120_000)
  const forge = createGitHubForge({ owner: 'ada', repo: 'engine', apiUrl, serverUrl, token, signal, retryLimits: { retries: 0 } })
  console.log(await forge.permissionOf({ login: 'grace', id: 7, isBot: false }).catch(() => 'failed'))
`
const FORGE = join(import.meta.dirname, '../../src/forge/github.ts')

/** Asks the GitHub emulator for a permission. Uses an address that is not loopback, because loopback bypasses every proxy. */
async function ask(environment: Readonly<Record<string, string>>, protocol = 'http') {
  await using fixture = await startForgeFixture()
  fixture.github.account('grace', 7)
  fixture.repository.setPermission('grace', 'admin')
  const { port } = new URL(fixture.github.apiUrl)
  const host = `0.0.0.0:${port}`
  const apiUrl = fixture.github.apiUrl.replace(/^http:\/\/[^/]+/, `${protocol}://${host}`)
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: {
      FORGE_MODULE: FORGE,
      GITHUB_API_URL: apiUrl,
      GITHUB_SERVER_URL: fixture.github.serverUrl,
      TOKEN: fixture.repository.issueToken(),
      NODE_COMPILE_CACHE: compileCache,
      ...environment
    }
  })
  return { permission: stdout.trim(), host }
}

it('reaches GitHub through http_proxy', async () => {
  await using proxy = await startForwardProxy()
  const { permission, host } = await ask({ http_proxy: proxy.url })
  expect(permission).toBe('admin')
  expect(proxy.targets).toEqual([host])
})

it('uses https_proxy for an https address', async () => {
  await using proxy = await startForwardProxy()
  // The emulator has no TLS. Only the address that the proxy gets matters.
  const { permission, host } = await ask({ https_proxy: proxy.url }, 'https')
  expect(permission).toBe('failed')
  expect(proxy.targets).toEqual([host])
})

it.each(['no_proxy', 'NO_PROXY'])('bypasses the proxy for a host in %s', async (name) => {
  await using proxy = await startForwardProxy()
  const { permission } = await ask({ http_proxy: proxy.url, [name]: 'github.example,0.0.0.0' })
  expect(permission).toBe('admin')
  expect(proxy.targets).toEqual([])
})
