import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startFixture } from '../../support/github-client.ts'
import type { Fixture } from '../../support/github-client.ts'

const REVIEWS = '/pulls/1/reviews'
const GOOD = { path: 'a.txt', line: 2, body: 'Why?' }

let fixture: Fixture
beforeEach(async () => {
  fixture = await startFixture()
  const { repository } = fixture
  await repository.push('main', { 'long.txt': 'x\n'.repeat(40) }, 'Add a long file')
  const edited = ['new\n', 'x\n'.repeat(39), 'new\n'].join('')
  await repository.push('topic', { 'a.txt': 'one\ntwo\nthree\n', 'long.txt': edited }, 'Change files')
  await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'topic' })
})
afterEach(() => fixture.end())

function post(body: object) {
  return fixture.send(`POST ${REVIEWS}`, { body })
}

describe('a review', () => {
  it('has comments on one line or several, which are listed', async () => {
    const comments = [GOOD, { path: 'a.txt', start_line: 1, line: 3, side: 'RIGHT', body: 'All of it' }]
    const { status, body } = await post({ event: 'COMMENT', comments })
    const { id } = body as { id: number }
    expect(status).toBe(200)
    await expect(fixture.send(`GET ${REVIEWS}/${id}/comments`)).resolves.toMatchObject({
      body: [
        { path: 'a.txt', line: 2, start_line: null, pull_request_review_id: id },
        { start_line: 1, line: 3, diff_hunk: '@@ -0,0 +1,3 @@\n+one\n+two\n+three' }
      ]
    })
  })

  it.each([
    ['a path that is not in the diff', { ...GOOD, path: 'README.md' }, 'Path could not be resolved'],
    ['a line that is not in the diff', { ...GOOD, line: 4 }, 'Line could not be resolved'],
    ['a line of the other side', { ...GOOD, side: 'LEFT' }, 'Line could not be resolved'],
    [
      'a start that is the end',
      { ...GOOD, start_line: 2 },
      'Pull request review thread start line must precede the end line.'
    ],
    [
      'a start in another hunk',
      { ...GOOD, path: 'long.txt', start_line: 1, line: 41 },
      'Pull request review thread start line must be part of the same hunk as the line.'
    ]
  ])('is refused as a whole for %s', async (_, comment, reason) => {
    await expect(post({ event: 'COMMENT', comments: [GOOD, comment] })).resolves.toMatchObject({
      status: 422,
      body: { message: 'Unprocessable Entity', errors: [reason] }
    })
    await expect(fixture.send(`GET ${REVIEWS}`)).resolves.toMatchObject({ body: [] })
    await expect(fixture.send('GET /pulls/1/comments')).resolves.toMatchObject({ body: [] })
  })

  it('is refused if it says nothing', async () => {
    await expect(post({ event: 'COMMENT' })).resolves.toMatchObject({ status: 422 })
    await expect(post({ event: 'APPROVE' })).resolves.toMatchObject({ status: 200 })
  })

  it('is pending until it is submitted, and then seen by others', async () => {
    const others = fixture.as(fixture.repository.issueToken({ kind: 'personal', login: 'octo' }))
    const { body } = await post({ comments: [GOOD] })
    const { id } = body as { id: number }
    await expect(fixture.send(`GET ${REVIEWS}/${id}`)).resolves.toMatchObject({ body: { state: 'PENDING' } })
    await expect(others(`GET ${REVIEWS}/${id}`)).resolves.toMatchObject({ status: 404 })
    await expect(others('GET /pulls/1/comments')).resolves.toMatchObject({ body: [] })
    await expect(post({})).resolves.toMatchObject({
      status: 422,
      body: { errors: ['User can only have one pending review per pull request'] }
    })
    await fixture.send(`POST ${REVIEWS}/${id}/events`, { body: { event: 'COMMENT' } })
    await expect(others(`GET ${REVIEWS}/${id}`)).resolves.toMatchObject({ body: { state: 'COMMENTED' } })
    await expect(others('GET /pulls/1/comments')).resolves.toMatchObject({ body: [{ body: 'Why?' }] })
    await expect(fixture.send(`DELETE ${REVIEWS}/${id}`)).resolves.toMatchObject({ status: 422 })
  })

  it('can be deleted while it is pending', async () => {
    const { body } = await post({ comments: [GOOD] })
    const { id } = body as { id: number }
    await expect(fixture.send(`DELETE ${REVIEWS}/${id}`)).resolves.toMatchObject({ status: 200 })
    await expect(fixture.send(`GET ${REVIEWS}`)).resolves.toMatchObject({ body: [] })
    await expect(fixture.send('GET /pulls/1/comments')).resolves.toMatchObject({ body: [] })
  })
})

it('lets the first comment of a thread be answered, but not a reply', async () => {
  const { repository, send } = fixture
  const { id } = await repository.review(1, { author: 'grace', comments: [GOOD] })
  const [root] = repository.reviewComments(1, id)
  const { status, body } = await send(`POST /pulls/1/comments/${root?.id ?? 0}/replies`, { body: { body: 'Done.' } })
  const reply = body as { id: number; pull_request_review_id: number }
  expect(status).toBe(201)
  expect(reply).toMatchObject({ in_reply_to_id: root?.id, path: 'a.txt', line: 2 })
  expect(reply.pull_request_review_id).not.toBe(id)
  await expect(send(`POST /pulls/1/comments/${reply.id}/replies`, { body: { body: 'Too' } })).resolves.toMatchObject({
    status: 404
  })
  await expect(send(`GET /pulls/comments/${reply.id}`)).resolves.toMatchObject({ body: { body: 'Done.' } })
})

it('adds one reaction of each kind to a review comment', async () => {
  const { repository, send } = fixture
  const { id } = await repository.review(1, { author: 'grace', comments: [GOOD] })
  const [comment] = repository.reviewComments(1, id)
  const react = () => send(`POST /pulls/comments/${comment?.id ?? 0}/reactions`, { body: { content: 'eyes' } })
  await expect(react()).resolves.toMatchObject({ status: 201 })
  await expect(react()).resolves.toMatchObject({ status: 200 })
  expect(comment?.reactions).toHaveLength(1)
})
