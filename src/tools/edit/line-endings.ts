export type LineEnding = '\n' | '\r\n' | '\r'

/** A line, and what ends it; '' at the end of a text that ends without. */
export interface TextLine {
  readonly text: string
  readonly end: LineEnding | ''
}

/** The line end that most lines of a text have, the earlier one where two are level; LF for a text of one line. */
export function dominantLineEnding(text: string): LineEnding {
  const counts = new Map<LineEnding, number>()
  for (const end of text.match(/\r\n|\n|\r/g) ?? []) {
    // The pattern matches nothing else.
    const key = end as LineEnding
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  let usual: LineEnding = '\n'
  for (const [end, count] of counts) if (count > (counts.get(usual) ?? 0)) usual = end
  return usual
}

/** The lines of a text with their ends. A return on its own ends a line only where that is asked for. */
export function splitLines(text: string, { atLoneReturns = false } = {}): TextLine[] {
  const parts = text.split(atLoneReturns ? /(\r\n|\n|\r)/ : /(\r?\n)/)
  const lines: TextLine[] = []
  for (let index = 0; index < parts.length; index += 2) {
    // Odd parts are what the pattern has matched.
    const line = { text: parts[index] ?? '', end: (parts[index + 1] ?? '') as LineEnding | '' }
    if (line.text !== '' || line.end !== '') lines.push(line)
  }
  return lines
}

export function joinLines(lines: readonly TextLine[]): string {
  return lines.map(({ text, end }) => text + end).join('')
}

export function hasLoneCarriageReturn(text: string): boolean {
  return /\r(?!\n)/.test(text)
}
