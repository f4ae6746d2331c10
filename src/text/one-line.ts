import { visibleText } from './visible-text.ts'

/** The text on one line, cut to `maxLength` characters. */
export function oneLine(text: string, maxLength: number): string {
  // Cut first, so that an output of megabytes is not cleaned for the sake of its first words.
  const line = visibleText(text.slice(0, maxLength * 4 + 100))
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).toWellFormed()}…`
}
