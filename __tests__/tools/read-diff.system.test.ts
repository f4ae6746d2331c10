import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ReadDifference } from '../../src/domain/file-difference.ts'
import { formatDifference } from '../../src/tools/diff/format-difference.ts'
import { readDiff } from '../../src/tools/read-diff.ts'
import { Fixture, type Content } from '../support/git-fixture.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { unaborted } from '../support/temporary-workspace.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

type Files = Readonly<Record<string, Content>>

/** The tool in a work tree that differs from a commit. */
async function toolFor(before: Files, after: Files) {
  const { checkout, base } = await fixture.openAt(before)
  for (const path of Object.keys(before)) fixture.remove(path)
  fixture.write(after)
  const read: ReadDifference = async ({ context, wants }) => ({
    files: await checkout.differencesFrom(base, { context, wants }),
    from: undefined
  })
  const tool = readDiff(read)
  return async (input: object = {}) => (await tool.run(input, unaborted)).text
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`)
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

describe('read_diff', () => {
  it('gives each line its numbers in the file before and after', async () => {
    const lines = numbers(12)
    const show = await toolFor(
      { 'src/a.txt': text(lines) },
      { 'src/a.txt': text([...lines.slice(0, 9), 'ten', 'more', ...lines.slice(10)]) }
    )
    expect(await show({ context: 1 })).toBe(
      [
        'src/a.txt +2 -1',
        '',
        '--- src/a.txt',
        '@@ line 8',
        ' 9  9  line 9',
        '10    -line 10',
        '   10 +ten',
        '   11 +more',
        '11 12  line 11'
      ].join('\n')
    )
  })

  it('names files that nobody reads in one line, and shows them on request', async () => {
    const before = { '.gitattributes': 'gen/** linguist-generated\n' }
    const show = await toolFor(before, {
      ...before,
      'package-lock.json': '{}\n',
      'gen/api.ts': 'x\n',
      'vendor/lib.js': 'x\n',
      'app.min.js': 'x\n',
      'picture.png': Buffer.from([0, 1, 2, 0])
    })
    expect(await show()).toBe(
      [
        'app.min.js +1 -0, minified, not shown',
        'gen/api.ts +1 -0, generated, not shown',
        'package-lock.json +1 -0, lock file, not shown',
        'picture.png, binary, not shown',
        'vendor/lib.js +1 -0, vendored, not shown'
      ].join('\n')
    )
    expect(await show({ path: 'package-lock.json' })).toContain('1 +{}')
    expect(await show({ path: './gen/' })).toContain('1 +x')
  })

  it('shows a moved file as one, and a folder with its files', async () => {
    const lines = text(numbers(20))
    const show = await toolFor(
      { 'old/a.txt': lines, 'b.txt': 'b\n' },
      { 'new/a.txt': `${lines}more\n`, 'b.txt': 'B\n' }
    )
    for (const path of ['new', 'old', 'new/a.txt', '/old/a.txt']) {
      const shown = await show({ path })
      expect(shown).toContain('new/a.txt +1 -0, moved from old/a.txt')
      expect(shown).toContain('21 +more')
      expect(shown).not.toContain('b.txt')
    }
    expect(await show({ path: 'c.txt' })).toBe('c.txt does not differ.')
  })

  it('shows a file that became a link, and lines that look like headers only to a script', async () => {
    const lines = (last: string) => `y\rdiff --git q\n\u2028diff --git r\n${last}\n`
    const show = await toolFor(
      { 'a.txt': lines('1'), 'b.txt': 'text\n', 'c.txt': 'c\n' },
      { 'a.txt': lines('2'), 'b.txt': { link: 'c.txt' }, 'c.txt': 'C\n' }
    )
    const shown = await show({ context: 0 })
    expect(shown).toContain('--- a.txt\n@@ y\rdiff --git q\n3   -1\n  3 +2\n')
    expect(shown).toContain('--- b.txt\n@@\n1   -text\n@@\n  1 +c.txt\n')
    expect(shown).toContain('--- c.txt\n@@\n1   -c\n  1 +C')
  })

  it('numbers the lines of a file with carriage returns', async () => {
    const before = `function f() {\r\n${text(numbers(20)).replaceAll('\n', '\r\n')}`
    const show = await toolFor({ 'a.js': before }, { 'a.js': before.replace('line 15', 'fifteen') })
    expect(await show({ context: 0 })).toContain('16    -line 15\r\n   16 +fifteen')
  })

  it('leaves out what does not fit, and says so', async () => {
    const after = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, text(numbers(3_000))]))
    const show = await toolFor({ z: 'z\n' }, { z: 'z\n', ...after })
    const shown = await show()
    expect(shown.length).toBeLessThan(52_000)
    expect(shown).toMatch(/\[\d+ more lines\. /)
    expect(shown).toContain('Left out to save space; read them with their path: b, c')
  })

  it('leaves out a file whose path alone does not fit', () => {
    const path = `${'folder/'.repeat(100)}a`
    const hunks = `@@ -0,0 +1,1000 @@\n${'+x\n'.repeat(1_000)}`
    const file = { path, movedFrom: undefined, added: 1_000, removed: 0, isGenerated: false, hunks }
    expect(formatDifference([file], 600)).toBe(
      `${path} +1000 -0\n\nLeft out to save space; read them with their path: ${path}`
    )
  })

  it('names only some of many files that do not fit', async () => {
    const names = Array.from({ length: 400 }, (_, index) => `a/long/folder/${'name'.repeat(10)}-${index + 1_000}`)
    const show = await toolFor({ z: 'z\n' }, Object.fromEntries(names.map((name) => [name, text(numbers(200))])))
    const leftOut = (await show()).split('\nLeft out to save space; read them with their path: ')[1] ?? ''
    expect(leftOut.split(', ')).toHaveLength(50)
    expect(leftOut).toMatch(/ and 3\d\d more$/)
  })

  it('numbers the lines of any files right', async () => {
    const name = fc.constantFrom('a.txt', 'b "c".txt', 'd\ndiff --git a.txt', 'é/f.txt', ' g ', '--- h')
    const line = fc.constantFrom(
      'x',
      'y',
      'z',
      '',
      '@@ -1 +1 @@',
      '--- a',
      '+++ b',
      '-',
      '\\ No newline',
      'diff --git a b'
    )
    const content = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'))
    const tree = fc.dictionary(name, content, { maxKeys: 5, minKeys: 1 })
    const context = fc.integer({ min: 0, max: 4 })
    let compared = 0
    await fc.assert(
      fc.asyncProperty(tree, tree, context, async (before, after, lines) => {
        fixture.discard()
        fixture = new Fixture()
        const show = await toolFor(before, after)
        for (const [path, written] of Object.entries(after)) {
          const [, hunks = ''] = (await show({ path, context: lines })).split(`\n--- ${path}\n`)
          for (const [, number = '', added] of hunks.matchAll(/^ +(\d+) \+(.*)$/gm)) {
            expect(added).toBe(written.split('\n')[Number(number) - 1])
            compared += 1
          }
        }
      }),
      { numRuns: propertyRuns(8), examples: [[{ a: '' }, { 'd\ndiff --git a.txt': 'x\n--- a\ny' }, 1]] }
    )
    expect(compared).toBeGreaterThan(2)
  })
})
