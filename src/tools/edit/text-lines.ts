import { BOM } from '../../text/lines.ts'

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

export function textsOf(lines: readonly { readonly text: string }[]): string[] {
  return lines.map(({ text }) => text)
}

/** The line ending that most lines have; LF in a tie. */
export function usualEnding(lines: readonly TextLine[]): LineEnding {
  const count = (sought: LineEnding) => lines.filter(({ end }) => end === sought).length
  return (['\n', '\r\n', '\r'] as const).reduce((most, end) => (count(end) > count(most) ? end : most))
}

/** A text that replaces a whole file, with the byte order mark and the line endings of that file: models write neither. */
export function inFormatOf(old: string, text: string): string {
  const usual = usualEnding(splitTextLines(old))
  const mark = old.startsWith(BOM) && !text.startsWith(BOM) ? BOM : ''
  return mark + (text.includes('\r') ? text : text.replaceAll('\n', usual))
}
