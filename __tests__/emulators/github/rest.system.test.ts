import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startGitHubEmulator } from '../../../emulators/github/server.ts'
import { startFixture, type Fixture } from '../../support/github-client.ts'
import type { Permissions } from '../../../emulators/github/state.ts'

const PULLS = '/repos/{owner}/{repo}/pulls'

let fixture: Fixture
beforeEach(async () => {
  fixture = await startFixture()
})
afterEach(() => fixture.end())

describe('permissions', () => {
  it('refuses an unknown token', async () => {
    const { status, body } = await fixture.as('ghs_made_up')('GET /issues/1')
    expect({ status, body }).toMatchObject({ status: 401, body: { message: 'Bad credentials' } })
  })

  it('lets everyone read public data, and no one write without a token', async () => {
    const anonymous = fixture.as('')
    await expect(anonymous('GET ')).resolves.toMatchObject({ status: 200 })
    await expect(anonymous('POST /labels', { body: { name: 'bug' } })).resolves.toMatchObject({ status: 401 })
  })

  it('hides private repositories', async () => {
    await fixture.github.createRepository({ owner: 'octo', name: 'secret', isPrivate: true })
    await expect(fixture.send('@GET /repos/octo/secret')).resolves.toMatchObject({ status: 404 })
  })

  it.each<[string, Partial<Permissions>, object | undefined]>([
    ['GET /issues/1', { issues: 'none', pull_requests: 'none' }, undefined],
    ['POST /issues/1/comments', { issues: 'none' }, { body: 'The permission for pull requests is not enough.' }],
    ['GET /git/ref/heads/main', { contents: 'none' }, undefined],
    ['POST /git/blobs', { contents: 'read' }, { content: 'x' }],
    ['POST /pulls', { pull_requests: 'read' }, { title: 'x', head: 'x', base: 'main' }],
    ['POST /check-runs', { checks: 'read' }, { name: 'ci', head_sha: 'x' }]
  ])('requires a permission for %s', async (route, permissions, body) => {
    fixture.repository.openIssue({ title: 'Bug', body: '', author: 'ada' })
    const send = fixture.as(fixture.repository.issueToken({ permissions }))
    await expect(send(route, body && { body })).resolves.toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration', status: '403' }
    })
  })

  it('lets the token of one repository only read another public one', async () => {
    await fixture.github.createRepository({ owner: 'ada', name: 'hello', forkOf: fixture.repository })
    await expect(fixture.send('@GET /repos/ada/hello/branches/main')).resolves.toMatchObject({ status: 200 })
    await expect(fixture.send('@POST /repos/ada/hello/git/blobs', { body: { content: 'x' } })).resolves.toMatchObject({
      status: 403
    })
  })

  it('returns the user of a personal token, but not of a workflow token', async () => {
    const personal = fixture.as(fixture.repository.issueToken({ kind: 'personal', login: 'ada' }))
    await expect(personal('@GET /user')).resolves.toMatchObject({ status: 200, body: { login: 'ada', type: 'User' } })
    await expect(fixture.send('@GET /user')).resolves.toMatchObject({ status: 403 })
  })

  it.each([
    ['admin', 'admin'],
    ['maintain', 'write'],
    ['write', 'write'],
    ['triage', 'read'],
    ['read', 'read'],
    ['none', 'none']
  ] as const)('reports the role %s as the permission %s', async (role, permission) => {
    fixture.repository.setPermission('ada', role)
    await expect(fixture.send('GET /collaborators/ADA/permission')).resolves.toMatchObject({
      status: 200,
      body: { permission, role_name: role, user: { login: 'ada' } }
    })
  })

  it('has no permission for an unknown user', async () => {
    await expect(fixture.send('GET /collaborators/nobody/permission')).resolves.toMatchObject({
      status: 404,
      body: { message: 'nobody is not a user' }
    })
  })
})

