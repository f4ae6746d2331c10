import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createRedactor, redactDeep } from '../../src/secrets/redact.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const hexOf = (text: string) => Buffer.from(text).toString('hex')
const each = (text: string, write: (character: string) => string) => Array.from(text, write).join('')

/** Ways to write a secret, each of which leaves so much of it in a row that somebody could read it back. */
const disguises: readonly (readonly [string, (secret: string) => string])[] = [
  ['as it is', (secret) => secret],
  ['in base64', (secret) => Buffer.from(secret).toString('base64')],
  ['in base64, one byte further on', (secret) => Buffer.from(`x${secret}yz`).toString('base64')],
  ['in base64 for URLs, two bytes further on', (secret) => Buffer.from(`xx${secret}`).toString('base64url')],
  ['in base64 in lines of 19 signs', (secret) => Buffer.from(secret).toString('base64').replaceAll(/.{19}/g, '$&\r\n')],
  ['in hex', hexOf],
  ['in large hex', (secret) => hexOf(secret).toUpperCase()],
  ['in hex with colons', (secret) => hexOf(secret).replaceAll(/../g, '$&:')],
  ['in hex as numbers of C', (secret) => hexOf(secret).replaceAll(/../g, '0x$&, ')],
  ['in hex as a text of C', (secret) => hexOf(secret).replaceAll(/../g, '\\x$&')],
  ['in a URL', encodeURIComponent],
  ['in a URL in a URL', (secret) => encodeURIComponent(encodeURIComponent(secret))],
  ['in a URL with each sign escaped', (secret) => hexOf(secret).replaceAll(/../g, '%$&')],
  ['in JSON', (secret) => JSON.stringify(secret)],
  ['in JSON in JSON', (secret) => JSON.stringify(JSON.stringify(secret))],
  [
    'as escapes of JavaScript',
    (secret) => each(secret, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
  ],
  ['as escapes of Python', (secret) => each(secret, (one) => `\\U${one.charCodeAt(0).toString(16).padStart(8, '0')}`)],
  ['as old escapes of URLs', (secret) => each(secret, (one) => `%u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)],
  ['as decimal references of HTML', (secret) => each(secret, (one) => `&#${one.charCodeAt(0)};`)],
  ['as hex references of HTML', (secret) => each(secret, (one) => `&#x${one.charCodeAt(0).toString(16)};`)],
  ['with zero-width spaces in it', (secret) => Array.from(secret).join('\u200b')],
  ['with tag characters in it', (secret) => Array.from(secret).join('\u{e0041}')],
  ['with colours of a terminal in it', (secret) => Array.from(secret).join('\u001b[31m')],
  ['in lines of five', (secret) => secret.replaceAll(/.{5}/g, '$&\n')],
  ['with spaces in it', (secret) => Array.from(secret).join(' ')],
  ['from the back', (secret) => Array.from(secret).reverse().join('')]
]

const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+=!@&"%\\'
const secrets = fc
  .string({ unit: fc.constantFrom(...Array.from(signs)), minLength: 8, maxLength: 60 })
  .filter((secret) => /[A-Za-z0-9]{3}/.test(secret))

/** What of `shown` still stands in `text`, at least eight signs of it in a row. */
function leftOf(shown: string, text: string): string[] {
  const parts = Array.from({ length: Math.max(0, shown.length - 7) }, (_, at) => shown.slice(at, at + 8))
  return parts.filter((part) => text.includes(part))
}

describe('any secret', () => {
  it.each(disguises)('is taken out when it is printed %s', (_, disguise) => {
    fc.assert(
      fc.property(
        secrets,
        fc.constantFrom('', 'key=', '{"a": "', '> ', 'é'),
        fc.constantFrom('', '\n', '"}', ' ü'),
        (secret, before, after) => {
          const shown = disguise(secret)
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
    ['its first nine signs, where an output was cut', `${token.slice(0, 9)}…`],
    ['its last nine signs, where an output was cut', `[… 20 bytes omitted …]${token.slice(-9)}`],
    ['its middle', token.slice(8, 20)],
    [
      'escaped, in JSON four times over',
      [1, 2, 3, 4].reduce(
        (text) => JSON.stringify(text),
        each(token, (one) => `\\x${hexOf(one)}`)
      )
    ],
    [
      'each line of a dump of bytes',
      Buffer.from(token)
        .toString('hex')
        .replace(/(.{32})/, '$1  mK7qZ2vT9xR4wB6n\n00000010: ')
    ],
    ['with a dash after each sign', Array.from(token).join('-')],
    ['as parts that a program puts together', `"${token.slice(0, 13)}" + "${token.slice(13)}"`]
  ])('is taken out: %s', (_, text) => {
    const redacted = redact(`before ${text} after`)
    expect(redacted).toContain('***')
    expect([...leftOf(token, redacted), ...leftOf(Buffer.from(token).toString('hex'), redacted)].length).toBe(0)
  })

  it('is taken out of the names of fields', () => {
    expect(redactDeep({ [token]: 1 }, redact)).toEqual({ '***': 1 })
  })

  it('is not let through by data that is nested until the stack is full', () => {
    const nested = `${'['.repeat(100_000)}"${token}"${']'.repeat(100_000)}`
    const deep: unknown = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], token)
    expect(JSON.stringify(redactDeep(deep, redact))).not.toContain(token)
    expect(redact(nested)).not.toContain(token)
  })

  it('is taken out as often as it stands there, megabytes of it', () => {
    expect(redact(`${token} `.repeat(100_000))).toBe('*** '.repeat(100_000))
  })
})

const random = 'aB3dE5gH7jK9mN1pQ4sT6vW8xY0z'

describe('what has the shape of a secret', () => {
  it.each([
    ['a token of an app, as short as it was', `ghs_${random}aB3dE5gH`],
    ['a token of an app, as long as it is', `ghs_${'aB3dE5gH.'.repeat(57)}aB3dE5`],
    ['a token that was cut', `ghp_${random.slice(0, 20)}…`, '***…'],
    ['a token parted by hidden signs', `ghp_${Array.from(random + random).join('\u200b')}`],
    ['a key of Stripe', `sk_live_${random}`],
    ['a key of Anthropic', `sk-ant-api03-${random}`],
    ['a key of Google', `AIza${random}aB3dE5g`],
    ['a token of Google', `ya29.${random}`],
    ['a token of Slack', `xoxb-${random}`],
    ['a token of GitLab', `glpat-${random}`],
    ['a token of npm', `npm_${random}aB3dE5gH`],
    ['a token of PyPI', `pypi-AgEIcHlwaS5vcmc${random}`],
    ['a token of Hugging Face', `hf_${random}aB3dE5`],
    ['a secret key of AWS', `aws_secret_access_key = ${random}aB3dE5gH7jK9`, 'aws_secret_access_key = ***'],
    ['a key of Azure', `AccountName=a;AccountKey=${random}${random}==;X=y`, 'AccountName=a;AccountKey=***;X=y'],
    ['a header', `Authorization: Bearer ${random}`, 'Authorization: Bearer ***'],
    ['a password in a URL', `postgres://ada:${random}@db.example.com/x`, 'postgres://ada:***@db.example.com/x'],
    ['a key for signing', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1r\n-----END OPENSSH PRIVATE KEY-----'],
    ['a bot of Telegram', `123456789:AA${random}aB3dE`]
  ])('is taken out: %s', (_, text, shown = '***') => {
    expect(createRedactor([])(`before ${text}`)).toBe(`before ${shown}`)
  })

  it.each([
    'sk-loading-indicator-small',
    'the class sk-folding-cube-animated',
    'ghp_ and ghs_ begin tokens',
    'Authorization: Bearer <token>',
    'Authorization: Bearer ${{ secrets.TOKEN }}',
    'postgres://postgres:postgres@localhost:5432/test',
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
  ])('lets %j stay', (text) => {
    expect(createRedactor([random])(text)).toBe(text)
  })

  it('lets text without secrets stay as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(createRedactor([random, `ghs_${random}`])(text)).toBe(text)
      })
    )
  })
})

it.each([
  ['escapes within escapes', '%2525'],
  ['headers of keys', '-----BEGIN PRIVATE KEY-----'],
  ['ends of keys', '-----BEGIN PRIVATE KEY----------END '],
  ['sequences of a terminal', '\u001b['],
  ['the first signs of the token', `${random.slice(0, 9)}!`],
  ['beginnings of URLs', 'a://b:'],
  ['hidden signs', '\u{e0041}']
])('is not kept busy by many %s', (_, piece) => {
  const redact = createRedactor([random])
  expect(growth((length) => redact(piece.repeat(length / piece.length)), 25_000)).toBeLessThan(LINEAR)
})
