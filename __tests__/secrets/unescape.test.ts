import { describe, expect, it } from '@jest/globals'
import { mappedText, originalRange, textOf } from '../../src/secrets/normalized-text.ts'
import { unescape } from '../../src/secrets/unescape.ts'

const read = (text: string) => unescape(mappedText(text), true)
const shown = (text: string) => {
  const level = read(text)
  return level && textOf(level)
}

describe('unescape', () => {
  it.each([
    ['a%41%2fb', 'aA/b'],
    ['%C3%A9%E2%82%AC%F0%9F%98%80', 'é€😀'],
    ['%C3x', 'Ãx'],
    ['\\x41\\101\\u0042\\u{1F600}\\"\\\\n', 'AAB😀"\\n'],
    ['%u0041\\U00000042\\U0043', 'ABC'],
    ['a\\nb', 'a\nb'],
    ['&amp;lt;&#65;&#x42&#0066;', '&lt;ABB'],
    ['&AMP;&constructor;', '&&constructor;'],
    ['%25%32%35', '%25']
  ])('resolves %j', (text, meant) => {
    expect(shown(text)).toBe(meant)
  })

  it.each(['100% &', '%zz \\q &nosuch; &#; &#x; \\u{} \\u{110000} &#9999999;', 'plain', ''])(
    'finds no escape in %j',
    (text) => {
      expect(read(text)).toBeUndefined()
    }
  )

  it('maps each character to its original position', () => {
    const level = read('ab%41cd')
    expect(level && originalRange({ start: 2, end: 3 }, level)).toEqual({ start: 2, end: 5 })
    expect(level && originalRange({ start: 4, end: 5 }, level)).toEqual({ start: 6, end: 7 })
  })

  it('drops text far from every escape, leaves a gap, and does not count spaces as text', () => {
    const far = 'x'.repeat(1_000)
    expect(shown(`a%41${far}${far}%42${' '.repeat(1_000)}b`)).toBe(
      `aA${'x'.repeat(64)}\uffff${'x'.repeat(64)}B${' '.repeat(1_000)}b`
    )
  })
})
