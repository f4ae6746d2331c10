import type { Range } from './normalized-text.ts'
import { createSecretSearch, MIN_SEARCHED } from './search.ts'
import { findSecretPatterns } from './pattern-search.ts'

/** Takes secrets out of a text. */
export type Redact = (text: string) => string

const PLACEHOLDER = '***'

/**
 * Values shorter than this are left alone: placeholders such as `none`, whose removal would spoil the text and give
 * them away by the gaps. Up to `MIN_SEARCHED` a value may also be part of an ordinary word or number, so it must stand on its own.
 */
const MIN_SECRET = 6

/** Nobody's data is deeper, and a call for each level has an end. */
const MAX_DEPTH = 500

/**
 * Makes the function that all output passes: it takes out the given secrets, in every form that programs commonly
 * write them in, whole or cut, and whatever has the shape of a well-known kind of secret. Its time is linear in the text.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const values = [...new Set(secrets.map((secret) => secret.toWellFormed().trim()))]
  const words = values.filter(({ length }) => length >= MIN_SECRET && length < MIN_SEARCHED)
  const search = createSecretSearch(values, 'part')

  return (text) => {
    if (text.length < MIN_SECRET) return text
    return without(text, [
      ...words.flatMap((word) => rangesOfWord(word, text)),
      ...findSecretPatterns(text),
      ...search(text)
    ])
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

function rangesOfWord(word: string, text: string): Range[] {
  const ranges: Range[] = []
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
    const end = start + word.length
    if (!/\w/.test(text.charAt(start - 1) + text.charAt(end))) ranges.push({ start, end })
  }
  return ranges
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
