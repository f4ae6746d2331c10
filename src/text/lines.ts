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

/** Moves each line that is not empty two columns to the right. */
export function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}

/** True for a line that is more than white space. */
export function hasText(line: string): boolean {
  return line.trim() !== ''
}

/** The spaces and tabs at the start of a line. */
export function indentOf(line: string | undefined): string {
  return /^[ \t]*/.exec(line ?? '')?.[0] ?? ''
}

/** The last line of what a program printed, where git and others say what they could not do. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}

/** The words of a text. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
