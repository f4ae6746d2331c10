import { expect, it } from '@jest/globals'
import { jsonText } from '../../src/cli/json-text.ts'

it.each([
  ['a color sequence', '\u001b[31m', String.raw`\u001b[31m`],
  ['a C1 control character', '\u009b2J', String.raw`\u009b2J`],
  ['a bidi control', 'a\u202eb', String.raw`a\u202eb`],
  ['tag characters', '\u{e0041}', String.raw`\udb40\udc41`],
  ['an unusual line break', 'a\u2028b\u0085c', String.raw`a\u2028b\u0085c`]
])('escapes %s', (_, text, escaped) => {
  const json = jsonText({ text })
  expect(json).toBe(`{\n  "text": "${escaped}"\n}\n`)
  expect(JSON.parse(json)).toEqual({ text })
})

it('leaves all other text readable', () => {
  expect(jsonText(['grün 日本 😀\tx'])).toBe('[\n  "grün 日本 😀\\tx"\n]\n')
})
