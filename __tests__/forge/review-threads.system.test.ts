import { describe, expect, it } from '@jest/globals'
import { graphqlFaults } from '../../emulators/github/graphql/errors.ts'
import type { ReviewOptions } from '../../emulators/github/repository.ts'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'

const ASKED = '2026-11-20T10:00:00Z'
const CUT = { createdAt: ASKED, trigger: { kind: 'comment', commentId: 1 } } as const
const GRAPHQL = { method: 'POST', route: '/graphql' } as const
const LINE = { path: 'b.txt', line: 1, body: 'Why?' }

/** A pull request with the number 1, opened before the task. */
async function startWithPullRequest(options: Parameters<typeof startForgeFixture>[0] = {}) {
  const fixture = await startForgeFixture(options)
  at(fixture, '09:00:00')
  await fixture.repository.push('feature', { 'a.txt': null, 'b.txt': 'one\ntwo\nthree\n' }, 'Rename a')
  await fixture.repository.openPullRequest({ title: 'Rename a', author: 'ada', head: 'feature' })
  return fixture
}

function at({ clock }: ForgeFixture, time: string): void {
  clock.now = new Date(`2026-11-20T${time}Z`)
}

async function review({ repository }: ForgeFixture, options: Partial<ReviewOptions>) {
  const { id } = await repository.review(1, { author: 'grace', ...options })
  return { id, comments: repository.reviewComments(1, id).map((comment) => comment.id) }
}

