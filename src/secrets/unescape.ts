import { isKept, type MappedText } from './normalized-text.ts'

// Of the references that HTML has, those to the signs that keys, tokens and passwords are made with.
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', sol: '/', plus: '+', equals: '=', lowbar: '_' },
  ...{ period: '.', colon: ':', semi: ';', comma: ',', num: '#', dollar: '$', percnt: '%', excl: '!', quest: '?' },
  ...{ commat: '@', ast: '*', lpar: '(', rpar: ')', lsqb: '[', rsqb: ']', lbrack: '[', rbrack: ']', lcub: '{' },
  ...{ rcub: '}', bsol: '\\', hat: '^', grave: '`', vert: '|', verbar: '|', tab: '\t', newline: '\n', dash: '-' },
  ...{ lbrace: '{', rbrace: '}', midast: '*', underbar: '_', hyphen: '-' }
}
const MAX_NAME = 8
const CONTROL: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

/** So many letters beside an escape can be of one text with it; what goes on for longer is found without reading the escape. */
const CONTEXT = 64
/** Between texts that did not stand beside each other. No character, so in no secret either. */
const GAP = 0xffff

/** A character and the length of the escape that stands for it are one number, so that megabytes of escapes make no objects. */
const SHIFT = 2 ** 21
const MAX_CODE = 0x10_ffff
const REPLACEMENT = 0xfffd

const [PERCENT, AND, SEMICOLON, HASH, BACKSLASH] = [0x25, 0x26, 0x3b, 0x23, 0x5c] as const
const [LETTER_U, LETTER_X, OPENING, CLOSING] = [0x75, 0x78, 0x7b, 0x7d] as const

/**
 * What stands around the escapes of the text, with one level of them read: of URLs, of JSON and other programs, of HTML.
 * Undefined when there are none. Linear time.
 *
 * @param isPlaced false where nobody will ask for the places: to keep them takes most of the time
 */
export function unescape({ codes, places }: MappedText, isPlaced: boolean): MappedText | undefined {
  let escape = nextEscape(codes, 0)
  if (escape === codes.length) return undefined
  const read = new Uint16Array(codes.length)
  const starts = new Uint32Array(isPlaced ? codes.length : 0)
  const ends = new Uint32Array(isPlaced ? codes.length : 0)
  let length = 0
  const add = (code: number, start: number, end: number) => {
    read[length] = code
    if (isPlaced) {
      starts[length] = places ? (places.starts[start] ?? 0) : start
      ends[length] = places ? (places.ends[end - 1] ?? 0) : end
    }
    length += 1
  }
  const copy = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) add(codes[at] ?? 0, at, at + 1)
  }
  let from = 0
  for (;;) {
    const before = contextBefore(codes, from, escape)
    if (before > from) add(GAP, before, before)
    copy(before, escape)
    const meaning = meaningAt(codes, escape)
    from = escape + Math.floor(meaning / SHIFT)
    const character = meaning % SHIFT
    if (character > 0xffff) add(0xd800 + ((character - 0x1_0000) >> 10), escape, from)
    add(character > 0xffff ? 0xdc00 + (character & 0x3ff) : character, escape, from)
    escape = nextEscape(codes, from)
    const after = contextAfter(codes, from, escape)
    copy(from, after)
    from = after
    if (escape === codes.length) break
  }
  return { codes: read.subarray(0, length), places: isPlaced ? { starts, ends } : undefined }
}

function contextBefore(codes: Uint16Array, from: number, escape: number): number {
  let letters = 0
  let at = escape
  for (; at > from && letters < CONTEXT; at -= 1) if (isKept(codes[at - 1] ?? 0)) letters += 1
  return at
}

function contextAfter(codes: Uint16Array, from: number, escape: number): number {
  let letters = 0
  let at = from
  for (; at < escape && letters < CONTEXT; at += 1) if (isKept(codes[at] ?? 0)) letters += 1
  return at
}

function nextEscape(codes: Uint16Array, from: number): number {
  for (let at = from; at < codes.length; at += 1) {
    const code = codes[at]
    if ((code === PERCENT || code === BACKSLASH || code === AND) && meaningAt(codes, at) > 0) return at
  }
  return codes.length
}

/** 0 for what is no escape. */
function meaningAt(codes: Uint16Array, at: number): number {
  if (codes[at] === AND) return codes[at + 1] === HASH ? numberAt(codes, at) : nameAt(codes, at)
  if (byteAt(codes, at) >= 0) return characterAt(codes, at)
  if (((codes[at + 1] ?? 0) | 0x20) === LETTER_U) return unicodeAt(codes, at)
  if (codes[at] !== BACKSLASH) return 0
  const sign = SIGNS[codes[at + 1] ?? 0] ?? 0
  return sign === 0 ? 0 : 2 * SHIFT + sign
}

