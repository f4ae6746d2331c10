import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createRedactor, redactDeep } from '../../src/secrets/redact.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const hexOf = (text: string) => Buffer.from(text).toString('hex')
const each = (text: string, write: (character: string) => string) => Array.from(text, write).join('')

/** Encodings of a secret from which somebody could read it back. */
const encodings: readonly (readonly [string, (secret: string) => string])[] = [
  ['as it is', (secret) => secret],
  ['in base64', (secret) => Buffer.from(secret).toString('base64')],
  ['in base64, shifted by one byte', (secret) => Buffer.from(`x${secret}yz`).toString('base64')],
  ['in base64url, shifted by two bytes', (secret) => Buffer.from(`xx${secret}`).toString('base64url')],
  [
    'in base64 in lines of 19 characters',
    (secret) => Buffer.from(secret).toString('base64').replaceAll(/.{19}/g, '$&\r\n')
  ],
  ['in hex', hexOf],
  ['in uppercase hex', (secret) => hexOf(secret).toUpperCase()],
  ['in hex with colons', (secret) => hexOf(secret).replaceAll(/../g, '$&:')],
  ['in hex as C numbers', (secret) => hexOf(secret).replaceAll(/../g, '0x$&, ')],
  ['in hex as a C string', (secret) => hexOf(secret).replaceAll(/../g, '\\x$&')],
  ['with percent-encoding', encodeURIComponent],
  ['with double percent-encoding', (secret) => encodeURIComponent(encodeURIComponent(secret))],
  ['with each character percent-encoded', (secret) => hexOf(secret).replaceAll(/../g, '%$&')],
  ['in JSON', (secret) => JSON.stringify(secret)],
  ['in JSON in JSON', (secret) => JSON.stringify(JSON.stringify(secret))],
  ['as JavaScript escapes', (secret) => each(secret, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)],
  ['as Python escapes', (secret) => each(secret, (one) => `\\U${one.charCodeAt(0).toString(16).padStart(8, '0')}`)],
  ['as %u escapes', (secret) => each(secret, (one) => `%u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)],
  ['as decimal HTML references', (secret) => each(secret, (one) => `&#${one.charCodeAt(0)};`)],
  ['as hexadecimal HTML references', (secret) => each(secret, (one) => `&#x${one.charCodeAt(0).toString(16)};`)],
  ['with zero-width spaces', (secret) => Array.from(secret).join('\u200b')],
  ['with tag characters', (secret) => Array.from(secret).join('\u{e0041}')],
  ['with terminal colors', (secret) => Array.from(secret).join('\u001b[31m')],
  ['in lines of five', (secret) => secret.replaceAll(/.{5}/g, '$&\n')],
  ['with spaces', (secret) => Array.from(secret).join(' ')],
  ['reversed', (secret) => Array.from(secret).reverse().join('')]
]

const characters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+=!@&"%\\'
const secrets = fc
  .string({ unit: fc.constantFrom(...Array.from(characters)), minLength: 8, maxLength: 60 })
  .filter((secret) => /[A-Za-z0-9]{3}/.test(secret))

/** The parts of `shown` that are left in `text`, each of eight characters. */
function leftOf(shown: string, text: string): string[] {
  const parts = Array.from({ length: Math.max(0, shown.length - 7) }, (_, at) => shown.slice(at, at + 8))
  return parts.filter((part) => text.includes(part))
}

describe('any secret', () => {
  it.each(encodings)('is redacted %s', (_, encode) => {
    fc.assert(
      fc.property(
        secrets,
        fc.constantFrom('', 'key=', '{"a": "', '> ', 'é'),
        fc.constantFrom('', '\n', '"}', ' ü'),
        (secret, before, after) => {
          const shown = encode(secret)
          const redacted = createRedactor([secret])(`${before} ${shown} ${after}`)
          expect(redacted).toContain('***')
          expect(leftOf(shown, redacted)).toEqual([])
        }
      ),
      { numRuns: 100 }
    )
  })
})

describe('a token', () => {
  const token = 'mK7qZ2vT9xR4wB6nL8sD3fG5hJ1'
  const redact = createRedactor([token])

  it.each([
    ['its first nine characters in truncated output', `${token.slice(0, 9)}…`],
    ['its last nine characters in truncated output', `[… 20 bytes omitted …]${token.slice(-9)}`],
    ['its middle', token.slice(8, 20)],
    [
      'escaped and nested in JSON four times',
      [1, 2, 3, 4].reduce(
        (text) => JSON.stringify(text),
        each(token, (one) => `\\x${hexOf(one)}`)
      )
    ],
    [
      'each line of a hex dump',
      Buffer.from(token)
        .toString('hex')
        .replace(/(.{32})/, '$1  mK7qZ2vT9xR4wB6n\n00000010: ')
    ],
    ['a dash between its characters', Array.from(token).join('-')],
    ['two string literals', `"${token.slice(0, 13)}" + "${token.slice(13)}"`]
  ])('is redacted: %s', (_, text) => {
    const redacted = redact(`before ${text} after`)
    expect(redacted).toContain('***')
    expect([...leftOf(token, redacted), ...leftOf(Buffer.from(token).toString('hex'), redacted)].length).toBe(0)
  })

  it('is redacted in property names', () => {
    expect(redactDeep({ [token]: 1 }, redact)).toEqual({ '***': 1 })
  })

  it('is redacted in very deeply nested data', () => {
    const nested = `${'['.repeat(100_000)}"${token}"${']'.repeat(100_000)}`
    const deep: unknown = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], token)
    expect(JSON.stringify(redactDeep(deep, redact))).not.toContain(token)
    expect(redact(nested)).not.toContain(token)
  })

  it('is redacted a hundred thousand times in one text', () => {
    expect(redact(`${token} `.repeat(100_000))).toBe('*** '.repeat(100_000))
  })
})