describe('readReviewThreads', () => {
  it('reads threads on lines, on files and on deleted files, with their comments', async () => {
    await using fixture = await startWithPullRequest()
    const { repository, forge } = fixture
    const { id, comments } = await review(fixture, {
      comments: [
        { path: 'b.txt', startLine: 1, line: 2, body: 'Both lines' },
        { path: 'a.txt', side: 'LEFT', line: 1, body: 'Why did you delete it?' },
        { path: 'b.txt', body: 'The name says nothing.' }
      ]
    })
    const [root = 0, deleted = 0, file = 0] = comments
    const reply = repository.replyToReviewComment(root, { author: 'helper[bot]', body: 'Which ones?' })
    repository.minimizeReviewComment(deleted)
    repository.setThreadResolved(file, 'ada')

    const threads = await forge.readReviewThreads(1)

    const grace = { login: 'grace', id: fixture.github.account('grace').id, isBot: false }
    const bot = { login: 'helper[bot]', id: fixture.github.account('helper[bot]').id, isBot: true }
    expect(threads[0]).toEqual({
      id: expect.any(String) as unknown,
      rootCommentId: root,
      path: 'b.txt',
      subject: 'line',
      side: 'right',
      line: 2,
      startLine: 1,
      originalLine: 2,
      diffHunk: '@@ -0,0 +1,3 @@\n+one\n+two',
      isResolved: false,
      resolvedBy: undefined,
      isOutdated: false,
      canResolve: true,
      comments: [
        {
          id: root,
          reviewId: id,
          author: grace,
          body: 'Both lines',
          html: '<p>Both lines</p>',
          isMinimized: false
        },
        {
          id: reply.id,
          reviewId: reply.reviewId,
          author: bot,
          body: 'Which ones?',
          html: '<p>Which ones?</p>',
          isMinimized: false
        }
      ]
    })
    expect(threads.slice(1)).toMatchObject([
      { path: 'a.txt', side: 'left', line: 1, isOutdated: false, comments: [{ isMinimized: true }] },
      { path: 'b.txt', subject: 'file', line: undefined, isResolved: true, canResolve: false }
    ])
  })

  it('keeps the threads of lines and files that later commits removed', async () => {
    await using fixture = await startWithPullRequest()
    await review(fixture, { comments: [LINE, { ...LINE, line: 3 }] })
    await fixture.repository.push('feature', { 'b.txt': 'new\nthree\n' }, 'Shorten')
    await expect(fixture.forge.readReviewThreads(1)).resolves.toMatchObject([
      { line: undefined, originalLine: 1, isOutdated: true },
      { line: 2, originalLine: 3, isOutdated: false }
    ])
    await fixture.repository.push('feature', { 'b.txt': null, 'c.txt': 'x\n' }, 'Remove it')
    const threads = await fixture.forge.readReviewThreads(1)
    expect(threads).toMatchObject([{ isOutdated: true }, { line: undefined, isOutdated: true }])
  })

  it('reads 200 threads with 50 comments each, open ones first', async () => {
    await using fixture = await startWithPullRequest()
    const { repository, forge } = fixture
    const { comments } = await review(fixture, { comments: Array.from({ length: 205 }, () => LINE) })
    for (const id of comments.slice(0, 20)) repository.setThreadResolved(id, 'ada')
    for (let reply = 0; reply < 52; reply++)
      repository.replyToReviewComment(comments[30] ?? 0, { author: 'ada', body: `Reply ${reply}` })

    const threads = await forge.readReviewThreads(1)

    expect(threads).toHaveLength(200)
    expect(threads.filter(({ isResolved }) => !isResolved)).toHaveLength(185)
    expect(Math.max(...threads.map((thread) => thread.comments.length))).toBe(50)
    expect(fixture.calls().filter((call) => call === 'POST /graphql')).toHaveLength(3)
  })

  it('leaves out what was published or edited after the task', async () => {
    await using fixture = await startWithPullRequest()
    const { repository, forge } = fixture
    const { comments } = await review(fixture, { comments: [LINE, { ...LINE, line: 2 }, { ...LINE, line: 3 }] })
    const draft = await review(fixture, { author: 'mallory', state: 'PENDING', comments: [LINE] })
    at(fixture, '10:00:00')
    // In the second of the task: it is unknown which was first.
    repository.replyToReviewComment(comments[0] ?? 0, { author: 'mallory', body: 'EVIL' })
    at(fixture, '10:00:01')
    repository.editReviewComment(comments[1] ?? 0, 'EVIL')
    const pending = repository.pullRequest(1).pullRequest.reviews.find(({ id }) => id === draft.id)
    Object.assign(pending ?? {}, { state: 'COMMENTED', submittedAt: new Date('2026-11-20T10:00:01Z') })

    const threads = await forge.readReviewThreads(1, CUT)

    expect(threads.map(({ line, comments: kept }) => [line, kept.length])).toEqual([
      [1, 1],
      [3, 1]
    ])
    expect(JSON.stringify(threads)).not.toContain('EVIL')
  })

  it('reads the comments of the review that started the task, unless they were edited since', async () => {
    await using fixture = await startWithPullRequest()
    at(fixture, '10:00:00')
    const { id, comments } = await review(fixture, { comments: [LINE, { ...LINE, line: 2 }] })
    at(fixture, '10:00:01')
    fixture.repository.editReviewComment(comments[0] ?? 0, 'EVIL')
    const trigger = { kind: 'review', reviewId: id, commentId: undefined, hasCommand: true } as const

    const threads = await fixture.forge.readReviewThreads(1, { createdAt: ASKED, trigger })

    expect(threads).toMatchObject([{ line: 2 }])
  })

  it('does not show our own pending review', async () => {
    await using fixture = await startWithPullRequest()
    await review(fixture, { author: 'github-actions[bot]', state: 'PENDING', comments: [LINE] })
    await expect(fixture.forge.readReviewThreads(1)).resolves.toEqual([])
  })

  it.each([
    [
      'a rate limit',
      { ...graphqlFaults.rateLimited, headers: { ...graphqlFaults.rateLimited.headers, 'x-ratelimit-reset': '0' } }
    ],
    ['a secondary rate limit', graphqlFaults.secondaryRateLimit],
    ['a timeout', graphqlFaults.timeout],
    ['a bad gateway', { status: 502 }],
    ['a response without data', { status: 200, body: {} }],
    ['a lost response', { cut: 'response' } as const]
  ])('tries again after %s', async (_, fault) => {
    await using fixture = await startWithPullRequest()
    await review(fixture, { comments: [LINE] })
    fixture.github.fault({ ...GRAPHQL, ...fault })
    await expect(fixture.forge.readReviewThreads(1)).resolves.toMatchObject([{ path: 'b.txt' }])
  })

  it('explains a rate limit that does not end', async () => {
    await using fixture = await startWithPullRequest()
    fixture.github.fault({ ...GRAPHQL, ...graphqlFaults.secondaryRateLimit, times: 9 })
    await expect(fixture.forge.readReviewThreads(1)).rejects.toThrow("GitHub's rate limit is exceeded (POST")
    await expect(fixture.forge.resolveThread('x')).rejects.toThrow("GitHub's rate limit is exceeded (POST")
  })

  it('names the fields that an older Enterprise Server lacks', async () => {
    const missingGraphqlFields = ['PullRequestReviewThread.subjectType', 'PullRequestReviewComment.fullDatabaseId']
    await using fixture = await startWithPullRequest({ missingGraphqlFields })
    await expect(fixture.forge.readReviewThreads(1)).rejects.toThrow(
      `does not know ${missingGraphqlFields.join(', ')}. Update GitHub Enterprise Server to a version that has them.`
    )
  })

  it('explains a missing pull request and a missing permission', async () => {
    await using fixture = await startWithPullRequest()
    await expect(fixture.forge.readReviewThreads(7)).rejects.toThrow('#7 was deleted, or the token cannot read it.')
    fixture.github.fault({
      ...GRAPHQL,
      status: 200,
      body: { data: null, errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }] }
    })
    await expect(fixture.forge.readReviewThreads(1)).rejects.toThrow('Add `pull-requests: read` under `permissions:`')
  })
})

