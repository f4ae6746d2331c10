import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { createRedactor, redactDeep } from '../../src/secrets/redact.ts'
import { createSecretScan } from '../../src/secrets/scan.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0
const signs = (text: string, write: (sign: string) => string) => text.replaceAll(/[^\w.~-]/gu, write)
const hexOf = (text: string) => Buffer.from(text).toString('hex')
const NAMED: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

/** What programs write instead of a text, without any code of ours. */
const writers: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'as JSON': (text) => JSON.stringify(text).slice(1, -1),
  'as JSON that escapes slashes, as PHP writes it': (text) => JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
  'as JSON in ASCII, safe in HTML': (text) =>
    JSON.stringify(text)
      .slice(1, -1)
      .replaceAll(/[^ -~]|[<>&]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'as a component of an address': encodeURIComponent,
  'as an address': encodeURI,
  'in small percent-escapes': (text) => encodeURIComponent(text).replaceAll(/%../g, (escape) => escape.toLowerCase()),
  'as a form': (text) => new URLSearchParams({ '': text }).toString().slice(1),
  'with every byte as a percent-escape': (text) => hexOf(text).replaceAll(/../g, '%$&'),
  'as HTML': (text) => text.replaceAll(/[&<>"']/g, (sign) => `&${NAMED[sign]};`),
  'in decimal references of HTML': (text) => signs(text, (sign) => `&#${codeOf(sign)};`),
  'in hexadecimal references of HTML': (text) => signs(text, (sign) => `&#x${codeOf(sign).toString(16)};`),
  'in hex': hexOf,
  'in hex in capitals': (text) => hexOf(text).toUpperCase()
}

const unit = fc.constantFrom(
  ...Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+=!@&"%\\\' <é€😀')
)
const secrets = fc
  .string({ unit, minLength: 8, maxLength: 60 })
  // At its ends, spaces do not count.
  .filter((secret) => secret.trim().length >= 8 && new Set(secret).size > 4)
  .map((secret) => secret.trim())
/** None of its characters can belong to an escape or a secret. */
const around = fc.string({ unit: fc.constantFrom(...Array.from(' \n\t(){}[]:,;|*äß—')), maxLength: 40 })

describe('a known secret', () => {
  it.each(Object.entries(writers))('is redacted %s, and nothing else is', (_, write) => {
    fc.assert(
      fc.property(secrets, around, around, (secret, before, after) => {
        const text = `${before}${write(secret)}${after}`
        expect(createRedactor([secret])(text)).toBe(`${before}***${after}`)
        expect(createSecretScan([secret])(text)).toBe(true)
      })
    )
  })

  it.each<BufferEncoding>(['base64', 'base64url'])(
    'is redacted in %s, with each digit that holds one of its bits',
    (encoding) => {
      const bytes = fc.uint8Array({ maxLength: 20 })
      fc.assert(
        fc.property(secrets, bytes, bytes, (secret, before, after) => {
          const all = Buffer.concat([before, Buffer.from(secret), after])
          const text = all.toString(encoding)
          const end = all.length - after.length
          const left = [text.slice(0, Math.floor((before.length * 8) / 6)), text.slice(Math.ceil((end * 8) / 6))]
          expect(createRedactor([secret])(text)).toBe(left.join('***'))
          expect(createSecretScan([secret])(text)).toBe(true)
        })
      )
    }
  )

  it('is redacted completely if another one is a part of it, or overlaps it', () => {
    const redact = createRedactor(['inner-secret-value', 'x-inner-secret-value-x', 'value-x-and-more'])
    expect(redact('x-inner-secret-value-x')).toBe('***')
    expect(redact('(inner-secret-value-x-and-more)')).toBe('(***)')
  })

  it('is redacted each of a hundred thousand times', () => {
    expect(createRedactor(['mK7qZ2vT9xR4'])('mK7qZ2vT9xR4 '.repeat(100_000))).toBe('*** '.repeat(100_000))
  })

  it('must stand on its own if it is short, and stays if it is shorter', () => {
    const cases = [
      ['ollama', 'ollama is not ollamas', '*** is not ollamas'],
      ['ollama7', '{"key":"ollama7"}', '{"key":"***"}'],
      ['EMPTY', 'EMPTY', 'EMPTY'],
      ['none', 'none', 'none'],
      [' ', 'a b', 'a b'],
      ['', 'a b', 'a b']
    ] as const
    expect(cases.filter(([secret, text, shown]) => createRedactor([secret])(text) !== shown)).toEqual([])
    expect(createSecretScan(['ollama', ''])('ollama')).toBe(false)
  })
})

describe('text without secrets', () => {
  const known = [
    `ghs_${'qW8nF2kLz6'.repeat(4)}`,
    'mK7qZ2vT9xR4wB6nL8sD3fG5hJ1',
    'hunter2-correct',
    'AbCdEfGh',
    'ollama'
  ]
  const redact = createRedactor(known)
  const root = join(import.meta.dirname, '../..')

  it('stays as it is: this repository', () => {
    const folders = ['src', 'docs', 'bench', 'scripts', 'emulators'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    )
    const files = [...folders, ...['package-lock.json', 'CHANGELOG.md', 'README.md'].map((name) => join(root, name))]
    const changed = files.filter((file) => {
      const text = readFileSync(file, 'utf8').replaceAll('ollama', '')
      return redact(text) !== text
    })
    expect(changed).toEqual([])
  })

  it('stays as it is: any text, however it is written', () => {
    const write = fc.constantFrom(...Object.values(writers))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), write, (random, written) => {
        const text = written(random.toWellFormed())
        expect(redact(text)).toBe(text)
      })
    )
  })
})

