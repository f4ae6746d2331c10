import { CONTROL, INVISIBLE, LINE_SEPARATORS } from '../text/hidden-characters.ts'

// What draws nothing, turns the direction of text, or is a command to a terminal. In JSON a line feed can only stand between values.
const HIDDEN = new RegExp(String.raw`[${INVISIBLE}${LINE_SEPARATORS}[${CONTROL}--\n]]`, 'gv')

/** The JSON that commands print, with hidden characters escaped: text of strangers is in it, and it may end on a terminal. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2).replace(HIDDEN, escaped)}\n`
}

/** In JSON a character beyond 16 bits is two escapes. */
function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
