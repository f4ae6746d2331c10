import { describe, expect, it } from '@jest/globals'
import { lockedRef, startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import type { SessionWrite } from '../../src/forge/forge.ts'

const key = 'issue-1'

function write(fixture: ForgeFixture, change: Partial<SessionWrite> = {}): SessionWrite {
  const self = { ...fixture.github.account('github-actions[bot]'), isBot: true }
  const nothing = { previous: undefined, isRoot: false, messages: undefined }
  return { key, self, ...nothing, record: '{"version":1}', message: 'Session of #1', ...change }
}

it('stores a session outside of the branches, and reads it back as its own', async () => {
  await using fixture = await startForgeFixture()
  const { forge, github, repository } = fixture
  const { id } = github.account('github-actions[bot]')
  expect(await forge.writeSession(write(fixture, { messages: 'H4sA/w==' }))).toBe(true)

  const stored = await forge.readSession(key)
  expect(stored?.author).toEqual({ name: 'github-actions[bot]', id, isSigned: true })
  expect(stored?.files.map(({ path, size }) => [path, size])).toEqual([
    ['messages.jsonl.gz.base64', 8],
    ['session.json', 13]
  ])
  const contents = await Promise.all((stored?.files ?? []).map(({ blob }) => forge.readSessionFile(blob)))
  expect(contents.map(String)).toEqual(['H4sA/w==', '{"version":1}'])
  expect(stored?.record).toBe('{"version":1}')
  const branches = await repository.state.git.text(['for-each-ref', '--format=%(refname)', 'refs/heads'])
  expect(branches).toBe('refs/heads/main')
})

it('names the account of a person whose token writes it', async () => {
  await using fixture = await startForgeFixture()
  const person = { ...fixture.github.account('ada'), isBot: false }
  const forge = fixture.forgeWith({ token: { kind: 'personal', login: 'ada' } })
  await forge.writeSession(write(fixture, { self: person }))
  expect((await forge.readSession(key))?.author).toMatchObject({ name: 'ada', id: person.id, isSigned: false })
})

it('replaces only the session that it expects', async () => {
  await using fixture = await startForgeFixture()
  const { forge } = fixture
  await forge.writeSession(write(fixture))
  const first = await forge.readSession(key)
  expect(await forge.writeSession(write(fixture))).toBe(false)
  expect(await forge.writeSession(write(fixture, { previous: first?.commit, record: '{"version":2}' }))).toBe(true)
  expect(await forge.writeSession(write(fixture, { previous: first?.commit, record: '{"version":3}' }))).toBe(false)
  expect(await forge.writeSession(write(fixture, { previous: first?.commit, isRoot: true }))).toBe(false)
  const second = await forge.readSession(key)
  expect(await forge.writeSession(write(fixture, { previous: second?.commit, isRoot: true }))).toBe(true)
  const git = fixture.repository.state.git
  expect(await git.text(['rev-list', '--count', `refs/forgehand/sessions/${key}`])).toBe('1')
})

it('does not bring back a session that was deleted during the run', async () => {
  await using fixture = await startForgeFixture()
  const { forge } = fixture
  await forge.writeSession(write(fixture))
  const stored = await forge.readSession(key)
  expect(await forge.deleteSession(key)).toBe(true)
  expect(await forge.deleteSession(key)).toBe(false)
  expect(await forge.writeSession(write(fixture, { previous: stored?.commit, record: '{"version":2}' }))).toBe(false)
  expect(await forge.readSession(key)).toBeUndefined()
})

it('stores a session once when the responses are lost', async () => {
  await using fixture = await startForgeFixture()
  fixture.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/git/refs', cut: 'response' })
  expect(await fixture.forge.writeSession(write(fixture))).toBe(true)
  const stored = await fixture.forge.readSession(key)
  fixture.github.fault({ method: 'PATCH', route: '/repos/{owner}/{repo}/git/refs/{ref}', cut: 'response' })
  expect(await fixture.forge.writeSession(write(fixture, { previous: stored?.commit, record: '{"version":2}' }))).toBe(
    true
  )
})

describe.each([409, 422])('while another request holds the lock of the session (%d)', (status) => {
  const REF = '/repos/{owner}/{repo}/git/refs/{ref}'

  it.each([
    ['is continued', false],
    ['starts anew', true]
  ])('a session %s a moment later', async (_, isRoot) => {
    await using fixture = await startForgeFixture()
    const { forge } = fixture
    fixture.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/git/refs', ...lockedRef(status) })
    expect(await forge.writeSession(write(fixture))).toBe(true)
    const previous = (await forge.readSession(key))?.commit
    fixture.github.fault({ method: 'PATCH', route: REF, ...lockedRef(status) })
    expect(await forge.writeSession(write(fixture, { previous, isRoot, record: '{"version":2}' }))).toBe(true)
    expect((await forge.readSession(key))?.record).toBe('{"version":2}')
  })

  it('a session that the other request wrote is not replaced', async () => {
    await using fixture = await startForgeFixture()
    const { forge, github } = fixture
    await forge.writeSession(write(fixture))
    const previous = (await forge.readSession(key))?.commit
    github.before({ method: 'PATCH', route: REF }, async () => {
      await forge.writeSession(write(fixture, { previous, record: '{"version":2}' }))
    })
    github.fault({ method: 'PATCH', route: REF, skip: 1, ...lockedRef(status) })
    expect(await forge.writeSession(write(fixture, { previous, isRoot: true, record: '{"version":3}' }))).toBe(false)
    expect((await forge.readSession(key))?.record).toBe('{"version":2}')
  })

  it('a session is deleted a moment later', async () => {
    await using fixture = await startForgeFixture()
    const { forge } = fixture
    await forge.writeSession(write(fixture))
    fixture.github.fault({ method: 'DELETE', route: REF, ...lockedRef(status) })
    expect(await forge.deleteSession(key)).toBe(true)
    expect(await forge.readSession(key)).toBeUndefined()
  })
})

it('lists the sessions of all threads, and says since when a thread is closed', async () => {
  await using fixture = await startForgeFixture()
  const { forge, repository } = fixture
  const issue = repository.openIssue({ title: 'It breaks', body: '', author: 'ada' }).number
  await forge.writeSession(write(fixture))
  await forge.writeSession(write(fixture, { key: 'pull-7' }))
  expect([...(await forge.listSessions()).keys()]).toEqual(['issue-1', 'pull-7'])
  expect(await forge.closedSince(issue)).toBeUndefined()
  expect(await forge.closedSince(4_711)).toBe('deleted')
})
