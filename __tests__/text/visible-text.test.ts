import { expect, it } from '@jest/globals'
import { visibleText } from '../../src/text/visible-text.ts'

it.each([
  ['zero-width characters', 'a\u200b\u200c\u200d\u2060\ufeffb'],
  ['bidi marks', 'a\u202e\u2066\u200f\u061cb'],
  ['tag characters', `a${String.fromCodePoint(0xe0041, 0xe007f)}b`],
  ['variation selectors', `a\ufe0f${String.fromCodePoint(0xe0100)}b`],
  ['soft hyphens and fillers', 'a\u00ad\u3164\uffa0\u115fb'],
  ['control characters', 'a\u0000\u0007\u001b\u007fb'],
  ['interlinear marks', 'a\ufff9\ufffbb']
])('drops %s', (_, text) => {
  expect(visibleText(text)).toBe('ab')
})

it('replaces every kind of space by a space and every line break by a line feed', () => {
  expect(visibleText('a\u00a0b\u3000c\u2800d\te')).toBe('a b c d\te')
  expect(visibleText('a\r\nb\rc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne')
})

it('keeps letters of all scripts and replaces lone surrogates', () => {
  expect(visibleText('Größe 日本語 עברית é 😀')).toBe('Größe 日本語 עברית é 😀')
  expect(visibleText('a\ud800b').isWellFormed()).toBe(true)
})
