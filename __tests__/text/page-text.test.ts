import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { renderMarkdown } from '../../emulators/github/rendered-markdown.ts'
import { pageText } from '../../src/text/page-text.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { MUCH_SLOWER, slowdown, usualMs } from '../support/scaling.ts'

const shown = async (markdown: string) => pageText(await renderMarkdown(markdown, 'https://github.com/acme/app'))

/** What looks the same after GitHub has rendered it. */
const UNCHANGED = [
  'one\ntwo\n\nthree',
  '# One\n\n### Three\n\n---',
  '- a\n  - b\n- [x] c\n- [ ] d',
  '3. a\n4. b\n\n   c',
  '> a\n>\n> - b',
  '| a | b |\n| - | - |\n| 1\\|2 | `x` |',
  '```ts\nconst a = `b`\n\n  c()\n```',
  '````\n```\n````',
  '``a`b`` and snake_case_name, Map<string, T> and ~~not~~',
  '[the docs](https://docs.example/a?b=1&c=2) and https://plain.example/x',
  '@ada, see #12 and https://github.com/acme/app/issues/3',
  'a[^1]\n\n1. note',
  '$x^2$ costs $5'
]

it('has words, code, lists, tables, quotes and links as Markdown', async () => {
  const texts = await Promise.all(UNCHANGED.map((text) => shown(text.replace('\n\n1. note', '\n\n[^1]: note'))))
  expect(texts).toEqual(UNCHANGED)
})

/** GitHub's own markup, which Markdown cannot produce in the emulator. */
const MARKUP: readonly (readonly [html: string, text: string])[] = [
  ['<p>a <strong>b</strong> <em>c</em> <g-emoji alias="x">✓</g-emoji> <kbd>k</kbd></p>', 'a b c ✓ `k`'],
  ['<a href="https://x.example"><img src="s" alt="no"></a> <video src="s">no</video>', '[image] [video]'],
  ['<p>a</p><h2 class="sr-only">no</h2><p hidden>no</p><svg><title>no</title></svg>', 'a'],
  [
    '<div class="highlight highlight-text-html-basic"><pre>&lt;<span>b</span>&gt;\n</pre></div>',
    '```html-basic\n<b>\n```'
  ],
  ['<pre lang="no"><code>a\n</code></pre>', '```\na\n```'],
  [
    '<div class="js-suggested-changes-blob"><table><tr><td class="blob-num"></td><td class="blob-code-deletion">a' +
      '</td></tr><tr><td class="blob-code-addition">b <span class="x">c</span></td></tr></table></div>',
    '```diff\n-a\n+b c\n```'
  ],
  ['<table><caption>t</caption><tr><td colspan="99999999">a</td></tr></table>', '| t |\n| - |\n| a |'],
  ['<ul>a<li>b</li><ul><li>c</li></ul></ul>', 'a\n- b\n- c'],
  ['<x>'.repeat(500), '[This text was left out: it is too long or too deeply nested.]']
]

it("reads GitHub's own markup", async () => {
  const texts = await Promise.all(MARKUP.map(([html]) => pageText(html)))
  expect(texts).toEqual(MARKUP.map(([, text]) => text))
})

const WORDS = ['alfa', 'bravo', 'carlo', 'delta', 'echoo', 'foxtr']
const PARTS = [
  ...[' ', '\n', '\n\n', '    ', '\t', '- ', '> ', '1. ', '# ', '|', '\n|-|-|\n', '`', '```\n', '~~~\n', '- [ ] ', '$'],
  ...[
    '![',
    '](u)',
    '](u "',
    '")',
    '[',
    ']',
    '][r]',
    '[r]: /u "',
    '"\n',
    '[^1]',
    '\n\n[^1]: ',
    '&#33;',
    '\\',
    '**',
    '~~'
  ],
  ...[
    '<!--',
    '-->',
    '<?',
    '?>',
    '<a title="',
    '">',
    '</a>',
    '<b>',
    '<p\n',
    '<br>',
    '<details>',
    '<summary>',
    '</details>'
  ],
  ...['<script>', '</script>', '<rp>', '</rp>', '<template>', '<div>\n', '</div>\n', '<ul>', '<li>', '<table>', '<td>']
]

const TAG = /<(?:"[^"]*"|[^">])*>/gu

/** The words between the tags, except those that are in no paragraph of a page: in fallbacks for ruby, formulas and drawings. */
function wordsBetweenTags(html: string): readonly string[] {
  const drawn = html.replaceAll(/<(rp|section|math-renderer)\b[^]*?<\/\1>/gu, '').replaceAll(TAG, '')
  return WORDS.filter((word) => drawn.includes(word))
}

it('has the words of any page that GitHub renders, and no others', async () => {
  const words = fc.constantFrom(...WORDS, ...WORDS, ...WORDS, ...PARTS)
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 2, maxLength: 12 }), async (pieces) => {
      const html = await renderMarkdown(pieces.join(''), 'https://github.com/acme/app')
      const text = await pageText(html)
      const between = wordsBetweenTags(html)
      expect(between.filter((word) => !text.includes(word))).toEqual([])
      const all = html.replaceAll(TAG, '')
      expect(WORDS.filter((word) => text.includes(word) && !all.includes(word))).toEqual([])
    }),
    { numRuns: propertyRuns(1_000) }
  )
})

const MANY = 20_000
const ordinary = '<p>Some words, <code>code</code> and a <a href="https://x.example">link</a>.</p>\n'
const ordinaryMs = await usualMs(() => pageText(ordinary.repeat(MANY / 8)))

it.each([
  ['deep lists', '<ul><li>a'.repeat(190)],
  ['deep quotes', `${'<blockquote>'.repeat(390)}${'a<br>'.repeat(1_000)}`],
  ['unclosed tags', '<b><a href=x>'.repeat(MANY)],
  ['line breaks', `<p>${'a<br>'.repeat(MANY)}`],
  ['empty rows', `<table><tr>${'<td>'.repeat(500)}${'<tr>'.repeat(MANY)}`],
  ['backticks', `<code>${'`'.repeat(MANY)}</code>`.repeat(10)],
  ['spaces', `<pre>${' '.repeat(MANY)}x</pre>${' '.repeat(MANY)}`],
  ['accents', 'e\u0301'.repeat(MANY)]
])('reads %s about as fast as ordinary text', async (_, html) => {
  expect(await slowdown(() => pageText(html), ordinaryMs)).toBeLessThan(MUCH_SLOWER)
})
