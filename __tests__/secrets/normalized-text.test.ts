import { expect, it } from '@jest/globals'
import { mappedText, normalize, NORMAL_FORMS, textOf } from '../../src/secrets/normalized-text.ts'

const folded = (text: string, how: keyof typeof NORMAL_FORMS) => textOf(normalize(mappedText(text), NORMAL_FORMS[how]))
const characters = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

it('leaves out all that Unicode says draws nothing, and nothing that draws', () => {
  const hidden = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?![\t\n\v\f\r])\p{Cc}/u
  expect(characters.filter((character) => (folded(character, 'spread') === '') !== hidden.test(character))).toEqual([])
})

it('leaves out all that Unicode says is a space', () => {
  const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\p{Cc}\s\p{Zs}]/u
  const wrong = characters.filter((character) => (folded(character, 'visible') === '') !== invisible.test(character))
  expect(wrong).toEqual([])
})

it.each([
  ['\u001b[31mred\u001b[0m', 'red'],
  ['a\u001b[b', 'a'],
  ['a\u{e0041}b', 'ab'],
  ['\\x41\\x42', '4142'],
  ['0x41, 0x42', '4142'],
  ['0xyz-0', '0xyz0']
])('reads %j as %s', (text, letters) => {
  expect(folded(text, 'letters')).toBe(letters)
})
