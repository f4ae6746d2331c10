import { detectIndentUnit } from '../edit/indent-map.ts'
import { reindent } from '../edit/indentation.ts'
import type { TextLine } from '../edit/line-endings.ts'
import type { LineIndex } from '../edit/line-index.ts'
import {
  parseHunkLines,
  trimmedVariants,
  withoutSeparators,
  type ContextHunk,
  type MarkerStyle
} from './context-hunk.ts'
import { contradictedAnchor } from './anchor-block.ts'
import { findHunk, type HunkLocation, type HunkSearch } from './find-hunk.ts'
import { strictPasses, type MatchPass } from './match-passes.ts'
import { hunkName, linesAfter, oldLinesOf, overlapsPlaced, type PatchLine, type Placement } from './placements.ts'

/** One way to read hunks and to find their lines. */
export interface Attempt {
  readonly style: MarkerStyle
  readonly passes: readonly MatchPass[]
}

export interface FileLines {
  readonly lines: readonly TextLine[]
  readonly texts: LineIndex<string>
}

/** A hunk whose lines the file does not have. */
export interface MissingHunk {
  readonly kind: 'missing'
  readonly hunk: string
  readonly anchors: readonly string[]
  readonly oldLines: readonly string[]
  readonly newLines: readonly string[]
}

export type HunkPlacements =
  /** Added lines have no line ending yet. */
  | { readonly kind: 'placed'; readonly placements: readonly Placement[]; readonly notes: readonly string[] }
  | { readonly kind: 'unreadable' }
  | MissingHunk
  | { readonly kind: 'refused'; readonly reason: string }

