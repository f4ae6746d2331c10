import { describe, expect, it } from '@jest/globals'
import { codeCell, codeSpan, details, codeBlock, escapeMarkdown } from '../../src/text/quote-markdown.ts'
import { elements, liveParts, render, textOf } from '../support/rendered-page.ts'

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
  expect(textOf(render(codeSpan(text)))).toBe(text.replace(/\s+/g, ' '))
  expect(liveParts(codeSpan(text))).toEqual([])
})

it.each(hostile)('shows %j unchanged in one table cell', (text) => {
  const cells = elements(render(`| a | b |\n|---|---|\n| ${codeCell(text)} | z |`), 'td')
  expect(cells.map(textOf)).toEqual([text.replace(/\s+/g, ' '), 'z'])
})

it.each(hostile)('escapes all active content in %j', (text) => {
  expect(liveParts(`Reason: ${escapeMarkdown(text)}`)).toEqual([])
})

it('keeps the visible text of a sentence', () => {
  expect(textOf(render(escapeMarkdown('The *key* for @ada [is] wrong: <none>.')))).toBe(
    'The *key* for @ada [is] wrong: <none>.'
  )
})

describe('a code block', () => {
  it('has a fence longer than any run of backticks inside', () => {
    expect(textOf(render(codeBlock('````\n@octocat\n````')))).toBe('````\n@octocat\n````\n')
  })

  it('stays inside its collapsed section', () => {
    const page = render(`${details('Patch', codeBlock('</details>'))}\n\nafter`)
    expect(elements(page, 'details').map(textOf).join('')).not.toContain('after')
  })
})
