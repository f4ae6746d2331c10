import { request } from 'node:http'
import { expect, it } from '@jest/globals'
import { appFormPage } from '../../src/cli/app-page.ts'
import { messagePage } from '../../src/cli/local-page.ts'
import { gitHubAddressesOf } from '../../src/cli/github-addresses.ts'
import { serveAppForm } from '../../src/cli/serve-app-form.ts'

interface Answer {
  readonly status: number | undefined
  readonly policy: string | undefined
}

/** Unlike fetch, it can send any Host. */
function ask(url: string, options: { readonly host?: string; readonly method?: string } = {}): Promise<Answer> {
  const { host, method = 'GET' } = options
  return new Promise((resolve, reject) => {
    request(url, { method, ...(host !== undefined && { headers: { host } }) }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, policy: response.headers['content-security-policy']?.toString() })
    })
      .once('error', reject)
      .end()
  })
}

const NEVER = new AbortController().signal

function serve(options: { readonly timeoutMs: number; readonly onReady: (url: string) => void }) {
  return serveAppForm(
    {
      form: (redirectUrl, state) =>
        appFormPage({
          url: `https://github.com/settings/apps/new?state=${state}`,
          manifest: { redirect_url: redirectUrl },
          permissions: {},
          owner: 'acme'
        }),
      exchange: (code) => Promise.resolve(code),
      done: () => messagePage('Done', '')
    },
    { ...options, signal: NEVER }
  )
}

it('ends when nobody comes back in time', async () => {
  await expect(serve({ timeoutMs: 5, onReady: () => undefined })).rejects.toThrow('GitHub did not redirect back within')
})

it('serves the form at one address of one host, and nothing else', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const served = serve({ timeoutMs: 60_000, onReady: resolve })
  const url = await promise
  const { port } = new URL(url)
  expect(await ask(url)).toMatchObject({
    status: 200,
    policy: expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; form-action https:\/\/github\.com; /
    ) as unknown
  })
  expect(await ask(url, { host: `attacker.example:${port}` })).toMatchObject({ status: 421 })
  expect(await ask(url, { host: `localhost:${port}` })).toMatchObject({ status: 421 })
  expect(await ask(url, { method: 'POST' })).toMatchObject({ status: 405 })
  expect(await ask(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 404 })
  expect(await ask(`${url}created`)).toMatchObject({ status: 400 })
  const form = await (await fetch(url)).text()
  const [, state = ''] = /\?state=([0-9a-f]{64})"/.exec(form) ?? []
  expect(await ask(`${url}created?state=${state}&code=..%2Fuser`)).toMatchObject({ status: 400 })
  expect(await ask(`${url}created?state=${state}&code=abc`)).toMatchObject({ status: 200 })
  expect(await served).toBe('abc')
})

it.each([
  ['github.com', {}, 'https://api.github.com', 'https://github.com'],
  ['git.example.com:8443', {}, 'https://git.example.com:8443/api/v3', 'https://git.example.com:8443'],
  ['acme.ghe.com', {}, 'https://api.acme.ghe.com', 'https://acme.ghe.com'],
  [
    'git.example.com',
    { GITHUB_SERVER_URL: 'https://git.example.com', GITHUB_API_URL: 'https://api.git.example.com' },
    'https://api.git.example.com',
    'https://git.example.com'
  ],
  // Another host gets nothing of the environment's.
  ['github.com', { GITHUB_SERVER_URL: 'https://git.example.com' }, 'https://api.github.com', 'https://github.com']
])('finds the addresses of %s', (host, environment, apiUrl, serverUrl) => {
  expect(gitHubAddressesOf(host, environment)).toEqual({ apiUrl, serverUrl })
})
