import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startFixture, type Fixture } from '../../support/github-client.ts'

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
    const onlyOne = { status: 422, body: { errors: ['User can only have one pending review per pull request'] } }
    await expect(post({})).resolves.toMatchObject(onlyOne)
    await expect(post({ event: 'COMMENT', body: 'Fine.' })).resolves.toMatchObject(onlyOne)
    await fixture.send(`POST ${REVIEWS}/${id}/events`, { body: { event: 'COMMENT' } })
    await expect(others(`GET ${REVIEWS}/${id}`)).resolves.toMatchObject({ body: { state: 'COMMENTED' } })
    await expect(others('GET /pulls/1/comments')).resolves.toMatchObject({ body: [{ body: 'Why?' }] })
    await expect(fixture.send(`DELETE ${REVIEWS}/${id}`)).resolves.toMatchObject({ status: 422 })
  })

  it('is of an earlier commit if it says so, as long as that is part of the pull request', async () => {
    const { repository } = fixture
    const first = await repository.head('topic')
    await repository.push('topic', { 'a.txt': 'one\nTWO\nthree\nfour\n' }, 'Change a line')
    const base = await repository.head('main')
    const comments = [GOOD, { ...GOOD, line: 1 }]
    await expect(post({ event: 'COMMENT', commit_id: first, comments })).resolves.toMatchObject({ status: 200 })
    await expect(fixture.send('GET /pulls/1/comments')).resolves.toMatchObject({
      body: [
        { line: null, original_line: 2 },
        { line: 1, original_line: 1 }
      ]
    })
    const notThere = { ...GOOD, line: 4 }
    await expect(post({ event: 'COMMENT', commit_id: first, comments: [notThere] })).resolves.toMatchObject({
      status: 422
    })
    await expect(post({ event: 'COMMENT', commit_id: base, body: 'Why?' })).resolves.toMatchObject({
      status: 422,
      body: { errors: ['end_commit_oid is not part of the pull request'] }
    })
  })

  it.each([
    ['empty', ''],
    ['body', 'All of it.']
  ] as const)('sometimes leaves a pending one behind that is in the way: %s', async (left, body) => {
    const { repository, send } = fixture
    repository.state.settings.leftOfRefusedReviews = left
    const { id } = await repository.review(1, { author: 'grace', comments: [GOOD] })
    const [root] = repository.reviewComments(1, id)
    const bad = { event: 'COMMENT', body: 'All of it.', comments: [{ ...GOOD, line: 9 }] }
    await expect(post(bad)).resolves.toMatchObject({ status: 422, body: { errors: ['Line could not be resolved'] } })
    const pending = repository.pullRequest(1).pullRequest.reviews[1]
    expect(pending).toMatchObject({ state: 'PENDING', body })
    const onlyOne = { status: 422, body: { errors: ['User can only have one pending review per pull request'] } }
    await expect(post({ event: 'COMMENT', body: 'Fine.' })).resolves.toMatchObject(onlyOne)
    const reply = { body: { body: 'Done.' } }
    await expect(send(`POST /pulls/1/comments/${root?.id ?? 0}/replies`, reply)).resolves.toMatchObject(onlyOne)
    await send(`DELETE ${REVIEWS}/${pending?.id ?? 0}`)
    await expect(post({ event: 'COMMENT', body: 'Fine.' })).resolves.toMatchObject({ status: 200 })
  })

  it('needs the permission to write pull requests', async () => {
    const reader = fixture.as(fixture.repository.issueToken({ permissions: { pull_requests: 'read' } }))
    await expect(reader(`POST ${REVIEWS}`, { body: { event: 'COMMENT', body: 'Why?' } })).resolves.toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration' }
    })
  })

  it('is refused for texts that are empty or too long', async () => {
    const tooLong = 'x'.repeat(65_537)
    for (const comment of [
      { ...GOOD, body: ' ' },
      { ...GOOD, body: tooLong }
    ])
      await expect(post({ event: 'COMMENT', comments: [comment] })).resolves.toMatchObject({ status: 422 })
    await expect(post({ event: 'COMMENT', body: tooLong })).resolves.toMatchObject({ status: 422 })
  })

  it('can be deleted while it is pending', async () => {
    const { body } = await post({ comments: [GOOD] })
    const { id } = body as { id: number }
    await expect(fixture.send(`DELETE ${REVIEWS}/${id}`)).resolves.toMatchObject({ status: 200 })
    await expect(fixture.send(`GET ${REVIEWS}`)).resolves.toMatchObject({ body: [] })
    await expect(fixture.send('GET /pulls/1/comments')).resolves.toMatchObject({ body: [] })
  })
})

describe('what the reviews say together', () => {
  async function decision() {
    const query = 'query { repository(owner: "octo", name: "hello") { pullRequest(number: 1) { reviewDecision } } }'
    const { body } = await fixture.send('@POST /graphql', { body: { query } })
    return body
  }
  const says = (reviewDecision: string | null) => ({ data: { repository: { pullRequest: { reviewDecision } } } })

  it('is changed by a review that requests changes, and by its dismissal', async () => {
    const dismiss = (id: number) => fixture.send(`PUT ${REVIEWS}/${id}/dismissals`, { body: { message: 'Fixed.' } })
    const { body } = await post({ event: 'REQUEST_CHANGES', body: 'No.' })
    const { id } = body as { id: number }
    const comment = await post({ event: 'COMMENT', body: 'By the way.' })
    await expect(decision()).resolves.toEqual(says('CHANGES_REQUESTED'))
    await expect(dismiss(id)).resolves.toMatchObject({ status: 200, body: { state: 'DISMISSED' } })
    await expect(decision()).resolves.toEqual(says(null))
    await expect(dismiss(id)).resolves.toMatchObject({
      status: 422,
      body: { errors: ['Can not dismiss a dismissed pull request review'] }
    })
    await expect(dismiss((comment.body as { id: number }).id)).resolves.toMatchObject({ status: 422 })
  })

  it('counts the last review of everybody who can write', async () => {
    const { repository } = fixture
    repository.setPermission('grace', 'write')
    await repository.review(1, { author: 'grace', state: 'CHANGES_REQUESTED', body: 'No.' })
    await repository.review(1, { author: 'stranger', state: 'APPROVED' })
    await expect(decision()).resolves.toEqual(says('CHANGES_REQUESTED'))
    await repository.review(1, { author: 'grace', state: 'APPROVED' })
    await expect(decision()).resolves.toEqual(says('APPROVED'))
  })

  it('asks for a review where the base branch is protected', async () => {
    fixture.repository.protectBranch('main')
    await expect(decision()).resolves.toEqual(says('REVIEW_REQUIRED'))
  })

  it('ignores changes that the author requests', async () => {
    const ada = fixture.as(fixture.repository.issueToken({ kind: 'personal', login: 'ada' }))
    for (const event of ['REQUEST_CHANGES', 'APPROVE'])
      await expect(ada(`POST ${REVIEWS}`, { body: { event, body: 'No.' } })).resolves.toMatchObject({ status: 422 })
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
