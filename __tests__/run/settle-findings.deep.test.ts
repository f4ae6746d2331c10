import { describe, expect, it } from '@jest/globals'
import { at, BOT, pageOf, review, startReviewed, type ReviewedFixture } from '../support/posted-reviews.ts'

const MANY = Array.from({ length: 30 }, (_, index) => at(index + 1))
const rootOn = ({ repository }: ReviewedFixture, line: number) =>
  repository.pullRequest(1).pullRequest.reviewComments.find(({ thread }) => thread.lines?.line === line)?.id ?? 0
const short = (sha: string) => sha.slice(0, 7)

describe('a review', () => {
  it('has one comment for each new finding, and lists what is outside the diff', async () => {
    await using fixture = await startReviewed()
    const findings = [at(3), at(9, { startLine: 7, endLine: 9 }), at(1, { path: 'other.txt' })]
    const { result } = await review(fixture, { commentId: 1, findings })
    expect(result).toMatchObject({ kind: 'submitted', refused: [], resolvedCount: 0, reopenedCount: 0 })
    const { reviews, threads } = pageOf(fixture)
    expect(reviews).toEqual([{ by: BOT, state: 'COMMENTED', body: expect.stringContaining('### Outside the diff') }])
    expect(threads.map(({ line }) => line)).toEqual([3, 9])
  })

  it('is posted when there is nothing to object to', async () => {
    await using fixture = await startReviewed()
    await review(fixture, { commentId: 1, findings: [] })
    expect(pageOf(fixture)).toEqual({
      reviews: [{ by: BOT, state: 'COMMENTED', body: expect.stringContaining('**No new findings.**') }],
      threads: []
    })
  })

  it('lists what GitHub refuses, and what is too much for comments', async () => {
    await using fixture = await startReviewed()
    const text = Array.from({ length: 40 }, (_, index) => `line ${index + 1}\n`).join('')
    const findings = [at(35), ...MANY.slice(0, 12)]
    const { result } = await review(fixture, { commentId: 1, findings, text })
    expect(result).toMatchObject({ refused: [{ endLine: 35 }] })
    const { reviews, threads } = pageOf(fixture)
    expect(threads.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(reviews[0]?.body).toMatch(
      /### Not accepted by GitHub[^]*About line 35[^]*### More findings[^]*About line 12/
    )
  })

  it('of 30 findings has 29 on their lines and one in its text, if one is outside of what GitHub shows', async () => {
    await using fixture = await startReviewed(29)
    const text = Array.from({ length: 30 }, (_, index) => `line ${index + 1}\n`).join('')
    const { result } = await review(fixture, { commentId: 1, findings: MANY, text, maxComments: 30 })
    expect(result).toMatchObject({ refused: [{ endLine: 30 }] })
    const { reviews, threads } = pageOf(fixture)
    expect([reviews.length, threads.length]).toEqual([1, 29])
    expect(reviews[0]?.body).toContain('About line 30')
  })

  it.each([
    ['a blocking finding requests changes', 'request-changes', 'blocking', 'CHANGES_REQUESTED'],
    ['no blocking finding only comments', 'request-changes', 'important', 'COMMENTED'],
    ['a blocking finding only comments by default', 'comment', 'blocking', 'COMMENTED']
  ] as const)('with %s', async (...[, event, severity, state]) => {
    await using fixture = await startReviewed()
    await review(fixture, { commentId: 1, event, findings: [at(3, { severity })] })
    expect(pageOf(fixture).reviews).toMatchObject([{ state }])
  })

  it('of our own pull request only comments', async () => {
    await using fixture = await startReviewed()
    const token = { kind: 'personal', login: 'ada' } as const
    const findings = [at(3, { severity: 'blocking' as const })]
    await review(fixture, { commentId: 1, event: 'request-changes', findings, token, login: 'ada' })
    expect(pageOf(fixture).reviews).toMatchObject([{ by: 'ada', state: 'COMMENTED' }])
  })

  it('is posted once for a request, and says what else a later attempt has found', async () => {
    await using fixture = await startReviewed()
    await review(fixture, { commentId: 1, findings: [at(3)] })
    const before = pageOf(fixture)
    const { warnings } = await review(fixture, { commentId: 1, findings: [at(3), at(9)] })
    expect(warnings).toEqual([expect.stringContaining('without 1 finding of this one')])
    expect(pageOf(fixture)).toEqual(before)
  })

  it('that may not be posted says which permission is missing, and writes nothing else', async () => {
    await using fixture = await startReviewed()
    await review(fixture, { commentId: 1, findings: [at(3)] })
    await fixture.push('all is new\n')
    const before = pageOf(fixture)
    const token = { permissions: { pull_requests: 'read' } } as const
    const { result } = await review(fixture, { commentId: 2, findings: [], token })
    expect(result).toMatchObject({ kind: 'refused', reason: 'The token lacks `pull-requests: write`.' })
    expect(pageOf(fixture)).toEqual(before)
  })
})

/** The second review of a pull request: something is fixed, something only said to be, and something new. */
async function startSecond() {
  const fixture = await startReviewed()
  const first = [at(2, { severity: 'blocking' }), at(5), at(8), at(11)]
  await review(fixture, { commentId: 1, event: 'request-changes', findings: first })
  fixture.repository.replyToReviewComment(rootOn(fixture, 8), { author: 'grace', body: 'Fixed, thanks.' })
  fixture.repository.setThreadResolved(rootOn(fixture, 8), 'grace')
  const text = Array.from({ length: 30 }, (_, index) => `line ${index + 1}\n`)
  text[1] = 'second\n'
  text[4] = 'fifth\n'
  const head = await fixture.push(text.join(''))
  const second = { commentId: 2, event: 'request-changes', findings: [at(8), at(11), at(20)] } as const
  return { fixture, head, second, [Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose]() }
}

/** The page after the second review. */
function expectSettled(fixture: ReviewedFixture, head: string): void {
  const { reviews, threads } = pageOf(fixture)
  expect(reviews.map(({ by, state }) => [by, state])).toEqual([
    [BOT, 'DISMISSED'],
    [BOT, 'COMMENTED']
  ])
  const gone = [[BOT, `The code that this is about is gone in ${short(head)}.`]]
  const notFixed = `This is not fixed: the same code is there in ${short(head)}.`
  expect(threads).toEqual([
    { line: 2, by: BOT, resolvedBy: BOT, replies: gone },
    { line: 5, by: BOT, resolvedBy: BOT, replies: gone },
    {
      line: 8,
      by: BOT,
      resolvedBy: undefined,
      replies: [
        ['grace', 'Fixed, thanks.'],
        [BOT, notFixed]
      ]
    },
    { line: 11, by: BOT, resolvedBy: undefined, replies: [] },
    { line: 20, by: BOT, resolvedBy: undefined, replies: [] }
  ])
}

describe('a second review', () => {
  it('says only what is new, and settles the threads of the first', async () => {
    await using started = await startSecond()
    const { fixture, head, second } = started
    const { result, warnings } = await review(fixture, second)
    expect(result).toMatchObject({ kind: 'submitted', resolvedCount: 2, reopenedCount: 1 })
    expect(warnings).toEqual([])
    expectSettled(fixture, head)
  })

  const WRITES = 9
  it.each(Array.from({ length: WRITES }, (_, index) => index + 1))(
    'has the same end if its run is killed before or after write %i, and repeated',
    async (step) => {
      for (const phase of ['received', 'executed'] as const) {
        await using started = await startSecond()
        const { fixture, head, second } = started
        const killed = new AbortController()
        let writes = 0
        fixture.github.observe((now, { method }) => {
          if (now !== phase || method === 'GET' || killed.signal.aborted) return Promise.resolve(undefined)
          writes += 1
          if (writes < step + 1) return Promise.resolve(undefined)
          killed.abort(new Error('Killed.'))
          return Promise.resolve('cut')
        })
        await review(fixture, { ...second, signal: killed.signal }).catch(() => undefined)
        expect(killed.signal.aborted).toBe(step < WRITES)
        await review(fixture, second)
        expectSettled(fixture, head)
      }
    }
  )
})

describe('the threads of earlier reviews', () => {
  it('are answered, but stay as they are, if the token may not resolve them', async () => {
    await using started = await startSecond()
    const { fixture, second } = started
    const token = { permissions: { contents: 'read' } } as const
    const { result, warnings } = await review({ ...fixture, forge: fixture.forgeWith({ token }) }, { ...second, token })
    expect(result).toMatchObject({ kind: 'submitted', resolvedCount: 0, reopenedCount: 0 })
    expect(warnings).toEqual([
      '2 threads of earlier findings could not be resolved. The token lacks `contents: write`.',
      '1 thread of earlier findings could not be reopened. The token lacks `contents: write`.'
    ])
    const { threads } = pageOf(fixture)
    const replies = threads.map((thread) => thread.replies.filter(([by]) => by === BOT).map(([, body]) => body))
    const asks = (verb: string) => expect.stringContaining(`Please ${verb} this thread: The token lacks`) as unknown
    expect(replies).toEqual([[asks('resolve')], [asks('resolve')], [asks('reopen')], [], []])
    expect(threads.map(({ resolvedBy }) => resolvedBy)).toEqual([undefined, undefined, 'grace', undefined, undefined])
    // A later review asks nobody twice.
    await review(fixture, { ...second, commentId: 3, token })
    expect(pageOf(fixture).threads).toEqual(threads)
  })

  it.each([
    ['reply', [1, 1, 2, 0, 0]],
    ['silent', [0, 0, 1, 0, 0]]
  ] as const)('are neither resolved nor reopened with threads: %s', async (mode, replyCounts) => {
    await using started = await startSecond()
    const { fixture, second } = started
    const { warnings } = await review(fixture, { ...second, mode })
    const { threads } = pageOf(fixture)
    expect(threads.map(({ resolvedBy }) => resolvedBy)).toEqual([undefined, undefined, 'grace', undefined, undefined])
    expect(threads.map(({ replies }) => replies.length)).toEqual(replyCounts)
    expect(warnings).toEqual([])
  })

  it('lose nothing when GitHub refuses a step', async () => {
    await using started = await startSecond()
    const { fixture, second } = started
    const route = '/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies'
    // A reply that is refused is tried once more.
    fixture.github.fault({ method: 'POST', route, status: 422, body: { message: 'Locked' }, times: 2 })
    const { result, warnings } = await review(fixture, second)
    expect(result).toMatchObject({ kind: 'submitted', resolvedCount: 1, reopenedCount: 1 })
    expect(warnings).toEqual(['1 thread of earlier findings could not be resolved. Locked.'])
    expect(pageOf(fixture).reviews.map(({ state }) => state)).toEqual(['DISMISSED', 'COMMENTED'])
  })
})

describe('an older review that requests changes', () => {
  it('stays while a blocking finding is open, although a later review only reads what has changed', async () => {
    await using fixture = await startReviewed()
    const findings = [at(2, { severity: 'blocking' as const })]
    await review(fixture, { commentId: 1, event: 'request-changes', findings })
    await review(fixture, { commentId: 2, event: 'request-changes', findings: [at(9)] })
    expect(pageOf(fixture).reviews.map(({ state }) => state)).toEqual(['CHANGES_REQUESTED', 'COMMENTED'])
    fixture.repository.setThreadResolved(rootOn(fixture, 2), 'grace')
    await review(fixture, { commentId: 3, event: 'request-changes', findings: [] })
    expect(pageOf(fixture).reviews.map(({ state }) => state)).toEqual(['DISMISSED', 'COMMENTED', 'COMMENTED'])
  })

  it('stays when an earlier attempt of the same run has posted it, whose list this one does not know', async () => {
    await using fixture = await startReviewed()
    const listed = [at(100, { severity: 'blocking' as const })]
    await review(fixture, { commentId: 1, event: 'request-changes', findings: listed })
    await review(fixture, { commentId: 1, event: 'request-changes', findings: [] })
    expect(pageOf(fixture).reviews.map(({ state }) => state)).toEqual(['CHANGES_REQUESTED'])
  })

  it('stays, with a warning, if GitHub does not let it be dismissed', async () => {
    await using started = await startSecond()
    const { fixture, second } = started
    const route = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals'
    fixture.github.fault({ method: 'PUT', route, status: 403, body: { message: 'Only admins may' } })
    const { result, warnings } = await review(fixture, second)
    expect(result).toMatchObject({ kind: 'submitted', resolvedCount: 2 })
    expect(warnings).toEqual(['An older review still requests changes. Only admins may.'])
  })
})
