import { CONTROL, INVISIBLE, LINE_SEPARATORS } from '../text/hidden-characters.ts'

// Invisible, bidirectional and control characters. In JSON, a line feed can occur only between values.
const HIDDEN = new RegExp(String.raw`[${INVISIBLE}${LINE_SEPARATORS}[${CONTROL}--\n]]`, 'gv')

/** Formats JSON with hidden characters escaped, because it contains text by strangers and may be printed to a terminal. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2).replace(HIDDEN, escaped)}\n`
}

/** In JSON, a character above U+FFFF needs two escapes. */
function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
