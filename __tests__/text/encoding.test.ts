import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { decodeText, encodeText } from '../../src/text/encoding.ts'

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

describe('decoding and encoding a file', () => {
  it.each([
    ['UTF-8', Buffer.from('größe\n'), 'größe\n', 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffa'), '\ufeffa', 'utf-8'],
    ['UTF-16', utf16('größe\r\n'), '\ufeffgröße\r\n', 'utf-16le'],
    ['big-endian UTF-16', utf16('größe').swap16(), '\ufeffgröße', 'utf-16be'],
    ['an empty file', Buffer.alloc(0), '', 'utf-8']
  ])('decodes %s', (...[, content, text, encoding]) => {
    expect(decodeText(content)).toEqual({ text, encoding })
  })

  it.each([
    ['Latin-1', Buffer.from('café', 'latin1')],
    ['an image', Buffer.from('\u0089PNG\0\0', 'latin1')],
    ['an odd number of bytes in UTF-16', Buffer.from([0xff, 0xfe, 0x41])],
    ['a lone surrogate in UTF-16', Buffer.from([0xfe, 0xff, 0xd8, 0])],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])]
  ])('does not decode %s, which could not be encoded to the same bytes', (_, content) => {
    expect(decodeText(content)).toBeUndefined()
  })

  it('encodes decoded text to the same bytes', () => {
    const marked = fc.tuple(fc.constantFrom([0xff, 0xfe], [0xfe, 0xff], []), fc.uint8Array())
    fc.assert(
      fc.property(marked, ([mark, bytes]) => {
        const content = Buffer.from([...mark, ...bytes])
        const decoded = decodeText(content)
        expect(decoded ? encodeText(decoded.text, decoded.encoding) : content).toEqual(content)
      })
    )
  })

  it('refuses to encode a lone surrogate', () => {
    expect(() => encodeText('a\ud83d', 'utf-8')).toThrow(/lone surrogate/)
  })
})
