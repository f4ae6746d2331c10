import { BOM } from '../../text/lines.ts'
import { closestLines, NOTHING_SIMILAR } from '../edit/closest-lines.ts'
import {
  dominantLineEnding,
  joinTextLines,
  splitTextLines,
  type LineEnding,
  type TextLine
} from '../edit/line-endings.ts'
import { LineIndex } from '../edit/line-index.ts'
import type { RewriteResult } from './patch.ts'
import {
  applyPlacements,
  hunkName,
  joinsLines,
  lineNumbers,
  linesAfter,
  oldLinesOf,
  overlapsPlaced,
  type PatchLine,
  type Placement
} from './placements.ts'

/** A hunk of a unified diff. */
export interface NumberedHunk {
  /** Index of the line where it says that it starts; NaN when it does not say. */
  readonly start: number
  readonly lines: readonly PatchLine[]
}

/**
 * Applies the hunks of a unified diff, never where they fit only roughly. A wrong line number is ignored when the lines are in
 * only one place. The kind of line endings is ignored because models write LF whatever the file has.
 */
export function applyNumberedHunks(original: string, hunks: readonly NumberedHunk[]): RewriteResult {
  const mark = unquotedMark(original, hunks)
  const text = original.slice(mark.length)
  const lines = splitTextLines(text)
  const file = new LineIndex(lines)
  const placements: Placement[] = []
  const notes = new Set<string>()
  const end = dominantLineEnding(text)
  for (const [index, hunk] of hunks.entries()) {
    const name = hunkName(index, hunks.length)
    const old = oldLinesOf(hunk.lines)
    if (old.length === 0 && lines.length > 0) return refused(`cannot be changed: ${name} quotes no line of it.`)
    const location = locate(file, old, hunk.start)
    if (location.kind === 'missing') return refused(notFound(lines, old, name))
    if (location.kind === 'ambiguous') return refused(`fits ${name} in several places, from lines ${location.places}.`)
    if (overlapsPlaced(placements, location.start, old.length)) {
      return refused(`has lines that both ${name} and another change.`)
    }
    if (location.start !== hunk.start) notes.add(`${name} found at line ${location.start + 1}`)
    if (location.note !== '') notes.add(location.note)
    const fileLines = lines.slice(location.start, location.start + old.length)
    const newLines = linesAfter(hunk.lines, fileLines)
    placements.push({
      start: location.start,
      length: old.length,
      lines: location.note === '' ? newLines : withLineEndings(newLines, { hunk, fileLines, end })
    })
  }
  const patched = applyPlacements(lines, placements)
  if (joinsLines(patched)) return refused(JOINED)
  return { kind: 'rewritten', text: mark + joinTextLines(patched), notes: [...notes] }
}

/** The byte order mark of a text. Models do not see it, and quote the first line without it. A diff of git has it, which makes it ''. */
function unquotedMark(text: string, hunks: readonly NumberedHunk[]): string {
  const isQuoted = hunks.some(({ lines }) => lines.some((line) => line.text.startsWith(BOM)))
  return text.startsWith(BOM) && !isQuoted ? BOM : ''
}

/** Completes a sentence that begins with the path. */
const JOINED =
  'would have a line without a line ending before its end. Write "\\ No newline at end of file" only after its last line.'

function refused(reason: string): RewriteResult {
  return { kind: 'refused', reason }
}

function notFound(lines: readonly TextLine[], old: readonly TextLine[], hunk: string): string {
  const closest = closestLines(
    lines.map(({ text }) => text),
    old.map(({ text }) => text)
  )
  return `does not have the lines of ${hunk}. Lines marked with a space or - must equal the file. ${closest ?? NOTHING_SIMILAR}`
}

type Location =
  /** `note` says what was ignored; '' for nothing. */
  | { readonly kind: 'found'; readonly start: number; readonly note: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ambiguous'; readonly places: string }

const passes: readonly { readonly note: string; readonly normalize: (line: TextLine) => string }[] = [
  { note: '', normalize: ({ text, end }) => text + end },
  { note: 'ignoring line endings', normalize: ({ text }) => text },
  { note: 'ignoring white space at line ends', normalize: ({ text }) => text.trimEnd() }
]

function locate(file: LineIndex<TextLine>, old: readonly TextLine[], start: number): Location {
  if (old.length === 0) return { kind: 'found', start: 0, note: '' }
  const stated = passes.findIndex(({ normalize }) => file.matchesAt(start, old, normalize))
  for (const [index, { note, normalize }] of passes.entries()) {
    if (index === stated) return { kind: 'found', start, note }
    const starts = file.findAll(old, normalize)
    const [only] = starts
    if (only === undefined) continue
    // Its lines are there, and where it says that it starts they differ only in white space.
    const places = stated < 0 ? starts : [...starts, start].toSorted((a, b) => a - b)
    return places.length === 1
      ? { kind: 'found', start: only, note }
      : { kind: 'ambiguous', places: lineNumbers(places) }
  }
  return { kind: 'missing' }
}

interface HunkEndings {
  readonly hunk: NumberedHunk
  readonly fileLines: readonly TextLine[]
  readonly end: LineEnding
}

/** Unless the diff says "No newline at end of file", the last line keeps the line ending that it had, or none. */
function withLineEndings(lines: readonly TextLine[], { hunk, fileLines, end }: HunkEndings): TextLine[] {
  const saysSo = hunk.lines.some((line) => line.end === '')
  const lastEnd = saysSo ? lines.at(-1)?.end : fileLines.at(-1)?.end
  return lines.map((line, index) => {
    if (index === lines.length - 1 && lastEnd === '') return { ...line, end: '' }
    return fileLines.includes(line) && line.end !== '' ? line : { ...line, end }
  })
}
