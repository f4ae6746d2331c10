import { domainToASCII, domainToUnicode } from 'node:url'
import { matchesWildcard } from '../text/wildcard.ts'

/** A parsed entry of a list of hosts. */
export interface HostRule {
  /** Labels in lower case. The first can contain an asterisk. */
  readonly labels: readonly string[]
  readonly ports: readonly number[]
}

/** A requested host and port. The host is in lower case and has no trailing dot. */
export interface Destination {
  readonly host: string
  readonly port: number
}

const USUAL_PORTS = { 'https://': [443], 'http://': [80], '': [443, 80] } as const
const MAX_NAME = 253
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
// With a number as its last label, a name would be an address: 127.1, 0x7f.1.
const LAST_LABEL = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/
// The asterisk is a part of one label, or all of it: api-*.example.org, *.example.org.
const STARRED = /^(?=.{1,63}$)[a-z0-9_-]*\*[a-z0-9_-]*$/

// Names of this machine or its network, and names that never resolve.
const LOCAL_DOMAINS = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'corp',
  'home',
  'arpa',
  'onion',
  'invalid'
])

/** Describes a valid entry of a list of hosts, for messages. */
export const EXPECTED_HOST =
  'a host such as registry.npmjs.org or *.example.org, with an optional port, but not an address, a path, or a name of this machine or its network'

/**
 * Parses one entry: a name, or `*.` before at least two labels for all names below them. With `https://` or `http://` before it,
 * or a port after it, only that port is allowed; otherwise 443 and 80.
 *
 * @returns what was expected, as text, for an invalid entry
 */
export function readHostRule(text: string): HostRule | string {
  const [, scheme = '', name = '', port] = /^(https?:\/\/|)([^/:@?#]*)(?::(\d{1,5}))?$/i.exec(text) ?? []
  if (name === '') return EXPECTED_HOST
  const ports = port === undefined ? USUAL_PORTS[scheme.toLowerCase() as keyof typeof USUAL_PORTS] : [Number(port)]
  if (ports.some((each) => each < 1 || each > 65_535)) return 'a port from 1 to 65535 after the host'
  const ascii = name.toLowerCase().replace(/\.$/, '')
  // eslint-disable-next-line no-control-regex -- everything that is not ASCII
  if (/[^\x00-\x7f]/.test(ascii)) return inPunycode(ascii)

  const labels = ascii.split('.')
  const [first = '', ...others] = labels
  const isStarred = first.includes('*')
  if (isStarred && !STARRED.test(first)) return EXPECTED_HOST
  if (isStarred && others.length < 2) return 'at least two labels after the asterisk, as in *.example.org'
  const plain = isStarred ? others : labels
  if (!isName(plain) || ascii.length > MAX_NAME) return EXPECTED_HOST
  return { labels, ports }
}

/** Parses `host:port`; undefined unless it names a host on the internet. */
export function readDestination(authority: string, usualPort?: number): Destination | undefined {
  const [, name = '', port] = /^([^/:@?#\s]{1,254})(?::(\d{1,5}))?$/.exec(authority) ?? []
  const host = name.toLowerCase().replace(/\.$/, '')
  const number = port === undefined ? usualPort : Number(port)
  if (number === undefined || number < 1 || number > 65_535 || !isName(host.split('.'))) return undefined
  return host.length <= MAX_NAME ? { host, port: number } : undefined
}

/** The narrowest entry of a list that allows a destination. */
export function entryForDestination({ host, port }: Destination): string {
  return USUAL_PORTS[''].some((usual) => usual === port) ? host : `${host}:${port}`
}

/** The first rule that allows a destination. */
export function matchingHostRule({ host, port }: Destination, rules: readonly HostRule[]): HostRule | undefined {
  const labels = host.split('.')
  return rules.find((rule) => rule.ports.includes(port) && covers(rule.labels, labels))
}

function covers([first = '', ...others]: readonly string[], labels: readonly string[]): boolean {
  const below = labels.length - others.length
  if (below < 1 || others.some((label, index) => label !== labels[below + index])) return false
  if (first === '*') return true
  const [label = ''] = labels
  // An asterisk stands for one or more characters.
  return below === 1 && label.length >= first.length && matchesWildcard(first, label)
}

function isName(labels: readonly string[]): boolean {
  const last = labels.at(-1) ?? ''
  return (
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label) && isRealPunycode(label)) &&
    LAST_LABEL.test(last) &&
    !LOCAL_DOMAINS.has(last)
  )
}

/** Attack: a label that looks like Punycode, and that programs decode differently. */
function isRealPunycode(label: string): boolean {
  if (!label.startsWith('xn--')) return !label.startsWith('--', 2)
  const unicode = domainToUnicode(label)
  return unicode !== '' && unicode !== label && domainToASCII(unicode) === label
}

function inPunycode(name: string): string {
  const ascii = domainToASCII(name)
  return ascii === '' ? EXPECTED_HOST : `a host in ASCII (if it is the one you mean, write ${ascii})`
}
