import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createRedactor } from '../../src/secrets/redact.ts'
import { createSecretScan } from '../../src/secrets/scan.ts'
import { createSecretSearch } from '../../src/secrets/search.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { growth, LINEAR } from '../support/scaling.ts'
import { encodings, fullWidth, lineMarks } from '../support/written-encodings.ts'

const CLASSES = ['abc', 'defghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789']
const characters = fc.constantFrom(...Array.from(`${CLASSES.join('')}-_./+=~`))

/** A secret of the same length that no encoding writes with another length. */
function lookAlike(secret: string): string {
  return Array.from(secret, (character) => {
    const all = CLASSES.find((each) => each.includes(character)) ?? character
    return all[(all.indexOf(character) + 1) % all.length]
  }).join('')
}

const bytesOf = (value: string | Uint8Array): Buffer => Buffer.from(value)

function encode(name: string, bytes: Buffer): Buffer {
  return encodings[name]?.(bytes) ?? bytes
}

function encodeChain(chain: readonly string[], bytes: Buffer): Buffer {
  let encoded = bytes
  for (const name of chain) encoded = encode(name, encoded)
  return encoded
}

const isDump = (name: string) => name.startsWith('a dump')
const names = fc.constantFrom(...Object.keys(encodings))
const chains = fc
  .tuple(names, fc.option(names, { freq: 4, nil: undefined }))
  .filter(([inner, outer]) => !isDump(inner) || outer === undefined || !isDump(outer))
  .map((chain): readonly string[] => chain.filter((name) => name !== undefined))

const before = fc.constantFrom('', 'key=', '{"password": "', 'The token is ', 'ü ')
const after = fc.constantFrom('', '\n', '" }', ' and more text follows', 'é')

const cases = fc.record({
  secret: fc.string({ unit: characters, minLength: 8, maxLength: 93 }).filter((text) => /[A-Za-z0-9]{4}/.test(text)),
  chain: chains,
  around: fc.tuple(fc.tuple(before, after), fc.tuple(before, after)),
  width: fc.constantFrom<number[]>(0, 10, 19, 60, 64, 76),
  outside: fc.constantFrom<(readonly [string, string])[]>(
    ['', ''],
    ['before ', ' after'],
    ['line one\nx=', '\nline two\n'],
    ['"', '"']
  )
})
type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never

function write(secret: string, { chain, around, width, outside }: Case): string {
  const bytes = chain.reduce((inner, name, index) => {
    const [first, last] = around[index] ?? ['', '']
    return encode(name, Buffer.concat([Buffer.from(first), inner, Buffer.from(last)]))
  }, bytesOf(secret))
  const text = bytes.toString('latin1')
  const isWrapped = width > 0 && /^(?:base|hex)(?!.*lines)/.test(chain.at(-1) ?? '')
  const lines = isWrapped ? text.replaceAll(new RegExp(`.{${width}}`, 'g'), '$&\n') : text
  return `${outside[0]}${lines}${outside[1]}`
}

/** The part of a secret that is left when a text is redacted, in characters of the secret. `other` is the same text of a look-alike. */
function leftOf(secret: string, text: string, other: string): number {
  const shows = text.split('').map((character, at) => character !== other[at])
  const isRedacted = new Uint8Array(text.length)
  for (const { start, end } of createSecretSearch([secret], 'partial')(text)) isRedacted.fill(1, start, end)
  const left = shows.filter((isShown, at) => isShown && isRedacted[at] === 0).length
  return (left / shows.filter(Boolean).length) * secret.length
}