describe('HTTP', () => {
  it('returns 304 for an unchanged resource, without counting the request', async () => {
    const first = await fixture.send('GET /branches/main')
    const again = await fixture.send('GET /branches/main', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' }
    })
    expect(again).toMatchObject({ status: 304, body: undefined })
    expect(again.headers.get('x-ratelimit-used')).toBe(first.headers.get('x-ratelimit-used'))
  })

  it('splits a list into linked pages', async () => {
    const { repository, send } = fixture
    const { number } = repository.openIssue({ title: 'Bug', body: '', author: 'ada' })
    for (const body of ['one', 'two', 'three', 'four', 'five']) repository.comment(number, { body, author: 'ada' })

    const middle = await send('GET /issues/1/comments?per_page=2&page=2')
    const links = [...(middle.headers.get('link') ?? '').matchAll(/[?&]page=(\d+)>; rel="(\w+)"/g)].map((link) => [
      link[2],
      link[1]
    ])
    expect(middle.body).toMatchObject([{ body: 'three' }, { body: 'four' }])
    expect(Object.fromEntries(links)).toEqual({ prev: '1', next: '3', last: '3', first: '1' })
  })

  it('refuses requests over the rate limit', async () => {
    const before = await fixture.send('GET ')
    expect(before.headers.get('x-ratelimit-limit')).toBe('1000')
    expect(before.headers.get('x-ratelimit-remaining')).toBe('999')

    fixture.repository.setRateLimit(fixture.token, 1)
    const after = await fixture.send('GET ')
    expect(after).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/rate limit exceeded/) }
    })
    expect(after.headers.get('x-ratelimit-remaining')).toBe('0')
  })

  it('gives each request an id', async () => {
    const [one, other] = [await fixture.send('GET '), await fixture.send('GET ')]
    expect(one.headers.get('x-github-request-id')).not.toBe(other.headers.get('x-github-request-id'))
  })

  it('reports what is wrong with a body', async () => {
    const github = await startGitHubEmulator()
    const repository = await github.createRepository({ owner: 'octo', name: 'hello', files: { a: 'a' } })
    const response = await fetch(`${github.apiUrl}/repos/octo/hello/git/refs`, {
      method: 'POST',
      body: JSON.stringify({ ref: 'refs/heads/x' }),
      headers: { authorization: `token ${repository.issueToken()}` }
    })
    const garbled = await fetch(`${github.apiUrl}/repos/octo/hello/git/refs`, {
      method: 'POST',
      body: '{',
      headers: { authorization: `token ${repository.issueToken()}` }
    })
    await github.close()
    expect([response.status, garbled.status]).toEqual([422, 400])
  })

  it('keeps a log of requests by route', async () => {
    await fixture.send('GET /branches/main')
    expect(fixture.github.requests).toEqual([
      {
        method: 'GET',
        route: '/repos/{owner}/{repo}/branches/{branch}',
        path: '/repos/octo/hello/branches/main',
        status: 200
      }
    ])
  })

  it('returns 404 for unknown routes, and lists them', async () => {
    const github = await startGitHubEmulator()
    const answers = await Promise.all(
      ['/api/v3/meta', '/api/v3/repos/octo/hello', '/login', '/api/v3/repos/%zz/x'].map((path) =>
        fetch(`${github.serverUrl}${path}`)
      )
    )
    await github.close()
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(github.unknownRequests.map(({ path }) => path).sort()).toEqual(['/login', '/meta', '/repos/%zz/x'])
  })
})

describe('scripted faults', () => {
  it('returns a fault the given number of times', async () => {
    fixture.github.fault({ method: 'GET', route: PULLS, status: 502, headers: { 'retry-after': '1' }, times: 2 })
    const answers = [
      await fixture.send('GET /pulls'),
      await fixture.send('GET /pulls'),
      await fixture.send('GET /pulls')
    ]
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 200])
    expect(answers[0]?.headers.get('retry-after')).toBe('1')
  })

  it('cuts the connection before the request is executed', async () => {
    fixture.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/labels', cut: 'request' })
    await expect(fixture.send('POST /labels', { body: { name: 'bug' } })).rejects.toThrow('fetch failed')
    await expect(fixture.send('GET /labels')).resolves.toMatchObject({ body: [] })
    expect(fixture.github.requests[0]).toMatchObject({ method: 'POST', status: undefined })
  })

  it('loses the response to an executed request', async () => {
    fixture.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/labels', cut: 'response' })
    await expect(fixture.send('POST /labels', { body: { name: 'bug' } })).rejects.toThrow('fetch failed')
    await expect(fixture.send('GET /labels')).resolves.toMatchObject({ body: [{ name: 'bug' }] })
  })

  it('stops delays when it is closed', async () => {
    const github = await startGitHubEmulator()
    github.fault({ method: 'GET', route: '/users/{username}', delayMs: 3_600_000 })
    const arrived = new Promise<void>((resolve) => {
      github.before({ method: 'GET', route: '/users/{username}' }, resolve)
    })
    const [answer] = await Promise.allSettled([fetch(`${github.apiUrl}/users/ada`), arrived.then(() => github.close())])
    expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'fetch failed' } })
  })

  it('runs an action between two requests', async () => {
    const { repository, github, send } = fixture
    repository.openIssue({ title: 'Bug', body: '', author: 'ada' })
    github.before({ method: 'GET', route: '/repos/{owner}/{repo}/issues/{issue_number}' }, () => {
      repository.deleteIssue(1)
    })
    await expect(send('GET /issues/1')).resolves.toMatchObject({
      status: 410,
      body: { message: 'This issue was deleted' }
    })
  })
})
