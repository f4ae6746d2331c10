import { BOM } from '../../text/lines.ts'
import type { DecodedText } from '../../text/encoding.ts'

export type LineEnding = '\n' | '\r\n' | '\r'

/** A line and its line ending, which is '' for a last line without one. */
export interface TextLine {
  readonly text: string
  readonly end: LineEnding | ''
}

/** Where lines end. A lone carriage return is a part of a line unless the file uses it as an ending. */
const endings = { usual: /(\r?\n)/, lineFeed: /(\n)/, any: /(\r\n|\n|\r)/ } as const

export function splitTextLines(text: string, endsAt: keyof typeof endings = 'usual'): TextLine[] {
  const parts = text.split(endings[endsAt])
  const lines: TextLine[] = []
  for (let index = 0; index < parts.length; index += 2) {
    // Safe: the odd parts are what the pattern matched.
    const line = { text: parts[index] ?? '', end: (parts[index + 1] ?? '') as TextLine['end'] }
    if (line.text !== '' || line.end !== '') lines.push(line)
  }
  return lines
}

export function joinTextLines(lines: readonly TextLine[]): string {
  return lines.map(({ text, end }) => text + end).join('')
}

export function textsOf(lines: readonly TextLine[]): string[] {
  return lines.map(({ text }) => text)
}

/** The line ending that most lines have; the earlier one in a tie. LF for a text of one line. */
export function dominantLineEnding(text: string): LineEnding {
  const counts = new Map<LineEnding, number>()
  for (const end of text.match(/\r\n|\n|\r/g) ?? []) {
    // Safe: the pattern matches nothing else.
    const key = end as LineEnding
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  let dominant: LineEnding = '\n'
  for (const [end, count] of counts) if (count > (counts.get(dominant) ?? 0)) dominant = end
  return dominant
}

export function hasLoneCarriageReturn(text: string): boolean {
  return /\r(?!\n)/.test(text)
}

/** A text that replaces a whole file, in the format of that file. `preserved` names what was taken over from it. */
export interface PreservedText {
  readonly text: string
  readonly preserved: readonly string[]
}

/** Models write LF without a byte order mark, whatever the file they replace has. */
export function preserveFileFormat(newText: string, old: DecodedText): PreservedText {
  const preserved: string[] = []
  let text = newText
  if (hasOnlyCrlf(old.text) && text.includes('\n') && !text.includes('\r')) {
    text = text.replaceAll('\n', '\r\n')
    preserved.push('CRLF line endings')
  }
  if (old.text.startsWith(BOM) && !text.startsWith(BOM)) {
    text = BOM + text
    preserved.push('byte order mark')
  }
  if (old.encoding !== 'utf-8') preserved.push(old.encoding.toUpperCase())
  return { text, preserved }
}

function hasOnlyCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}
