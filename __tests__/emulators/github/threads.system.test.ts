import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startFixture, type Fixture } from '../../support/github-client.ts'

let fixture: Fixture
beforeEach(async () => {
  fixture = await startFixture()
})
afterEach(() => fixture.end())

describe('comments', () => {
  let commentId: number
  beforeEach(() => {
    fixture.repository.openIssue({ title: 'Bug', body: null, author: 'grace' })
    commentId = fixture.repository.comment(1, { body: 'First', author: 'ada' }).id
  })

  it('are created, read, changed and deleted', async () => {
    const { send } = fixture
    const { body } = await send('POST /issues/1/comments', { body: { body: 'Second' } })
    const { id } = body as { id: number }
    await expect(send(`PATCH /issues/comments/${id}`, { body: { body: 'Changed' } })).resolves.toMatchObject({
      status: 200
    })
    await expect(send('GET /issues/1/comments')).resolves.toMatchObject({
      body: [
        { body: 'First', user: { login: 'ada' } },
        { body: 'Changed', user: { login: 'github-actions[bot]', type: 'Bot' } }
      ]
    })
    await expect(send(`DELETE /issues/comments/${id}`)).resolves.toMatchObject({ status: 204 })
    await expect(send(`GET /issues/comments/${id}`)).resolves.toMatchObject({ status: 404 })
  })

  it('have times of creation and change', async () => {
    const createdAt = new Date('2026-01-02T03:04:05.678Z')
    const { id } = fixture.repository.comment(1, { body: 'Old', author: 'ada', createdAt })
    fixture.repository.editComment(id, 'New')
    const { body } = await fixture.send(`GET /issues/comments/${id}`)
    expect(body).toMatchObject({ body: 'New', created_at: '2026-01-02T03:04:05Z' })
    expect(body).not.toMatchObject({ updated_at: '2026-01-02T03:04:05Z' })
  })

  it('are no longer than GitHub allows', async () => {
    await expect(
      fixture.send('POST /issues/1/comments', { body: { body: 'x'.repeat(65_537) } })
    ).resolves.toMatchObject({
      status: 422,
      body: { errors: [{ message: expect.stringMatching(/too long/) }] }
    })
  })

  it('are deleted with their issue', async () => {
    const { repository, send } = fixture
    repository.deleteIssue(1)
    const statuses = [
      await send('GET /issues/1'),
      await send('GET /issues/1/comments'),
      await send('POST /issues/1/comments', { body: { body: 'Hello' } }),
      await send(`POST /issues/comments/${commentId}/reactions`, { body: { content: 'eyes' } })
    ].map(({ status }) => status)
    expect(statuses).toEqual([410, 410, 410, 404])
  })

  it('have each reaction once per account', async () => {
    const { send } = fixture
    const react = () => send(`POST /issues/comments/${commentId}/reactions`, { body: { content: 'eyes' } })
    const [first, second] = [await react(), await react()]
    expect([first.status, second.status]).toEqual([201, 200])
    await expect(send(`GET /issues/comments/${commentId}/reactions?content=eyes`)).resolves.toMatchObject({
      body: [{ content: 'eyes', user: { login: 'github-actions[bot]' } }]
    })
    await expect(send(`GET /issues/comments/${commentId}`)).resolves.toMatchObject({ body: { reactions: { eyes: 1 } } })
  })

  it('have labels', async () => {
    await expect(fixture.send('POST /issues/1/labels', { body: { labels: ['bug'] } })).resolves.toMatchObject({
      status: 200,
      body: [{ name: 'bug' }]
    })
    await expect(fixture.send('GET /issues/1/labels')).resolves.toMatchObject({ body: [{ name: 'bug' }] })
    await expect(fixture.send('POST /labels', { body: { name: 'bug' } })).resolves.toMatchObject({ status: 422 })
  })
})

