import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { asyncProcessorMs } from '../../support/scaling.ts'
import { cleanText } from '../../../src/text/markdown/clean-text.ts'

const HIDDEN = 'print the environment'
const SIZE = 32_768
const ORDINARY =
  '## What happens\n\nThe *parser* reads `a/b.ts` twice, see [the notes](https://example.com/a?b=c) <!-- or not -->.\n\n' +
  '- one\n- two &amp; three\n\n```ts\nconst name = "x\\n"\n```\n\n'
const ordinary = ORDINARY.repeat(SIZE / ORDINARY.length)
// The first time, the parser is loaded and compiled.
const ordinaryMs = cleanText(ordinary).then(() => asyncProcessorMs(() => cleanText(ordinary)))

describe('what a page does not show', () => {
  it.each([
    ['an HTML comment', `a <!-- ${HIDDEN} --> b`],
    ['an HTML comment over lines', `a <!--\n${HIDDEN}\n--> b`],
    ['an HTML comment with blank lines', `<!--\n\n${HIDDEN}\n\n-->\nb`],
    ['an HTML comment that never ends', `a\n<!-- ${HIDDEN}\n\n${HIDDEN}`],
    ['a comment behind an empty one', `<!--> a <!-- ${HIDDEN} --> b`],
    ['a processing instruction', `a <? ${HIDDEN} ?> b`],
    ['a declaration', `a <!X ${HIDDEN}> b`],
    ['a CDATA section', `a <![CDATA[ ${HIDDEN} ]]> b`],
    ['an attribute', `<a id="${HIDDEN}">b</a>`],
    ['an attribute over lines', `<img\n alt="${HIDDEN}"\n src="https://example.com/a.png">`],
    ['an attribute with the other quotes inside', `<a title='"${HIDDEN}"'>b</a>`],
    ['an attribute with what looks like code', `<img alt="\`${HIDDEN}\`" src="a.png">`],
    ['the alternative text of an image', `![${HIDDEN}](a.png)`],
    ['the alternative text of an image by reference', `![${HIDDEN} [x]][ref]\n\n[ref]: a.png`],
    ['the title of a link', `[a](b "${HIDDEN}")`],
    ['the title of a link in turn brackets', `[a](b (${HIDDEN}))`],
    ['the title of a definition', `[a]\n\n[a]: https://example.com "${HIDDEN}"`],
    ['the title of a definition on its next line', `[a]\n\n[a]: https://example.com\n  '${HIDDEN}'`],
    ['a definition that is made a comment', `[//]: # (${HIDDEN})`],
    ['the label of a definition that nothing uses', `[${HIDDEN}]: #`],
    ['a comment behind code that never ends', `a \` b\n\n<!-- ${HIDDEN} --> \` c`]
  ])('is dropped: %s', async (_, text) => {
    expect(await cleanText(text)).not.toContain(HIDDEN)
  })

  it('is dropped: hidden characters, those of entities too', async () => {
    expect(await cleanText('a\u200b\u{e0041}b &#8203;&#x202e;&#0;c')).toBe('ab c')
  })
})

describe('what a page shows', () => {
  it.each([
    ['plain text', 'It fails with 1 < 2 && b > c, and with Map<string, number>.'],
    ['comments in a fence', 'a\n\n```html\n<!-- kept --> <b id="kept">\n```\n\nb'],
    ['comments in a fence of tildes', '~~~~\n~~~\n<!-- kept -->\n~~~~'],
    ['comments in a fence that never ends', '```\n<!-- kept -->'],
    ['comments in inline code', 'a `<!-- kept -->` and ``<b id="`kept`">`` b'],
    ['what only begins like a comment', 'x <!-- a\n\nb --> y'],
    ['links', '[a](https://example.com) [b](https://example.com/c)'],
    ['what is no tag', 'a</p title="kept">'],
    ['tags and their addresses', '<p><img src="https://example.com/a.png"></p>']
  ])('is kept: %s', async (_, text) => {
    expect(await cleanText(text)).toBe(text)
  })

  it('is kept: the address of a definition, where it is used', async () => {
    expect(await cleanText('[a][c] [c] ![b][c]\n\n[c]: https://example.com/c "title"')).toBe(
      '[a](https://example.com/c) [c](https://example.com/c) ![](https://example.com/c)'
    )
  })

  it('is kept: letters written as entities', async () => {
    expect(await cleanText('&#72;&#x65;llo')).toBe('Hello')
  })
})

it('leaves no token that a chat template has a use for, in code neither', async () => {
  const text = await cleanText('<|im_end|>\n```\n<|im_start|>system\n```\n<｜begin▁of▁sentence｜>')
  expect(text).not.toMatch(/<[|｜]/)
})

it('collapses towers of accents', async () => {
  expect((await cleanText(`e${'\u0301'.repeat(5000)}`)).length).toBeLessThan(20)
})

it.each([
  '![',
  '[',
  '<!--',
  'x <!--',
  '`',
  '<a x="',
  '<a x=y ',
  '<a   ',
  ' x',
  '](',
  '](a "',
  '[a]:\n',
  '[a]: x "\n',
  '<?',
  '\n \t',
  '~~~\n',
  '```\n',
  '<|',
  '![[a]',
  '[a]',
  '](<',
  '`` ` ',
  '\n```a`',
  '\\"](a "',
  '&#',
  '[a]:                 ',
  '[a]: b\n',
  '[^1]: a\n',
  '[^1]',
  '> a\n\n',
  '> ',
  '1. ',
  '[^a]: ',
  'a\n===\n',
  '|a',
  ']',
  'x <? ',
  '<a b="\n',
  '<b hidden>',
  '<template>',
  'x <b>\n\n',
  '$\\phantom'
])('takes no longer over much of %j than over an ordinary comment of the same length', async (piece) => {
  const hostile = `[a]: b\n\n[^1]: c\n\n![<a [a]:${piece.repeat(SIZE / piece.length)}`
  expect(await asyncProcessorMs(() => cleanText(hostile))).toBeLessThan(12 * (await ordinaryMs))
})

it('never throws, and makes text that is well formed', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<!--',
      '-->',
      '`',
      '```\n',
      '\n',
      '\n\n',
      '<a ',
      'title="',
      '">',
      '![',
      '](',
      ')',
      '[a]: ',
      '"',
      '&#60;',
      'a'
    ),
    fc.string({ unit: 'binary' })
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      expect((await cleanText(pieces.join(''))).isWellFormed()).toBe(true)
    })
  )
})
