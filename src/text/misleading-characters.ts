import { BIDI, codePoint, CONTROL, INVISIBLE, meaningfulSequences, TAGS } from './hidden-characters.ts'

export type MisleadingKind = 'bidi' | 'tag' | 'zero-width' | 'control' | 'homoglyph'

/** Characters in a text that a reader does not see, or mistakes for others. */
export interface MisleadingCharacters {
  readonly kind: MisleadingKind
  /** Such as U+200B, without duplicates. */
  readonly codePoints: readonly string[]
}

// Most texts contain nothing else.
const ORDINARY = /^[\t\f\r -~]*$/

const HIDDEN: readonly (readonly [MisleadingKind, RegExp])[] = [
  ['bidi', new RegExp(`[${BIDI}]`, 'gv')],
  ['tag', new RegExp(`[${TAGS}]`, 'gv')],
  ['zero-width', new RegExp(`[[${INVISIBLE}]--[${BIDI}${TAGS}]]`, 'gv')],
  ['control', new RegExp(String.raw`[${CONTROL}--[\t\f\r\n]]`, 'gv')]
]

const WORD = /[\p{L}\p{M}\p{N}]{1,200}/gu
const LATIN = /[A-Za-z]/
const OTHER_SCRIPTS = /[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/gu
// Greek letters that look like Latin ones. Others are common next to Latin letters, as in Δx and kΩ.
const GREEK = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϲϳ]/gu
const LIKE_LATIN = /^[асеорхуіјѕһԁԛԝкмтвнАВСЕНІЈКМОРЅТХУοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]{2,}$/u
const CYRILLIC_OR_GREEK = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Characters that look like ASCII punctuation, but not to programs. */
const LIKE_PUNCTUATION = /[\u01C3\u037E\u2024\u2044\u2215\u2236\u2731\uA789]/gu
// Full-width letters are normal only next to East Asian characters.
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Finds hidden and look-alike characters in a text. Linear time. */
export function misleadingCharactersIn(text: string): readonly MisleadingCharacters[] {
  if (ORDINARY.test(text)) return []
  const withoutMeaningful = meaningfulSequences().reduce((rest, pattern) => rest.replaceAll(pattern, '.'), text)
  const hidden = HIDDEN.map(([kind, pattern]) => misleading(kind, withoutMeaningful.match(pattern) ?? []))
  // An invisible character does not end a word.
  const visible = HIDDEN.reduce((rest, [, pattern]) => rest.replaceAll(pattern, ''), text)
  return [...hidden, misleading('homoglyph', lookAlikes(visible))].filter(({ codePoints }) => codePoints.length > 0)
}

function misleading(kind: MisleadingKind, characters: readonly string[]): MisleadingCharacters {
  return { kind, codePoints: [...new Set(characters)].map(codePoint) }
}

function lookAlikes(text: string): readonly string[] {
  const words = text.match(WORD) ?? []
  const hasForeignWords = words.some(
    (word) => CYRILLIC_OR_GREEK.test(word) && !LATIN.test(word) && !LIKE_LATIN.test(word)
  )
  const wide = EAST_ASIAN.test(text) ? [] : (text.match(FULL_WIDTH) ?? [])
  const punctuation = text.match(LIKE_PUNCTUATION) ?? []
  return [...words.flatMap((word) => lookAlikesInWord(word, hasForeignWords)), ...punctuation, ...wide]
}

function lookAlikesInWord(word: string, hasForeignWords: boolean): readonly string[] {
  if (/^[\w]*$/.test(word)) return []
  if (LATIN.test(word)) {
    // Mathematical letters and other variants of Latin ones.
    const variants = Array.from(word).filter((letter) => letter > '\u{1D3FF}' && LATIN.test(letter.normalize('NFKC')))
    return [...(word.match(OTHER_SCRIPTS) ?? []), ...(word.match(GREEK) ?? []), ...variants]
  }
  return LIKE_LATIN.test(word) && !hasForeignWords ? Array.from(word) : []
}
