import type { Range } from './normalized-text.ts'
import { findSecretPatterns } from './pattern-search.ts'
import { createSecretSearch, MIN_SEARCH_LENGTH } from './search.ts'

/** Replaces the secrets in a text. */
export type Redact = (text: string) => string

/** Replaces a secret. */
export const PLACEHOLDER = '***'

/**
 * Shorter values stay. They are placeholders such as `none`: removing them would damage the text, and the gaps would reveal them. A
 * value below `MIN_SEARCH_LENGTH` could be part of an ordinary word, so it must stand on its own.
 */
const MIN_SECRET = 6

/** Bounds the recursion. No legitimate value is nested deeper. */
const MAX_DEPTH = 500

/** Names of fields and short values recur in every event. Longer texts recur at most in the next few events. */
const SHORT = { maxLength: 1_000, maxKept: 500 }
const LONG = { maxLength: 20_000, maxKept: 4 }

/**
 * Creates the function that every output passes. It replaces the given secrets, in every encoding that programs commonly use,
 * whole or cut, and everything with the pattern of a well-known kind of secret. Its time is linear in the text.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const values = [...new Set(secrets.map((secret) => secret.toWellFormed().trim()))]
  const words = values.filter(({ length }) => length >= MIN_SECRET && length < MIN_SEARCH_LENGTH)
  const search = createSecretSearch(values, 'partial')
  const redact: Redact = (text) =>
    replaceRanges(text, [
      ...words.flatMap((word) => findWord(word, text)),
      ...findSecretPatterns(text),
      ...search(text)
    ])
  const redactShort = keepingResults(redact, SHORT.maxKept)
  const redactLong = keepingResults(redact, LONG.maxKept)
  return (text) => {
    if (text.length < MIN_SECRET) return text
    if (text.length <= SHORT.maxLength) return redactShort(text)
    return text.length <= LONG.maxLength ? redactLong(text) : redact(text)
  }
}

/** The same function, which remembers its last results. */
function keepingResults(redact: Redact, max: number): Redact {
  const results = new Map<string, string>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const redacted = redact(text)
    results.set(text, redacted)
    const [oldest = ''] = results.keys()
    if (results.size > max) results.delete(oldest)
    return redacted
  }
}

/**
 * The same value with every text in it redacted, including the names of fields. For plain values: objects, arrays, texts,
 * numbers. Values that are nested too deep are left out.
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

function findWord(word: string, text: string): Range[] {
  const ranges: Range[] = []
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
    const end = start + word.length
    if (!/\w/.test(text.charAt(start - 1) + text.charAt(end))) ranges.push({ start, end })
  }
  return ranges
}

function replaceRanges(text: string, ranges: readonly Range[]): string {
  if (ranges.length === 0) return text
  const parts: string[] = []
  let from = 0
  let isOpen = false
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    // Ranges that touch or overlap share one placeholder.
    if (!isOpen || start > from) parts.push(text.slice(from, start), PLACEHOLDER)
    isOpen = true
    from = Math.max(from, end)
  }
  return parts.join('') + text.slice(from)
}
