import { expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { createGitHubForge } from '../../src/forge/github.ts'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import { startUntrustedServer } from '../support/untrusted-server.ts'

const PERMISSION = '/repos/{owner}/{repo}/collaborators/{username}/permission'
const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments'
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}'

const limited = { message: 'You have exceeded a secondary rate limit.', status: '403' }

it.each([
  ['cut off', { cut: 'request' }],
  ['failed', { status: 502 }],
  ['answered incompletely', { status: 200, body: '{"permission":' }]
] as const)('retries a read that is %s', async (_, fault) => {
  await using fixture = await startForgeFixture()
  fixture.github.fault({ method: 'GET', route: PERMISSION, ...fault })
  await expect(fixture.forge.permissionOf(fixture.github.account('ada'))).resolves.toBe('admin')
})

it('retries when GitHub stops responding', async () => {
  await using fixture = await startForgeFixture()
  fixture.github.fault({ method: 'GET', route: PERMISSION, delayMs: 3_600_000, times: 3 })
  const forge = fixture.forgeWith({ retryLimits: { retries: 2, responseTimeoutSeconds: 0.2 } })
  let asked = 0
  fixture.github.observe((phase) => {
    if (phase === 'received') asked += 1
    return Promise.resolve(undefined)
  })
  await expect(forge.permissionOf(fixture.github.account('ada'))).rejects.toThrow()
  expect(asked).toBe(3)
})

it('does not retry refused requests', async () => {
  await using fixture = await startForgeFixture()
  fixture.github.fault({ method: 'GET', route: PERMISSION, status: 401, body: { message: 'Bad credentials' } })
  await expect(fixture.forge.permissionOf(fixture.github.account('ada'))).rejects.toThrow(
    /does not accept the token: Bad credentials/
  )
  expect(fixture.calls()).toHaveLength(1)
})

/** Asks with a forge that waits at most so long, and returns how often it asked. */
async function callsWithin(fixture: ForgeFixture, maxWaitSeconds: number): Promise<number> {
  const before = fixture.calls().length
  const forge = fixture.forgeWith({ retryLimits: { maxWaitSeconds } })
  await forge.permissionOf(fixture.github.account('ada')).catch(() => undefined)
  return fixture.calls().length - before
}

it.each([
  ['a secondary limit', 403, limited],
  ['a limit with another message', 429, { message: 'Slow down' }]
])('waits as long as %s says', async (_, status, body) => {
  await using fixture = await startForgeFixture()
  const headers = { 'retry-after': '100' }
  fixture.github.fault({ method: 'GET', route: PERMISSION, status, body, headers, times: 2 })
  expect([await callsWithin(fixture, 99), await callsWithin(fixture, 100)]).toEqual([1, 2])
})

it('waits one minute, then two, for a rate limit without a reset time', async () => {
  await using fixture = await startForgeFixture()
  fixture.github.fault({ method: 'GET', route: PERMISSION, status: 403, body: limited, times: 5 })
  expect(await callsWithin(fixture, 59)).toBe(1)
  expect(await callsWithin(fixture, 119)).toBe(2)
  expect(await callsWithin(fixture, 120)).toBe(3)
})

it('creates one comment after a rate limit resets', async () => {
  await using fixture = await startForgeFixture()
  fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  fixture.github.fault({ method: 'POST', route: COMMENTS, status: 403, body: limited })
  await fixture.forge.createComment(1, 'Working')
  expect(fixture.repository.comments(1)).toHaveLength(1)
})

it('does not wait for a rate limit that resets too late', async () => {
  await using fixture = await startForgeFixture()
  fixture.github.fault({ method: 'GET', route: PERMISSION, status: 429, headers: { 'retry-after': '900' } })
  await expect(fixture.forge.permissionOf(fixture.github.account('ada'))).rejects.toThrow(
    /rate limit.*wait 900 seconds/
  )
  expect(fixture.calls()).toHaveLength(1)
})

it('waits for the hourly rate limit if it resets soon', async () => {
  await using fixture = await startForgeFixture()
  const reset = String(Math.ceil(Date.now() / 1000) + 200)
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
  fixture.github.fault({ method: 'GET', route: PERMISSION, status: 403, headers, body: { message: 'Limit exceeded' } })
  expect(await callsWithin(fixture, 300)).toBe(2)
})

it('reports when the hourly rate limit resets', async () => {
  await using fixture = await startForgeFixture()
  const reset = Math.ceil(Date.now() / 1000) + 1800
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) }
  fixture.github.fault({
    method: 'GET',
    route: PERMISSION,
    status: 403,
    headers,
    body: { message: 'API rate limit exceeded' }
  })
  const resetsAt = new Date(reset * 1000).toISOString()
  await expect(fixture.forge.permissionOf(fixture.github.account('ada'))).rejects.toThrow(`It resets at ${resetsAt}.`)
})