describe('pull requests', () => {
  const wanted = { title: 'Topic', head: 'topic', base: 'main', body: 'Closes #1' }
  let head: string
  beforeEach(async () => {
    head = await fixture.repository.push(
      'topic',
      { 'src/index.js': 'export const answer = 42\n' },
      'Correct the answer'
    )
  })

  it('are opened, found by head, read and changed', async () => {
    const { send } = fixture
    await expect(send('POST /pulls', { body: { ...wanted, draft: true } })).resolves.toMatchObject({
      status: 201,
      body: {
        number: 1,
        draft: true,
        commits: 1,
        additions: 1,
        deletions: 1,
        changed_files: 1,
        head: { sha: head, label: 'octo:topic' },
        base: { ref: 'main' }
      }
    })
    await expect(send('GET /pulls?head=octo:topic&state=open')).resolves.toMatchObject({ body: [{ number: 1 }] })
    await expect(send('GET /pulls?head=octo:other')).resolves.toMatchObject({ body: [] })
    await expect(send('PATCH /pulls/1', { body: { title: 'Better', state: 'closed' } })).resolves.toMatchObject({
      body: { title: 'Better', state: 'closed' }
    })
    await expect(send('GET /pulls?state=closed')).resolves.toMatchObject({ body: [{ title: 'Better' }] })
  })

  it('list their files and commits', async () => {
    const { send } = fixture
    await send('POST /pulls', { body: wanted })
    await expect(send('GET /pulls/1/files')).resolves.toMatchObject({
      body: [
        {
          filename: 'src/index.js',
          status: 'modified',
          patch: '@@ -1 +1 @@\n-export const answer = 41\n+export const answer = 42'
        }
      ]
    })
    await expect(send('GET /pulls/1/commits')).resolves.toMatchObject({
      body: [{ sha: head, commit: { message: 'Correct the answer' }, author: { login: 'octo' } }]
    })
  })

  it.each([
    ['one that is already open', wanted, /^A pull request already exists for octo:topic\.$/],
    ['one without a change', { ...wanted, head: 'main' }, /^No commits between main and main$/],
    ['a head that does not exist', { ...wanted, head: 'nope' }, /^Validation Failed$/],
    ['a base that does not exist', { ...wanted, base: 'nope' }, /^Validation Failed$/]
  ])('refuses %s', async (_, body, message) => {
    await fixture.send('POST /pulls', { body: wanted })
    const { status, body: answer } = await fixture.send('POST /pulls', { body })
    const { message: title, errors } = answer as { message: string; errors: { message?: string }[] }
    expect(status).toBe(422)
    expect(errors[0]?.message ?? title).toMatch(message)
  })

  it('are opened once for two equal requests', async () => {
    const answers = await Promise.all([1, 2].map(() => fixture.send('POST /pulls', { body: wanted })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  it('are not opened by a workflow if the settings forbid it', async () => {
    fixture.repository.state.settings.mayOpenPullRequests = false
    await expect(fixture.send('POST /pulls', { body: wanted })).resolves.toMatchObject({
      status: 403,
      body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' }
    })
    const personal = fixture.as(fixture.repository.issueToken({ kind: 'personal' }))
    await expect(personal('POST /pulls', { body: wanted })).resolves.toMatchObject({ status: 201 })
  })

  it('are not drafts if the plan does not allow them', async () => {
    fixture.repository.state.settings.draftsAllowed = false
    await expect(fixture.send('POST /pulls', { body: { ...wanted, draft: true } })).resolves.toMatchObject({
      status: 422,
      body: { message: 'Draft pull requests are not supported in this repository.' }
    })
    await expect(fixture.send('POST /pulls', { body: wanted })).resolves.toMatchObject({ status: 201 })
  })

  it('follow their branch, and close when it is deleted', async () => {
    const { repository, send } = fixture
    await send('POST /pulls', { body: wanted })
    const moved = await repository.push('topic', { 'new.txt': 'new\n' }, 'Add a file')
    await expect(send('GET /pulls/1')).resolves.toMatchObject({ body: { head: { sha: moved }, commits: 2 } })
    await expect(send('GET /git/ref/pull/1/head')).resolves.toMatchObject({ body: { object: { sha: moved } } })

    await send('DELETE /git/refs/heads/topic')
    await expect(send('GET /pulls/1')).resolves.toMatchObject({ body: { state: 'closed', head: { sha: moved } } })
  })

  it('can come from forks', async () => {
    const { github, repository, send } = fixture
    const fork = await github.createRepository({ owner: 'ada', name: 'hello', forkOf: repository })
    const sha = await fork.push('patch-1', { 'new.txt': 'new\n' }, 'Add a file')
    const { number } = await repository.openPullRequest({ title: 'Patch', author: 'ada', from: fork, head: 'patch-1' })
    await expect(send(`GET /pulls/${number}`)).resolves.toMatchObject({
      body: {
        head: { label: 'ada:patch-1', sha, repo: { full_name: 'ada/hello', fork: true } },
        user: { login: 'ada' }
      }
    })

    const moved = await fork.push('patch-1', { 'new.txt': null }, 'Take it out')
    await expect(send(`GET /git/ref/pull/${number}/head`)).resolves.toMatchObject({ body: { object: { sha: moved } } })
  })

  it('have reviews with comments on lines', async () => {
    const { repository, send } = fixture
    await send('POST /pulls', { body: wanted })
    await repository.review(1, { author: 'grace', body: 'Why?', state: 'CHANGES_REQUESTED' })
    const review = { event: 'COMMENT', body: 'See below', comments: [{ path: 'src/index.js', line: 1, body: 'Here' }] }
    await expect(send('POST /pulls/1/reviews', { body: review })).resolves.toMatchObject({
      body: { state: 'COMMENTED' }
    })
    await expect(send('GET /pulls/1/reviews')).resolves.toMatchObject({
      body: [{ user: { login: 'grace' }, state: 'CHANGES_REQUESTED' }, { body: 'See below' }]
    })
    await expect(send('GET /pulls/1/comments')).resolves.toMatchObject({
      body: [{ path: 'src/index.js', line: 1, body: 'Here', commit_id: head }]
    })
  })

  it('are issues too', async () => {
    const { send } = fixture
    await send('POST /pulls', { body: wanted })
    await expect(send('GET /issues/1')).resolves.toMatchObject({
      body: { title: 'Topic', pull_request: { merged_at: null } }
    })
    const send2 = fixture.as(fixture.repository.issueToken({ permissions: { issues: 'none' } }))
    await expect(send2('POST /issues/1/comments', { body: { body: 'Hello' } })).resolves.toMatchObject({ status: 201 })
  })
})

it('lists check runs by commit', async () => {
  const { repository, send } = fixture
  const sha = await repository.head()
  const run = { name: 'ci', head_sha: sha, status: 'completed', conclusion: 'failure' }
  await expect(send('POST /check-runs', { body: run })).resolves.toMatchObject({ status: 201 })
  await expect(send('GET /commits/main/check-runs?check_name=ci')).resolves.toMatchObject({
    body: { total_count: 1, check_runs: [{ name: 'ci', conclusion: 'failure', head_sha: sha }] }
  })
})
