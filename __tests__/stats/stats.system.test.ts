import { expect, it } from '@jest/globals'
import { readStats } from '../../src/stats/read-stats.ts'
import { ask, finish, fixGreeting, pullRequests, turn, write } from '../support/end-to-end.ts'
import { callSource } from '../support/cli-program.ts'
import { useSessionRuns } from '../support/session-runs.ts'

const open = useSessionRuns()

it('reports what became of the pull requests of real runs, in a few requests', async () => {
  const jobs = await open([fixGreeting, turn(write('b.txt', 'x\n'), finish())])
  const { github, repository } = jobs
  for (let run = 0; run < 2; run++) await jobs.whole({ comment: ask(repository).comment })
  const [first, second] = pullRequests(repository)
  await repository.push(second?.pullRequest?.headRef ?? '', { 'd.txt': 'y\n' }, 'Mine')
  await repository.merge(first?.number ?? 0, 'ada')
  await repository.merge(second?.number ?? 0, 'ada')
  // Not ours, and one that only looks like it: without a session, nobody knows its cost.
  await repository.push('topic', { 'e.txt': 'z\n' }, 'By hand')
  await repository.openPullRequest({ title: 'By hand', author: 'ada', head: 'topic' })
  await repository.push('copy', { 'f.txt': 'z\n' }, 'Copied\n\nForgehand-Run: comment-1')
  const copied = await repository.openPullRequest({ title: 'Copied', author: 'ada', head: 'copy' })
  Object.assign(copied, { state: 'closed', closedAt: new Date() })

  const token = repository.issueToken({ permissions: { contents: 'read', pull_requests: 'read' } })
  const { apiUrl, serverUrl } = github
  const source = { owner: 'acme', repo: 'project', token, apiUrl, serverUrl, signal: new AbortController().signal }
  const asked = github.requests.length
  const { stats, isComplete } = await readStats(source, { days: 1, now: new Date(Date.now() + 60_000) })
  expect(github.requests.length - asked).toBe(3)
  expect(isComplete).toBe(true)
  expect(stats).toMatchObject({ merged: 2, closed: 1, open: 0, mergedUntouched: 1, otherCommits: 1 })
  expect([...stats.byTask].map(([task, { merged, closed, open: left }]) => [task, merged, closed, left])).toEqual([
    ['fix', 2, 0, 0],
    ['unknown', 0, 1, 0]
  ])
  const { stats: later } = await readStats(source, { days: 1, now: new Date(Date.now() + 3 * 86_400_000) })
  expect(later).toMatchObject({ merged: 0, closed: 0, open: 0 })

  const environment = { GITHUB_API_URL: apiUrl, GITHUB_SERVER_URL: serverUrl, GITHUB_TOKEN: token }
  const [text, json] = await Promise.all([
    callSource(['stats', 'acme/project', '--days', '2'], environment).ended,
    callSource(['stats', '--json'], { ...environment, GITHUB_REPOSITORY: 'acme/project' }).ended
  ])
  expect([text.exitCode, text.stdout]).toEqual([0, expect.stringContaining('- **2 merged**, 67% of those that ended')])
  expect(JSON.parse(json.stdout)).toMatchObject({
    repository: 'acme/project',
    days: 30,
    merged: 2,
    byTask: { fix: {} }
  })
})

it('ignores sessions that somebody else wrote', async () => {
  const jobs = await open([fixGreeting])
  const { github, repository } = jobs
  await jobs.whole({ comment: ask(repository).comment })
  const { git } = repository.state
  const ref = 'refs/forgehand/sessions/issue-1'
  const tree = await git.text(['rev-parse', `${ref}^{tree}`])
  const forged = await git.text([
    '-c',
    'user.name=eve',
    '-c',
    'user.email=9+eve@users.noreply.github.com',
    'commit-tree',
    '-m',
    'Session',
    tree
  ])
  await git.run(['update-ref', ref, forged])
  const { apiUrl, serverUrl } = github
  const source = { owner: 'acme', repo: 'project', token: repository.issueToken(), apiUrl, serverUrl }
  const { stats } = await readStats(
    { ...source, signal: new AbortController().signal },
    { days: 1, now: new Date(Date.now() + 60_000) }
  )
  expect(stats).toMatchObject({ open: 1, withoutCost: 1 })
  expect([...stats.byTask.keys()]).toEqual(['unknown'])
})

it('reports everything that is missing in the call', async () => {
  const { exitCode, stderr } = await callSource(['stats', 'acme'], {}).ended
  expect(exitCode).toBe(2)
  expect(stderr).toContain('OWNER/NAME')
  expect(stderr).toContain('GITHUB_TOKEN')
})
