import { describe, expect, it } from '@jest/globals'
import type { OwnReview, ReviewComment } from '../../src/forge/forge.ts'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'

const REVIEWS = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews'
const POST = { method: 'POST', route: REVIEWS } as const
const MARKER = '<!-- forgehand:review:comment-7 -->'
const BOT = 'github-actions[bot]'

/** A pull request that adds a file of 60 lines and changes lines at both ends of another. */
async function startWithPullRequest() {
  const fixture = await startForgeFixture()
  const { repository } = fixture
  await repository.push('main', { 'long.txt': 'x\n'.repeat(40) }, 'Add a long file')
  const long = ['new\n', 'x\n'.repeat(38), 'new\n'].join('')
  const head = await repository.push('topic', { 'b.txt': 'line\n'.repeat(60), 'long.txt': long }, 'Change files')
  await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'topic' })
  return { ...fixture, head, [Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose]() }
}

type Started = Awaited<ReturnType<typeof startWithPullRequest>>

function comment(line: number, changes: Partial<ReviewComment> = {}): ReviewComment {
  return { path: 'b.txt', side: 'right', startLine: line, endLine: line, body: `About line ${line}.`, ...changes }
}

const good = (count: number) => Array.from({ length: count }, (_, index) => comment(index + 1))

function reviewOf({ github, head }: Started, changes: Partial<OwnReview> = {}): OwnReview {
  return {
    self: { id: github.account(BOT).id },
    commit: head,
    event: 'comment',
    marker: MARKER,
    body: (refused) => [MARKER, 'Read.', ...refused.map(({ body }) => `Refused: ${body}`)].join('\n'),
    comments: [comment(1)],
    isAllOrNothing: false,
    ...changes
  }
}

const reviewsOf = ({ repository }: Pick<ForgeFixture, 'repository'>) => repository.pullRequest(1).pullRequest.reviews
const postedComments = ({ repository }: Pick<ForgeFixture, 'repository'>) =>
  repository.pullRequest(1).pullRequest.reviewComments
const written = ({ calls }: Pick<ForgeFixture, 'calls'>) => calls().filter((call) => !call.startsWith('GET'))

