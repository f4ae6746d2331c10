import { beforeAll, describe, expect, it } from '@jest/globals'
import { findingReply } from '../../src/code-review/finding-reply.ts'
import { compareWithEarlier } from '../../src/code-review/decide-review.ts'
import type { PlacedComment } from '../../src/code-review/judge-findings.ts'
import { reviewedFiles } from '../../src/code-review/reviewed-file.ts'
import type { ReviewThread } from '../../src/domain/review-thread.ts'
import { ada, aFinding, aReply, noEarlier, noReview, theComment, threadOf, us } from '../support/review-findings.ts'

const text = 'one\ntwo\nthree\n\nfive\ntwo\n'
const hunks = '@@ -0,0 +1,6 @@\n+one\n+two\n+three\n+\n+five\n+two\n'
const files = reviewedFiles([
  { path: 'a.ts', movedFrom: undefined, hunks },
  { path: 'b.ts', movedFrom: undefined, hunks: '@@ -1,2 +1 @@\n-removed\n kept\n' }
])
const headTexts = new Map<string, string | undefined>([
  ['a.ts', text],
  ['b.ts', 'kept\n']
])
const review = { ...noReview, files, headTexts }

let two: PlacedComment
let lastTwo: PlacedComment
let removed: PlacedComment
beforeAll(async () => {
  two = await theComment(aFinding({ startLine: 2 }), review)
  lastTwo = await theComment(aFinding({ startLine: 6 }), review)
  removed = await theComment(aFinding({ path: 'b.ts', side: 'left' }), review)
})

function compare(comments: readonly PlacedComment[], threads: readonly ReviewThread[], texts = headTexts) {
  const { fresh, known, reopened, gone } = compareWithEarlier(comments, {
    ...noEarlier,
    threads,
    files,
    headTexts: texts
  })
  const placesOf = (all: readonly { readonly comment: PlacedComment }[]) => all.map(({ comment }) => comment)
  return { fresh, known: placesOf(known), reopened: placesOf(reopened), gone: gone.map(({ id }) => id) }
}

const facts = { sha: 'abc', claim: 'claim', refusal: undefined }
const nothing = { fresh: [], known: [], reopened: [], gone: [] }

