import { expect, it } from '@jest/globals'
import { formatCount, formatDollars, formatDuration, formatEdits, plural } from '../../src/text/format.ts'
import { markdownTable } from '../../src/text/markdown-table.ts'

it.each([
  [0, '0 ms'],
  [950, '950 ms'],
  [4_200, '4.2 s'],
  [59_949, '59.9 s'],
  [59_960, '1 min 00 s'],
  [185_000, '3 min 05 s'],
  [3_720_000, '1 h 02 min']
])('formats %d milliseconds as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})

it.each([
  [812, '812'],
  [1_000, '1k'],
  [12_340, '12.3k'],
  [999_999, '1M'],
  [1_250_000, '1.3M']
])('formats the count %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

it('formats dollars, edits and plurals', () => {
  expect([formatDollars(0.00123), formatDollars(1.5), plural(1, 'file'), plural(2, 'file')]).toEqual([
    '$0.0012',
    '$1.50',
    '1 file',
    '2 files'
  ])
  expect([
    formatEdits([]),
    formatEdits([
      { added: 1, removed: 2 },
      { added: 3, removed: 0 }
    ])
  ]).toEqual(['', '+4 −2'])
})

it('drops rows from the middle of a table that is too long', () => {
  const rows = Array.from({ length: 20 }, (_, index) => [String(index), 'x'])
  const table = markdownTable({ headers: ['n', 'x'], rows }, 90)
  expect(table.length).toBeLessThanOrEqual(90)
  expect(table.split('\n').slice(2)).toEqual([
    '| 0 | x |',
    '| 1 | x |',
    '| … 16 more … |  |',
    '| 18 | x |',
    '| 19 | x |'
  ])
})

it.each([0, 20, 40])('returns no table if it does not fit into %d characters', (room) => {
  const rows = Array.from({ length: 20 }, (_, index) => [String(index), 'x'])
  expect(markdownTable({ headers: ['n', 'x'], rows }, room)).toBe('')
})
