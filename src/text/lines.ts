/** The byte order mark that a text can start with. */
export const BOM = '\ufeff'

export function withoutBom(text: string): string {
  return text.startsWith(BOM) ? text.slice(BOM.length) : text
}

/** The lines of a text without their LF or CRLF. A text that ends in a line ending has an empty last line. */
export function splitLines(text: string): string[] {
  return text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
}

/** What separators divide a text into, without white space around each part and without empty parts. */
export function splitTrimmed(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The number of the line at a position in the text, counted from 1. */
export function lineNumberAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

/** The text with the line ends of Unix. */
export function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
