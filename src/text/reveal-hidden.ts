import { INVISIBLE } from './hidden-characters.ts'
import { listFirst } from './format.ts'

/** A text as a person must see it who answers for what it does. */
export interface RevealedText {
  /** Nothing in it is hidden: what draws nothing, turns the reading order or is no plain space stands there as its number. */
  readonly text: string
  /** What an eye would take for something else, a sentence each. */
  readonly notes: readonly string[]
}

// Everything that a page would not show as itself. Blanks of other widths too: two arguments could look like one.
const UNSEEN = new RegExp(String.raw`[[\p{C}\p{Z}${INVISIBLE}]--[\n\x20]]`, 'gv')

// A mark over or under the letter before it: it can draw a line through that letter, or hide it.
const MARKS = /\p{M}/gu

const MAX_NAMED = 12

/** @param isCode true for code, where a tab is an indent and words of any language stand in texts */
export function revealHidden(written: string, { isCode = false }: { readonly isCode?: boolean } = {}): RevealedText {
  const hidden = new Set<string>()
  const text = written.replace(UNSEEN, (sign) => {
    if (isCode && sign === '\t') return sign
    hidden.add(numberOf(sign))
    return `\\u{${hexadecimal(sign)}}`
  })
  const strange = isCode ? lookAlikes(text) : otherLetters(text)
  return {
    text,
    notes: [
      ...note('It holds characters that cannot be seen, shown here as \\u{…}:', [...hidden]),
      ...note('It holds letters that are not what they look like:', strange)
    ]
  }
}

function note(what: string, named: readonly string[]): string[] {
  if (named.length === 0) return []
  return [`${what} ${listFirst(named, MAX_NAMED)}.`]
}

/** All that is not ASCII: hardly a command needs any. */
function otherLetters(text: string): string[] {
  return [...new Set(text.match(/[^\n -~]/gu) ?? [])].map((sign) => `${sign} is ${numberOf(sign)}`)
}

const FOREIGN = /[^\P{L}\p{Script=Latin}]|[\u{FF01}-\u{FF5E}\u{1D400}-\u{1D7FF}]/u

/** Letters of other scripts in words that have Latin ones: words of one script are just words. */
function lookAlikes(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? []
  const mixed = words.filter((word) => FOREIGN.test(word) && /[\p{Script=Latin}\d_]/u.test(word))
  const signs = mixed.flatMap((word) => word.match(/./gu)?.filter((sign) => FOREIGN.test(sign)) ?? [])
  const marks = text.match(MARKS)?.slice(0, MAX_NAMED) ?? []
  return [...new Set([...signs, ...marks])].map((sign) => `${sign} is ${numberOf(sign)}`)
}

function numberOf(sign: string): string {
  return `U+${hexadecimal(sign).padStart(4, '0')}`
}

function hexadecimal(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase()
}
