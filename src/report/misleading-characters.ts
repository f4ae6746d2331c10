import { BIDI, codePoint, CONTROL, INVISIBLE, MEANINGFUL_SEQUENCES, TAGS } from '../text/hidden-characters.ts'
import { addedLines } from './added-lines.ts'
import { plural } from '../text/format.ts'

/** Something in a text that a reader does not see, or takes for something else. */
export interface MisleadingCharacters {
  readonly kind: keyof typeof WORDS
  /** As U+200B. */
  readonly codePoints: readonly string[]
}

const WORDS = {
  bidi: 'bidi characters that change the order of what is shown',
  tag: 'tag characters, which draw nothing',
  'zero-width': 'zero-width or other invisible characters',
  control: 'control characters',
  homoglyph: 'look-alike letters of another script (homoglyph)'
}

const MAX_FILES = 20
const MAX_LINES = 10
const MAX_CODE_POINTS = 5

// Most lines are of these alone.
const ORDINARY = /^[\t\f\r -~]*$/

const HIDDEN: readonly (readonly [MisleadingCharacters['kind'], RegExp])[] = [
  ['bidi', new RegExp(`[${BIDI}]`, 'gv')],
  ['tag', new RegExp(`[${TAGS}]`, 'gv')],
  ['zero-width', new RegExp(`[[${INVISIBLE}]--[${BIDI}${TAGS}]]`, 'gv')],
  ['control', new RegExp(String.raw`[${CONTROL}--[\t\f\r\n]]`, 'gv')]
]

const WORD = /[\p{L}\p{M}\p{N}]{1,200}/gu
const LATIN = /[A-Za-z]/
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/gu
// Those that look like ours. The others stand beside Latin letters in good faith, as in Δx and kΩ.
const GREEK = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϲϳ]/gu
const LIKE_LATIN = /^[асеорхуіјѕһԁԛԝкмтвнАВСЕНІЈКМОРЅТХУοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]{2,}$/u
const OTHER_FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Signs that programs do not take for the signs they look like. */
const LIKE_SIGNS = /[\u01C3\u037E\u2024\u2044\u2215\u2236\u2731\uA789]/gu
// Wide letters are at home among the signs of East Asia only.
const WIDE = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** What of a text is hidden or looks like something else. Linear time. */
export function misleadingCharactersIn(text: string): readonly MisleadingCharacters[] {
  if (ORDINARY.test(text)) return []
  const meant = MEANINGFUL_SEQUENCES.reduce((rest, pattern) => rest.replaceAll(pattern, '.'), text)
  const hidden = HIDDEN.map(([kind, pattern]) => suspicion(kind, meant.match(pattern) ?? []))
  // What draws nothing parts no word.
  const read = HIDDEN.reduce((rest, [, pattern]) => rest.replaceAll(pattern, ''), text)
  return [...hidden, suspicion('homoglyph', lookAlikes(read))].filter(({ codePoints }) => codePoints.length > 0)
}

/**
 * One warning for each file to which lines were added that are not what they seem, and for each name that is not.
 *
 * @param patch as git writes it
 */
export function misleadingCharacterWarnings(patch: string, paths: readonly string[]): readonly string[] {
  const names = paths.flatMap((path) => {
    const found = misleadingCharactersIn(path)
    return found.length === 0 ? [] : [`The name of ${path} has ${found.map(inWords).join(' and ')}.`]
  })
  const warnings = [...names, ...fileWarnings(patch)]
  if (warnings.length <= MAX_FILES) return warnings
  return [...warnings.slice(0, MAX_FILES), `${warnings.length - MAX_FILES} more files have characters that mislead.`]
}

function fileWarnings(patch: string): readonly string[] {
  const byPath = new Map<string, string[]>()
  for (const { path, line, text } of addedLines(patch)) {
    // A byte order mark.
    const found = misleadingCharactersIn(line === 1 ? text.replace(/^\uFEFF/, '') : text)
    if (found.length === 0) continue
    const lines = byPath.get(path) ?? []
    lines.push(`line ${line} has ${found.map(inWords).join(' and ')}`)
    byPath.set(path, lines)
  }
  return Array.from(byPath, ([path, lines]) => {
    const more = lines.length > MAX_LINES ? [`and ${plural(lines.length - MAX_LINES, 'more line')}`] : []
    return `What ${path} shows is not all that it says: ${[...lines.slice(0, MAX_LINES), ...more].join('; ')}.`
  })
}

function inWords({ kind, codePoints }: MisleadingCharacters): string {
  const shown = codePoints.slice(0, MAX_CODE_POINTS).join(', ')
  return `${WORDS[kind]} (${shown}${codePoints.length > MAX_CODE_POINTS ? ', …' : ''})`
}

function suspicion(kind: MisleadingCharacters['kind'], characters: readonly string[]): MisleadingCharacters {
  return { kind, codePoints: [...new Set(characters)].map(codePoint) }
}

function lookAlikes(text: string): readonly string[] {
  const words = text.match(WORD) ?? []
  const isForeignText = words.some((word) => OTHER_FOREIGN.test(word) && !LATIN.test(word) && !LIKE_LATIN.test(word))
  const wide = EAST_ASIAN.test(text) ? [] : (text.match(WIDE) ?? [])
  return [...words.flatMap((word) => lookAlikesIn(word, isForeignText)), ...(text.match(LIKE_SIGNS) ?? []), ...wide]
}

function lookAlikesIn(word: string, isForeignText: boolean): readonly string[] {
  if (/^[\w]*$/.test(word)) return []
  if (LATIN.test(word)) {
    // Letters of mathematics and others that are only another shape of ours.
    const shapes = Array.from(word).filter((letter) => letter > '\u{1D3FF}' && LATIN.test(letter.normalize('NFKC')))
    return [...(word.match(FOREIGN) ?? []), ...(word.match(GREEK) ?? []), ...shapes]
  }
  return LIKE_LATIN.test(word) && !isForeignText ? Array.from(word) : []
}
