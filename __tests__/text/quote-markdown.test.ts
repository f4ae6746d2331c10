import { describe, expect, it } from '@jest/globals'
import { inertText, splitActiveContent } from '../../src/text/active-content.ts'
import { isSafe } from '../../src/text/markdown/sanitize-tree.ts'
import { codeCell, codeSpan, details, codeBlock, escapeMarkdown } from '../../src/text/quote-markdown.ts'
import { elements, githubPage, shownText } from '../support/github-page.ts'
import { effectsOf } from '../support/github-text.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const hostile = [
  'plain words',
  '@octocat fixes #3',
  'a `b` ``c`` `',
  'a | b \\| c \\\\| d',
  '<img src=x> <!-- c --> </details>',
  '*bold* _it_ [x](https://evil.example) https://evil.example/?a=1|2',
  'line\nbreak\r\nmore'
]

it.each(hostile)('shows %j unchanged as code', (text) => {
  expect(shownText(githubPage(codeSpan(text)))).toBe(text.replace(/\s+/g, ' '))
  expect(effectsOf(codeSpan(text))).toEqual([])
})

it.each(hostile)('shows %j unchanged in one table cell', (text) => {
  const cells = elements(githubPage(`| a | b |\n|---|---|\n| ${codeCell(text)} | z |`), 'td')
  expect(cells.map(shownText)).toEqual([text.replace(/\s+/g, ' '), 'z'])
})

it.each(hostile)('escapes all active content in %j', (text) => {
  expect(effectsOf(`Reason: ${escapeMarkdown(text)}`)).toEqual([])
})

it('keeps the visible text of a sentence', () => {
  expect(shownText(githubPage(escapeMarkdown('The *key* for @ada [is] wrong: <none>.')))).toBe(
    'The *key* for @ada [is] wrong: <none>.'
  )
})

describe('a code block', () => {
  it('has a fence longer than any run of backticks inside', () => {
    expect(shownText(githubPage(codeBlock('````\n@octocat\n````')))).toBe('````\n@octocat\n````\n')
  })

  it('stays inside its collapsed section', () => {
    const page = githubPage(`${details('Patch', codeBlock('</details>'))}\n\nafter`)
    expect(elements(page, 'details').map(shownText).join('')).not.toContain('after')
  })
})

it.each<[string, (size: number) => unknown]>([
  ['a code block with empty lines', (size) => codeBlock(`a${'\n'.repeat(size)}b`)],
  ['a code block with signs', (size) => codeBlock('@'.repeat(size))],
  ['an address with periods', (size) => splitActiveContent(`https://a${'.'.repeat(size)}b`, true)],
  ['an address with signs', (size) => inertText(`https://${'@'.repeat(size)}`)],
  ['code with spaces', (size) => isSafe({ type: 'inlineCode', value: `a${' '.repeat(size)}b` }, undefined)]
])('is written in linear time: %s', (_, write) => {
  expect(growth(write, 1_000)).toBeLessThan(LINEAR)
})
