import { codePoint, INVISIBLE } from './hidden-characters.ts'
import { listFirst } from './format.ts'

/** A text for a person who approves what it does. */
export interface RevealedText {
  /** Hidden characters, bidi controls and unusual spaces are shown as `\u{…}`. */
  readonly text: string
  /** What a reader would take for something else, one sentence each. */
  readonly notes: readonly string[]
}

// Everything that a page would not show as itself, unusual spaces included: with them, two arguments could look like one.
const UNSEEN = new RegExp(String.raw`[[\p{C}\p{Z}${INVISIBLE}]--[\n\x20]]`, 'gv')

// A combining mark can strike out the letter before it, or cover it.
const COMBINING_MARKS = /\p{M}/gu

const MAX_NAMED = 12

/**
 * Stricter than `misleadingCharactersIn`, because whoever approves a text answers for it: in a command everything beyond ASCII is
 * pointed out.
 *
 * @param isCode true for code, where tabs indent and strings hold words of any language
 */
export function revealHidden(written: string, { isCode = false }: { readonly isCode?: boolean } = {}): RevealedText {
  const hidden = new Set<string>()
  const text = written.replace(UNSEEN, (character) => {
    if (isCode && character === '\t') return character
    hidden.add(codePoint(character))
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`
  })
  const lookAlikes = isCode ? lookAlikesInCode(text) : (text.match(/[^\n -~]/gu) ?? [])
  const named = [...new Set(lookAlikes)].map((character) => `${character} is ${codePoint(character)}`)
  return {
    text,
    notes: [
      ...note('It contains invisible characters, shown here as \\u{…}:', [...hidden]),
      ...note('It contains characters that can be taken for others:', named)
    ]
  }
}

function note(beginning: string, named: readonly string[]): string[] {
  return named.length === 0 ? [] : [`${beginning} ${listFirst(named, MAX_NAMED)}.`]
}

const NOT_LATIN = /[^\P{L}\p{Script=Latin}]|[\u{FF01}-\u{FF5E}\u{1D400}-\u{1D7FF}]/u

/** Letters of other scripts in words that also have Latin ones. A word of a single script is just a word. */
function lookAlikesInCode(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? []
  const mixed = words.filter((word) => NOT_LATIN.test(word) && /[\p{Script=Latin}\d_]/u.test(word))
  const letters = mixed.flatMap((word) => Array.from(word).filter((letter) => NOT_LATIN.test(letter)))
  return [...letters, ...(text.match(COMBINING_MARKS)?.slice(0, MAX_NAMED) ?? [])]
}
