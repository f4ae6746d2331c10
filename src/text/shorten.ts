import { visibleText } from './visible-text.ts'

/** Shortens a text to `maxLength` characters, ending in an ellipsis. Never splits a surrogate pair. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return `${beginningOf(text, maxLength - 1).trimEnd()}…`
}

/** At most the first `maxLength` characters, without half of a surrogate pair at the cut. */
export function beginningOf(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, '')
}

/** The text with one period at its end. */
export function withPeriod(text: string): string {
  return text.replace(/\.?$/, '.')
}

/** The text with its first letter capitalized, also inside a link. */
export function capitalized(text: string): string {
  return text.replace(/^(\[?)([a-z])/, (_, before: string, first: string) => before + first.toUpperCase())
}

/** The visible text on one line, in at most `maxLength` characters. */
export function oneLine(text: string, maxLength: number): string {
  // Cut first, so that megabytes of output are not cleaned to show their first words.
  const line = visibleText(text.slice(0, maxLength * 4 + 100)).replace(/\s+/g, ' ')
  return shorten(line.trim(), maxLength)
}
