import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { cleanText } from '../../../src/text/markdown/clean-text.ts'
import { cmarkPages } from '../../support/cmark-page.ts'
import { markdownDocuments, wordsOf } from '../../support/markdown-documents.ts'
import { propertyRuns } from '../../support/property-runs.ts'

const documents = fc.sample(markdownDocuments, {
  numRuns: propertyRuns(2_500),
  seed: fc.readConfigureGlobal().seed ?? 1
})
const pages = cmarkPages(documents)
const judged = Promise.all(documents.map(cleanText))

/** Documents in which a page and a cleaned text have different words. */
async function documentsWith(isWrong: (word: string, clean: string, index: number) => boolean) {
  const cleaned = await judged
  return documents.filter((document, index) =>
    wordsOf(document).some((word) => isWrong(word, cleaned[index] ?? '', index))
  )
}

describe('a random document, compared with its page by cmark-gfm', () => {
  it('brings no word to the model that a reader of the page cannot see', async () => {
    const isLeak = (word: string, clean: string, index: number) =>
      clean.includes(word) && pages[index]?.visible.includes(word) === false
    expect(await documentsWith(isLeak)).toEqual([])
  })

  it('brings nearly every word to the model that a reader of the page sees', async () => {
    const isLost = (word: string, clean: string, index: number) =>
      !clean.includes(word) && pages[index]?.shown.includes(word) === true
    // In doubt, cleaning hides: behind HTML that is left open, and where versions of CommonMark differ.
    expect((await documentsWith(isLost)).length).toBeLessThan(documents.length / 50)
  })
})

it.each([
  '- [ ] [x]: b "word0x"',
  '- [ ] [r]: b\n\n![&lt;word0x][r]',
  '[r]: word0x\n\n1. [x]\t[r]: u',
  'a <b id=x/word0x>b</b>',
  'a <b id=x/y word0x>b</b>',
  '> a <b id=\n> x/y word0x>b</b>',
  "- [ ] |a\n\t|-|-|\n      [[s]](u 'word0x')"
])('what only cmark hides is hidden: %j', async (document) => {
  expect(cmarkPages([document])[0]?.visible.includes('word0x')).toBe(false)
  expect(await cleanText(document)).not.toContain('word0x')
})
