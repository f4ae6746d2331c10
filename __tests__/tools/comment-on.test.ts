import { describe, expect, it } from '@jest/globals'
import { fitArguments } from '../../src/agent/fit-arguments.ts'
import { reviewedFiles } from '../../src/code-review/reviewed-file.ts'
import { MAX_FINDINGS } from '../../src/domain/review-finding.ts'
import { commentOn } from '../../src/tools/comment-on.ts'
import { FindingBook } from '../../src/tools/finding-book.ts'
import { unaborted } from '../support/temporary-workspace.ts'

const files = reviewedFiles([
  {
    path: 'src/a.ts',
    movedFrom: undefined,
    hunks: '@@ -10,3 +10,3 @@ f()\n ten\n-old\n+  new\n twelve\n@@ -40 +40 @@\n-x\n+y\n'
  },
  { path: 'b/c.ts', movedFrom: undefined, hunks: '@@ -0,0 +1 @@\n+one\n' },
  { path: 'logo.png', movedFrom: undefined, hunks: '' }
])

function setUp() {
  const book = new FindingBook(files)
  const tool = commentOn(book)
  const call = async (args: Readonly<Record<string, unknown>>) => {
    const fitted = fitArguments({ severity: 'minor', title: 'Title', body: 'Body', ...args }, tool)
    return fitted.kind === 'mistake' ? fitted.reason : (await tool.run(fitted.input, unaborted)).text
  }
  return { book, call }
}

describe('comment_on', () => {
  it('records a finding and says which lines it is on', async () => {
    const { book, call } = setUp()
    const args = { path: 'src/a.ts', start_line: 10, line: 11, title: ' Too\nlong ', replacement: '\tone\r\ntwo\r\n' }
    expect(await call(args)).toBe('F1: recorded for src/a.ts:10-11 (right), "ten" to "new".')
    expect(book.all).toEqual([
      {
        ...{ path: 'src/a.ts', side: 'right', startLine: 10, endLine: 11, severity: 'minor' },
        ...{ title: 'Too long', body: 'Body', replacement: ['\tone', 'two'] }
      }
    ])
  })

  it.each<[unknown, readonly string[] | undefined]>([
    [undefined, undefined],
    [null, undefined],
    ['', []],
    ['\n', ['']],
    ['a\n\n', ['a', '']]
  ])('reads the replacement %j as %j', async (replacement, lines) => {
    const { book, call } = setUp()
    await call({ path: 'src/a.ts', line: 11, ...(replacement !== undefined && { replacement }) })
    expect(book.all[0]?.replacement).toEqual(lines)
  })

  it.each([
    { path: './src/a.ts', line: '11', side: 'LEFT' },
    { file: 'b/src/a.ts', line_number: 11, side: 'old' },
    { filePath: '/src/a.ts', startLine: 11, end_line: 11, side: 'left', start_side: 'LEFT' }
  ])('accepts the place %j', async (args) => {
    const { book, call } = setUp()
    expect(await call(args)).toBe('F1: recorded for src/a.ts:11 (left), "old".')
    expect(book.all).toMatchObject([{ path: 'src/a.ts', side: 'left', startLine: 11, endLine: 11 }])
  })

  it('does not cut the name of a folder that looks like a prefix', async () => {
    const { book, call } = setUp()
    await call({ path: 'b/c.ts', line: 1 })
    expect(book.all).toMatchObject([{ path: 'b/c.ts' }])
  })

  it.each([
    ['critical', 'blocking'],
    ['HIGH', 'important'],
    ['nit', 'minor']
  ])('reads the severity %s as %s', async (severity, ours) => {
    const { book, call } = setUp()
    await call({ path: 'b/c.ts', line: 1, severity })
    expect(book.all).toMatchObject([{ severity: ours }])
  })

  it.each(['level', 'priority', 'type'])('reads a severity that is called %s', (name) => {
    const args = { path: 'b/c.ts', line: 1, title: 'Title', body: 'Body', [name]: 'warning' }
    expect(fitArguments(args, commentOn(new FindingBook(files)))).toMatchObject({
      kind: 'fits',
      input: { severity: 'important' }
    })
  })

  it('says which lines of a file are in the diff, keeps the finding, and takes the correction', async () => {
    const { book, call } = setUp()
    expect(await call({ path: 'src/a.ts', line: 30 })).toBe(
      'F1: recorded. The diff does not show src/a.ts:30, so it will be in the text of the review, not at its lines.\n' +
        'The diff shows these lines of src/a.ts; right: 10-12, 40; left: 11, 40. If you meant others, call again with replaces: "F1".'
    )
    expect(book.all).toHaveLength(1)
    await call({ path: 'src/a.ts', line: 12, replaces: 'f1' })
    expect(book.all).toMatchObject([{ endLine: 12 }])
  })

  it('says where a finding near the diff is placed', async () => {
    const { call } = setUp()
    expect(await call({ path: 'src/a.ts', line: 14 })).toMatch(
      /^F1: recorded for src\/a.ts:12 \(right\), "twelve"\. The diff does not show all of 14\.\n/
    )
  })

  it.each([
    [{ path: 'lib/c.ts', line: 1 }, 'The changed files are: b/c.ts, src/a.ts, logo.png.'],
    [{ path: 'logo.png', line: 1 }, 'The diff shows no lines of logo.png.']
  ])('says what is changed for %j', async (args, hint) => {
    const { call } = setUp()
    expect(await call(args)).toContain(hint)
  })

  it('counts an equal finding once', async () => {
    const { book, call } = setUp()
    await call({ path: 'b/c.ts', line: 1 })
    expect(await call({ path: 'b/c.ts', line: 1 })).toMatch(/^F1:/)
    expect(book.all).toHaveLength(1)
  })

  it('refuses more findings than a review can have, but still takes corrections', async () => {
    const { book, call } = setUp()
    for (let line = 1; line <= MAX_FINDINGS; line++) await call({ path: 'b/c.ts', line })
    await expect(call({ path: 'b/c.ts', line: 100 })).rejects.toThrow(/There are 60 findings, the most/)
    await call({ path: 'b/c.ts', line: 100, replaces: 60 })
    expect(book.all.at(-1)).toMatchObject({ endLine: 100 })
  })

  it.each([
    { path: 'b/c.ts', line: 0 },
    { path: 'b/c.ts', line: 1.5 },
    { path: 'b/c.ts', line: 1, severity: 'awful' },
    { path: 'b/c.ts', line: 1, body: ' ' },
    { path: 'b/c.ts', line: 1, body: 'x'.repeat(5_000) }
  ])('refuses %j', async (args) => {
    const { book, call } = setUp()
    expect(await call(args)).toMatch(/^Bad arguments for comment_on/)
    expect(book.all).toEqual([])
  })

  it('refuses to correct what is not there', async () => {
    const { call } = setUp()
    await expect(call({ path: 'b/c.ts', line: 1, replaces: 'F2' })).rejects.toThrow('There is no finding "F2".')
  })
})
