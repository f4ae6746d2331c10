import { codePoint, INVISIBLE } from './hidden-characters.ts'
import { listFirst } from './format.ts'

/** A command or patch as shown to a person who approves it. */
export interface RevealedText {
  /** Hidden characters, bidi controls and unusual spaces are shown as `\u{…}`. */
  readonly text: string
  /** Sentences that name hidden characters, and characters that a reader could mistake for others. */
  readonly notes: readonly string[]
}

// Everything that a page would not show as itself. With unusual spaces, two arguments could look like one.
const UNSEEN = new RegExp(String.raw`[[\p{C}\p{Z}${INVISIBLE}]--[\n\x20]]`, 'gv')

// A combining mark can strike out the letter before it, or cover it.
const COMBINING_MARKS = /\p{M}/gu

const MAX_NAMED = 12

/**
 * Reveals hidden and look-alike characters. Stricter than `misleadingCharactersIn`: in a command, it names everything beyond ASCII.
 *
 * @param isCode true for code, which has tabs for indentation and strings in any language
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

/** Letters of other scripts in words that also have Latin letters. Words in a single script are normal. */
function lookAlikesInCode(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? []
  const mixed = words.filter((word) => NOT_LATIN.test(word) && /[\p{Script=Latin}\d_]/u.test(word))
  const letters = mixed.flatMap((word) => Array.from(word).filter((letter) => NOT_LATIN.test(letter)))
  return [...letters, ...(text.match(COMBINING_MARKS)?.slice(0, MAX_NAMED) ?? [])]
}
