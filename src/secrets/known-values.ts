import type { Rule } from './find-matches.ts'
import type { Range } from './unescaped-views.ts'

/** A shorter value could be part of an ordinary word. */
const MIN_LENGTH = 8
/** Still shorter values are placeholders such as `none`: removing them would damage the text, and the gaps would reveal them. */
const MIN_WORD_LENGTH = 6

/** What a text shows of a value. */
interface Form {
  readonly text: string
  /** How many more characters on each side hold bits of the value. */
  readonly before: number
  readonly after: number
}

/**
 * Rules for values: as they are, in hex and in base64 of any text around them. JSON, addresses and HTML need no form of their own,
 * because the finder undoes their escapes.
 */
export function valueRules(values: readonly string[]): readonly Rule[] {
  return trimmed(values)
    .filter(({ length }) => length >= MIN_LENGTH)
    .flatMap(formsOf)
    .map(({ text, before, after }) =>
      ruleFor(text, (_, start) => ({ start: Math.max(0, start - before), end: start + text.length + after }))
    )
}

/** Rules for values that must stand on their own, because they are short. */
export function wordRules(values: readonly string[]): readonly Rule[] {
  return trimmed(values)
    .filter(({ length }) => length >= MIN_WORD_LENGTH && length < MIN_LENGTH)
    .map((word) =>
      ruleFor(word, (text, start) => {
        const end = start + word.length
        return /\w/.test(text.charAt(start - 1) + text.charAt(end)) ? undefined : { start, end }
      })
    )
}

function trimmed(values: readonly string[]): readonly string[] {
  return [...new Set(values.map((value) => value.toWellFormed().trim()))]
}

function ruleFor(needle: string, rangeAt: (text: string, start: number) => Range | undefined): Rule {
  return {
    keywords: [needle.slice(0, 3)],
    keywordOffset: 0,
    match: (text, start) => (text.startsWith(needle, start) ? rangeAt(text, start) : undefined)
  }
}

function formsOf(value: string): readonly Form[] {
  const bytes = Buffer.from(value)
  const hex = bytes.toString('hex')
  // The query of an address has `+` for a space.
  const texts = new Set([value, value.replaceAll(' ', '+'), hex, hex.toUpperCase()])
  return [...Array.from(texts, (text) => ({ text, before: 0, after: 0 })), ...[0, 1, 2].flatMap(base64Forms)]

  /** What base64 shows of the value if `offset` bytes of its first group of three precede it. */
  function base64Forms(offset: number): readonly Form[] {
    const bits = (offset + bytes.length) * 8
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    const text = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(bits / 6))
    const alphabets = new Set([text, text.replaceAll('+', '-').replaceAll('/', '_')])
    return Array.from(alphabets, (each) => ({
      text: each,
      before: offset === 0 ? 0 : 1,
      after: bits % 6 === 0 ? 0 : 1
    }))
  }
}
