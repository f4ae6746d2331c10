import { createFinder } from './find-matches.ts'
import { patternRules } from './known-patterns.ts'
import { valueRules, wordRules } from './known-values.ts'
import type { Range } from './unescaped-views.ts'

/** Replaces the secrets in a text. */
export type Redact = (text: string) => string

/** Replaces a secret. */
export const PLACEHOLDER = '***'

/** Bounds the recursion. No legitimate value is nested deeper. */
const MAX_DEPTH = 500

/**
 * Creates the function that every output passes, before it is cut: a part of a secret is not recognized. It replaces the given
 * secrets, as they are and in the forms that SECURITY.md lists, and everything with the pattern of a well-known kind of secret.
 * Its time is linear in the text.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const find = createFinder([...patternRules, ...valueRules(secrets), ...wordRules(secrets)])
  return (text) => replaceRanges(text, find(text))
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
