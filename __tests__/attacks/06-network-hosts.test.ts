import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isPublicAddress } from '../../src/network/addresses.ts'
import { readDestination, readHostRule, matchingHostRule } from '../../src/network/host-rules.ts'

const rulesOf = (...texts: string[]) => texts.map(readHostRule).filter((rule) => typeof rule !== 'string')

describe('a list of hosts', () => {
  it.each([
    '',
    ' ',
    '*',
    '*.*',
    '*.org',
    '*.*.example.org',
    '**.example.org',
    '.',
    '.example.org',
    'example..org',
    'localhost',
    'intranet',
    'printer.local',
    'metadata.google.internal',
    'x.localhost',
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '[::1]',
    '::1',
    'example.org/path',
    'example.org?q',
    'user@example.org',
    'example.org@evil.com',
    'example.org:0',
    'example.org:65536',
    'example.org:',
    'example.org:80:80',
    'ftp://example.org',
    '//example.org',
    'example.org"',
    "example.org'",
    'example.org;evil.com',
    'example.org evil.com',
    'example.org\nevil.com',
    'example.org\0',
    'example.org\\evil.com',
    '-example.org',
    'example-.org',
    'exam%70le.org',
    'bücher.example.org',
    'еxample.org',
    'example。org',
    'xn--zz-\u00fc.example.org',
    'xn--.example.org',
    `${'a'.repeat(64)}.example.org`,
    `${'a.'.repeat(130)}org`
  ])('refuses the entry %j', (text) => {
    expect(typeof readHostRule(text)).toBe('string')
  })

  it.each([
    'example.org',
    'api.github.com',
    '*.example.org',
    'api-*.example.org',
    '*-cdn.example.org',
    '_srv._tcp.example.org',
    'EXAMPLE.ORG',
    'example.org.',
    'example.org:8443',
    'https://example.org',
    'xn--bcher-kva.example.org'
  ])('allows the entry %s', (text) => {
    expect(typeof readHostRule(text)).toBe('object')
  })

  it('suggests Punycode for a name with non-ASCII letters', () => {
    expect(readHostRule('bücher.example.org')).toContain('xn--bcher-kva.example.org')
  })
})

describe('a destination', () => {
  const rules = rulesOf(
    'example.org',
    '*.wild.example.org',
    'cdn-*.example.org',
    'port.example.org:8443',
    'https://tls.example.org'
  )

  it.each([
    'evil.com:443',
    'example.org.evil.com:443',
    'evilexample.org:443',
    'sub.example.org:443',
    'wild.example.org:443',
    'xwild.example.org:443',
    'cdn-.example.org:443',
    'cdn-a.b.example.org:443',
    'a.cdn-b.example.org:443',
    'example.org:22',
    'example.org:8443',
    'port.example.org:443',
    'tls.example.org:80',
    'example.org:443@evil.com:443',
    'evil.com#example.org:443',
    'evil.com/example.org:443',
    'example.org%00.evil.com:443',
    'example.org..:443',
    '127.0.0.1:443',
    '127.1:443',
    '[::1]:443',
    '[::ffff:127.0.0.1]:443',
    '2130706433:443',
    '0x7f.1:443',
    'localhost:443',
    ':443',
    'example.org:'
  ])('%s is refused', (text) => {
    const destination = readDestination(text)
    expect(destination && matchingHostRule(destination, rules)).toBeUndefined()
  })

  it.each([
    'example.org:443',
    'example.org:80',
    'EXAMPLE.org:443',
    'example.org.:443',
    'a.wild.example.org:443',
    'a.b.wild.example.org:443',
    'cdn-7.example.org:443',
    'port.example.org:8443',
    'tls.example.org:443'
  ])('allows %s', (text) => {
    const destination = readDestination(text)
    expect(destination && matchingHostRule(destination, rules)).toBeDefined()
  })

  it('matches a wildcard only if its host ends with the listed name', () => {
    const name = fc.stringMatching(/^[a-z0-9.*_-]{1,40}$/)
    fc.assert(
      fc.property(name, (text) => {
        const destination = readDestination(`${text}:443`)
        const rule = destination && matchingHostRule(destination, rulesOf('*.example.org'))
        expect(rule !== undefined).toBe(destination?.host.endsWith('.example.org') ?? false)
      })
    )
  })
})

it.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '168.63.129.16',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '100::1',
  '5f00::1',
  '127.1',
  'localhost',
  ''
])('does not connect to the address %j', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['1.1.1.1', '140.82.112.3', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a04:4e42::1'])(
  'allows connections to the address %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  }
)
