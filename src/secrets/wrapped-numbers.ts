import { textOf, type MappedText } from './normalized-text.ts'
import { TextBuilder } from './text-builder.ts'

/** Fewer numbers hold no secret. */
const MIN_NUMBERS = 8
const [DOLLAR, ZERO, LETTER_R] = [0x24, 0x30, 0x72] as const
/** By the last character of a wrapper, the one before it in small letters: `r(`, `u+`, `0o`, `0b`. */
const MARKS = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const before: Readonly<Record<string, string>> = { '(': 'r', '+': 'u', o: '0', O: '0', b: '0', B: '0' }
  return before[String.fromCharCode(code)]?.charCodeAt(0) ?? 0
})

/** What programs write around the number of a character, up to the number: `chr(`, `) || CHAR(`, `0o`, `0b`, `U+`. */
const WRAPPER = /[)\s+.&|,;]{0,12}(?<!\w)(?:(?:uni)?chrw?\$?\s?\(\s?|n?char\s?\(\s?|0[bo]|u\+)(?=[\da-f])/gi

/** True if enough numbers are written in a way that hides them from the decoding of numbers. Reads each character once. */
export function hasWrappedNumbers({ codes }: MappedText): boolean {
  let count = 0
  for (let at = 1; at < codes.length && count < MIN_NUMBERS; at += 1) {
    const mark = MARKS[codes[at] ?? 0] ?? 0
    if (mark === 0 || !isDigit(codes[at + 1])) continue
    const before = codes[at - 1] ?? 0
    if ((before | 0x20) === mark || (before === DOLLAR && mark === LETTER_R)) count += 1
  }
  return count === MIN_NUMBERS
}

/** The text with a space instead of each wrapper; undefined if it has none. */
export function withoutWrappers(text: MappedText, withOffsets: boolean): MappedText | undefined {
  const builder = new TextBuilder(text, withOffsets, text.codes.length)
  let from = 0
  for (const { 0: wrapper, index } of textOf(text).matchAll(WRAPPER)) {
    builder.copy(from, index)
    from = index + wrapper.length
    builder.add(0x20, index, from)
    // Python writes digits with two octal digits, but letters with three.
    if (/o$/i.test(wrapper) && !isDigit(text.codes[from + 2])) builder.add(ZERO, index, from)
  }
  if (from === 0) return undefined
  builder.copy(from, text.codes.length)
  return builder.build()
}

function isDigit(code = 0): boolean {
  return code >= ZERO && code <= 0x39
}
