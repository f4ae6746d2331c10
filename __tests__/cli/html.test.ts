import { expect, it } from '@jest/globals'
import { html, Html } from '../../src/cli/html.ts'

it('escapes values in texts and in attributes', () => {
  const hostile = `<img src=x onerror="alert('1')">&`
  expect(html`<p title="${hostile}">${hostile}</p>`.text).not.toMatch(/<img|="alert|'1'/)
  expect(html`<p>${'a & b < c'}</p>`.text).toBe('<p>a &amp; b &lt; c</p>')
})

it('leaves HTML as it is, alone and in lists', () => {
  const item = html`<li>${1}</li>`
  expect(html`${[item, undefined, item]}${undefined}`.text).toBe('<li>1</li><li>1</li>')
  expect(html`${new Html('<br>')}`.text).toBe('<br>')
})

it.each([
  ['a bidirectional override', 'user\u202Eadmin', 'user\\u{202E}admin'],
  ['an isolate', '\u2066x\u2069', '\\u{2066}x\\u{2069}'],
  ['a zero-width space', 'a\u200Bb', 'a\\u{200B}b'],
  ['an escape sequence', '\u001B[31mred', '\\u{001B}[31mred'],
  ['a NUL', 'a\u0000b', 'a\\u{0000}b'],
  ['a line separator', 'a\u2028b', 'a\\u{2028}b'],
  ['tag characters', 'a\u{E0041}', 'a\\u{E0041}'],
  ['a carriage return', 'a\rb', 'a\\u{000D}b'],
  ['a lone surrogate', 'a\uD800b', 'a\uFFFDb']
])('reveals %s', (_, text, shown) => {
  expect(html`${text}`.text).toBe(shown)
})

it.each([
  ['tabs and line feeds', 'a\tb\nc'],
  ['emoji with joiners', '👩‍💻 ❤️'],
  ['Persian with its joiner', 'می‌خواهم']
])('keeps %s', (_, text) => {
  expect(html`${text}`.text).toBe(text)
})

it('keeps line endings of Windows as line feeds', () => {
  expect(html`${'a\r\nb'}`.text).toBe('a\nb')
})