describe('a finding', () => {
  it('that nobody has written about is fresh', () => {
    expect(compare([two], [])).toEqual({ ...nothing, fresh: [two] })
  })

  it.each<[string, Partial<ReviewThread>]>([
    ['with an open thread', {}],
    ['whose lines GitHub no longer finds', { line: undefined, isOutdated: true }],
    ['that somebody says will be fixed', { comments: [aReply(ada, 'This will be fixed in another pull request.')] }],
    ["that somebody says isn't fixed", { comments: [aReply(ada, "This isn't fixed.")] }],
    ["that somebody says hasn't been fixed", { comments: [aReply(ada, 'It hasn’t been properly addressed.')] }],
    ['that somebody says is not done yet', { comments: [aReply(ada, 'Not yet done, sorry.')] }],
    [
      'that a person resolved, not as fixed',
      { isResolved: true, resolvedBy: ada, comments: [aReply(ada, "It can't be fixed here.")] }
    ],
    ['that we have answered', { comments: [aReply(us, 'It would be fixed by a check.')] }],
    ['in a file that was moved since', { path: 'before.ts', line: undefined }],
    ['that a person resolved', { isResolved: true, resolvedBy: ada }],
    [
      'that a person resolved with a reason',
      { isResolved: true, resolvedBy: ada, comments: [aReply(ada, 'Not needed.')] }
    ],
    [
      "that a writer won't fix, and we resolved",
      { isResolved: true, resolvedBy: us, comments: [aReply(ada, "Won't fix, this is by design.")] }
    ],
    [
      'that was reopened and resolved again',
      { isResolved: true, resolvedBy: us, comments: [aReply(us, findingReply('reopened', facts))] }
    ]
  ])('%s is known', async (_, about) => {
    const thread = await threadOf(two, about)
    expect(compare([two], [thread], new Map([...headTexts, ['before.ts', undefined]]))).toEqual({
      ...nothing,
      known: [two]
    })
  })

  it.each<[string, Partial<ReviewThread>]>([
    ['by us', { isResolved: true, resolvedBy: us }],
    [
      'by a person who said that it is fixed',
      { isResolved: true, resolvedBy: ada, comments: [aReply(ada, 'Fixed in abc1234.')] }
    ],
    [
      "by us, although someone without write access won't fix it",
      { isResolved: true, resolvedBy: us, comments: [aReply({ ...ada, id: 7 }, "Won't fix.")] }
    ],
    [
      'by us as gone, after it was reopened once',
      {
        isResolved: true,
        resolvedBy: us,
        comments: [aReply(us, findingReply('reopened', facts)), aReply(us, findingReply('gone', facts))]
      }
    ]
  ])('that was resolved %s is reopened while its code is there', async (_, about) => {
    expect(compare([two], [await threadOf(two, about)])).toEqual({ ...nothing, reopened: [two] })
  })

  it.each([
    ['we called gone', aReply(us, findingReply('gone', facts))],
    ['a person called fixed', aReply(ada, 'Fixed.')]
  ])('that %s is reopened while its code is there, although its thread is open', async (_, claim) => {
    const comments = [claim]
    expect(compare([two], [await threadOf(two, { comments })])).toEqual({ ...nothing, reopened: [two] })
    const told = [...comments, aReply(us, findingReply('reopened', facts))]
    expect(compare([two], [await threadOf(two, { comments: told })])).toEqual({ ...nothing, known: [two] })
  })

  it('with the same code elsewhere is another one', async () => {
    expect(compare([two, lastTwo], [await threadOf(two)])).toEqual({ ...nothing, fresh: [lastTwo], known: [two] })
    expect(compare([lastTwo], [await threadOf(two)])).toMatchObject({ fresh: [lastTwo], gone: [] })
  })

  it('on nearly the same lines is known, and one on a part of them only with the same title', async () => {
    const wide = await theComment(aFinding({ startLine: 2, endLine: 3 }), review)
    const all = await theComment(aFinding({ startLine: 1, endLine: 6 }), review)
    const other = await theComment(aFinding({ startLine: 1, endLine: 6, title: 'Something else' }), review)
    const thread = await threadOf(two, { startLine: undefined })
    expect(compare([wide], [thread])).toMatchObject({ known: [wide] })
    expect(compare([all], [thread])).toMatchObject({ known: [all] })
    expect(compare([other], [thread])).toMatchObject({ fresh: [other] })
  })

  it.each([
    ['another account wrote it', ada],
    ['it is of us but no finding', us]
  ])('is fresh if %s', async (_, author) => {
    const thread = {
      ...(await threadOf(two)),
      comments: [aReply(author, author === us ? 'Hello' : ((await threadOf(two)).comments[0]?.body ?? ''))]
    }
    expect(compare([two], [thread])).toEqual({ ...nothing, fresh: [two] })
  })
})

describe('an open thread', () => {
  it.each<[string, string | undefined, readonly string[]]>([
    ['whose code was changed is gone', 'one\n2\nthree\n', ['T']],
    ['whose file was deleted is gone', undefined, ['T']],
    ['whose code was only formatted stays', 'one\n\n\ttwo  \nthree\n', []]
  ])('%s', async (_, head, gone) => {
    const texts = new Map([...headTexts, ['a.ts', head] as const])
    expect(compare([], [await threadOf(two, { line: undefined })], texts)).toEqual({ ...nothing, gone })
  })

  it('about a file that could not be read stays', async () => {
    expect(compare([], [await threadOf(two)], new Map())).toEqual(nothing)
  })

  it('about a removed line stays while the line is removed', async () => {
    const thread = await threadOf(removed)
    expect(compare([], [thread])).toEqual(nothing)
    expect(compareWithEarlier([], { ...noEarlier, threads: [thread] }).gone).toEqual([thread])
  })

  it('that is found again stays, wherever its lines are', async () => {
    expect(compare([two], [await threadOf(two, { line: undefined })])).toEqual({ ...nothing, known: [two] })
  })

  it('that is resolved already is left alone', async () => {
    const thread = await threadOf(two, { isResolved: true, resolvedBy: ada })
    expect(compare([], [thread], new Map([['a.ts', '']]))).toEqual(nothing)
  })
})
