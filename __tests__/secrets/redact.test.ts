import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createRedactor, redactDeep } from '../../src/secrets/redact.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const secret = 's3cr3t/Va+lue "with" <signs>&more'
const redact = createRedactor([secret])

describe('a known secret', () => {
  it.each([
    ['as it is', secret],
    ['in hex', Buffer.from(secret).toString('hex')],
    ['in upper-case hex', Buffer.from(secret).toString('hex').toUpperCase()],
    ['in a URL', encodeURIComponent(secret)],
    ['in JSON', JSON.stringify(secret).slice(1, -1)],
    ['in HTML', 's3cr3t/Va+lue &quot;with&quot; &lt;signs&gt;&amp;more']
  ])('is redacted %s', (_, form) => {
    expect(redact(`before ${form} after`)).toBe('before *** after')
  })

  it('is redacted in base64, wherever in the text it starts', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom<BufferEncoding>('base64', 'base64url'),
        (before, after, encoding) => {
          const encoded = Buffer.from(before + secret + after).toString(encoding)
          const decoded = Buffer.from(redact(encoded).replaceAll('***', ''), encoding).toString()
          expect(decoded).not.toContain(secret.slice(2, -2))
          expect(redact(encoded)).toContain('***')
        }
      )
    )
  })

  it('is redacted line by line', () => {
    const lines = createRedactor(['first-line-of-secret\nsecond-line-of-secret'])
    expect(lines('a second-line-of-secret b')).toBe('a *** b')
  })

  it('is redacted completely when another secret is part of it', () => {
    expect(createRedactor(['inner-secret-value', 'x-inner-secret-value-x'])('x-inner-secret-value-x')).toBe('***')
  })

  it('must stand on its own when it is short', () => {
    expect(createRedactor(['ollama'])('ollama is not ollamas')).toBe('*** is not ollamas')
  })

  it.each(['', ' ', 'none', 'EMPTY'])('is kept when it is a placeholder: %j', (value) => {
    expect(createRedactor([value])('none is EMPTY')).toBe('none is EMPTY')
  })
})

describe('the pattern of a secret', () => {
  it.each([
    ['a token of GitHub', `ghs_${'a1B2'.repeat(9)}`],
    ['a long installation token', `ghs_${'a1.B-2_x'.repeat(65)}`],
    ['a fine-grained token', `github_pat_${'a1B2_'.repeat(16)}`],
    ['an API key', 'sk-proj-abcdefghijklmnopqrstuvwxyz'],
    ['a cloud key', 'AKIAIOSFODNN7EXAMPLE'],
    ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P'],
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nIBAAKC\n-----END RSA PRIVATE KEY-----'],
    ['a private key in JSON', '-----BEGIN PRIVATE KEY-----\\nMIIEow\\nIBAAKC\\n-----END PRIVATE KEY-----'],
    ['a private key with headers', '-----BEGIN PRIVATE KEY-----\nProc-Type: 4\n\nMIIE\n-----END PRIVATE KEY-----']
  ])('is redacted: %s', (_, shaped) => {
    expect(redact(`before (${shaped}) after`)).toBe('before (***) after')
  })

  it('is redacted up to the end of a private key that was cut off', () => {
    expect(redact('-----BEGIN PRIVATE KEY-----\nMIIEow\nIBAA')).toBe('***')
  })

  it.each(['-', '+', '> ', '> -', '  | ', '12:', '12-'])('is redacted as well behind %j on each line', (mark) => {
    const lines = ['-----BEGIN RSA PRIVATE KEY-----', 'MIIEow', 'IBAA+/KC']
    expect(redact(`${lines.map((line) => mark + line).join('\n')}\n[cut]`)).toBe(`${mark}***[cut]`)
  })

  it.each([
    'task-list-with-many-words-in-it',
    'risk-averse',
    'ghp_short',
    'eyJ.a.b',
    'the -----BEGIN CERTIFICATE----- of'
  ])('does not match %j', (text) => {
    expect(redact(text)).toBe(text)
  })

  it.each([
    ['headers of keys', '-----BEGIN PRIVATE KEY-----'],
    ['beginnings of JWTs', 'eyJaaaaaaaaaaaa'],
    ['beginnings of JWTs with dots', 'eyJaaaaaaaaaaaa.'],
    ['beginnings of tokens', 'ghp_'],
    ['beginnings of keys', 'sk-']
  ])('takes linear time for many %s', (_, beginning) => {
    let calls = 0
    // A text that it has seen, it remembers.
    const work = (times: number) => redact(`${beginning.repeat(times)}\n${calls++}`)
    expect(growth(work, 2_500)).toBeLessThan(LINEAR)
  })
})

it('redacts every text in a value and keeps the rest', () => {
  const value = { a: secret, b: [{ c: `x ${secret}` }, 1, true, undefined, null] }
  expect(redactDeep(value, redact)).toEqual({ a: '***', b: [{ c: 'x ***' }, 1, true, undefined, null] })
})

it.each(['ghs_', 'github_pat_a', 'sk-', 'xoxb-', 'glpat-', 'eyJ', '-----BEGIN PRIVATE KEY-----A'])(
  'survives megabytes of text that starts with %s and never ends',
  (start) => {
    expect(redact(`${start}${'a'.repeat(1_000_000)}`).length).toBeGreaterThan(0)
  }
)
