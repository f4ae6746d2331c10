import { compatibilityForm, isCompatibilityForm } from './compatibility-forms.ts'
import { contextAfter, contextBefore } from './context.ts'
import type { MappedText } from './normalized-text.ts'
import { TextBuilder } from './text-builder.ts'

// The HTML character references for characters that keys, tokens and passwords contain.
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', sol: '/', plus: '+', equals: '=', lowbar: '_' },
  ...{ period: '.', colon: ':', semi: ';', comma: ',', num: '#', dollar: '$', percnt: '%', excl: '!', quest: '?' },
  ...{ commat: '@', ast: '*', lpar: '(', rpar: ')', lsqb: '[', rsqb: ']', lbrack: '[', rbrack: ']', lcub: '{' },
  ...{ rcub: '}', bsol: '\\', hat: '^', grave: '`', vert: '|', verbar: '|', tab: '\t', newline: '\n', dash: '-' },
  ...{ lbrace: '{', rbrace: '}', midast: '*', underbar: '_', hyphen: '-' }
}
const MAX_NAME = 8
const CONTROL: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

/** Letters and digits kept on each side of an escape. A longer match is found without resolving the escape. */
const CONTEXT = 64

/** A character and the length of its escape are packed into one number, so that megabytes of escapes create no objects. */
const SHIFT = 2 ** 21
const MAX_CODE = 0x10_ffff

const [PERCENT, AND, SEMICOLON, HASH, BACKSLASH] = [0x25, 0x26, 0x3b, 0x23, 0x5c] as const
const ZERO = 0x30
const [LETTER_U, LETTER_X, OPENING, CLOSING] = [0x75, 0x78, 0x7b, 0x7d] as const

/**
 * Resolves one level of the escapes of URLs, of JSON and programming languages, and of HTML, and replaces compatibility characters such
 * as full-width letters by ASCII. Returns only the text around these, and undefined when there are none. Linear time.
 *
 * @param withOffsets false where no offsets are needed: recording them takes most of the time
 */
export function unescape({ codes, offsets }: MappedText, withOffsets: boolean): MappedText | undefined {
  let escape = nextEscape(codes, 0)
  if (escape === codes.length) return undefined
  const builder = new TextBuilder({ codes, offsets }, withOffsets, codes.length)
  let from = 0
  for (;;) {
    const before = contextBefore(codes, escape, { from, letters: CONTEXT })
    if (before > from) builder.gap(before)
    builder.copy(before, escape)
    from = addMeaning(codes, escape, builder)
    escape = nextEscape(codes, from)
    const after = contextAfter(codes, from, { to: escape, letters: CONTEXT })
    builder.copy(from, after)
    from = after
    if (escape === codes.length) break
  }
  return builder.build()
}

/** Adds what the escape stands for. Returns its end. */
function addMeaning(codes: Uint16Array, escape: number, builder: TextBuilder): number {
  if (isCompatibilityForm(codes, escape)) {
    const { text, length } = compatibilityForm(codes, escape)
    for (let at = 0; at < text.length; at += 1) builder.add(text.charCodeAt(at), escape, escape + length)
    return escape + length
  }
  const packed = escapeAt(codes, escape)
  const end = escape + Math.floor(packed / SHIFT)
  const character = packed % SHIFT
  if (character > 0xffff) builder.add(0xd800 + ((character - 0x1_0000) >> 10), escape, end)
  builder.add(character > 0xffff ? 0xdc00 + (character & 0x3ff) : character, escape, end)
  return end
}

function nextEscape(codes: Uint16Array, from: number): number {
  for (let at = from; at < codes.length; at += 1) {
    const code = codes[at] ?? 0
    if ((code === PERCENT || code === BACKSLASH || code === AND) && escapeAt(codes, at) > 0) return at
    if (code > 0x7f && isCompatibilityForm(codes, at)) return at
  }
  return codes.length
}

/** The character and length of the escape at this position, packed; 0 when there is none. */
function escapeAt(codes: Uint16Array, at: number): number {
  if (codes[at] === AND) return codes[at + 1] === HASH ? numberAt(codes, at) : nameAt(codes, at)
  if (byteAt(codes, at) >= 0) return characterAt(codes, at)
  if (((codes[at + 1] ?? 0) | 0x20) === LETTER_U) return unicodeAt(codes, at)
  if (codes[at] !== BACKSLASH) return 0
  if (codes[at + 1] === ZERO) return 2 * SHIFT
  const character = AFTER_BACKSLASH[codes[at + 1] ?? 0] ?? 0
  return character === 0 ? 0 : 2 * SHIFT + character
}

/** The meaning of a character after a backslash, by its code. */
const AFTER_BACKSLASH = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return (CONTROL[letter] ?? (`"'\\/`.includes(letter) ? letter : '\0')).charCodeAt(0)
})

/** An escaped byte is a character by itself, or the first of up to four bytes of UTF-8. */
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

/** The byte of %41, \x41 or \101; -1 for anything else. */
function byteAt(codes: Uint16Array, at: number): number {
  if (codes[at] === PERCENT) return hexAt(codes, at + 1, at + 3)
  if (codes[at] !== BACKSLASH) return -1
  if (((codes[at + 1] ?? 0) | 0x20) === LETTER_X) return hexAt(codes, at + 2, at + 4)
  const [first, second, third] = [digitAt(codes, at + 1), digitAt(codes, at + 2), digitAt(codes, at + 3)]
  const isOctal = first >= 0 && first < 4 && second >= 0 && second < 8 && third >= 0 && third < 8
  if (isOctal) return first * 64 + second * 8 + third
  return isShortOctal(codes, at) ? first * 8 + second : -1
}

function lengthOfByte(codes: Uint16Array, at: number): number {
  return codes[at] === PERCENT || isShortOctal(codes, at) ? 3 : 4
}

/** `\60` for a digit: a printable character in two digits, and no third one. */
function isShortOctal(codes: Uint16Array, at: number): boolean {
  if (codes[at] !== BACKSLASH) return false
  const [first, second, third] = [digitAt(codes, at + 1), digitAt(codes, at + 2), digitAt(codes, at + 3)]
  return first >= 4 && first < 8 && second >= 0 && second < 8 && (third < 0 || third > 7)
}

/** \u0041, %u0041, \U00000041 or \u{41}. */
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

/** &#65; or &#x41; the semicolon can be missing. */
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
  // A browser shows U+FFFD for a zero. Here it can be a zero of UTF-16.
  return (end - at + (codes[end] === SEMICOLON ? 1 : 0)) * SHIFT + code
}

function nameAt(codes: Uint16Array, at: number): number {
  let name = ''
  let end = at + 1
  for (; end <= at + MAX_NAME; end += 1) {
    const lower = (codes[end] ?? 0) | 0x20
    if (lower < 0x61 || lower > 0x7a) break
    name += String.fromCharCode(lower)
  }
  const character = codes[end] === SEMICOLON && Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  return character === undefined ? 0 : (end + 1 - at) * SHIFT + character.charCodeAt(0)
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
