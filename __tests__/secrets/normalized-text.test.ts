import { expect, it } from '@jest/globals'
import { CONTROL, INVISIBLE, SPACES } from '../../src/text/hidden-characters.ts'
import { mappedText, normalize, NORMALIZATIONS, textOf } from '../../src/secrets/normalized-text.ts'

const folded = (text: string, how: keyof typeof NORMALIZATIONS) =>
  textOf(normalize(mappedText(text), NORMALIZATIONS[how]))
const characters = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

it('drops every character that draws nothing, and no other', () => {
  const hidden = new RegExp(String.raw`[${INVISIBLE}[${CONTROL}--[\t\n\v\f\r]]]`, 'v')
  expect(
    characters.filter((character) => (folded(character, 'withoutHidden') === '') !== hidden.test(character))
  ).toEqual([])
})

it('drops every character that Unicode calls a space', () => {
  const invisible = new RegExp(String.raw`[${INVISIBLE}${CONTROL}${SPACES}\s]`, 'v')
  const wrong = characters.filter(
    (character) => (folded(character, 'withoutSpaces') === '') !== invisible.test(character)
  )
  expect(wrong).toEqual([])
})

it.each([
  ['\u001b[31mred\u001b[0m', 'red'],
  ['a\u001b[b', 'a'],
  ['a\u{e0041}b', 'ab'],
  ['\\x41\\x42', '4142'],
  ['0x41, 0x42', '4142'],
  ['0xyz-0', '0xyz0']
])('normalizes %j to %s', (text, letters) => {
  expect(folded(text, 'lettersOnly')).toBe(letters)
})
