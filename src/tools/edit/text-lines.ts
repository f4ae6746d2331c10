import { BOM } from '../../text/lines.ts'
import type { DecodedText } from '../../text/encoding.ts'

export type LineEnding = '\n' | '\r\n' | '\r'

/** A line and its line ending, which is '' for a last line without one. */
export interface TextLine {
  readonly text: string
  readonly end: LineEnding | ''
}

/** Where lines end. A lone carriage return is a part of a line, or an ending as in old files. */
const endings = { usual: /(\r?\n)/, any: /(\r\n|\n|\r)/ } as const

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

/** A line that may not say how it ends. */
export interface EndedLine {
  readonly text: string
  readonly end?: TextLine['end'] | undefined
}

/** The text of lines, each with the usual line ending if it has none; the last one has one only if it `isEnded`. */
export function joinEnded(
  lines: readonly EndedLine[],
  { usual, isEnded }: { readonly usual: LineEnding; readonly isEnded: boolean }
): string {
  const isLast = (index: number) => index === lines.length - 1
  const endOf = (end: EndedLine['end']) => (end === undefined || end === '' ? usual : end)
  return lines.map(({ text, end }, at) => text + (isLast(at) && !isEnded ? '' : endOf(end))).join('')
}

export function textsOf(lines: readonly EndedLine[]): string[] {
  return lines.map(({ text }) => text)
}

/** The line ending that most lines have; the earlier one in a tie. LF if no line has one. */
export function usualEnding(lines: readonly TextLine[]): LineEnding {
  const ends = Map.groupBy(
    lines.flatMap(({ end }) => (end === '' ? [] : [end])),
    (end) => end
  )
  const [usual] = [...ends].toSorted(([, a], [, b]) => b.length - a.length)
  return usual?.[0] ?? '\n'
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
  const hasOnlyCrlf = old.text.includes('\r\n') && !/(?<!\r)\n/.test(old.text)
  if (hasOnlyCrlf && text.includes('\n') && !text.includes('\r')) {
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
