import { describe, expect, it } from '@jest/globals'
import { extractContent } from '../../../src/tools/delegation/extract-content.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

const fence = (text: string, marks = '```', language = '') => `${marks}${language}\n${text}\n${marks}`

it.each([
  ['a block', fence('const a = 1'), 'const a = 1\n'],
  ['a block with a language', fence('const a = 1', '```', 'ts'), 'const a = 1\n'],
  [
    'a block inside prose',
    `Here it is:\n\n${fence('const a = 1\nconst b = 2\n')}\n\nDone.`,
    'const a = 1\nconst b = 2\n'
  ],
  ['a longer fence around shorter ones', fence('a\n```\nb\n```', '````'), 'a\n```\nb\n```\n'],
  ['tildes', fence('a', '~~~'), 'a\n'],
  ['a block without an end', '```ts\nconst a = 1\n', 'const a = 1\n'],
  ['the plain content', '\n  indented\nlast', '  indented\nlast\n'],
  ['CRLF', '```\r\na\r\nb\r\n```\r\n', 'a\nb\n']
])('extracts the content of a source file from %s', (_, answer, content) => {
  expect(extractContent(answer, 'src/a.ts')).toEqual({ kind: 'accepted', value: content })
})

it.each([
  ['nothing', ' \n\n', 'empty'],
  ['an empty block', fence(''), 'empty'],
  ['prose', 'I cannot write this file without more detail', 'prose'],
  ['a sentence', 'The file should export a function.', 'prose'],
  ['a block that is a small part', `${'echo one\n'.repeat(9)}${fence('two')}\n`, 'outside of its code block'],
  ['several blocks', `${fence('a')}\n${fence('b')}`, '2 code blocks']
])('refuses %s for a source file', (_, answer, reason) => {
  expect(extractContent(answer, 'src/a.ts')).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) })
})

describe('a document', () => {
  it.each([
    [
      'as it is, with its own blocks',
      `# Title\n\n${fence('a')}\n\n${fence('b')}`,
      `# Title\n\n${fence('a')}\n\n${fence('b')}\n`
    ],
    [
      'from a fence around all of it',
      fence(`# Title\n${fence('a', '```', 'js')}`, '```', 'markdown'),
      `# Title\n${fence('a', '```', 'js')}\n`
    ],
    ['from a fence without a language', fence('# Title'), '# Title\n'],
    ['from the only Markdown block', `Here is the plan:\n${fence('# Title', '```', 'md')}`, '# Title\n'],
    ['if it starts and ends with blocks', `${fence('a')}\ntext\n${fence('b')}`, `${fence('a')}\ntext\n${fence('b')}\n`]
  ])('is extracted %s', (_, answer, content) => {
    expect(extractContent(answer, 'docs/a.md')).toEqual({ kind: 'accepted', value: content })
  })

  it('is not extracted from prose about it', () => {
    expect(extractContent('Sure, I can write that for you.', 'docs/a.md')).toMatchObject({ kind: 'refused' })
  })
})

it('recognizes prose files by their names', () => {
  const text = 'All rights are reserved.'
  expect(extractContent(text, 'legal/LICENSE')).toMatchObject({ kind: 'accepted' })
  expect(extractContent(text, 'Makefile')).toMatchObject({ kind: 'refused' })
})

it('takes linear time on long lines of backticks', () => {
  const extract = (size: number) =>
    extractContent(`${'`'.repeat(size)}${'a'.repeat(size)}\`\n${'Aa '.repeat(size)}`, 'a.ts')
  expect(growth(extract, 20_000)).toBeLessThan(LINEAR)
})