describe('a known secret', () => {
  it('is redacted and found in any two encodings, in any text, in lines of any length', () => {
    fc.assert(
      fc.property(cases, (each) => {
        const { secret } = each
        const [text, other] = [write(secret, each), write(lookAlike(secret), each)]
        fc.pre(text.length === other.length)
        // Characters at its edges hold bits of less than four characters of the secret.
        expect(leftOf(secret, text, other)).toBeLessThan(4)
        expect(createSecretScan([secret])(Buffer.from(text, 'latin1'))).toBe(true)
      }),
      { numRuns: propertyRuns(1_500) }
    )
  })

  it.each(Object.entries(lineMarks))('is redacted behind the marks of lines: %s', (_, mark) => {
    const marked = (text: string) => `before\n${text.trimEnd().split('\n').map(mark).join('\n')}\nafter`
    fc.assert(
      fc.property(cases, (each) => {
        // No program breaks a line within one of these bytes.
        const width = each.chain.at(-1) === 'hex with colons' ? 0 : each.width
        const plain: Case = { ...each, width, outside: ['', ''] }
        const [text, other] = [write(each.secret, plain), write(lookAlike(each.secret), plain)]
        fc.pre(text.length === other.length)
        expect(leftOf(each.secret, marked(text), marked(other))).toBeLessThan(4)
      }),
      { numRuns: propertyRuns(300, 60) }
    )
  })

  const bySigns = names.filter((name) => !/lines|UTF-16|zeros/.test(name))

  it.each([
    ['characters that draw nothing', (text: string) => Array.from(text).join('\u200b')],
    ['tags', (text: string) => Array.from(text).join('\u{e0041}')],
    ['colors', (text: string) => Array.from(text, (one) => `\u001b[32m${one}`).join('')],
    ['string literals', (text: string) => `x = "${text.replaceAll(/.{24}/g, '$&" +\n  "')}"`]
  ])('is redacted in any encoding in pieces: %s', (_, cut) => {
    const digits = fc.constantFrom(...Object.keys(encodings).filter((name) => /^(?:base|hex(?!dump))/.test(name)))
    fc.assert(
      fc.property(cases, bySigns, digits, (each, inner, outer) => {
        fc.pre(!outer.includes('lines'))
        const plain: Case = { ...each, chain: [inner, outer], width: 0, outside: ['', ''] }
        const [text, other] = [write(each.secret, plain), write(lookAlike(each.secret), plain)]
        fc.pre(text.length === other.length && !/["\n]/.test(text))
        expect(leftOf(each.secret, cut(text), cut(other))).toBeLessThan(4)
      }),
      { numRuns: propertyRuns(300) }
    )
  })

  const secret = 'mK7qZ2vT9xR4wB6nL8sD3fG5hJ1'

  it.each([
    ['full-width letters', fullWidth],
    ['escaped full-width letters', (text: string) => encode('escapes of JSON', bytesOf(text)).toString()],
    [
      'mathematical letters',
      (text: string) => text.replaceAll(/[a-z]/g, (one) => String.fromCodePoint(0x1d41a + one.charCodeAt(0) - 97))
    ],
    [
      'letters in circles',
      (text: string) => text.replaceAll(/[a-z]/g, (one) => String.fromCodePoint(0x24d0 + one.charCodeAt(0) - 97))
    ],
    ['zeros of Rust', (text: string) => Array.from(text, (one) => `${one}\\0`).join('')]
  ])('is redacted in %s', (_, disguise) => {
    expect(createRedactor([secret])(`before ${disguise(secret)} after`)).toMatch(/^before \*\*\*(?:\\0)? after$/)
    expect(createSecretScan([secret])(disguise(secret))).toBe(true)
  })
})

describe('text without secrets', () => {
  const redact = createRedactor([
    `ghs_${'qW8nF2kLz6'.repeat(4)}`,
    'mK7qZ2vT9xR4wB6nL8sD3fG5hJ1',
    'hunter2-correct',
    'AbCdEfGh'
  ])
  const root = join(import.meta.dirname, '../..')
  const filesBelow = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  it.each(['src', 'docs', 'bench', 'scripts', 'emulators'])('stays as it is: the files in %s', (folder) => {
    for (const file of filesBelow(folder)) {
      const text = readFileSync(file, 'utf8')
      expect(redact(text)).toBe(text)
    }
  })

  it.each(['package-lock.json', 'package.json', 'CHANGELOG.md', 'README.md', 'LICENSE'])(
    'stays as it is: %s',
    (name) => {
      const text = readFileSync(join(root, name), 'utf8')
      expect(redact(text)).toBe(text)
    }
  )

  it('stays as it is, encoded in any way', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), chains, (bytes, chain) => {
        const text = encodeChain(chain, bytesOf(bytes)).toString('latin1')
        expect(redact(text)).toBe(text)
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })
})

describe('the time', () => {
  const redact = createRedactor(['mK7qZ2vT9xR4wB6nL8sD3fG5hJ1'])
  const twice = (name: string) => {
    const text = bytesOf('An ordinary line of text, 12 34 56.\n')
    return encodeChain([name, name], text).toString('latin1')
  }

  it.each([
    ...Object.keys(encodings).map((name) => [`text in ${name}, twice`, twice(name)]),
    ['zeros in base64', 'A'],
    ['lines with offsets', '0000000 00\n0000020 61\n'],
    ['full-width letters', fullWidth('abc')],
    ['numbers', '97, '],
    ['beginnings of addresses', 'a://b:'],
    ['passwords without a host', 'a://b:cdefgh'],
    ['signatures without a digit', '?sig=abcdefghijklmnopqrstuvwxyz']
  ])('is linear for %s', (_, piece) => {
    let calls = 0
    // A text that it has seen, it remembers.
    const work = (size: number) => redact(`${piece.repeat(Math.ceil(size / piece.length))}\n${calls++}`)
    expect(growth(work, 3_000)).toBeLessThan(LINEAR)
  })
})

describe('encodings of the secret alone', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{24,60}$/)
  const rotate = (text: string) =>
    text.replaceAll(/[a-z]/gi, (letter) => {
      const alphabet = 'abcdefghijklmnopqrstuvwxyzabcdefghijklm'
      const rotated = alphabet[alphabet.indexOf(letter.toLowerCase()) + 13] ?? ''
      return letter === letter.toLowerCase() ? rotated : rotated.toUpperCase()
    })
  const groupsOf = (text: string, size: number) => text.match(new RegExp(`[^]{${size}}`, 'g')) ?? []
  const ascii85 = (text: string) =>
    groupsOf(text, 4)
      .map((group) => {
        let value = Buffer.from(group, 'latin1').readUInt32BE()
        let digits = ''
        for (let count = 0; count < 5; count += 1) {
          digits = String.fromCharCode(33 + (value % 85)) + digits
          value = Math.floor(value / 85)
        }
        return digits
      })
      .join('')
  const mapLetters = (text: string, move: (place: number) => number) =>
    text.replaceAll(/[a-z]/gi, (letter) => {
      const alphabet = letter < 'a' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : 'abcdefghijklmnopqrstuvwxyz'
      return alphabet[move(alphabet.indexOf(letter)) % 26] ?? ''
    })
  const uuencode = (text: string) =>
    groupsOf(text, 3)
      .map((group) => {
        const bits = Array.from(group, (each) => each.charCodeAt(0).toString(2).padStart(8, '0')).join('')
        return groupsOf(bits, 6)
          .map((six) => String.fromCharCode(32 + Number.parseInt(six, 2)))
          .join('')
      })
      .join('')
  const numbered = (text: string, size: number) =>
    groupsOf(text, size)
      .map((part, index) => `${index + 1}:${part}`)
      .join('\n')

  it.each<[string, (text: string) => string]>([
    ['ROT13', rotate],
    ...[1, 3, 7, 23, 25].map((shift): [string, (text: string) => string] => [
      `letters shifted by ${shift}`,
      (text) => mapLetters(text, (place) => place + shift)
    ]),
    ['letters mirrored', (text) => mapLetters(text, (place) => 25 - place)],
    [
      'ROT47',
      (text) => text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(33 + ((sign.charCodeAt(0) + 14) % 94)))
    ],
    ['hex backwards', (text) => Array.from(Buffer.from(text).toString('hex')).toReversed().join('')],
    [
      'octal escapes of any length',
      (text) => Array.from(text, (each) => `\\${each.charCodeAt(0).toString(8)}`).join('')
    ],
    ...[
      ['chr(', ')+'],
      ['chr(', ') . '],
      ['CHAR(', ') || '],
      ['Chr$(', ') & ']
    ].map(([start = '', end = '']): [string, (text: string) => string] => [
      `numbers in ${start}${end}`,
      (text) => Array.from(text, (each) => start + String(each.charCodeAt(0))).join(end) + end
    ]),
    ['numbers after 0o', (text) => Array.from(text, (each) => `0o${each.charCodeAt(0).toString(8)}`).join(', ')],
    [
      'numbers after 0b',
      (text) => Array.from(text, (each) => `0b${each.charCodeAt(0).toString(2).padStart(8, '0')}`).join(', ')
    ],
    [
      'numbers after U+',
      (text) =>
        Array.from(text, (each) => `U+${each.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ')
    ],
    ['characters with accents between', (text) => Array.from(text).join('\u0301')],
    ...Array.from('·•—→│★、', (sign): [string, (text: string) => string] => [
      `characters with ${sign} between`,
      (text) => Array.from(text).join(` ${sign} `)
    ]),
    ['base64 backwards', (text) => Array.from(Buffer.from(text).toString('base64')).toReversed().join('')],
    ['Ascii85', ascii85],
    ['uuencode', uuencode],
    ['one character a line, numbered', (text) => numbered(text, 1)],
    ['two characters a line, numbered', (text) => numbered(text, 2)],
    [
      'characters of tags',
      (text) => Array.from(text, (each) => String.fromCodePoint(0xe_0000 + each.charCodeAt(0))).join('')
    ]
  ])('are redacted: %s', (_, write) => {
    const around = fc.stringMatching(/^[a-z]{0,5}$/)
    fc.assert(
      fc.property(word, around, around, (secret, before, after) => {
        const written = write(before + secret + after)
        const left = createRedactor([secret])(written).replaceAll('***', '')
        // What stands beside the secret stays, and at an end of it a part of one group.
        const beside = write('a'.repeat(before.length + after.length + 15)).length
        expect(left.length).toBeLessThanOrEqual(beside)
      }),
      { numRuns: propertyRuns(200, 60) }
    )
  })

  it('are redacted if they have no letters, or hardly any signs but punctuation', () => {
    const secret = fc.stringMatching(/^[1-9][!#$%&*+./=?@^_~1-9-]{6,30}[1-9]$/)
    fc.assert(
      fc.property(secret, (value) => {
        expect(createRedactor([value])(`it is ${value} and no more`)).not.toContain(value)
      }),
      { numRuns: propertyRuns(1_000) }
    )
    expect(createRedactor(['!@#$%^&*()_+'])('it is !@#$%^&*()_+ now')).toBe('it is *** now')
  })

  it('are redacted in base58, and in the other case if they have one case only', () => {
    expect(createRedactor(['Hello World!'])('is 2NEpo7TZRRrLZSi2U')).toBe('is ***')
    expect(createRedactor(['4f9d2c7b8e1a0365d4c9b8a7'])('is 4F9D2C7B8E1A0365D4C9B8A7.')).toBe('is ***.')
    expect(createRedactor(['correct-horse'])('CORRECT-HORSE')).toBe('CORRECT-HORSE')
  })
})