describe('a thread', () => {
  async function startWithThread() {
    const fixture = await startWithPullRequest()
    const { comments } = await review(fixture, { comments: [LINE] })
    const [thread] = await fixture.forge.readReviewThreads(1)
    return { fixture, root: comments[0] ?? 0, id: thread?.id ?? '' }
  }

  it('is resolved and opened again; twice is the same as once', async () => {
    const { fixture, id } = await startWithThread()
    await using started = fixture
    const isResolved = async () => (await started.forge.readReviewThreads(1)).map((one) => one.isResolved)
    await expect(started.forge.resolveThread(id)).resolves.toEqual({ kind: 'resolved' })
    await expect(started.forge.resolveThread(id)).resolves.toEqual({ kind: 'resolved' })
    await expect(isResolved()).resolves.toEqual([true])
    await expect(started.forge.unresolveThread(id)).resolves.toEqual({ kind: 'unresolved' })
    await expect(isResolved()).resolves.toEqual([false])
  })

  it('stays open if the token may not write contents, while the reply is posted', async () => {
    const { fixture, id, root } = await startWithThread()
    await using started = fixture
    const forge = started.forgeWith({ token: { permissions: { contents: 'read' } } })
    const refused = { kind: 'refused', reason: 'The token lacks `contents: write`.' }
    await expect(forge.resolveThread(id)).resolves.toEqual(refused)
    await expect(forge.unresolveThread(id)).resolves.toEqual(refused)
    await expect(forge.replyToThread(1, { rootCommentId: root, body: 'Fixed.' })).resolves.toMatchObject({
      kind: 'replied'
    })
    await expect(forge.readReviewThreads(1)).resolves.toMatchObject([{ isResolved: false, canResolve: false }])
  })

  it('is not resolved if it was deleted', async () => {
    const { fixture } = await startWithThread()
    await using started = fixture
    await expect(started.forge.resolveThread('bm9wZQ==')).resolves.toMatchObject({
      kind: 'refused',
      reason: 'It was deleted.'
    })
  })

  it('gets one reply, also when the response is lost', async () => {
    const { fixture, root } = await startWithThread()
    await using started = fixture
    const route = '/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies'
    started.github.fault({ method: 'POST', route, cut: 'response' })
    await expect(
      started.forge.replyToThread(1, { rootCommentId: root, body: 'Fixed in `abc1234`.' })
    ).resolves.toMatchObject({ kind: 'replied' })
    const threads = await started.forge.readReviewThreads(1)
    expect(threads[0]?.comments).toMatchObject([
      { id: root },
      { body: expect.stringMatching(/^Fixed in `abc1234`\.\n<!-- forgehand:reply:/) as unknown }
    ])
    expect(threads[0]?.comments).toHaveLength(2)
  })

  it('gets its reply although a killed run has left a review pending, but not while a person has a draft', async () => {
    const { fixture, root } = await startWithThread()
    await using started = fixture
    const { repository, forge } = started
    const pending = { state: 'PENDING', body: '<!-- forgehand:review:comment-6 -->' } as const
    await repository.review(1, { author: 'github-actions[bot]', ...pending })
    const reply = { rootCommentId: root, body: 'Fixed.' }
    await expect(forge.replyToThread(1, reply)).resolves.toMatchObject({ kind: 'replied' })
    await repository.review(1, { author: 'ada', state: 'PENDING', body: 'My draft' })
    const ofPerson = started.forgeWith({ token: { kind: 'personal', login: 'ada' } })
    await expect(ofPerson.replyToThread(1, reply)).resolves.toMatchObject({
      kind: 'refused',
      reason: 'User can only have one pending review per pull request.'
    })
    expect(repository.pullRequest(1).pullRequest.reviews.filter(({ state }) => state === 'PENDING')).toHaveLength(1)
  })

  it('gets no reply if the token may not write, or the comment was deleted', async () => {
    const { fixture, root } = await startWithThread()
    await using started = fixture
    const reader = started.forgeWith({ token: { permissions: { pull_requests: 'read' } } })
    await expect(reader.replyToThread(1, { rootCommentId: root, body: 'Fixed.' })).resolves.toMatchObject({
      kind: 'refused',
      reason: 'The token lacks `pull-requests: write`.'
    })
    await expect(started.forge.replyToThread(1, { rootCommentId: 5, body: 'Fixed.' })).resolves.toMatchObject({
      kind: 'refused',
      reason: 'It was deleted.'
    })
  })
})

it('adds 👀 to a review, if the token may', async () => {
  await using fixture = await startWithPullRequest()
  const submitted = await fixture.repository.review(1, { author: 'grace', body: 'Why?' })
  await expect(fixture.forge.reactToReview(1, submitted.id)).resolves.toEqual({ kind: 'added' })
  await expect(fixture.forge.reactToReview(1, submitted.id)).resolves.toEqual({ kind: 'added' })
  expect(submitted.reactions).toMatchObject([{ content: 'eyes', account: { login: 'github-actions[bot]' } }])
  const forge = fixture.forgeWith({ token: { permissions: { contents: 'read' } } })
  await expect(forge.reactToReview(1, submitted.id)).resolves.toMatchObject({
    reason: 'The token lacks `contents: write`.'
  })
})