describe('the time', () => {
  const secret = 'aB3dE5gH7jK9mN1pQ4sT6vW8xY0z'
  const redact = createRedactor([secret, 'a'.repeat(40)])

  it.each([
    'An ordinary line of text, 12 34 56.\n',
    secret,
    `${secret.slice(0, 20)}!`,
    Buffer.from(secret.slice(0, 20)).toString('base64'),
    'a',
    'a!',
    '\\',
    '\\u0061',
    '%61',
    '%25',
    '%e2%82%ac',
    '&#97;',
    '&amp;amp;',
    'a://b:',
    'a://b:cdefgh',
    '?sig=abcdefghijklmnopqrstuvwxyz',
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN PRIVATE KEY----------END ',
    '-----BEGIN PRIVATE KEY-----.',
    'eyJaaaaaaaaaaaa',
    'eyJaaaaaaaaaaaa.',
    'ghp_',
    'sk-'
  ])('is linear for many of %j', (piece) => {
    expect(growth((size) => redact(piece.repeat(size / piece.length)), 25_000)).toBeLessThan(LINEAR)
  })

  it.each(['ghs_', 'github_pat_a', 'sk-', 'xoxb-', 'glpat-', 'eyJ', '-----BEGIN PRIVATE KEY-----A'])(
    'is bounded for megabytes after %j that never end',
    (start) => {
      expect(redact(`${start}${'b'.repeat(1_000_000)}`).length).toBeGreaterThan(0)
    }
  )
})

describe('redactDeep', () => {
  const secret = 's3cr3t/Va+lue "with" <signs>&more'
  const redact = createRedactor([secret])

  it('redacts every text in a value, the names of fields too, and keeps the rest', () => {
    const value = { a: secret, b: [{ c: `x ${secret}` }, 1, true, undefined, null], [secret]: 2 }
    expect(redactDeep(value, redact)).toEqual({ a: '***', b: [{ c: 'x ***' }, 1, true, undefined, null], '***': 2 })
  })

  it('leaves out what is nested too deep to redact', () => {
    const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], secret)
    expect(JSON.stringify(redactDeep(deep, redact))).not.toContain('s3cr3t')
  })
})