/** What stands after a backslash, by its code. */
const SIGNS = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const sign = String.fromCharCode(code)
  return (CONTROL[sign] ?? (`"'\\/`.includes(sign) ? sign : '\0')).charCodeAt(0)
})

/** A byte is a character by itself, or begins one that takes up to three more in UTF-8. */
function characterAt(codes: Uint16Array, at: number): number {
  const first = byteAt(codes, at)
  const length = lengthOfByte(codes, at)
  const more = first >= 0xf5 ? 0 : first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc2 ? 1 : 0
  let character = more === 0 ? first : first & (0x3f >> more)
  for (let each = 1; each <= more; each += 1) {
    const next = byteAt(codes, at + each * length)
    if ((next & 0xc0) !== 0x80 || next < 0) return length * SHIFT + first
    character = character * 0x40 + (next & 0x3f)
  }
  return (1 + more) * length * SHIFT + Math.min(character, MAX_CODE)
}

/** %41, \x41, \101; -1 for another. */
function byteAt(codes: Uint16Array, at: number): number {
  if (codes[at] === PERCENT) return hexAt(codes, at + 1, at + 3)
  if (codes[at] !== BACKSLASH) return -1
  if (((codes[at + 1] ?? 0) | 0x20) === LETTER_X) return hexAt(codes, at + 2, at + 4)
  const [first, second, third] = [digitAt(codes, at + 1), digitAt(codes, at + 2), digitAt(codes, at + 3)]
  const isOctal = first >= 0 && first < 4 && second >= 0 && second < 8 && third >= 0 && third < 8
  return isOctal ? first * 64 + second * 8 + third : -1
}

function lengthOfByte(codes: Uint16Array, at: number): number {
  return codes[at] === PERCENT ? 3 : 4
}

/** \u0041, %u0041, \U00000041 and \u{41}. */
function unicodeAt(codes: Uint16Array, at: number): number {
  if (codes[at + 2] !== OPENING) {
    const long = codes[at + 1] === LETTER_U ? -1 : hexAt(codes, at + 2, at + 10)
    if (long >= 0 && long <= MAX_CODE) return 10 * SHIFT + long
    const code = hexAt(codes, at + 2, at + 6)
    return code < 0 ? 0 : 6 * SHIFT + code
  }
  const end = endOfHex(codes, at + 3, 6)
  const code = hexAt(codes, at + 3, end)
  return code < 0 || code > MAX_CODE || codes[end] !== CLOSING ? 0 : (end + 1 - at) * SHIFT + code
}

/** &#65; and &#x41; the semicolon may be missing. */
function numberAt(codes: Uint16Array, at: number): number {
  const isHex = ((codes[at + 2] ?? 0) | 0x20) === LETTER_X
  let start = at + (isHex ? 3 : 2)
  const begin = start
  while (codes[start] === 0x30 && start < begin + 9) start += 1
  let end = start
  let code = 0
  for (; end < start + 7; end += 1) {
    const digit = isHex ? hexDigit(codes[end] ?? 0) : digitAt(codes, end)
    if (digit < 0) break
    code = code * (isHex ? 16 : 10) + digit
  }
  if (end === begin || code > MAX_CODE) return 0
  return (end - at + (codes[end] === SEMICOLON ? 1 : 0)) * SHIFT + (code === 0 ? REPLACEMENT : code)
}

function nameAt(codes: Uint16Array, at: number): number {
  let name = ''
  let end = at + 1
  for (; end <= at + MAX_NAME; end += 1) {
    const lower = (codes[end] ?? 0) | 0x20
    if (lower < 0x61 || lower > 0x7a) break
    name += String.fromCharCode(lower)
  }
  const sign = codes[end] === SEMICOLON && Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  return sign === undefined ? 0 : (end + 1 - at) * SHIFT + sign.charCodeAt(0)
}

function hexAt(codes: Uint16Array, start: number, end: number): number {
  let value = start < end ? 0 : -1
  for (let at = start; at < end; at += 1) {
    const digit = hexDigit(codes[at] ?? 0)
    if (digit < 0) return -1
    value = value * 16 + digit
  }
  return value
}

function endOfHex(codes: Uint16Array, start: number, most: number): number {
  let end = start
  while (end < start + most && hexDigit(codes[end] ?? 0) >= 0) end += 1
  return end
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}

function digitAt(codes: Uint16Array, at: number): number {
  const digit = (codes[at] ?? 0) - 0x30
  return digit >= 0 && digit <= 9 ? digit : -1
}
