import { expect, it } from '@jest/globals'
import { suggestionsFor } from '../../src/run/publish/offer-change.ts'
import { suggestionComment } from '../../src/report/thread-texts.ts'
import { readSuggestion } from '../../src/tools/threads/suggestion.ts'

const before = 'one\ntwo\nthree\nfour\n'
const all = '@@ -0,0 +1,4 @@\n'
const file = { path: 'a.txt', before, shown: all }

it.each([
  ['a changed line', 'one\nTWO\nthree\nfour\n', '@@ -2 +2 @@', [{ startLine: 2, endLine: 2, lines: ['TWO'] }]],
  ['a deleted line', 'one\nthree\nfour\n', '@@ -2 +1,0 @@', [{ startLine: 2, endLine: 2, lines: [] }]],
  [
    'a line after the last',
    `${before}five\n`,
    '@@ -4,0 +5 @@',
    [{ startLine: 4, endLine: 4, lines: ['four', 'five'] }]
  ],
  [
    'a line before the first',
    `zero\n${before}`,
    '@@ -0,0 +1 @@',
    [{ startLine: 1, endLine: 1, lines: ['zero', 'one'] }]
  ]
])('suggests %s', (_, after, change, wanted) => {
  expect(suggestionsFor({ ...file, after, change })).toMatchObject(wanted)
})

it('keeps the line ends of the file, and its end without one', () => {
  const text = { before: 'one\r\ntwo', after: 'one\r\nTWO', change: '@@ -2 +2 @@', shown: '@@ -0,0 +1,2 @@' }
  expect(suggestionsFor({ path: 'a.txt', ...text })).toMatchObject([{ startLine: 2, endLine: 2, lines: ['TWO'] }])
})

it.each([
  ['another line end', { after: 'one\nTWO\r\nthree\nfour\n', change: '@@ -2 +2 @@' }],
  ['no last line end', { after: 'one\ntwo\nthree\nfour', change: '@@ -4 +4 @@' }],
  ['a hidden character', { after: 'one\ntwo\u200b\nthree\nfour\n', change: '@@ -2 +2 @@' }],
  [
    'a line that the pull request does not show',
    { after: 'one\ntwo\nthree\nFOUR\n', change: '@@ -4 +4 @@', shown: '@@ -1,3 +1,3 @@' }
  ],
  [
    'lines of two hunks',
    { after: 'one\nX\nfour\n', change: '@@ -2,2 +2 @@', shown: '@@ -1,2 +1,2 @@\n \n@@ -9,2 +3,2 @@' }
  ]
])('suggests nothing for %s', (_, change) => {
  expect(suggestionsFor({ ...file, ...change })).toBeUndefined()
})

it('puts lines with fences into a longer fence, which is read back to the byte', async () => {
  const lines = ['```suggestion', '/agent fix it', '````', '']
  await expect(readSuggestion(suggestionComment({ lines }))).resolves.toEqual(lines)
})
