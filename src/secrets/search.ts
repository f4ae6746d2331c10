import {
  mappedText,
  normalize,
  NORMALIZATIONS,
  isAlwaysKept,
  isPunctuation,
  isSpace,
  lengthDropped,
  originalRange,
  textOf,
  type MappedText,
  type Normalization,
  type Range
} from './normalized-text.ts'
import { derivedTexts } from './derived-texts.ts'
import { encodingsOf, type EncodedSecret } from './encodings.ts'
import { GRAM, roll, SecretIndex, type Needle } from './hash-index.ts'

/** Finds where a text contains one of the secrets. */
export type SecretSearch = (text: string) => readonly Range[]

/** The shortest part that counts as a match: plain characters reveal the secret; encoded ones must be no coincidence. */
const LEAST_PART: Readonly<Record<EncodedSecret['kind'], number>> = {
  plain: GRAM,
  ascii: 12,
  base64: 12,
  base32: 14,
  hex: 16
}

/** Without spaces and punctuation, a shorter needle could match other text with the same letters. */
const LEAST_LETTERS = 12

/** A shorter secret could be part of an ordinary word. */
export const MIN_SEARCH_LENGTH = GRAM

/**
 * Creates the search for secrets in every encoding that programs commonly use. Its time is linear in the text.
 *
 * @param match `partial` also finds secrets that were cut; `complete` finds only complete ones
 */
export function createSecretSearch(secrets: readonly string[], match: 'partial' | 'complete'): SecretSearch {
  const encoded = secrets.filter(({ length }) => length >= MIN_SEARCH_LENGTH).flatMap(encodingsOf)
  const visible = new SecretIndex(needlesOf(encoded, 'withoutSpaces', match))
  const letters = new SecretIndex(needlesOf(encoded, 'lettersOnly', match))
  return (text) => {
    if (encoded.length === 0 || text.length < MIN_SEARCH_LENGTH) return []
    // Most texts contain no secret, and this is cheap.
    if (!mayContainAny(derivedTexts(text, false), { visible, letters })) return []
    return Array.from(derivedTexts(text, true))
      .filter((derived) => mayContain(derived, { visible, letters }))
      .flatMap((derived) => [
        ...rangesIn(normalize(derived, NORMALIZATIONS.withoutSpaces), visible),
        ...rangesIn(normalize(derived, NORMALIZATIONS.lettersOnly), letters)
      ])
  }
}

interface Indexes {
  readonly visible: SecretIndex
  readonly letters: SecretIndex
}

function mayContainAny(texts: Iterable<MappedText>, indexes: Indexes): boolean {
  for (const text of texts) if (mayContain(text, indexes)) return true
  return false
}

/** False proves that neither normalization contains a match. It builds no text, so it is fast. */
function mayContain({ codes }: MappedText, { visible, letters }: Indexes): boolean {
  const { slots: visibleSlots, shift: visibleShift } = visible.filter
  const { slots: lettersSlots, shift: lettersShift } = letters.filter
  let visibleHash = 0
  let lettersHash = 0
  let nextLetter = 0
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0
    if (isSpace(code)) continue
    if (isPunctuation(code)) nextLetter = Math.max(nextLetter, at + 1)
    else if (!isAlwaysKept(code)) {
      const dropped = lengthDropped(codes, at, NORMALIZATIONS.withoutSpaces)
      at += Math.max(0, dropped - 1)
      if (dropped > 0) continue
      if (at >= nextLetter) nextLetter = at + lengthDropped(codes, at, NORMALIZATIONS.lettersOnly)
    }
    visibleHash = roll(visibleHash, code)
    if (
      visibleSlots[visibleHash >>> visibleShift] !== 0 &&
      isGramAt(at, visibleHash, { codes, index: visible, how: NORMALIZATIONS.withoutSpaces })
    )
      return true
    if (at < nextLetter) continue
    lettersHash = roll(lettersHash, code)
    if (
      lettersSlots[lettersHash >>> lettersShift] !== 0 &&
      isGramAt(at, lettersHash, { codes, index: letters, how: NORMALIZATIONS.lettersOnly })
    )
      return true
  }
  return false
}

/** How many code units are normalized again to read the last `GRAM` characters. */
const LOOK_BACK = 256

interface GramContext {
  readonly codes: Uint16Array
  readonly index: SecretIndex
  readonly how: Normalization
}

function isGramAt(at: number, hash: number, { codes, index, how }: GramContext): boolean {
  if (!index.hasHash(hash)) return false
  const before = codes.subarray(Math.max(0, at + 1 - LOOK_BACK), at + 1)
  const gram = textOf(normalize({ codes: before, offsets: undefined }, how)).slice(-GRAM)
  // Too much was dropped in between to decide.
  return gram.length < GRAM || index.hasGram(hash, gram)
}

function rangesIn(normalized: MappedText, index: SecretIndex): Range[] {
  return index.find(normalized).map((range) => originalRange(range, normalized))
}

/** Secrets with punctuation are also searched for with it. All others are found by their letters and digits alone. */
function needlesOf(
  encoded: readonly EncodedSecret[],
  how: 'withoutSpaces' | 'lettersOnly',
  match: 'partial' | 'complete'
): readonly Needle[] {
  return encoded.flatMap(({ kind, text }): Needle[] => {
    const mayBeWord = kind === 'plain'
    // An encoding can itself contain what normalizing drops, such as 0x. These two have no punctuation, so they stay as they are.
    const letters = kind === 'base32' || kind === 'hex' ? text : normalizedText(text, NORMALIZATIONS.lettersOnly)
    const visible = mayBeWord || kind === 'ascii' ? normalizedText(text, NORMALIZATIONS.withoutSpaces) : letters
    const hasPunctuation = letters !== visible
    if (how === 'withoutSpaces') return hasPunctuation ? needleOf(visible, GRAM) : []
    // If the text separates the characters of a secret, normalizing does not take its 0x for a prefix, and keeps it.
    const all = new Set([letters, text.replaceAll(NO_LETTER, '')])
    return [...all].flatMap((each) => needleOf(each, hasPunctuation ? LEAST_LETTERS : GRAM))

    function needleOf(needle: string, shortest: number): Needle[] {
      if (needle.length < shortest) return []
      const isVague = mayBeWord && (/\s/.test(text) || shortest === LEAST_LETTERS)
      const leastPart = isVague ? 2 * GRAM : LEAST_PART[kind]
      return [
        { text: needle, leastPart: match === 'complete' ? Math.max(needle.length, leastPart) : leastPart, mayBeWord }
      ]
    }
  })
}

const NO_LETTER = /[!-/:-@[-`{-~\s]/g

/** Printable ASCII, of which only punctuation is dropped. Most needles are that. */
const PLAIN = /^(?!.*0x)[!-[\]-~]*$/i

function normalizedText(text: string, how: Normalization): string {
  if (PLAIN.test(text)) return how === NORMALIZATIONS.lettersOnly ? text.replaceAll(/[^\da-z]/gi, '') : text
  return textOf(normalize(mappedText(text), how))
}
