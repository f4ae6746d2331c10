import { expect, it } from '@jest/globals'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import type { Stop } from '../../src/domain/stop.ts'

const stop: Stop = { by: { login: 'ada', id: 7 }, at: '2026-11-20T10:00:05Z', claim: 'comment-5' }

function gitReads({ github }: ForgeFixture): string[] {
  return github.requests.flatMap(({ method, path, status }) =>
    method === 'GET' && path.includes('/git/') ? [`${path.replace(/.*\/git\/([\w-]+)\/.*/, '$1')} ${status}`] : []
  )
}

it('finds no stop at first, and then the one that somebody wrote', async () => {
  await using fixture = await startForgeFixture()
  const { forge } = fixture
  const read = forge.stopReader('issue-1')
  expect(await read()).toBeUndefined()
  expect(await forge.writeStop('issue-1', stop)).toBe(true)
  expect(await read()).toEqual(stop)
  expect(await forge.stopReader('issue-12')()).toBeUndefined()
  expect(await forge.stopReader('pull-1')()).toBeUndefined()
})

it('sends only requests that GitHub does not count while nothing changes', async () => {
  await using fixture = await startForgeFixture()
  const read = fixture.forge.stopReader('issue-1')
  await read()
  await read()
  await fixture.forge.writeStop('issue-1', stop)
  const before = gitReads(fixture).length
  await read()
  await read()
  expect(gitReads(fixture).slice(0, 2)).toEqual(['matching-refs 200', 'matching-refs 304'])
  expect(gitReads(fixture).slice(before)).toEqual(['matching-refs 200', 'commits 200', 'matching-refs 304'])
})

it('ignores the stop of another thread whose name starts with the same characters', async () => {
  await using fixture = await startForgeFixture()
  await fixture.forge.writeStop('issue-12', stop)
  expect(await fixture.forge.stopReader('issue-1')()).toBeUndefined()
  expect(await fixture.forge.writeStop('issue-1', { ...stop, claim: 'comment-6' })).toBe(true)
  expect(await fixture.forge.stopReader('issue-1')()).toMatchObject({ claim: 'comment-6' })
})

it('keeps the latest stop', async () => {
  await using fixture = await startForgeFixture()
  const { forge } = fixture
  const later = { ...stop, at: '2026-11-20T10:00:09Z', claim: 'comment-9' }
  expect(await forge.writeStop('issue-1', stop)).toBe(true)
  expect(await forge.writeStop('issue-1', later)).toBe(true)
  expect(await forge.writeStop('issue-1', later)).toBe(false)
  expect(await forge.writeStop('issue-1', { ...stop, claim: 'comment-6' })).toBe(true)
  expect(await forge.stopReader('issue-1')()).toEqual(later)
})

it('loses none of the stops that are written at the same moment', async () => {
  await using fixture = await startForgeFixture()
  const { forge } = fixture
  const stops = [1, 2, 3].map((id) => ({ ...stop, at: `2026-11-20T10:00:0${id}Z`, claim: `comment-${id}` }))
  await Promise.all(stops.map((one) => forge.writeStop('issue-1', one)))
  expect(await forge.stopReader('issue-1')()).toEqual(stops[2])
})

it.each([
  ['no commit', undefined],
  ['another format', 'Stop\n\nForgehand-Stop: {"by":"ada"}'],
  [
    'a login that is Markdown',
    `Stop\n\nForgehand-Stop: ${JSON.stringify({ ...stop, by: { login: '@x [y](z)', id: 1 } })}`
  ]
])('ignores a ref with %s', async (_, message) => {
  await using fixture = await startForgeFixture()
  const { git } = fixture.repository.state
  const target =
    message === undefined
      ? await git.text(['hash-object', '-w', '--stdin'], { input: 'x' })
      : await git.text(['commit-tree', 'main^{tree}', '-m', message], {
          environment: {
            GIT_AUTHOR_NAME: 'x',
            GIT_AUTHOR_EMAIL: 'x@x.example',
            GIT_COMMITTER_NAME: 'x',
            GIT_COMMITTER_EMAIL: 'x@x.example'
          }
        })
  await git.run(['update-ref', 'refs/forgehand/stop/issue-1', target])
  expect(await fixture.forge.stopReader('issue-1')()).toBeUndefined()
})

it('cancels a run, unless the token may not', async () => {
  await using fixture = await startForgeFixture()
  expect(await fixture.forge.cancelRun('31')).toBe('forbidden')
  const forge = fixture.forgeWith({ token: { permissions: { actions: 'write' } } })
  expect(await forge.cancelRun('31')).toBe('accepted')
  expect(fixture.repository.state.cancelledRuns).toEqual([31])
  const ended = { method: 'POST', route: '/repos/{owner}/{repo}/actions/runs/{run_id}/cancel', status: 409 } as const
  fixture.github.fault(ended)
  expect(await forge.cancelRun('31')).toBe('ended')
})