describe('submitReview', () => {
  it('submits one review with its comments on either side, on one line or several', async () => {
    await using started = await startWithPullRequest()
    const several = comment(4, { startLine: 2 })
    const removed = comment(1, { path: 'long.txt', side: 'left', body: 'Why?' })

    const result = await started.forge.submitReview(1, reviewOf(started, { comments: [several, removed] }))

    const [review] = reviewsOf(started)
    expect(result).toEqual({
      kind: 'submitted',
      id: review?.id,
      url: expect.stringContaining(`/pull/1#pullrequestreview-${review?.id ?? 0}`) as unknown,
      refused: [],
      isEarlier: false
    })
    expect(review).toMatchObject({ state: 'COMMENTED', commitSha: started.head, body: `${MARKER}\nRead.` })
    expect(postedComments(started).map(({ thread }) => thread.lines)).toEqual([
      { side: 'RIGHT', line: 4, start: { side: 'RIGHT', line: 2 } },
      { side: 'LEFT', line: 1, start: undefined }
    ])
    expect(written(started)).toEqual(['POST /pulls/{pull_number}/reviews'])
  })

  it('submits a review without comments, and one that requests changes', async () => {
    await using started = await startWithPullRequest()
    await started.forge.submitReview(1, reviewOf(started, { comments: [], event: 'request-changes' }))
    expect(reviewsOf(started)).toMatchObject([{ state: 'CHANGES_REQUESTED' }])
  })

  it.each([
    ['nothing', []],
    ['nothing', [8]],
    ['nothing', [8, 23]],
    ['nothing', good(30).map(({ endLine }) => endLine)],
    ['empty', [30]],
    ['body', [1, 2]]
  ] as const)('keeps what GitHub takes of 30 comments, with %s left behind: all but %j', async (left, lines) => {
    await using started = await startWithPullRequest()
    started.repository.state.settings.leftOfRefusedReviews = left
    const isBad = ({ endLine }: ReviewComment) => lines.some((line) => line === endLine)
    const comments = good(30).map((one) => (isBad(one) ? { ...one, path: 'gone.txt' } : one))

    const result = await started.forge.submitReview(1, reviewOf(started, { comments }))

    expect(result).toMatchObject({ kind: 'submitted', refused: comments.filter(isBad) })
    expect(reviewsOf(started)).toMatchObject([{ state: 'COMMENTED' }])
    expect(postedComments(started)).toHaveLength(30 - lines.length)
    expect(reviewsOf(started)[0]?.body.match(/Refused: /g) ?? []).toHaveLength(lines.length)
    expect(started.calls().length).toBeLessThanOrEqual(100)
  })

  it('refuses all of an all-or-nothing review, and leaves nothing pending', async () => {
    await using started = await startWithPullRequest()
    started.repository.state.settings.leftOfRefusedReviews = 'body'
    const comments = [comment(1), comment(99)]
    await expect(started.forge.submitReview(1, reviewOf(started, { comments, isAllOrNothing: true }))).resolves.toEqual(
      {
        kind: 'refused',
        reason: 'Line could not be resolved.'
      }
    )
    expect(reviewsOf(started)).toEqual([])
    expect(written(started)).toHaveLength(2)
  })

  it('says why GitHub refuses a review for another reason than its comments, without searching for one', async () => {
    await using started = await startWithPullRequest()
    const base = (await started.repository.head('main')) ?? ''
    const review = reviewOf(started, { commit: base, comments: good(30) })
    await expect(started.forge.submitReview(1, review)).resolves.toEqual({
      kind: 'refused',
      reason: 'end_commit_oid is not part of the pull request.'
    })
    expect(written(started)).toHaveLength(2)
  })

  it('comments on the commit that was read, although others were pushed since', async () => {
    await using started = await startWithPullRequest()
    await started.repository.push('topic', { 'b.txt': 'other\n' }, 'Shorten')
    await expect(started.forge.submitReview(1, reviewOf(started, { comments: [comment(50)] }))).resolves.toMatchObject({
      kind: 'submitted',
      refused: []
    })
    const threads = await started.forge.readReviewThreads(1)
    expect(threads).toMatchObject([{ isOutdated: true, line: undefined, originalLine: 50 }])
  })

  it('says which permission is missing', async () => {
    await using started = await startWithPullRequest()
    const forge = started.forgeWith({ token: { permissions: { pull_requests: 'read' } } })
    const refused = { kind: 'refused', reason: 'The token lacks `pull-requests: write`.' }
    await expect(forge.submitReview(1, reviewOf(started))).resolves.toMatchObject(refused)
    await expect(forge.dismissReview(1, { id: 1, reason: 'Fixed.' })).resolves.toMatchObject(refused)
  })

  it.each([
    ['a lost answer', { cut: 'response' }],
    ['a lost request', { cut: 'request' }],
    ['a bad gateway', { status: 502 }],
    ['a secondary rate limit', { status: 403, headers: { 'retry-after': '1' }, body: { message: 'secondary rate' } }]
  ] as const)('submits one review in spite of %s', async (_, fault) => {
    await using started = await startWithPullRequest()
    started.github.fault({ ...POST, ...fault })
    await expect(started.forge.submitReview(1, reviewOf(started))).resolves.toMatchObject({ kind: 'submitted' })
    expect(reviewsOf(started)).toHaveLength(1)
  })

  it.each([1, 2, 3, 5])('is not misled by a lost answer while it searches, after %i posts', async (skip) => {
    await using started = await startWithPullRequest()
    started.github.fault({ ...POST, cut: 'response', skip })
    const comments = [...good(7), comment(99)]
    await expect(started.forge.submitReview(1, reviewOf(started, { comments }))).resolves.toMatchObject({
      refused: [{ endLine: 99 }]
    })
    expect(reviewsOf(started)).toMatchObject([{ state: 'COMMENTED' }])
    expect(postedComments(started)).toHaveLength(7)
  })

  it('submits a request once, whatever others have written with its marker', async () => {
    await using started = await startWithPullRequest()
    await started.repository.review(1, { author: 'mallory', body: `${MARKER}\nAll good.` })
    const first = await started.forge.submitReview(1, reviewOf(started))
    const second = await started.forge.submitReview(1, reviewOf(started))
    expect(second).toEqual({ ...first, isEarlier: true })
    expect(reviewsOf(started).map(({ author }) => author.login)).toEqual(['mallory', BOT])
  })

  it.each([
    ['of an interrupted run', '<!-- forgehand:review:comment-6 -->'],
    ['without a text', '']
  ])("deletes a bot's pending review %s", async (_, body) => {
    await using started = await startWithPullRequest()
    await started.repository.review(1, { author: BOT, state: 'PENDING', body })
    await expect(started.forge.submitReview(1, reviewOf(started))).resolves.toMatchObject({ kind: 'submitted' })
    expect(reviewsOf(started)).toMatchObject([{ state: 'COMMENTED' }])
  })

  it.each([
    ['without a text', ''],
    ['that quotes our marker', `I see ${MARKER} here.`]
  ])("keeps a person's draft %s, and says that it is in the way", async (_, body) => {
    await using started = await startWithPullRequest()
    await started.repository.review(1, {
      author: 'grace',
      state: 'PENDING',
      body,
      comments: [{ path: 'b.txt', line: 1, body: 'Hm.' }]
    })
    started.repository.setPermission('grace', 'write')
    const forge = started.forgeWith({ token: { kind: 'personal', login: 'grace' } })
    const self = { id: started.github.account('grace').id }
    await expect(forge.submitReview(1, reviewOf(started, { self }))).resolves.toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('Submit or discard it.')
    })
    expect(reviewsOf(started)).toMatchObject([{ state: 'PENDING', body }])
    expect(postedComments(started)).toHaveLength(1)
  })

  it('shortens the body, but no comment', async () => {
    await using started = await startWithPullRequest()
    const long = comment(2, { body: `\`\`\`suggestion\n${'x'.repeat(70_000)}\n\`\`\`` })
    const comments = [comment(1), long]
    const result = await started.forge.submitReview(1, reviewOf(started, { comments }))
    expect(result).toMatchObject({ kind: 'submitted', refused: [{ endLine: 2 }] })
    expect(postedComments(started)).toHaveLength(1)
    expect(reviewsOf(started)[0]?.body).toHaveLength(65_536)
    const whole = reviewOf(started, { comments, isAllOrNothing: true, marker: '<!-- forgehand:review:other -->' })
    await expect(started.forge.submitReview(1, whole)).resolves.toMatchObject({ reason: 'A comment is too long.' })
  })

  it('says that the pull request was deleted', async () => {
    await using started = await startWithPullRequest()
    await expect(started.forge.submitReview(9, reviewOf(started))).resolves.toMatchObject({ reason: 'It was deleted.' })
  })
})

describe('dismissReview', () => {
  it('dismisses a review that requests changes; twice is the same as once', async () => {
    await using started = await startWithPullRequest()
    const { forge } = started
    const result = await forge.submitReview(1, reviewOf(started, { event: 'request-changes' }))
    const id = result.kind === 'submitted' ? result.id : 0
    await expect(forge.dismissReview(1, { id, reason: 'Fixed.' })).resolves.toEqual({ kind: 'dismissed' })
    await expect(forge.dismissReview(1, { id, reason: 'Fixed.' })).resolves.toEqual({ kind: 'dismissed' })
    expect(reviewsOf(started)).toMatchObject([{ state: 'DISMISSED' }])
  })

  it('is refused for a review that only comments', async () => {
    await using started = await startWithPullRequest()
    const { id } = await started.repository.review(1, { author: BOT, body: 'Hm.' })
    await expect(started.forge.dismissReview(1, { id, reason: 'Fixed.' })).resolves.toMatchObject({
      kind: 'refused',
      reason: 'Can not dismiss a commented pull request review.'
    })
  })
})
