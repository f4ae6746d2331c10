import { visibleText } from './visible-text.ts'

/** The text, or its beginning with an ellipsis, in at most `maxLength` characters. Never cuts a surrogate pair in two. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const beginning = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/u, '')
  return `${beginning.trimEnd()}…`
}

/** The visible text on one line, in at most `maxLength` characters. */
export function oneLine(text: string, maxLength: number): string {
  // Cut first: an output of megabytes is not cleaned to show its first words.
  const line = visibleText(text.slice(0, maxLength * 4 + 100)).replace(/\s+/g, ' ')
  return shorten(line.trim(), maxLength)
}
