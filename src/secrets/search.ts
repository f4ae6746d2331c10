import {
  mappedText,
  normalize,
  NORMAL_FORMS,
  isKept,
  lengthDropped,
  originalRange,
  textOf,
  type MappedText,
  type NormalForm,
  type Range
} from './normalized-text.ts'
import { encodingsOf, type EncodedSecret } from './encodings.ts'
import { GRAM, rolled, SecretIndex, type Needle } from './hash-index.ts'
import { unescape } from './unescape.ts'

/** Where a text holds one of the secrets. */
export type SecretSearch = (text: string) => readonly Range[]

/** So many characters in a row give a secret away, or tell that an encoding goes on as it does. */
const LEAST_PART: Readonly<Record<EncodedSecret['kind'], number>> = { plain: GRAM, base64: 12, base32: 14, hex: 16 }

/** With spaces and signs left out, less may be something else that has the same letters. */
const LEAST_LETTERS = 12

/** JSON in JSON in a URL in HTML: nobody nests deeper by accident, and each level is only what stands around escapes. */
const MAX_ESCAPE_LEVELS = 5

/** What is shorter is part of ordinary words. */
export const MIN_SEARCHED = GRAM

/**
 * Makes the search for secrets in every form that programs commonly write them in. Its time is linear in the text.
 *
 * @param least `part` finds what was cut as well, `whole` only a secret from its first character to its last
 */
export function createSecretSearch(secrets: readonly string[], least: 'part' | 'whole'): SecretSearch {
  const forms = secrets.filter(({ length }) => length >= MIN_SEARCHED).flatMap(encodingsOf)
  const visible = new SecretIndex(needlesOf(forms, 'visible', least))
  const letters = new SecretIndex(needlesOf(forms, 'letters', least))
  return (text) => {
    if (forms.length === 0 || text.length < MIN_SEARCHED) return []
    // Most texts hold none.
    if (!levelsOf(text, { isPlaced: false }).some((level) => mayHold(level, { visible, letters }))) return []
    return levelsOf(text, { isPlaced: true }).flatMap((level) => [
      ...rangesIn(normalize(level, NORMAL_FORMS.visible), visible),
      ...rangesIn(normalize(level, NORMAL_FORMS.letters), letters)
    ])
  }
}

interface Indexes {
  readonly visible: SecretIndex
  readonly letters: SecretIndex
}

/** False proves that nothing is to be found in either way of folding. It makes no text, so most texts take little time. */
function mayHold({ codes }: MappedText, { visible, letters }: Indexes): boolean {
  let visibleHash = 0
  let lettersHash = 0
  let nextLetter = 0
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0
    if (!isKept(code)) {
      const skipped = lengthDropped(codes, at, NORMAL_FORMS.visible)
      at += Math.max(0, skipped - 1)
      if (skipped > 0) continue
      if (at >= nextLetter) nextLetter = at + lengthDropped(codes, at, NORMAL_FORMS.letters)
    }
    visibleHash = rolled(visibleHash, code)
    if (visible.mayKnow(visibleHash) && isGramAt(at, visibleHash, { codes, index: visible, how: NORMAL_FORMS.visible }))
      return true
    if (at < nextLetter) continue
    lettersHash = rolled(lettersHash, code)
    if (letters.mayKnow(lettersHash) && isGramAt(at, lettersHash, { codes, index: letters, how: NORMAL_FORMS.letters }))
      return true
  }
  return false
}

/** Of so much text the last letters are read again. */
const LOOK_BACK = 256

interface Reading {
  readonly codes: Uint16Array
  readonly index: SecretIndex
  readonly how: NormalForm
}

function isGramAt(at: number, hash: number, { codes, index, how }: Reading): boolean {
  if (!index.hasHash(hash)) return false
  const before = codes.subarray(Math.max(0, at + 1 - LOOK_BACK), at + 1)
  const gram = textOf(normalize({ codes: before, places: undefined }, how)).slice(-GRAM)
  // Too much is left out in between to tell.
  return gram.length < GRAM || index.knows(hash, gram)
}

function rangesIn(folded: MappedText, index: SecretIndex): Range[] {
  return index.find(folded).map((range) => originalRange(range, folded))
}

/** What has signs in it is looked for with them too; all else is found among the letters alone. */
function needlesOf(forms: readonly EncodedSecret[], how: keyof Indexes, least: 'part' | 'whole'): readonly Needle[] {
  return forms.flatMap((form): Needle[] => {
    const { kind, text } = form
    const isWordy = kind === 'plain'
    // What is left out of a text may stand in a form as well, 0x for instance; these two have letters of one size only.
    const letters = kind === 'base32' || kind === 'hex' ? text : folded(text, NORMAL_FORMS.letters)
    const visible = isWordy ? folded(text, NORMAL_FORMS.visible) : letters
    const hasSigns = letters !== visible
    if (how === 'visible') return hasSigns ? needleOf(visible, GRAM) : []
    return needleOf(letters, hasSigns ? LEAST_LETTERS : GRAM)

    function needleOf(needle: string, shortest: number): Needle[] {
      if (needle.length < shortest) return []
      const isVague = isWordy && (/\s/.test(text) || shortest === LEAST_LETTERS)
      const leastPart = isVague ? 2 * GRAM : LEAST_PART[kind]
      return [{ text: needle, leastPart: least === 'whole' ? Math.max(needle.length, leastPart) : leastPart, isWordy }]
    }
  })
}

function folded(text: string, how: NormalForm): string {
  return textOf(normalize(mappedText(text), how))
}

/** The text as it is written, and as what reads its escapes reads it. */
function levelsOf(text: string, { isPlaced }: { readonly isPlaced: boolean }): readonly MappedText[] {
  let level: MappedText | undefined = mappedText(text)
  const levels = [level]
  while (levels.length <= MAX_ESCAPE_LEVELS) {
    level = unescape(level, isPlaced)
    if (!level) break
    levels.push(level)
  }
  return levels
}
