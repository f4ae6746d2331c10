import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createSecretScan } from '../../src/secrets/scan.ts'

const SECRET = 'k3y+with/signs&"quotes"-0123456789'
const holds = createSecretScan([SECRET])
const bytes = Buffer.from(SECRET)

describe('a scan for secrets', () => {
  it.each<[string, Buffer | string]>([
    ['as it is', `key = ${SECRET}`],
    ['reversed', Array.from(SECRET).reverse().join('')],
    ['as JSON', JSON.stringify({ key: SECRET })],
    ['as JSON in JSON', JSON.stringify(JSON.stringify({ key: SECRET }))],
    ['in a URL', `https://host/?q=${encodeURIComponent(SECRET)}`],
    ['in HTML', 'k3y+with/signs&amp;&quot;quotes&quot;-0123456789'],
    ['as hex', bytes.toString('hex')],
    ['as HEX', bytes.toString('hex').toUpperCase()],
    ['as base64 of lines', bytes.toString('base64').replace(/.{10}/g, '$&\n')],
    ['as base64url', bytes.toString('base64url')],
    ['as UTF-16', Buffer.from(SECRET, 'utf16le')],
    ['between zero-width characters', Array.from(SECRET).join('\u200b')],
    ['one character a line', Array.from(SECRET).join('\n')],
    ['packed', gzipSync(SECRET)],
    ['in a program', Buffer.concat([Buffer.from([0, 255, 127]), bytes, Buffer.from([0])])]
  ])('finds a secret %s', (_, content) => {
    expect(holds(content)).toBe(true)
  })

  it.each(['', 'k3y+with/signs', 'an ordinary text', '\u001f\u008b broken'])('finds nothing in %j', (text) => {
    expect(holds(text)).toBe(false)
  })

  it('finds a secret in the base64 of any text around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(holds(Buffer.from(`${before}${SECRET}${after}`).toString('base64'))).toBe(true)
      })
    )
  })

  it('ignores secrets too short to tell from a word', () => {
    expect(createSecretScan(['abc', ''])('abc')).toBe(false)
  })
})
