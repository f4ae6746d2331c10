import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { createRedactor } from '../../src/secrets/redact.ts'

const hexOf = (text: string) => Buffer.from(text).toString('hex')

const random = 'aB3dE5gH7jK9mN1pQ4sT6vW8xY0z'

const secretForms: readonly (readonly [name: string, text: string, shown?: string])[] = [
  ['a token of GitHub', `ghs_${'a1B2'.repeat(9)}`],
  ['a fine-grained token', `github_pat_${'a1B2_'.repeat(16)}`],
  ['an OpenAI key', 'sk-proj-abcdefghijklmnopqrstuvwxyz'],
  ['an AWS key ID', '(AKIAIOSFODNN7EXAMPLE)', '(***)'],
  ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P'],
  ['a short token of an app', `ghs_${random}aB3dE5gH`],
  ['a long token of an app', `ghs_${'aB3dE5gH.'.repeat(57)}aB3dE5`],
  ['a truncated token', `ghp_${random.slice(0, 20)}…`, '***…'],
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
  ['a private key in JSON', '"-----BEGIN PRIVATE KEY-----\\nMIIE\\n-----END PRIVATE KEY-----"', '"***"'],
  ['a private key with headers', '-----BEGIN PRIVATE KEY-----\nProc-Type: 4\n\nMIIE\n-----END PRIVATE KEY-----'],
  ['a private key that was cut off', '-----BEGIN PRIVATE KEY-----\nMIIEow\nIBAA'],
  ...['-', '+', '> ', '> -', '  | ', '12:', '12-'].map((mark): [string, string, string] => {
    const lines = ['-----BEGIN RSA PRIVATE KEY-----', 'MIIEow', 'IBAA+/KC'].map((line) => mark + line)
    return [`a part of a private key behind ${mark}`, `${lines.join('\n')}\n[cut]`, `${mark}***[cut]`]
  }),
  ['a Telegram bot token', `123456789:AA${random}aB3dE`]
]

describe('text with the form of a secret', () => {
  it('is redacted', () => {
    const shown = secretForms.map(([name, text]) => [name, createRedactor([])(`before ${text}`)])
    expect(shown).toEqual(secretForms.map(([name, , expected = '***']) => [name, `before ${expected}`]))
  })

  it('is redacted after an escape', () => {
    const texts = [
      String.raw`{"log":"first\nsk-proj-abcdefghijklmnopqrstuvwxyz"}`,
      'a%20sk-proj-abcdefghijklmnopqrstuvwxyz',
      'key:&#9;sk-proj-abcdefghijklmnopqrstuvwxyz'
    ]
    expect(texts.filter((text) => createRedactor([])(text).includes('sk-proj'))).toEqual([])
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

  it('is not confused with other text', () => {
    const texts = [
      'sk-loading-indicator-small',
      'task-list-with-many-words-in-it',
      'risk-averse',
      'ghp_short',
      'eyJ.a.b',
      'the -----BEGIN CERTIFICATE----- of',
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
    ]
    expect(texts.map(createRedactor([random]))).toEqual(texts)
  })
})
