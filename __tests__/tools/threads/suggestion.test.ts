import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { movedLines } from '../../../src/tools/threads/apply-suggestion.ts'
import { linesOf, replaceLines } from '../../../src/text/replace-lines.ts'
import { readSuggestion } from '../../../src/tools/threads/suggestion.ts'
import { propertyRuns } from '../../support/property-runs.ts'

describe('the suggestion in a review comment', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['Better:\n```suggestion\nconst a = 1\n```\nRight?', ['const a = 1']],
    ['```suggestion\r\n  a\r\n\r\n\tb  \r\n```', ['  a', '', '\tb  ']],
    ['~~~ suggestion\nx\n~~~~', ['x']],
    ['````suggestion\n```js\n```\n````', ['```js', '```']],
    ['```suggestion\n```', []],
    ['```suggestion\n\n```', ['']],
    ['```suggestion\n&amp; <b> \\*\n```', ['&amp; <b> \\*']],
    ['```js\nsuggestion\n```', undefined],
    ['```suggestions\nx\n```', undefined],
    ['> ```suggestion\n> x\n> ```', undefined],
    ['- ```suggestion\n  x\n  ```', undefined],
    ['```suggestion\nnever closed', undefined],
    ['```suggestion\na\n```\n```suggestion\nb\n```', undefined],
    ['````\n```suggestion\nx\n```\n````', undefined],
    ['<!--\n```suggestion\nx\n```\n-->', undefined],
    ['Just words about a suggestion.', undefined]
  ])('of %j is %j', async (comment, lines) => {
    expect(await readSuggestion(comment)).toEqual(lines)
  })

  const line = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/[\r\n`\u2028\u2029]|^\s*~/u.test(text))

  it('is read to the byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.constantFrom('\n', '\r\n'), async (lines, end) => {
        const comment = ['Please:', '```suggestion', ...lines, '```', 'Thanks'].join(end)
        expect(await readSuggestion(comment)).toEqual(lines)
      }),
      { numRuns: propertyRuns(2_000) }
    )
  })
})

describe('replacing lines', () => {
  it.each<[string, string, [number, number], readonly string[], string | undefined]>([
    ['keeps CRLF', 'a\r\nb\r\nc\r\n', [2, 2], ['x', 'y'], 'a\r\nx\r\ny\r\nc\r\n'],
    ['keeps a missing last line end', 'a\nb', [2, 2], ['x', 'y'], 'a\nx\ny'],
    ['deletes', 'a\nb\nc\n', [2, 3], [], 'a\n'],
    ['takes the line end of the replaced lines', 'a\nb\r\nc\n', [2, 2], ['x', 'y'], 'a\nx\r\ny\r\nc\n'],
    ['writes an empty line', 'a\nb\n', [1, 1], [''], '\nb\n'],
    ['refuses lines that are not there', 'a\nb\n', [2, 3], ['x'], undefined],
    ['refuses lines in the wrong order', 'a\nb\n', [2, 1], ['x'], undefined]
  ])('%s', (_, text, [start, end], lines, expected) => {
    expect(replaceLines(text, { start, end }, lines)).toBe(expected)
  })

  it('changes nothing when it writes what is there', () => {
    const text = fc.array(fc.tuple(fc.stringMatching(/^[ab]{0,2}$/), fc.constantFrom('\n', '\r\n')), { minLength: 1 })
    fc.assert(
      fc.property(text, fc.boolean(), fc.nat(), (pairs, isOpen, at) => {
        const end = pairs[0]?.[1] ?? '\n'
        const whole = pairs.map(([words]) => `${words}x${end}`).join('')
        const file = isOpen ? whole.slice(0, -end.length) : whole
        const number = (at % pairs.length) + 1
        const same = (linesOf(file)[number - 1] ?? '').replace(/\r?\n$/, '')
        expect(replaceLines(file, { start: number, end: number }, [same])).toBe(file)
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })
})

describe('lines that moved', () => {
  it('are found again when only other lines were changed, and never confused', () => {
    const lines = fc.uniqueArray(fc.stringMatching(/^[a-z]{3}$/), { minLength: 3, maxLength: 12 })
    const edit = fc.record({
      at: fc.nat(),
      remove: fc.nat({ max: 2 }),
      insert: fc.array(fc.stringMatching(/^[A-Z]{3}$/), { maxLength: 3 })
    })
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat({ max: 2 }), edit, (before, from, length, { at, remove, insert }) => {
        const start = from % before.length
        const end = Math.min(start + length, before.length - 1)
        const now = before.toSpliced(at % (before.length + 1), remove, ...insert)
        const wanted = before.slice(start, end + 1).join(' ')
        const places = now.flatMap((_, index) =>
          now.slice(index, index + end - start + 1).join(' ') === wanted ? [index] : []
        )
        const text = (all: readonly string[]) => all.map((each) => `${each}\n`).join('')
        const found = movedLines(text(before), text(now), { start: start + 1, end: end + 1 })
        // All lines differ, so there is one place or none.
        expect(found).toEqual(
          places[0] === undefined ? undefined : { start: places[0] + 1, end: places[0] + 1 + end - start }
        )
      }),
      { numRuns: propertyRuns(2_000) }
    )
  })
})