/** Finds the place of each hunk: below the hunk before, or above it if it fits exactly one place there. */
export function placeHunks(file: FileLines, hunks: readonly ContextHunk[], attempt: Attempt): HunkPlacements {
  const placements: Placement[] = []
  const notes: string[] = attempt.style === 'marked' ? [] : ['taking unmarked lines as context']
  let cursor = 0
  for (const [index, hunk] of hunks.entries()) {
    const name = hunkName(index, hunks.length)
    const placed = placeHunk(file, { hunk, name, attempt, cursor, placed: placements })
    if (placed.kind !== 'placed-hunk') return placed
    const { placement, note } = placed
    placements.push(placement)
    // Lines that are only added go to the end of the file, so the next hunk can still be anywhere above them.
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
  readonly placed: readonly Placement[]
}

type PlacedHunk =
  | { readonly kind: 'placed-hunk'; readonly placement: Placement; readonly note: string }
  | Exclude<HunkPlacements, { kind: 'placed' }>

function placeHunk(file: FileLines, { hunk, name, attempt, cursor, placed }: HunkToPlace): PlacedHunk {
  const { anchors, atEnd } = hunk
  const isAtEnd = atEnd || anchors.length === 0
  const hunkLines = parseHunkLines(isAtEnd ? withoutSeparators(hunk.lines) : hunk.lines, attempt.style)
  if (!hunkLines) return { kind: 'unreadable' }
  const oldLines = textsOf(oldLinesOf(hunkLines))
  if (oldLines.length === 0) {
    return isAtEnd && !hunk.isNumbered
      ? placeAtEnd(file, { anchors, name, added: linesAfter(hunkLines, []) })
      : { kind: 'refused', reason: noContext(name) }
  }
  const location = locate(file.texts, { hunkLines, anchors, atEnd, cursor, passes: attempt.passes, placed })
  if (location.kind === 'ambiguous') return { kind: 'refused', reason: ambiguous(name, location.places) }
  if (location.kind === 'elsewhere') return { kind: 'refused', reason: elsewhere(name, location) }
  const placement = location.kind === 'found' ? placementFor(file.lines, location) : undefined
  if (location.kind === 'found' && placement) return { kind: 'placed-hunk', placement, note: location.note }
  return { kind: 'missing', hunk: name, anchors, oldLines, newLines: newTextsOf(hunkLines) }
}

interface AddedLines {
  readonly anchors: readonly string[]
  readonly name: string
  readonly added: readonly TextLine[]
}

function placeAtEnd(file: FileLines, { anchors, name, added }: AddedLines): PlacedHunk {
  const start = file.lines.length
  const anchor = contradictedAnchor(file.texts, { anchors, start })
  return anchor === undefined
    ? { kind: 'placed-hunk', placement: { start, length: 0, lines: added }, note: '' }
    : { kind: 'refused', reason: endsOutside(name, anchor) }
}

function textsOf(lines: readonly TextLine[]): string[] {
  return lines.map(({ text }) => text)
}

function newTextsOf(lines: readonly PatchLine[]): string[] {
  return textsOf(lines.filter(({ kind }) => kind !== 'remove'))
}

function noContext(hunk: string): string {
  return `cannot be changed: ${hunk} only adds lines. Quote the line above or below them too.`
}

function ambiguous(hunk: string, places: string): string {
  return `fits ${hunk} in several places, from lines ${places}. Quote more lines, or put a line above it after @@.`
}

function elsewhere(hunk: string, { anchor, places }: Extract<HunkLocation, { kind: 'elsewhere' }>): string {
  if (anchor === undefined) {
    return `has the lines of ${hunk}, but not at its end: from lines ${places}. Leave out *** End of File if you mean them.`
  }
  return (
    `has the lines of ${hunk} only at line ${places}, which is not in the block of "${anchor.trim()}". ` +
    'After @@, put a line that is above the lines you mean.'
  )
}

function endsOutside(hunk: string, anchor: string): string {
  return (
    `cannot be changed: its end, where ${hunk} adds lines, is not in the block of "${anchor.trim()}". ` +
    'Quote the line above or below them instead of *** End of File.'
  )
}

interface Search extends Omit<HunkSearch, 'oldLines'> {
  readonly hunkLines: readonly PatchLine[]
  readonly placed: readonly Placement[]
}

type LocatedHunk =
  | Exclude<HunkLocation, { kind: 'found' }>
  | (Extract<HunkLocation, { kind: 'found' }> & {
      readonly hunkLines: readonly PatchLine[]
      readonly note: string
    })

function locate(file: LineIndex<string>, { hunkLines, placed, ...search }: Search): LocatedHunk {
  let elsewhere: LocatedHunk | undefined
  for (const variant of trimmedVariants(hunkLines)) {
    const location = findHunk(file, { ...search, oldLines: textsOf(oldLinesOf(variant)) })
    if (location.kind === 'elsewhere') elsewhere ??= location
    if (location.kind === 'ambiguous') return location
    if (location.kind === 'found') return { ...location, hunkLines: variant, note: location.pass.note }
  }
  // Hunks out of order: only if they match strictly, and only where nothing else was changed.
  const oldLines = textsOf(oldLinesOf(hunkLines))
  const above = findHunk(file, { ...search, oldLines, cursor: 0, passes: strictPasses })
  if (above.kind !== 'found' || overlapsPlaced(placed, above.start, oldLines.length)) {
    return elsewhere ?? (above.kind === 'elsewhere' ? above : { kind: 'missing' })
  }
  return { ...above, hunkLines, note: 'found above the hunk before it' }
}

/** Undefined when the hunk's indentation does not determine the file's, so that new lines could get a wrong one. */
function placementFor(
  lines: readonly TextLine[],
  { start, hunkLines, pass }: Extract<LocatedHunk, { kind: 'found' }>
): Placement | undefined {
  const quotedLines = textsOf(oldLinesOf(hunkLines))
  const old = lines.slice(start, start + quotedLines.length)
  if (!pass.ignoresIndentation) return { start, length: old.length, lines: linesAfter(hunkLines, old) }
  const match = { quotedLines, fileLines: textsOf(old), indentUnit: detectIndentUnit(textsOf(lines)) }
  const newTexts = reindent(newTextsOf(hunkLines), match)?.values()
  if (!newTexts) return undefined
  const translated = hunkLines.map((line) =>
    line.kind === 'remove' ? line : { ...line, text: newTexts.next().value ?? '' }
  )
  return { start, length: old.length, lines: linesAfter(translated, old) }
}
