import { expect, it } from '@jest/globals'
import { lockedRef, startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'

const ROUTE = '/repos/{owner}/{repo}/pulls/{pull_number}/update-branch'

/** A pull request whose base has moved on. Returns the head. */
async function openPullRequest({ repository, forge }: ForgeFixture, base: Readonly<Record<string, string>>) {
  const head = await repository.push('topic', { 'a.txt': 'two\n' }, 'Count on')
  await forge.openPullRequest({ branch: 'topic', base: 'main', title: 'Count on', body: '', isDraft: false })
  await repository.push('main', base, 'Elsewhere')
  return head
}

it('merges the base into the branch, with both as parents and a signature', async () => {
  await using fixture = await startForgeFixture()
  const head = await openPullRequest(fixture, { 'b.txt': 'b\n' })
  const result = await fixture.forge.updateBranch({ pullRequest: 1, head })
  const sha = (await fixture.repository.head('topic')) ?? ''
  expect(result).toEqual({ kind: 'merged', sha, isVerified: true })
  const parents = await fixture.repository.state.git.text(['log', '-1', '--format=%P', sha])
  expect(parents).toBe(`${head} ${await fixture.repository.head('main')}`)
  await expect(fixture.forge.updateBranch({ pullRequest: 1, head: sha })).resolves.toEqual({ kind: 'up-to-date' })
})

it('reports a conflict and leaves the branch as it is', async () => {
  await using fixture = await startForgeFixture()
  const head = await openPullRequest(fixture, { 'a.txt': 'three\n' })
  await expect(fixture.forge.updateBranch({ pullRequest: 1, head })).resolves.toEqual({ kind: 'conflict' })
  expect(await fixture.repository.head('topic')).toBe(head)
})

it('merges nothing into a branch that has moved', async () => {
  await using fixture = await startForgeFixture()
  const head = await openPullRequest(fixture, { 'b.txt': 'b\n' })
  const moved = await fixture.repository.push('topic', { 'c.txt': 'c\n' }, 'Meanwhile')
  await expect(fixture.forge.updateBranch({ pullRequest: 1, head })).resolves.toEqual({ kind: 'moved' })
  expect(await fixture.repository.head('topic')).toBe(moved)
})

it('merges once when the response is lost', async () => {
  await using fixture = await startForgeFixture()
  const head = await openPullRequest(fixture, { 'b.txt': 'b\n' })
  fixture.github.fault({ method: 'PUT', route: ROUTE, cut: 'response' })
  await expect(fixture.forge.updateBranch({ pullRequest: 1, head })).resolves.toMatchObject({ kind: 'merged' })
  const count = await fixture.repository.state.git.text(['rev-list', '--count', '--merges', 'topic'])
  expect(count).toBe('1')
})

it('reports what GitHub refuses', async () => {
  await using fixture = await startForgeFixture()
  const head = await openPullRequest(fixture, { 'b.txt': 'b\n' })
  const forge = fixture.forgeWith({ token: { kind: 'installation', permissions: { pull_requests: 'read' } } })
  const result = await forge.updateBranch({ pullRequest: 1, head })
  expect(result).toMatchObject({ kind: 'refused', reason: expect.stringContaining('not accessible') })
})

it.each([409, 422])('merges when another request held the lock of the branch (%d)', async (status) => {
  await using fixture = await startForgeFixture()
  const head = await openPullRequest(fixture, { 'b.txt': 'b\n' })
  fixture.github.fault({ method: 'PUT', route: ROUTE, ...lockedRef(status) })
  await expect(fixture.forge.updateBranch({ pullRequest: 1, head })).resolves.toMatchObject({ kind: 'merged' })
})

it.each([409, 422])('merges nothing into a branch that moved while it was locked (%d)', async (status) => {
  await using fixture = await startForgeFixture()
  const head = await openPullRequest(fixture, { 'b.txt': 'b\n' })
  fixture.github.before({ method: 'PUT', route: ROUTE }, async () => {
    await fixture.repository.push('topic', { 'c.txt': 'c\n' }, 'Meanwhile')
  })
  fixture.github.fault({ method: 'PUT', route: ROUTE, ...lockedRef(status) })
  await expect(fixture.forge.updateBranch({ pullRequest: 1, head })).resolves.toEqual({ kind: 'moved' })
  expect(fixture.calls().filter((call) => call.startsWith('PUT'))).toHaveLength(1)
})
