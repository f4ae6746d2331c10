import type { MappedText } from './folded-text.ts'

const ESCAPE =
  /%([\da-f]{2})|\\x([\da-f]{2})|\\([0-3][0-7]{2})|\\u\{([\da-f]{1,6})\}|\\u([\da-f]{4})|&#x0{0,9}([\da-f]{1,6});?|&#0{0,9}(\d{1,7});?|&([a-z]{2,7});|\\(["'\\/nrt])/gi

// Of the references that HTML has, those to the signs that keys, tokens and passwords are made with.
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', sol: '/', plus: '+', equals: '=', lowbar: '_' },
  ...{ period: '.', colon: ':', semi: ';', comma: ',', num: '#', dollar: '$', percnt: '%', excl: '!', quest: '?' },
  ...{ commat: '@', ast: '*', lpar: '(', rpar: ')', lsqb: '[', rsqb: ']', lbrack: '[', rbrack: ']', lcub: '{' },
  ...{ rcub: '}', bsol: '\\', hat: '^', grave: '`', vert: '|', verbar: '|', tab: '\t', newline: '\n', dash: '-' }
}
const CONTROL: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

/**
 * The text with one level of escapes read: of URLs, of JSON and other programs, of HTML. Each character knows where it stood.
 * Undefined when there are none. Linear time.
 */
export function unescape({ text, places }: MappedText): MappedText | undefined {
  ESCAPE.lastIndex = 0
  let match = ESCAPE.exec(text)
  if (!match) return undefined
  const starts = new Uint32Array(text.length)
  const ends = new Uint32Array(text.length)
  const parts: string[] = []
  let length = 0
  let from = 0
  const place = (start: number, end: number) => {
    starts[length] = places ? (places.starts[start] ?? 0) : start
    ends[length] = places ? (places.ends[end - 1] ?? 0) : end
    length += 1
  }
  const copy = (end: number) => {
    parts.push(text.slice(from, end))
    for (let at = from; at < end; at += 1) place(at, at + 1)
  }
  for (; match; match = ESCAPE.exec(text)) {
    const meant = meaningOf(match, text)
    if (!meant) continue
    copy(match.index)
    parts.push(meant.text)
    from = match.index + meant.length
    place(match.index, from)
    if (meant.text.length > 1) place(match.index, from)
    ESCAPE.lastIndex = from
  }
  copy(text.length)
  return { text: parts.join(''), places: { starts, ends } }
}

interface Meaning {
  readonly text: string
  /** Of what stood for it. */
  readonly length: number
}

function meaningOf(match: RegExpExecArray, text: string): Meaning | undefined {
  const [whole, url, hex, octal, braced, unicode, reference, decimal, name, sign] = match
  const byte = url ?? hex
  if (byte !== undefined) return byteMeaning(Number.parseInt(byte, 16), match, text)
  if (octal !== undefined) return byteMeaning(Number.parseInt(octal, 8), match, text)
  const code = braced ?? unicode ?? reference
  if (code !== undefined) return characterOf(Number.parseInt(code, 16), whole.length)
  if (decimal !== undefined) return characterOf(Number(decimal), whole.length)
  const named = name === undefined ? CONTROL[sign ?? ''] : NAMED[name.toLowerCase()]
  const meant = named ?? sign
  return meant === undefined ? undefined : { text: meant, length: whole.length }
}

function characterOf(code: number, length: number): Meaning | undefined {
  return code <= 0x10ffff ? { text: String.fromCodePoint(code), length } : undefined
}

/** A byte is a character by itself, or begins one that takes up to three more bytes in UTF-8. */
function byteMeaning(first: number, { 0: { length }, index }: RegExpExecArray, text: string): Meaning {
  const count = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1
  const written = text.slice(index, index + count * length)
  const bytes = Array.from({ length: count }, (_, at) => byteIn(written.slice(at * length, (at + 1) * length)))
  const character = Buffer.from(bytes).toString()
  const isWhole = count > 1 && !character.includes('\uFFFD')
  return isWhole ? { text: character, length: count * length } : { text: String.fromCharCode(first), length }
}

function byteIn(escape: string): number {
  return /^\\[0-3]/.test(escape)
    ? Number.parseInt(escape.slice(1), 8)
    : Number.parseInt(escape.replace(/^%|^\\x/i, ''), 16)
}
