import { fold, textOfFolded, type Fold, type MappedText, type Range } from './folded-text.ts'
import { formsOf, type SecretForm } from './secret-forms.ts'
import { GRAM, SecretIndex, type Needle } from './secret-index.ts'
import { rangesOfShapes } from './secret-shapes.ts'
import { unescape } from './unescape.ts'

/** Takes secrets out of a text. */
export type Redact = (text: string) => string

const PLACEHOLDER = '***'

/**
 * Values shorter than this are left alone: placeholders such as `none`, whose removal would spoil the text and give
 * them away by the gaps. Up to `GRAM` a value may also be part of an ordinary word or number, so it must stand on its own.
 */
const MIN_SECRET = 6

/** So many characters in a row give a secret away, or tell that an encoding goes on as it does. */
const LEAST_PART: Readonly<Record<SecretForm['kind'], number>> = { plain: GRAM, base64: 12, base32: 14, hex: 16 }

/** With spaces and signs left out, less may be something else that has the same letters. */
const LEAST_LETTERS = 12

/** JSON in a URL in HTML: nobody nests deeper by accident. */
const MAX_ESCAPE_LEVELS = 3

/** Nobody's data is deeper, and a call for each level has an end. */
const MAX_DEPTH = 500

/**
 * Makes the function that all output passes: it takes out the given secrets, in every form that programs commonly
 * write them in, whole or cut, and whatever has the shape of a well-known kind of secret. Its time is linear in the text.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const values = [...new Set(secrets.map((secret) => secret.toWellFormed().trim()))]
  const words = values.filter(({ length }) => length >= MIN_SECRET && length < GRAM).map(wordPattern)
  const forms = values.filter(({ length }) => length >= GRAM).flatMap(formsOf)
  const indexes = (['visible', 'letters'] as const).map((how) => ({
    how,
    index: new SecretIndex(needlesOf(forms, how))
  }))

  return (text) => {
    if (text.length < MIN_SECRET) return text
    const levels = forms.length > 0 && text.length >= GRAM ? levelsOf(text) : []
    const ranges = [
      ...words.map((word) => rangesOfWord(word, text)),
      rangesOfShapes(spread(text)),
      ...levels.flatMap((level) => indexes.map(({ how, index }) => index.find(fold(level, how))))
    ].flat()
    return without(text, ranges)
  }
}

/**
 * The same value with every text in it redacted, names of fields too. Meant for plain values: objects, lists, texts, numbers.
 * What is nested too deep to be looked through is left out.
 */
export function redactDeep<Value>(value: Value, redact: Redact): Value
export function redactDeep(value: unknown, redact: Redact): unknown {
  return redactBelow(value, redact, MAX_DEPTH)
}

function redactBelow(value: unknown, redact: Redact, depth: number): unknown {
  if (typeof value === 'string') return redact(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '[too deep to show]'
  if (Array.isArray(value)) return value.map((item: unknown) => redactBelow(item, redact, depth - 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redact(name), redactBelow(item, redact, depth - 1)])
  )
}

/** What has signs in it is looked for with them too; all else is found among the letters alone. */
function needlesOf(forms: readonly SecretForm[], how: Fold): readonly Needle[] {
  return forms.flatMap(({ kind, text: form }): Needle[] => {
    const whole = { text: form, places: undefined }
    const visible = textOfFolded(fold(whole, 'visible')).text
    const letters = textOfFolded(fold(whole, 'letters')).text
    const isWordy = kind === 'plain'
    const hasSigns = isWordy && letters !== visible
    if (how === 'visible' && !hasSigns) return []
    const text = how === 'visible' ? visible : letters
    if (text.length < (hasSigns && how === 'letters' ? LEAST_LETTERS : GRAM)) return []
    const isVague = isWordy && (/\s/.test(form) || (hasSigns && how === 'letters'))
    return [{ text, leastPart: isVague ? 2 * GRAM : LEAST_PART[kind], isWordy }]
  })
}

/** The text as it is written, and as what reads its escapes reads it. */
function levelsOf(text: string): readonly MappedText[] {
  const levels: MappedText[] = [{ text, places: undefined }]
  for (let level = 0; level < MAX_ESCAPE_LEVELS; level += 1) {
    const next = unescape(levels[level] ?? { text, places: undefined })
    if (!next) break
    levels.push(next)
  }
  return levels
}

const MAY_BE_SPREAD = /[\p{Default_Ignorable_Code_Point}[\p{Cc}--[\t\n\r]]]/v

function spread(text: string): MappedText {
  const whole = { text, places: undefined }
  return MAY_BE_SPREAD.test(text) ? textOfFolded(fold(whole, 'spread')) : whole
}

function wordPattern(value: string): RegExp {
  return new RegExp(String.raw`(?<!\w)${value.replace(/[^\w]/g, String.raw`\$&`)}(?!\w)`, 'g')
}

function rangesOfWord(word: RegExp, text: string): Range[] {
  return Array.from(text.matchAll(word), ({ 0: { length }, index }) => ({ start: index, end: index + length }))
}

function without(text: string, ranges: readonly Range[]): string {
  if (ranges.length === 0) return text
  const parts: string[] = []
  let from = 0
  let isOpen = false
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    // One that begins where another ends, or within it, goes on with it.
    if (!isOpen || start > from) parts.push(text.slice(from, start), PLACEHOLDER)
    isOpen = true
    from = Math.max(from, end)
  }
  return parts.join('') + text.slice(from)
}
