/** A text and, where it is not the text that was given, the place in that one of each of its characters. */
export interface MappedText {
  readonly text: string
  readonly places: Places | undefined
}

export interface Places {
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** A part of a text: from `start` up to `end`. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** What is left of a text when signs are left out, as UTF-16, with the place of each. */
export interface FoldedText extends Places {
  readonly codes: Uint16Array
  readonly length: number
}

/** `spread` leaves out what draws nothing; `visible` spaces and line ends too; `letters` all signs of ASCII as well. */
export type Fold = 'spread' | 'visible' | 'letters'

const HIDDEN = 1
const SPACE = 2
const SIGN = 4

const LEFT_OUT: Readonly<Record<Fold, number>> = {
  spread: HIDDEN,
  visible: HIDDEN | SPACE,
  letters: HIDDEN | SPACE | SIGN
}

const ESCAPE = 0x1b
const ZERO = 0x30
const BACKSLASH = 0x5c
const MAX_SEQUENCE = 32
/** A pair of surrogates that begins with one of these may be a hidden character. */
const MAYBE_HIDDEN_PAIRS = new Set([0xd82f, 0xd834, 0xdb40])

/** Leaves out what may part the characters of a secret without changing what a person or a decoder reads. Linear time. */
export function fold({ text, places }: MappedText, how: Fold): FoldedText {
  const kinds = kindsOfCharacters()
  const leftOut = LEFT_OUT[how]
  const codes = new Uint16Array(text.length)
  const starts = new Uint32Array(text.length)
  const ends = new Uint32Array(text.length)
  let length = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (((kinds[code] ?? 0) & leftOut) !== 0) {
      at += lengthOfSequence(text, at, code, how) - 1
      continue
    }
    if (MAYBE_HIDDEN_PAIRS.has(code) && isHiddenPair(text, at)) {
      at += 1
      continue
    }
    // 0x of a number in hex.
    if (how === 'letters' && code === ZERO && isHexMark(text, at + 1)) {
      at += 1
      continue
    }
    codes[length] = code
    starts[length] = places ? (places.starts[at] ?? 0) : at
    ends[length] = places ? (places.ends[at] ?? 0) : at + 1
    length += 1
  }
  return { codes, starts, ends, length }
}

/** A folded text as a string again. */
export function textOfFolded({ codes, starts, ends, length }: FoldedText): MappedText {
  return { text: Buffer.from(codes.buffer, 0, length * 2).toString('utf16le'), places: { starts, ends } }
}

// Of what begins with a character that is left out: an escape sequence of a terminal, or \x before two hex digits.
function lengthOfSequence(text: string, at: number, code: number, how: Fold): number {
  if (code === BACKSLASH) return how === 'letters' && isHexMark(text, at + 1) ? 2 : 1
  if (code !== ESCAPE || text[at + 1] !== '[') return 1
  const sequence = /^[0-?]*[ -/]*[@-~]/.exec(text.slice(at + 2, at + 2 + MAX_SEQUENCE))
  return sequence ? 2 + sequence[0].length : 1
}

function isHexMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at) | 0x20
  return code === 0x78 && isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at + 2))
}

function isHexDigit(code: number): boolean {
  const lower = code | 0x20
  return (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x66)
}

function isHiddenPair(text: string, at: number): boolean {
  return /^\p{Default_Ignorable_Code_Point}/u.test(text.slice(at, at + 2))
}

let known: Uint8Array | undefined

// Asked for each character of megabytes, so it is a table; made at the first use.
function kindsOfCharacters(): Uint8Array {
  if (known) return known
  // Halves of pairs are no characters by themselves.
  const all = Array.from({ length: 0x1_0000 }, (_, code) =>
    code >= 0xd800 && code <= 0xdfff ? 'a' : String.fromCharCode(code)
  ).join('')
  const kinds = new Uint8Array(0x1_0000)
  const mark = (pattern: RegExp, kind: number) => {
    for (const { index } of all.matchAll(pattern)) kinds[index] = kind
  }
  mark(/[!-/:-@[-`{-~]/gu, SIGN)
  mark(/[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu, HIDDEN)
  mark(/[\s\p{Zs}]/gu, SPACE)
  known = kinds
  return kinds
}
