import { describe, expect, it } from '@jest/globals'
import { compareWithFix, fixedPlaces } from '../../bench/review/fix-lines.ts'
import { readShownDiff } from '../support/placement-oracle.ts'

const patch = (hunk: string) => readShownDiff({ patch: `--- a/a.js\n+++ b/a.js\n${hunk}`, moves: '' })
// The change shows lines 10 to 14 and adds 12.
const change = patch('@@ -10,4 +10,5 @@\n ten\n eleven\n+new\n thirteen\n fourteen\n')

describe('what a review should have found', () => {
  it.each([
    ['a replaced line', '@@ -12 +12 @@\n-new\n+newer\n', [12]],
    ['a removed line', '@@ -12 +11,0 @@\n-new\n', [12]],
    ['both lines beside an insertion', '@@ -12,0 +13 @@\n+more\n', [12, 13]],
    ['only lines that the change shows', '@@ -14,2 +14 @@\n-fourteen\n-fifteen\n+x\n', [14]]
  ])('is %s', (_, hunk, lines) => {
    expect(fixedPlaces(change, patch(hunk))).toEqual([{ path: 'a.js', lines }])
  })

  it('is nothing that the change does not show', () => {
    expect(fixedPlaces(change, patch('@@ -40 +40 @@\n-a\n+b\n'))).toEqual([])
  })
})

it('counts comments next to fixed lines, and fixed places that have a comment', () => {
  const at = (line: number, side: 'left' | 'right' = 'right', path = 'a.js') => ({
    path,
    side,
    startLine: line,
    endLine: line
  })
  const places = [
    { path: 'a.js', lines: [12] },
    { path: 'a.js', lines: [30, 31] }
  ]
  const comments = [at(9), at(12), at(16), at(12, 'left'), at(12, 'right', 'b.js')]
  expect(compareWithFix(comments, places)).toEqual({ comments: 5, right: 2, places: 2, found: 1 })
})
