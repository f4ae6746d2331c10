import { describe, expect, it } from '@jest/globals'
import { decideReview, type ReviewDecision } from '../../src/code-review/decide-review.ts'
import { reviewBody } from '../../src/code-review/review-body.ts'
import { reviewedFiles } from '../../src/code-review/reviewed-file.ts'
import type { ReviewFinding } from '../../src/domain/review-finding.ts'
import { aFinding, noEarlier, noReview, threadOf } from '../support/review-findings.ts'

const lines = Array.from({ length: 70 }, (_, index) => `line ${index + 1}`)
const hunks = `@@ -0,0 +1,70 @@\n${lines.map((line) => `+${line}\n`).join('')}`
const files = reviewedFiles([{ path: 'a.ts', movedFrom: undefined, hunks }])
const options = { ...noReview, ...noEarlier, maxComments: 12, files, headTexts: new Map([['a.ts', lines.join('\n')]]) }
const pages = { head: 'https://github.test/o/r/blob/head/', base: 'https://github.test/o/r/blob/base/' }
const text = { markers: ['<!-- one -->', '<!-- two -->'], summary: '', figures: 'Read: 1 file.', pages }

async function bodyOf(decision: ReviewDecision, refused: Parameters<Awaited<ReturnType<typeof reviewBody>>>[0] = []) {
  return (await reviewBody({ ...text, decision }))(refused)
}

const decide = (findings: readonly ReviewFinding[]) => decideReview(findings, options)
const many = (count: number, about: Partial<ReviewFinding> = {}) =>
  lines.slice(0, count).map((title, index) => aFinding({ ...about, title, startLine: index + 1 }))

describe('a review', () => {
  it('without objections says so', async () => {
    expect(await bodyOf(await decide([]))).toBe('<!-- one -->\n<!-- two -->\n\n**No new findings.**\n\nRead: 1 file.')
  })

  it('links to the lines of what is outside the diff', async () => {
    const outside = { path: 'src/a b.ts', startLine: 5, endLine: 9, body: 'One.\n\nTwo, says @ada.' }
    expect(await bodyOf(await decide([aFinding(outside)]))).toContain(
      [
        '**1 finding:** 1 important.\n',
        '### Outside the diff\n',
        '- **Important: A title** [`src/a b.ts`, lines 5 to 9](<https://github.test/o/r/blob/head/src/a%20b.ts#L5-L9>)\n',
        '  One.\n',
        '  Two, says `@ada`.\n'
      ].join('\n')
    )
    expect(await bodyOf(await decide([aFinding({ path: 'b.ts', side: 'left' })]))).toContain(
      '[`b.ts`, line 1 before the change](<https://github.test/o/r/blob/base/b.ts#L1>)'
    )
  })

  it('links to the lines of a file that GitHub shows rendered', async () => {
    expect(await bodyOf(await decide([aFinding({ path: 'docs/How to.md', startLine: 5, endLine: 9 })]))).toContain(
      '[`docs/How to.md`, lines 5 to 9](<https://github.test/o/r/blob/head/docs/How%20to.md?plain=1#L5-L9>)'
    )
  })

  it('has the twelve most severe as comments and lists the others', async () => {
    const decision = await decide([...many(14), aFinding({ startLine: 60, severity: 'blocking', title: 'Grave' })])
    expect(decision.comments.map(({ endLine }) => endLine)).toEqual([60, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    const body = await bodyOf(decision)
    expect(body).toContain('**15 findings:** 1 blocking, 14 important.')
    expect(body.match(/line 1[2-4]\*\*/g)).toHaveLength(3)
    expect(body).not.toContain('Grave')
  })

  it('lists the comments that GitHub has refused', async () => {
    const decision = await decide(many(2))
    expect(await bodyOf(decision, decision.comments.slice(1))).toMatch(/Not accepted .*\n\n- \*\*Important: line 2\*\*/)
  })

  it('says what became of earlier findings, which it does not repeat', async () => {
    const { comments } = await decide(many(1))
    const threads = await Promise.all(comments.map((one) => threadOf(one)))
    const decision = await decideReview(many(2), { ...options, threads })
    expect(decision.comments.map(({ endLine }) => endLine)).toEqual([2])
    expect(await bodyOf(decision)).toContain('**1 finding:** 1 important. 1 earlier finding still open.')
  })

  it('names all findings even if their words do not fit', async () => {
    const findings = many(70, { path: 'b.ts', body: 'word '.repeat(800) })
    const body = await bodyOf(await decide(findings))
    expect(body.length).toBeLessThan(65_536)
    expect(findings.every(({ title }) => body.includes(`: ${title}**`))).toBe(true)
    expect(body).toContain('Read: 1 file.')
  })
})
