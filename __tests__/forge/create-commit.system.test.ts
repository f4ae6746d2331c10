import { expect, it } from '@jest/globals'
import { lockedRef, startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import type { CommitRequest } from '../../src/forge/forge.ts'
import type { FileChanges } from '../../emulators/github/push.ts'
import type { TreeChange } from '../../src/domain/change.ts'

const REFS = '/repos/{owner}/{repo}/git/refs'
const BRANCH = 'agent/issue-1'

/** The request that git would make of these changes. It is built by pushing them to a temporary branch. */
async function request(
  fixture: ForgeFixture,
  files: FileChanges,
  changed: Partial<CommitRequest> = {}
): Promise<CommitRequest> {
  const { git } = fixture.repository.state
  const parent = changed.parent ?? (await git.text(['rev-parse', 'main']))
  const wanted = `wanted-${Math.random()}`
  await git.run(['update-ref', `refs/heads/${wanted}`, parent])
  await fixture.repository.push(wanted, files, 'Wanted')
  const rows = await git.text(['diff-tree', '-r', '--no-renames', parent, wanted])
  const tree = await git.text(['rev-parse', `${wanted}^{tree}`])
  await git.run(['update-ref', '-d', `refs/heads/${wanted}`])
  return {
    branch: BRANCH,
    parent,
    isNewBranch: true,
    parentTree: await git.text(['rev-parse', `${parent}^{tree}`]),
    tree,
    changes: rows.split('\n').map((row) => changeOf(fixture, row)),
    message: 'Count on\n\nCloses #1',
    ...changed
  }
}

function changeOf({ repository }: ForgeFixture, row: string): TreeChange {
  const [, mode = '', , blob = '', path = ''] = /^:\d+ (\d+) (\w+) (\w+) \w\t(.+)$/.exec(row) ?? []
  if (mode === '000000') return { kind: 'deleted', path }
  return {
    kind: 'written',
    path,
    mode: mode as '100644', // One of the three that the tests write.
    blob,
    readContent: () => repository.state.git.run(['cat-file', 'blob', blob])
  }
}

it('publishes small texts of every mode, and deletions, with three calls, signed', async () => {
  await using fixture = await startForgeFixture()
  const wanted = await request(fixture, {
    'a.txt': null,
    'src/b.js': 'const price = "12 €"\r\n',
    'bin/run': { content: '#!/bin/sh\n', mode: '100755' },
    latest: { content: 'src/b.js', mode: '120000' },
    empty: ''
  })

  const result = await fixture.forge.commit(wanted)

  const head = await fixture.repository.head(BRANCH)
  expect(result).toEqual({ kind: 'committed', sha: head, isVerified: true })
  expect(fixture.calls()).toEqual(['POST /git/trees', 'POST /git/commits', 'POST /git/refs'])
  const { git } = fixture.repository.state
  await expect(git.text(['log', '-1', '--format=%T %P %B', BRANCH])).resolves.toBe(
    `${wanted.tree} ${wanted.parent} Count on\n\nCloses #1`
  )
})

it.each([
  ['binary bytes', Buffer.from([0x89, 0x50, 0xff, 0x00])],
  ['a text with a zero byte', 'a\0b'],
  ['a text with a byte order mark', '\uFEFFabc'],
  ['a large text', 'x'.repeat(200_000)]
])('publishes %s as a separate blob', async (_, content) => {
  await using fixture = await startForgeFixture()
  const wanted = await request(fixture, { data: content })
  await expect(fixture.forge.commit(wanted)).resolves.toMatchObject({ kind: 'committed' })
  expect(fixture.calls()).toEqual(['POST /git/blobs', 'POST /git/trees', 'POST /git/commits', 'POST /git/refs'])
})

it('keeps each request small enough to retry', async () => {
  await using fixture = await startForgeFixture()
  const files = Array.from({ length: 23 }, (_, index) => [`${index}.txt`, `${index}`.padEnd(90_000, '-')] as const)
  const wanted = await request(fixture, Object.fromEntries(files))
  await expect(fixture.forge.commit(wanted)).resolves.toMatchObject({ kind: 'committed' })
  expect(fixture.calls().filter((call) => call === 'POST /git/blobs')).toHaveLength(1)
})

it('publishes nothing when GitHub builds a different tree than the checked one', async () => {
  await using fixture = await startForgeFixture()
  const wanted = await request(fixture, { 'b.txt': 'b\n' })
  const other = { ...wanted, changes: (await request(fixture, { 'c.txt': 'c\n' })).changes }

  await expect(fixture.forge.commit(other)).rejects.toThrow(/built the tree .* Nothing was published/)
  await expect(fixture.repository.head(BRANCH)).resolves.toBeUndefined()
})

it('commits a merge that has the tree of the other side', async () => {
  await using fixture = await startForgeFixture()
  const { github, repository } = fixture
  const { git } = repository.state
  const parent = await repository.push('topic', { 'a.txt': 'two\n' }, 'Count on')
  const merged = await repository.push('main', { 'a.txt': 'three\n' }, 'Count further')
  const tree = await git.text(['rev-parse', `${merged}^{tree}`])
  // GitHub's answer to a list of changes without entries.
  github.fault({
    method: 'POST',
    route: '/repos/{owner}/{repo}/git/trees',
    status: 422,
    body: { message: 'Invalid tree info' }
  })
  const merge = {
    branch: 'topic',
    isNewBranch: false,
    parent,
    merged,
    parentTree: tree,
    tree,
    changes: [],
    message: 'Merge'
  }
  await expect(fixture.forge.commit(merge)).resolves.toMatchObject({ kind: 'committed' })
  await expect(git.text(['log', '-1', '--format=%T %P', 'topic'])).resolves.toBe(`${tree} ${parent} ${merged}`)
})

it('publishes nothing when a blob has changed', async () => {
  await using fixture = await startForgeFixture()
  const wanted = await request(fixture, { data: Buffer.from([0xff]) })
  const changes = wanted.changes.map((change) => ({
    ...change,
    readContent: () => Promise.resolve(Buffer.from([0xfe]))
  }))

  await expect(fixture.forge.commit({ ...wanted, changes })).rejects.toThrow(/GitHub stored data as/)
})

it('reports that the commit of a personal token is not signed', async () => {
  await using fixture = await startForgeFixture()
  const forge = fixture.forgeWith({ token: { kind: 'personal' } })
  await expect(forge.commit(await request(fixture, { 'b.txt': 'b\n' }))).resolves.toMatchObject({ isVerified: false })
})

it('does not touch a branch that somebody else created', async () => {
  await using fixture = await startForgeFixture()
  const wanted = await request(fixture, { 'b.txt': 'b\n' })
  const theirs = await fixture.repository.push(BRANCH, { 'c.txt': 'c\n' }, 'Mine')

  await expect(fixture.forge.commit(wanted)).resolves.toEqual({ kind: 'moved' })
  await expect(fixture.repository.head(BRANCH)).resolves.toBe(theirs)
})

it('recognizes its own commit when the same work is published again', async () => {
  await using fixture = await startForgeFixture()
  const wanted = await request(fixture, { 'b.txt': 'b\n' })
  const first = await fixture.forge.commit(wanted)
  fixture.clock.now = new Date(Date.now() + 60_000)

  await expect(fixture.forge.commit(wanted)).resolves.toEqual(first)
  await expect(fixture.forge.commit({ ...wanted, isNewBranch: false })).resolves.toEqual(first)
})

it.each(['request', 'response'] as const)('creates the branch once when the %s is lost', async (cut) => {
  await using fixture = await startForgeFixture()
  const wanted = await request(fixture, { 'b.txt': 'b\n' })
  fixture.github.fault({ method: 'POST', route: REFS, cut })

  const result = await fixture.forge.commit(wanted)

  expect(result).toMatchObject({ kind: 'committed', sha: await fixture.repository.head(BRANCH) })
})

it('moves the branch of a pull request forward', async () => {
  await using fixture = await startForgeFixture()
  const parent = await fixture.repository.push('feature', { 'b.txt': 'b\n' }, 'Start')
  const wanted = await request(fixture, { 'c.txt': 'c\n' }, { parent, branch: 'feature', isNewBranch: false })

  const result = await fixture.forge.commit(wanted)

  expect(result).toMatchObject({ kind: 'committed', sha: await fixture.repository.head('feature') })
  await expect(fixture.repository.head('feature^')).resolves.toBe(parent)
})

it.each([
  ['moves forward', (fixture: ForgeFixture) => fixture.repository.push('feature', { 'd.txt': 'd\n' }, 'More')],
  [
    'is reset',
    (fixture: ForgeFixture) => fixture.repository.state.git.run(['update-ref', 'refs/heads/feature', 'main'])
  ],
  [
    'is deleted',
    (fixture: ForgeFixture) => fixture.repository.state.git.run(['update-ref', '-d', 'refs/heads/feature'])
  ]
])('moves nothing if the branch %s meanwhile', async (_, meddle) => {
  await using fixture = await startForgeFixture()
  const parent = await fixture.repository.push('feature', { 'b.txt': 'b\n' }, 'Start')
  const wanted = await request(fixture, { 'c.txt': 'c\n' }, { parent, branch: 'feature', isNewBranch: false })
  await meddle(fixture)
  const before = await fixture.repository.head('feature')

  await expect(fixture.forge.commit(wanted)).resolves.toEqual({ kind: 'moved' })
  await expect(fixture.repository.head('feature')).resolves.toBe(before)
})

it('keeps a commit that is pushed at the last moment', async () => {
  await using fixture = await startForgeFixture()
  const parent = await fixture.repository.push('feature', { 'b.txt': 'b\n' }, 'Start')
  const wanted = await request(fixture, { 'c.txt': 'c\n' }, { parent, branch: 'feature', isNewBranch: false })
  fixture.github.before({ method: 'PATCH', route: `${REFS}/{ref}` }, async () => {
    await fixture.repository.push('feature', { 'd.txt': 'd\n' }, 'More')
  })

  await expect(fixture.forge.commit(wanted)).resolves.toEqual({ kind: 'moved' })
  await expect(fixture.repository.state.git.text(['log', '-1', '--format=%s', 'feature'])).resolves.toBe('More')
})

it.each([
  ['in the tree', undefined],
  [
    'in the branch',
    'refusing to allow a GitHub App to create or update workflow `x.yml` without `workflows` permission'
  ]
])('reports that GitHub refuses workflow files %s', async (_, message) => {
  await using fixture = await startForgeFixture()
  const path = message === undefined ? '.github/workflows/x.yml' : 'x.yml'
  const wanted = await request(fixture, { [path]: 'on: push\n' })
  const refused = { method: 'POST', route: REFS, status: 403, body: { message } } as const
  if (message !== undefined) fixture.github.fault(refused)

  await expect(fixture.forge.commit(wanted)).resolves.toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/workflow/)
  })
  await expect(fixture.repository.head(BRANCH)).resolves.toBeUndefined()
})