const random = 'aB3dE5gH7jK9mN1pQ4sT6vW8xY0z'

const secretForms: readonly (readonly [name: string, text: string, shown?: string])[] = [
  ['a short token of an app', `ghs_${random}aB3dE5gH`],
  ['a long token of an app', `ghs_${'aB3dE5gH.'.repeat(57)}aB3dE5`],
  ['a truncated token', `ghp_${random.slice(0, 20)}…`, '***…'],
  ['a token with zero-width characters', `ghp_${Array.from(random + random).join('\u200b')}`],
  ['a Stripe key', `sk_live_${random}`],
  ['an Anthropic key', `sk-ant-api03-${random}`],
  ['a Google key', `AIza${random}aB3dE5g`],
  ['a Google token', `ya29.${random}`],
  ['a Slack token', `xoxb-${random}`],
  ['a GitLab token', `glpat-${random}`],
  ['an npm token', `npm_${random}aB3dE5gH`],
  ['a PyPI token', `pypi-AgEIcHlwaS5vcmc${random}`],
  ['a Hugging Face token', `hf_${random}aB3dE5`],
  ['an AWS secret key', `aws_secret_access_key = ${random}aB3dE5gH7jK9`, 'aws_secret_access_key = ***'],
  ['an Azure key', `AccountName=a;AccountKey=${random}${random}==;X=y`, 'AccountName=a;AccountKey=***;X=y'],
  ['an Authorization header', `Authorization: Bearer ${random}`, 'Authorization: Bearer ***'],
  ['a password in a URL', `postgres://ada:${random}@db.example.com/x`, 'postgres://ada:***@db.example.com/x'],
  ['a short password in an address', 'https://ada:pw@git.acme.io/x', 'https://ada:***@git.acme.io/x'],
  ['a password without a user', 'redis://:pass@cache:6379', 'redis://:***@cache:6379'],
  ['a password with escapes and an @', 'amqps://ada:p%2F@ss@host/', 'amqps://ada:***@host/'],
  ['a password in an address in JSON', String.raw`"https:\/\/ada:pw@host"`, String.raw`"https:\/\/ada:***@host"`],
  ['a password in an address in an address', 'u=https%3A%2F%2Fada%3Apw%40host', 'u=https%3A%2F%2Fada%3A***%40host'],
  [
    'an address signed by Azure',
    `https://a.example/b?sv=1&sig=${random}%3D&se=2`,
    'https://a.example/b?sv=1&sig=***&se=2'
  ],
  [
    'an address signed by AWS',
    `https://a.example/?X-Amz-Signature=${hexOf(random)}&x=1`,
    'https://a.example/?X-Amz-Signature=***&x=1'
  ],
  [
    'an address signed by Google',
    `https://a.example/?X-Goog-Signature=${hexOf(random)}`,
    'https://a.example/?X-Goog-Signature=***'
  ],
  [
    'an address signed by CloudFront',
    `https://a.example/?Signature=${random}~&Key-Pair-Id=K`,
    'https://a.example/?Signature=***&Key-Pair-Id=K'
  ],
  [
    'a signed address in JSON',
    String.raw`"https://a.example/?sv=1\u0026sig=${random}"`,
    String.raw`"https://a.example/?sv=1\u0026sig=***"`
  ],
  ['a signed header', `SignedHeaders=host, Signature=${hexOf(random)}`, 'SignedHeaders=host, Signature=***'],
  ['a private key', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1r\n-----END OPENSSH PRIVATE KEY-----'],
  ['a Telegram bot token', `123456789:AA${random}aB3dE`]
]

describe('text with the form of a secret', () => {
  it.each(secretForms)('is redacted: %s', (_, text, shown = '***') => {
    expect(createRedactor([])(`before ${text}`)).toBe(`before ${shown}`)
  })

  // V8 compiles like this once a process holds much compiled code, and has had bugs that only show then.
  it('is redacted by regular expressions that are not optimized', () => {
    const script = `
      import { createRedactor } from ${JSON.stringify(import.meta.resolve('../../src/secrets/redact.ts'))}
      import { readFileSync } from 'node:fs'
      const redact = createRedactor([])
      console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map((text) => redact(text))))`
    const redacted = execFileSync(
      process.execPath,
      ['--no-regexp-optimization', '--input-type=module', '--eval', script],
      { input: JSON.stringify(secretForms.map(([, text]) => text)), encoding: 'utf8' }
    )
    expect(JSON.parse(redacted)).toEqual(secretForms.map(([, , shown = '***']) => shown))
  })

  it.each([
    'sk-loading-indicator-small',
    'the class sk-folding-cube-animated',
    'ghp_ and ghs_ begin tokens',
    'Authorization: Bearer <token>',
    'Authorization: Bearer ${{ secrets.TOKEN }}',
    'postgres://postgres:postgres@localhost:5432/test',
    'https://${user}:${token}@example.com',
    'https://ada:$PASSWORD@host',
    'https://ada:***@host',
    'docker://alpine:3.8@sha256:abc',
    'const signature=computeSignature2(text)',
    'https://user:password@example.com',
    'https://example.com:8080/a@b',
    'git@github.com:acme/app.git',
    'sha512-9dYcFRxA2rTGpiQx0fbk6qXhFQ0RwVsLMKhEKEZ3uO1Er9JQ==',
    '3f786850e387550fdaf960cf4f1e0e3f8a2c2a1b',
    '550e8400-e29b-41d4-a716-446655440000',
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUA',
    'npm_config_registry=https://registry.example.com',
    'xoxo-love',
    'the secret_access_key is asked for',
    'hf_transfer, r8_convert and dapi'
  ])('is not confused with %j', (text) => {
    expect(createRedactor([random])(text)).toBe(text)
  })

  it('is not found in random text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(createRedactor([random, `ghs_${random}`])(text)).toBe(text)
      })
    )
  })
})

it.each([
  ['nested escapes', '%2525'],
  ['key headers', '-----BEGIN PRIVATE KEY-----'],
  ['key footers', '-----BEGIN PRIVATE KEY----------END '],
  ['terminal sequences', '\u001b['],
  ['beginnings of the token', `${random.slice(0, 9)}!`],
  ['beginnings of URLs', 'a://b:'],
  ['hidden characters', '\u{e0041}']
])('redacts many %s in linear time', (_, piece) => {
  const redact = createRedactor([random])
  expect(growth((length) => redact(piece.repeat(length / piece.length)), 25_000)).toBeLessThan(LINEAR)
})