it.each([
  ['a wait for a rate limit', { status: 429, headers: { 'retry-after': '100' } }],
  ['a wait before a retry', { status: 502 }],
  ['a call', { delayMs: 60_000 }]
])('ends %s with the reason of the signal', async (_, fault) => {
  await using fixture = await startForgeFixture()
  const abort = new AbortController()
  fixture.github.fault({ method: 'GET', route: PERMISSION, ...fault })
  const forge = fixture.forgeWith({ signal: abort.signal, retryLimits: { secondMs: 1000 } })
  const asked = forge.permissionOf(fixture.github.account('ada'))
  fixture.github.onExchange(() => {
    abort.abort(new UserError('The time is up.'))
  })
  if ('delayMs' in fault) abort.abort(new UserError('The time is up.'))

  await expect(asked).rejects.toThrow('The time is up.')
})

it('aborts a wait between writes, with the reason of the signal', async () => {
  await using fixture = await startForgeFixture()
  const abort = new AbortController()
  fixture.github.fault({ method: 'POST', route: COMMENTS, status: 502 })
  const forge = fixture.forgeWith({ signal: abort.signal, retryLimits: { secondMs: 1000 } })
  const written = forge.createComment(1, 'Working')
  fixture.github.onExchange(() => {
    setImmediate(() => {
      abort.abort(new UserError('The time is up.'))
    })
  })
  await expect(written).rejects.toThrow('The time is up.')
})

it('does not start a call after the signal', async () => {
  await using fixture = await startForgeFixture()
  const forge = fixture.forgeWith({ signal: AbortSignal.abort(new UserError('The time is up.')) })
  await expect(forge.permissionOf(fixture.github.account('ada'))).rejects.toThrow('The time is up.')
  expect(fixture.calls()).toEqual([])
})

it('reports that GitHub cannot be reached, and why', async () => {
  const fixture = await startForgeFixture()
  await fixture[Symbol.asyncDispose]()
  await expect(fixture.forge.permissionOf(fixture.github.account('ada'))).rejects.toThrow(
    /request to GitHub failed .*ECONNREFUSED/
  )
})

it('does not delay the few writes of a run', async () => {
  await using fixture = await startForgeFixture()
  fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  // A second lasts an hour, so the test would time out if one write waited.
  const forge = fixture.forgeWith({ retryLimits: { secondMs: 3_600_000 } })
  const { id } = fixture.repository.comment(1, { body: 'Working', author: 'github-actions[bot]' })

  for (let count = 0; count < 10; count++) await forge.updateComment(id, `Step ${count}`)
  await forge.createComment(1, 'One')
  await forge.createComment(1, 'Two')

  expect(fixture.calls()).toHaveLength(12)
})

it('limits many writes to the rate that GitHub allows', async () => {
  await using fixture = await startForgeFixture()
  fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const { id } = fixture.repository.comment(1, { body: 'Working', author: 'github-actions[bot]' })
  const abort = new AbortController()
  const forge = fixture.forgeWith({ signal: abort.signal, retryLimits: { secondMs: 3_600_000 } })

  for (let count = 0; count < 20; count++) await forge.updateComment(id, `Step ${count}`)
  const next = forge.updateComment(id, 'One more')
  for (let count = 0; count < 5; count++) await forge.permissionOf(fixture.github.account('ada'))

  expect(fixture.repository.comments(1)).toMatchObject([{ body: 'Step 19' }])
  abort.abort(new UserError('The time is up.'))
  await expect(next).rejects.toThrow('The time is up.')
})

it('works with the default retry limits', async () => {
  await using fixture = await startForgeFixture()
  const { apiUrl, serverUrl } = fixture.github
  const token = fixture.repository.issueToken()
  const { signal } = new AbortController()
  const forge = createGitHubForge({ owner: 'ada', repo: 'engine', token, apiUrl, serverUrl, signal })
  await expect(forge.permissionOf(fixture.github.account('ada'))).resolves.toBe('admin')
})

it('does not edit a deleted comment', async () => {
  await using fixture = await startForgeFixture()
  fixture.github.fault({ method: 'PATCH', route: COMMENT, status: 404, body: { message: 'Not Found' } })
  await expect(fixture.forge.updateComment(5, 'Done')).rejects.toThrow(/The comment 5 was deleted/)
})

it('reports an untrusted certificate at once, with the remedy', async () => {
  await using server = await startUntrustedServer()
  const forge = createGitHubForge({
    owner: 'ada',
    repo: 'engine',
    token: 'ghs_test',
    apiUrl: server.url,
    serverUrl: server.url,
    signal: new AbortController().signal
  })
  await expect(forge.createComment(1, 'Hello')).rejects.toThrow(/self-signed certificate.*NODE_EXTRA_CA_CERTS/)
  expect(server.connections()).toBe(1)
})
