import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { markdownAsText } from '../../../src/text/markdown/plain-text.ts'
import { propertyRuns } from '../../support/property-runs.ts'

describe('Markdown as text', () => {
  it.each([
    ['emphasis', '**a** _b_ ~~c~~ `d`', 'a b c d'],
    [
      'links',
      '[a](https://example.com) <https://example.com> [b](#top)',
      'a (https://example.com) https://example.com b'
    ],
    ['escapes and entities', String.raw`\*a\* &lt;b&gt;`, '*a* <b>'],
    ['hard line breaks', 'a\\\nb', 'a\nb'],
    ['headings and rules', '## A\n\nb\n\n---', 'A\n\nb\n\n---'],
    ['lists', '- a\n- b\n  - c\n\n1. d\n2. e', '- a\n- b\n  - c\n\n1. d\n2. e'],
    ['tasks', '- [x] a\n- [ ] b', '- [x] a\n- [ ] b'],
    ['code', '```js\na\n\nb\n```', '    a\n\n    b'],
    ['quotes and alerts', '> [!NOTE]\n> a\n\n> b', '> Note: a\n\n> b'],
    ['tables', '| A | Bc |\n| --- | --- |\n| ❌ x | `y` |\n| z | 1 |', 'A     Bc\n❌ x  y\nz     1'],
    ['comments', '<!-- hidden -->\n\na <!-- b --> c', 'a  c'],
    ['folded sections', '<details>\n<summary>More: 2</summary>\n\na\n\n</details>', '▸ More: 2\n\na'],
    ['raw HTML', 'a<br>b <sub>c</sub> <script>d</script>', 'ab c d']
  ])('shows %s', async (_, markdown, text) => {
    expect(await markdownAsText(markdown)).toBe(text)
  })

  it('has no control characters, and never fails', async () => {
    const part = fc.constantFrom(
      '\u001b[31m',
      '\u202e',
      '<b>',
      '</',
      '| a |\n',
      '| - |\n',
      '> ',
      '- ',
      '```\n',
      '[',
      '](',
      ')',
      '\n',
      'x',
      '&#27;'
    )
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: part }), async (markdown) => {
        const text = await markdownAsText(markdown)
        expect(['\u001b', '\u202e'].filter((hidden) => text.includes(hidden))).toEqual([])
      }),
      { numRuns: propertyRuns(1000) }
    )
  })

  it.each(['>'.repeat(20_000), '[a]('.repeat(10_000), '- '.repeat(20_000)])(
    'bounds a hostile text',
    async (markdown) => {
      expect(typeof (await markdownAsText(markdown))).toBe('string')
    }
  )
})
