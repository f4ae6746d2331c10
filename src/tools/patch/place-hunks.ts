import { indentTranslator, detectIndentUnit } from '../edit/indentation.ts'
import type { TextLine } from '../edit/line-endings.ts'
import type { LineIndex } from '../edit/line-index.ts'
import { overlapsPlaced } from './placements.ts'
import type { Placement } from './placements.ts'
import { newLinesOf, oldLinesOf, parseHunkLines, trimmedVariants } from './context-hunk.ts'
import type { HunkLine, ContextHunk, MarkerStyle } from './context-hunk.ts'
import { findHunk, strictPasses } from './find-hunk.ts'
import type { MatchPass, HunkLocation } from './find-hunk.ts'

/** One way of reading hunks, and what is overlooked when their lines are looked for. */
export interface Attempt {
  readonly reading: MarkerStyle
  readonly passes: readonly MatchPass[]
}

export interface FileLines {
  readonly lines: readonly TextLine[]
  readonly texts: LineIndex<string>
}

export type HunkPlacements =
  /** New lines in the placements have no line end yet. */
  | { readonly kind: 'placed'; readonly placements: readonly Placement[]; readonly notes: readonly string[] }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'missing'
      readonly hunk: string
      readonly anchors: readonly string[]
      readonly oldLines: readonly string[]
      readonly newLines: readonly string[]
    }
  | { readonly kind: 'refused'; readonly reason: string }

/** Finds the place of each hunk, each below the one before unless it fits above it alone. */
export function placeHunks(file: FileLines, hunks: readonly ContextHunk[], attempt: Attempt): HunkPlacements {
  const placements: Placement[] = []
  const notes: string[] = attempt.reading === 'marked' ? [] : ['taking lines without a mark as context']
  let cursor = 0
  for (const [index, hunk] of hunks.entries()) {
    const name = hunks.length === 1 ? 'the hunk' : `hunk ${index + 1} of ${hunks.length}`
    const placed = placeHunk(file, { hunk, name, attempt, cursor, taken: placements })
    if (placed.kind !== 'placed-hunk') return placed
    const { placement, note } = placed
    placements.push(placement)
    // Lines that are only added go to the end, and leave all that is above it to the hunks after them.
    if (placement.length > 0) cursor = Math.max(cursor, placement.start + placement.length)
    if (note !== '') notes.push(hunks.length === 1 ? note : `hunk ${index + 1} ${note}`)
  }
  return { kind: 'placed', placements, notes }
}

interface HunkToPlace {
  readonly hunk: ContextHunk
  readonly name: string
  readonly attempt: Attempt
  readonly cursor: number
  readonly taken: readonly Placement[]
}

type PlacedHunk =
  | { readonly kind: 'placed-hunk'; readonly placement: Placement; readonly note: string }
  | Exclude<HunkPlacements, { kind: 'placed' }>

function placeHunk(file: FileLines, { hunk, name, attempt, cursor, taken }: HunkToPlace): PlacedHunk {
  const { anchors, atEnd } = hunk
  const read = parseHunkLines(hunk.lines, attempt.reading)
  if (!read) return { kind: 'unreadable' }
  const oldLines = oldLinesOf(read)
  if (oldLines.length === 0) {
    if (anchors.length > 0) return { kind: 'refused', reason: unplaced(name) }
    return {
      kind: 'placed-hunk',
      placement: { start: file.lines.length, length: 0, lines: newLines(read, []) },
      note: ''
    }
  }
  const found = findPlace(file.texts, { read, anchors, atEnd, cursor, passes: attempt.passes, taken })
  if (found.kind === 'ambiguous') return { kind: 'refused', reason: ambiguous(name, found.places) }
  const placement = found.kind === 'found' ? replaced(file.lines, found) : undefined
  if (found.kind === 'found' && placement) return { kind: 'placed-hunk', placement, note: found.note }
  return { kind: 'missing', hunk: name, anchors, oldLines, newLines: newLinesOf(read) }
}

function unplaced(hunk: string): string {
  return `cannot be changed: ${hunk} only adds lines; quote the line above or below them too.`
}

function ambiguous(hunk: string, places: string): string {
  return `fits ${hunk} in several places, from lines ${places}; quote more lines, or put a line above it after @@.`
}

interface Wanted {
  readonly read: readonly HunkLine[]
  readonly anchors: readonly string[]
  readonly atEnd: boolean
  readonly cursor: number
  readonly passes: readonly MatchPass[]
  readonly taken: readonly Placement[]
}

type Found =
  | Exclude<HunkLocation, { kind: 'found' }>
  | {
      readonly kind: 'found'
      readonly start: number
      readonly read: readonly HunkLine[]
      readonly fold: MatchPass
      readonly note: string
    }

function findPlace(file: LineIndex<string>, { read, taken, ...search }: Wanted): Found {
  for (const variant of trimmedVariants(read)) {
    const sought = findHunk(file, { ...search, oldLines: oldLinesOf(variant) })
    if (sought.kind === 'ambiguous') return sought
    if (sought.kind === 'found') return { ...sought, read: variant, note: sought.fold.note }
  }
  // Hunks out of order: only to the letter, and only where nothing else was changed.
  const wanted = oldLinesOf(read)
  const above = findHunk(file, { ...search, oldLines: wanted, cursor: 0, passes: strictPasses })
  if (above.kind !== 'found' || overlapsPlaced(taken, above.start, wanted.length)) return { kind: 'missing' }
  return { ...above, read, note: 'found above the hunk before it' }
}

/** Undefined when the file's indentation does not follow from the hunk's, so that new lines might get a wrong one. */
function replaced(
  lines: readonly TextLine[],
  { start, read, fold }: { readonly start: number; readonly read: readonly HunkLine[]; readonly fold: MatchPass }
): Placement | undefined {
  const oldLines = oldLinesOf(read)
  const old = lines.slice(start, start + oldLines.length)
  if (!fold.ignoresIndentation) return { start, length: old.length, lines: newLines(read, old) }
  const fileLines = old.map(({ text }) => text)
  const indentUnit = detectIndentUnit(lines.map(({ text }) => text))
  const translate = indentTranslator({ quotedLines: oldLines, fileLines, newLines: newLinesOf(read), indentUnit })
  if (!translate) return undefined
  const translated = read.map((line) => ({ ...line, text: translate(line.text) }))
  return { start, length: old.length, lines: newLines(translated, old) }
}

function newLines(read: readonly HunkLine[], old: readonly TextLine[]): TextLine[] {
  let next = 0
  return read.flatMap(({ kind, text }): TextLine[] => {
    if (kind === 'add') return [{ text, end: '' }]
    const line = old[next]
    next += 1
    return kind === 'keep' && line ? [line] : []
  })
}
