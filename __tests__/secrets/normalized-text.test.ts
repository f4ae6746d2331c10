import { expect, it } from '@jest/globals'
import { CONTROL, INVISIBLE, SPACES } from '../../src/text/hidden-characters.ts'
import { mappedText, normalize, NORMALIZATIONS, textOf } from '../../src/secrets/normalized-text.ts'

const characters = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

/** The characters that a normalization drops, each one tried between letters. */
function droppedBy(normalization: keyof typeof NORMALIZATIONS): string[] {
  const text = characters.map((character) => `x${character}`).join('')
  const { offsets } = normalize(mappedText(text), NORMALIZATIONS[normalization])
  const isKept = new Uint8Array(text.length)
  for (const start of offsets?.starts ?? []) isKept[start] = 1
  let position = 0
  return characters.filter((character) => {
    const start = position + 1
    position = start + character.length
    return isKept[start] === 0
  })
}

it('drops every character that draws nothing, and no other', () => {
  const hidden = new RegExp(String.raw`[${INVISIBLE}[${CONTROL}--[\t\n\v\f\r]]]`, 'v')
  expect(droppedBy('withoutHidden')).toEqual(characters.filter((character) => hidden.test(character)))
})

it('drops every character that Unicode calls a space', () => {
  const invisible = new RegExp(String.raw`[${INVISIBLE}${CONTROL}${SPACES}\s]`, 'v')
  expect(droppedBy('withoutSpaces')).toEqual(characters.filter((character) => invisible.test(character)))
})

it.each([
  ['\u001b[31mred\u001b[0m', 'red'],
  ['a\u001b[b', 'a'],
  ['a\u{e0041}b', 'ab'],
  ['\\x41\\x42', '4142'],
  ['0x41, 0x42', '4142'],
  ['0xyz-0', '0xyz0']
])('normalizes %j to %s', (text, letters) => {
  expect(textOf(normalize(mappedText(text), NORMALIZATIONS.lettersOnly))).toBe(letters)
})
