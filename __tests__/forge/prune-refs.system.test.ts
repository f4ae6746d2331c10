import { expect, it } from '@jest/globals'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'

const DAY_MS = 24 * 60 * 60_000

/** Refs whose commits have this age. */
async function addRefs({ repository }: ForgeFixture, names: readonly string[], days: number): Promise<void> {
  const { git } = repository.state
  const date = new Date(Date.now() - days * DAY_MS).toISOString()
  const tree = await git.text(['mktree'], { input: '' })
  const person = { GIT_AUTHOR_NAME: 'x', GIT_AUTHOR_EMAIL: 'x', GIT_COMMITTER_NAME: 'x', GIT_COMMITTER_EMAIL: 'x' }
  const environment = { ...person, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const commit = await git.text(['commit-tree', tree, '-m', 'x'], { environment })
  const input = names.map((name) => `create refs/forgehand/${name} ${commit}\n`).join('')
  await git.run(['update-ref', '--stdin'], { input })
}

async function refsOf({ repository }: ForgeFixture): Promise<string[]> {
  const text = await repository.state.git.text(['for-each-ref', '--format=%(refname)', 'refs/forgehand'])
  return text.split('\n').map((name) => name.replace('refs/forgehand/', ''))
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index + 1}`)

it('deletes claims after 7 days and stops after 35, a few in each run, and no session', async () => {
  await using fixture = await startForgeFixture()
  await addRefs(fixture, numbered('claims/comment-', 22), 8)
  await addRefs(fixture, numbered('stop/issue-', 20), 36)
  await addRefs(fixture, numbered('stop/pull-', 10), 34)
  await addRefs(fixture, ['sessions/issue-1'], 400)
  await fixture.forge.pruneRefs({ id: '0', attempt: 1 })
  const afterOne = await refsOf(fixture)
  expect(afterOne.filter((name) => name.startsWith('claims/'))).toHaveLength(12)
  expect(afterOne).toHaveLength(43)
  await addRefs(fixture, numbered('claims/review-', 10), 1)
  await fixture.forge.pruneRefs({ id: '22', attempt: 1 })
  const after = await refsOf(fixture)
  expect(after.filter((name) => name.startsWith('stop/issue-'))).toHaveLength(10)
  expect(after.filter((name) => name.startsWith('stop/pull-'))).toHaveLength(10)
  expect(after).toContain('sessions/issue-1')
})

it('leaves a stop that somebody writes again at this moment', async () => {
  await using fixture = await startForgeFixture()
  await addRefs(fixture, numbered('stop/issue-', 51), 36)
  const stop = { by: { login: 'ada', id: 7 }, at: '2026-11-20T10:00:05Z', claim: 'comment-5' }
  fixture.github.before({ method: 'GET', route: '/repos/{owner}/{repo}/git/commits/{commit_sha}' }, async () => {
    await fixture.forge.writeStop('issue-1', stop)
  })
  await fixture.forge.pruneRefs({ id: '0', attempt: 1 })
  expect(await refsOf(fixture)).toHaveLength(42)
  expect(await fixture.forge.stopReader('issue-1')()).toEqual(stop)
})

it('makes one call while there are few', async () => {
  await using fixture = await startForgeFixture()
  await addRefs(fixture, numbered('stop/issue-', 50), 400)
  const before = fixture.calls().length
  await fixture.forge.pruneRefs({ id: '0', attempt: 1 })
  expect(fixture.calls().slice(before)).toHaveLength(1)
})
