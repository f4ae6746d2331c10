import { BOM, unixLines } from '../../text/lines.ts'
import type { DecodedText } from '../../text/encoding.ts'
import { commonEdges } from './common-edges.ts'

export type LineEnding = '\n' | '\r\n' | '\r'

/** A line and its line ending, which is '' for a last line without one. */
export interface TextLine {
  readonly text: string
  readonly end: LineEnding | ''
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

/** The lines of a text with their line endings. A lone carriage return ends a line only on request. */
export function splitTextLines(text: string, { atLoneReturns = false } = {}): TextLine[] {
  const parts = text.split(atLoneReturns ? /(\r\n|\n|\r)/ : /(\r?\n)/)
  const lines: TextLine[] = []
  for (let index = 0; index < parts.length; index += 2) {
    // Safe: the odd parts are what the pattern matched.
    const line = { text: parts[index] ?? '', end: (parts[index + 1] ?? '') as LineEnding | '' }
    if (line.text !== '' || line.end !== '') lines.push(line)
  }
  return lines
}

export function joinTextLines(lines: readonly TextLine[]): string {
  return lines.map(({ text, end }) => text + end).join('')
}

export function hasLoneCarriageReturn(text: string): boolean {
  return /\r(?!\n)/.test(text)
}

/** A change of a normalized text: `newText` replaces what is between the two positions. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly newText: string
}

/** The text of a file as edits see it: LF line endings, no byte order mark. */
export interface NormalizedText {
  readonly text: string
  readonly hasBom: boolean
  /** The original after these edits, in its own line endings. @param edits in order, without overlaps */
  applyEdits(edits: readonly TextEdit[]): string
}

/**
 * Lets edits be found in a text with LF only. What is written keeps the line endings of the file, mixed ones too. Where an
 * edit starts or ends like the text it replaces, that part keeps its line endings as well.
 */
export function normalizeText(original: string): NormalizedText {
  const bom = original.startsWith(BOM) ? BOM : ''
  const body = original.slice(bom.length)
  const text = unixLines(body)
  const dominant = dominantLineEnding(body)
  return {
    text,
    hasBom: bom !== '',
    applyEdits: (edits) => {
      const toOriginal = positionsIn(body)
      let result = bom
      let last = 0
      for (const { start, end, newText } of edits) {
        const { head, tail } = commonEdges(text.slice(start, end), newText)
        const originalStart = toOriginal(start)
        const from = toOriginal(start + head)
        const to = toOriginal(end - tail)
        const ending = /\r?\n/.exec(body.slice(originalStart, toOriginal(end)))?.[0] ?? dominant
        result += body.slice(last, from) + newText.slice(head, newText.length - tail).replaceAll('\n', ending)
        last = to
      }
      return result + body.slice(last)
    }
  }
}

/** Maps positions in the text with LF to positions in the original. Must be called in ascending order. */
function positionsIn(body: string): (position: number) => number {
  let shift = 0
  let next = body.indexOf('\r\n')
  return (position) => {
    while (next >= 0 && next - shift < position) {
      shift += 1
      next = body.indexOf('\r\n', next + 2)
    }
    return position + shift
  }
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
