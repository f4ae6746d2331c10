import fc from 'fast-check'

/** Stands for a word that occurs once. `numbered` replaces it. */
const WORD = 'WORD'

const pick = fc.constantFrom<string[]>
type Part = string | fc.Arbitrary<string>

function join(...parts: readonly Part[]): fc.Arbitrary<string> {
  const all = parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))
  return fc.tuple(...all).map((texts) => texts.join(''))
}

const QUOTES = ['> ', '>', '>\t', ' > ', '> \t', '>  ']
const ITEMS = ['- [ ] ', '1. [x]\t', '- ', '-\t', '* ', '1. ', '10)\t', '-   ', '  - ', '-  \t']
const NEXT_LINES = ['same', 'same', 'blank', 'lazy', 'tab']

/** Puts a block into a quote or a list item. Some of its lines lack the marker, or have a tab for it. */
function nest(marker: string, block: string, nextLines: readonly string[]): string {
  const isQuote = marker.includes('>')
  const indent = isQuote ? marker : ' '.repeat(marker.replace('\t', '    ').length)
  const lines = block.split('\n').map((line, index) => {
    if (index === 0) return marker + line
    const form = nextLines[index % nextLines.length]
    if (form === 'lazy') return line
    if (form === 'tab') return `${isQuote ? '>\t' : '\t'}${line}`
    return isQuote || line !== '' ? indent + line : ''
  })
  return lines.join('\n')
}

const { block } = fc.letrec<{ inline: string; block: string }>((tie) => {
  const inline = tie('inline')
  const inner = tie('block')
  const tags = [
    '<b>',
    '<a href="WORD">',
    '<img src="WORD">',
    '<img alt="WORD">',
    '<b title="WORD">',
    '<WORD>',
    '<details>'
  ]
  return {
    inline: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'inline' },
      { arbitrary: pick(WORD, WORD, WORD, ' ', '\n', 'a', '\\'), weight: 5 },
      { arbitrary: fc.array(inline, { maxLength: 3 }).map((parts) => parts.join('')), weight: 3 },
      join('<!-- ', inline, pick(' -->', '-->', '--!>', '')),
      join('[', inline, pick('](', '] ('), pick(WORD, 'u', `<${WORD}>`, '', `/ "${WORD}"`, `u '${WORD}'`), ')'),
      join('![', inline, pick('](', ']['), pick(WORD, 'u', 'r'), pick(')', ']')),
      join('[', inline, '][', pick('r', 's', WORD), ']'),
      pick('[r]', '[s]', '[^n]', '[^o]', '![r]', '![][s]'),
      join(
        pick(...tags, '<rp>', '<template>', `<i ${WORD}>`, `<i a=u/${WORD}>`, `<i a=u/v ${WORD}>`),
        inline,
        pick('</b>', `</${WORD}>`, '</a>', '</rp>', '</template>', '')
      ),
      join('`', inline, '`'),
      join('*', inline, '*'),
      join('~~', inline, '~~'),
      pick(`<?${WORD}?>`, `<!X ${WORD}>`, `<![CDATA[${WORD}]]>`, `<https://${WORD}>`, '&amp;', `&lt;${WORD}`),
      pick('|', '`', '<', '[', ']', '<!--', '-->')
    ),
    block: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'block' },
      { arbitrary: inline, weight: 4 },
      join(pick('# ', '## '), inline),
      join(inline, pick('\n===', '\n---', '\n***')),
      join(pick('```', '~~~', '````', `\`\`\`${WORD}`, `~~~js ${WORD}`), '\n', inline, '\n', pick('```', '~~~', '')),
      join(pick('    ', '\t'), inline),
      join(
        pick(
          '<div>',
          '<p>',
          '<pre>',
          `<div title="${WORD}">`,
          '<table>',
          `<div\n${WORD}`,
          `<${WORD}>`,
          '</div>',
          '<x>'
        ),
        pick('', '\n', '\n\n'),
        inline,
        pick('', '</div>', '\n</div>', '\n</pre>', '\n\n')
      ),
      join('<!--', pick(' ', '\n', '\n\n'), inline, pick(' -->', '\n-->', '\n\n-->', '')),
      join(
        join('|', inline, pick('|', `|${WORD}|`, ''), '\n|-|', pick('', '-|'), pick('\n', '\n|', '')),
        inline,
        pick('|', '', `|${WORD}|`, `|a|${WORD}`)
      ),
      join(pick('[r]: ', '[s]: ', `[${WORD}]: `), pick(WORD, 'u', `u "${WORD}"`, `u '${WORD}\n${WORD}'`)),
      join(pick('[^n]: ', '[^o]: ', '[^n]:\n    '), inner),
      {
        arbitrary: fc
          .tuple(pick(...QUOTES, ...ITEMS), inner, fc.array(pick(...NEXT_LINES), { minLength: 1, maxLength: 4 }))
          .map((parts) => nest(...parts)),
        weight: 5
      },
      { arbitrary: join(inner, pick('\n', '\n\n', '\n\n'), inner), weight: 5 }
    )
  }
})

const MARKERS = [
  '',
  '',
  '',
  '',
  '',
  '> ',
  '>\t',
  '>',
  '- ',
  '-\t',
  '  ',
  '    ',
  '\t',
  '1. ',
  '10)\t',
  '> > ',
  '> - ',
  ' >\t'
]
const LINES = [
  ...[
    WORD,
    WORD,
    '',
    '',
    '|a|',
    '|-|',
    '-|',
    'a|b',
    `a|${WORD}`,
    `|${WORD}|${WORD}|`,
    `# ${WORD}`,
    '---',
    '===',
    '```'
  ],
  ...[`<!-- ${WORD} -->`, `<!-- ${WORD}`, `${WORD} -->`, `<b title="${WORD}">`, '<b>', `</${WORD}>`, '<div>', '<x'],
  ...[`<div title="${WORD}">`, `<p ${WORD}`, `${WORD}>`, `a <b title="${WORD}">`, `a <!-- ${WORD}`, `<?${WORD}?>`],
  ...[`[r]: ${WORD}`, `[r]: u "${WORD}"`, '[r]:', `"${WORD}"`, `'${WORD}`, `${WORD}'`, `[^n]: ${WORD}`, '[^n]', '[r]'],
  ...[
    `~~~ ${WORD}`,
    `![${WORD}](u)`,
    '`',
    `<a href="${WORD}">`,
    '</a>',
    `[](${WORD})`,
    `[${WORD}]`,
    '\\',
    ']]>',
    '</pre>'
  ]
]
const lines = fc
  .array(join(pick(...MARKERS), pick(...LINES)), { minLength: 2, maxLength: 7 })
  .map((some) => some.join('\n'))

/** Nested Markdown and HTML with words in all places that a page shows or hides. */
export const markdownDocuments: fc.Arbitrary<string> = fc
  .oneof(block, join(block, '\n\n', block, '\n\n', block), lines)
  .map(numbered)

function numbered(document: string): string {
  let count = 0
  return document.replaceAll(WORD, () => `word${count++}x`)
}

/** The different words in a document. */
export function wordsOf(document: string): readonly string[] {
  return [...new Set(document.match(/word\d+x/g) ?? [])]
}
