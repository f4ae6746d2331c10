import { codesOf, fold, originalRange, textOf, type CodedText, type Fold, type Range } from './folded-text.ts'
import { formsOf, type SecretForm } from './secret-forms.ts'
import { GRAM, SecretIndex, type Needle } from './secret-index.ts'
import { unescape } from './unescape.ts'

/** Where a text holds one of the secrets. */
export type SecretSearch = (text: string) => readonly Range[]

/** So many characters in a row give a secret away, or tell that an encoding goes on as it does. */
const LEAST_PART: Readonly<Record<SecretForm['kind'], number>> = { plain: GRAM, base64: 12, base32: 14, hex: 16 }

/** With spaces and signs left out, less may be something else that has the same letters. */
const LEAST_LETTERS = 12

/** JSON in a URL in HTML: nobody nests deeper by accident. */
const MAX_ESCAPE_LEVELS = 3

/** What is shorter is part of ordinary words. */
export const MIN_SEARCHED = GRAM

/**
 * Makes the search for secrets in every form that programs commonly write them in. Its time is linear in the text.
 *
 * @param least `part` finds what was cut as well, `whole` only a secret from its first character to its last
 */
export function createSecretSearch(secrets: readonly string[], least: 'part' | 'whole'): SecretSearch {
  const forms = secrets.filter(({ length }) => length >= MIN_SEARCHED).flatMap(formsOf)
  const indexes = (['visible', 'letters'] as const)
    .map((how) => ({ how, index: new SecretIndex(needlesOf(forms, how, least)) }))
    .filter(({ index }) => !index.isEmpty)
  const search = (text: string, isPlaced: boolean) =>
    levelsOf(text, isPlaced).flatMap((level) =>
      indexes.flatMap(({ how, index }) => {
        const folded = fold(level, how, isPlaced)
        return index.find(folded).map((range) => originalRange(range, folded))
      })
    )
  return (text) => {
    if (indexes.length === 0 || text.length < MIN_SEARCHED) return []
    // Most texts hold none; to know the place of each character takes most of the time.
    return search(text, false).length === 0 ? [] : search(text, true)
  }
}

/** What has signs in it is looked for with them too; all else is found among the letters alone. */
function needlesOf(forms: readonly SecretForm[], how: Fold, least: 'part' | 'whole'): readonly Needle[] {
  return forms.flatMap(({ kind, text: form }): Needle[] => {
    const whole = codesOf(form)
    const visible = textOf(fold(whole, 'visible', false))
    const letters = textOf(fold(whole, 'letters', false))
    const isWordy = kind === 'plain'
    const hasSigns = isWordy && letters !== visible
    if (how === 'visible' && !hasSigns) return []
    const text = how === 'visible' ? visible : letters
    if (text.length < (hasSigns && how === 'letters' ? LEAST_LETTERS : GRAM)) return []
    const isVague = isWordy && (/\s/.test(form) || (hasSigns && how === 'letters'))
    const leastPart = isVague ? 2 * GRAM : LEAST_PART[kind]
    return [{ text, leastPart: least === 'whole' ? Math.max(text.length, leastPart) : leastPart, isWordy }]
  })
}

/** The text as it is written, and as what reads its escapes reads it. */
function levelsOf(text: string, isPlaced: boolean): readonly CodedText[] {
  let level: CodedText | undefined = codesOf(text)
  const levels = [level]
  while (levels.length <= MAX_ESCAPE_LEVELS) {
    level = unescape(level, isPlaced)
    if (!level) break
    levels.push(level)
  }
  return levels
}
