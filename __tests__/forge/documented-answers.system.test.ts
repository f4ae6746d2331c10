import { expect, it } from '@jest/globals'
import { startForgeFixture } from '../support/github-forge.ts'

const actions = { token: { permissions: { actions: 'write' } } } as const

it('continues in a repository that is renamed during the run', async () => {
  await using fixture = await startForgeFixture()
  const { repository, forge } = fixture
  repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  repository.rename('motor')
  await expect(forge.readDefaultBranch()).resolves.toBe('main')
  await forge.createComment(1, 'Working')
  expect(repository.comments(1)).toMatchObject([{ body: expect.stringMatching(/^Working\n/) }])
  await expect(forge.readThreadStart({ thread: 'issue-1', pullRequest: undefined })).resolves.toMatchObject({
    session: undefined
  })
})

it('reads a log of a repository that is renamed during the run, without the token at the storage', async () => {
  await using fixture = await startForgeFixture()
  const { repository } = fixture
  const headSha = (await repository.head()) ?? ''
  const run = repository.checks.addRun({ headSha, actor: 'ada', jobs: [{ log: 'It is wrong.\n' }] })
  repository.rename('motor')
  // The storage refuses a request with a token.
  await expect(fixture.forgeWith(actions).readJobLog(run.attempts[0]?.[0]?.id ?? 0)).resolves.toMatchObject({
    text: 'It is wrong.\n'
  })
})

it('follows the links of pages, which name the repository by its id', async () => {
  await using fixture = await startForgeFixture()
  const { repository, forge } = fixture
  await repository.push('topic', { 'new.txt': 'new\n' }, 'Add a file')
  const { number } = await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'topic' })
  for (let count = 0; count < 101; count++) await repository.review(number, { author: 'bob', body: `Review ${count}` })
  await expect(forge.listReviews(number)).resolves.toHaveLength(101)
  const [first, second] = fixture.github.requests
    .filter(({ route }) => route?.endsWith('/reviews') === true)
    .map(({ path }) => path)
  expect([first, second]).toEqual([
    '/repos/ada/engine/pulls/1/reviews',
    `/repositories/${repository.state.id}/pulls/1/reviews`
  ])
})

it('names all permissions that GitHub accepts, from its header', async () => {
  await using fixture = await startForgeFixture()
  fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const forge = fixture.forgeWith({ token: { permissions: { issues: 'none', pull_requests: 'none' } } })
  await expect(forge.closedSince(1)).rejects.toThrow('Add `issues: read` or `pull-requests: read` under `permissions:`')
})

it('explains what a 404 can mean for a repository that the token cannot see', async () => {
  await using fixture = await startForgeFixture({}, { isPrivate: true })
  const forge = fixture.forgeWith({ token: { kind: 'personal', login: 'eve' } })
  await expect(forge.readDefaultBranch()).rejects.toThrow(/does not exist, or the token cannot read it/)
})

it('spends no request of its quota on an unchanged stop', async () => {
  await using fixture = await startForgeFixture()
  const { forge, github } = fixture
  const read = forge.stopReader('issue-1')
  await forge.writeStop('issue-1', { claim: 'a', at: '2026-11-20T10:00:00Z', by: { login: 'ada', id: 1 } })
  await read()
  const used: (string | undefined)[] = []
  github.onExchange(({ responseHeaders }) => void used.push(responseHeaders['x-ratelimit-used']))
  await read()
  await read()
  expect(used).toHaveLength(2)
  expect(new Set(used).size).toBe(1)
})

it('asks for no further page of a search that counts more than the token can read', async () => {
  await using fixture = await startForgeFixture()
  const body = { total_count: 3, incomplete_results: false, items: [{ full_name: 'ada/engine' }] }
  fixture.github.fault({ method: 'GET', route: '/search/repositories', status: 200, body, times: 3 })
  await expect(fixture.forge.searchRepositories('user:ada')).resolves.toEqual(['ada/engine'])
  expect(fixture.calls()).toHaveLength(1)
})

it('continues after a page of issues that is shorter than requested', async () => {
  await using fixture = await startForgeFixture()
  const { github, repository, forge } = fixture
  const self = { ...github.account('ada'), isBot: false }
  for (let count = 0; count < 2; count++) repository.openIssue({ title: 'Report', body: '', author: 'ada' })
  const link = `<${github.apiUrl}/repositories/${repository.state.id}/issues?state=all&per_page=100>; rel="next"`
  const route = '/repos/{owner}/{repo}/issues'
  github.fault({ method: 'GET', route, status: 200, headers: { link }, body: [] })
  await expect(forge.listOwnIssues(self)).resolves.toHaveLength(2)
})
