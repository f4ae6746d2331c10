import { expect, it } from '@jest/globals'
import { codeFinder, codeHash } from '../../src/code-review/code-hash.ts'
import { placeFinding } from '../../src/code-review/place-finding.ts'
import { reviewedFiles } from '../../src/code-review/reviewed-file.ts'
import { growth, LINEAR } from '../support/scaling.ts'

/** Hunks of twenty lines, every second one changed. */
function patchOf(lineCount: number): string {
  return Array.from({ length: Math.ceil(lineCount / 20) }, (_, index) => {
    const start = index * 50 + 1
    return `@@ -${start},10 +${start},10 @@\n${Array.from({ length: 10 }, (__, row) => `-old ${index} ${row}\n+new ${index} ${row}\n`).join('')}`
  }).join('')
}

it('places findings on a patch of any length in linear time', () => {
  const place = (size: number) => {
    const files = reviewedFiles([{ path: 'a.ts', movedFrom: undefined, hunks: patchOf(size) }])
    const line = Math.floor(size / 40) * 50 + 12
    expect(placeFinding({ path: 'a.ts', side: 'right', startLine: line, endLine: line }, files)).toMatchObject({
      isExact: false
    })
  }
  expect(growth(place, 20_000)).toBeLessThan(LINEAR)
})

it('recognizes code in a text of any length in linear time', () => {
  const lines = (size: number) => Array.from({ length: size }, (_, index) => `line ${index}`)
  const search = (size: number) => {
    const text = lines(size)
    expect(codeFinder(text)(codeHash(text.slice(size / 2)))).toBe(true)
    expect(codeFinder(text)(codeHash(['line 1', 'line 3']))).toBe(false)
  }
  expect(growth(search, 2_000)).toBeLessThan(LINEAR)
})