it.each([
  ['rules of the repository', 'Repository rule violations found', /rules of the repository.*rule violations/],
  ['a branch named like a folder of it', 'Reference update failed', /may be in the way/]
])('reports that the branch cannot be created because of %s', async (_, message, reason) => {
  await using fixture = await startForgeFixture()
  fixture.github.fault({ method: 'POST', route: REFS, status: 422, body: { message } })
  await expect(fixture.forge.commit(await request(fixture, { 'b.txt': 'b\n' }))).resolves.toEqual({
    kind: 'refused',
    reason: expect.stringMatching(reason)
  })
})

it('names the missing write permission', async () => {
  await using fixture = await startForgeFixture()
  const forge = fixture.forgeWith({ token: { permissions: { contents: 'read' } } })
  const committed = forge.commit(await request(fixture, { 'b.txt': 'b\n' }))
  await expect(committed).rejects.toThrow(/Add `contents: write` under `permissions:`/)
})

it.each([
  ['a new branch', true, 409],
  ['a new branch', true, 422],
  ['an existing branch', false, 409],
  ['an existing branch', false, 422]
])('retries when another request holds the lock of %s', async (_, isNewBranch, status) => {
  await using fixture = await startForgeFixture()
  const parent = await fixture.repository.push('feature', { 'b.txt': 'b\n' }, 'Start')
  const branch = isNewBranch ? BRANCH : 'feature'
  const wanted = await request(fixture, { 'c.txt': 'c\n' }, { parent, branch, isNewBranch })
  const locked = lockedRef(status)
  fixture.github.fault(
    isNewBranch ? { method: 'POST', route: REFS, ...locked } : { method: 'PATCH', route: `${REFS}/{ref}`, ...locked }
  )
  const result = await fixture.forge.commit(wanted)
  expect(result).toMatchObject({ kind: 'committed', sha: await fixture.repository.head(branch) })
})
