import { asciiPunctuation } from '../edit/loose-match.ts'
import type { LineIndex } from '../edit/line-index.ts'
import { lineNumbers } from './placements.ts'

/** What is overlooked when lines are compared. */
export interface MatchPass {
  /** '' when nothing is. */
  readonly note: string
  readonly ignoresIndentation: boolean
  readonly apply: (line: string) => string
}

const exact: MatchPass = { note: '', ignoresIndentation: false, apply: (line) => line }
const ends: MatchPass = {
  note: 'ignoring white space at line ends',
  ignoresIndentation: false,
  apply: (line) => line.trimEnd()
}
const margins: MatchPass = { note: 'ignoring indentation', ignoresIndentation: true, apply: (line) => line.trim() }
const punctuation: MatchPass = {
  note: 'ignoring the kind of quotes, dashes and spaces',
  ignoresIndentation: true,
  apply: (line) => asciiPunctuation(line).trim()
}

/** The four passes of the grammar, in two steps: other readings of a patch are tried before indentation is overlooked. */
export const strictPasses: readonly MatchPass[] = [exact, ends]
export const allPasses: readonly MatchPass[] = [exact, ends, margins, punctuation]

export type HunkLocation =
  | { readonly kind: 'found'; readonly start: number; readonly fold: MatchPass }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ambiguous'; readonly places: string }

export interface HunkSearch {
  readonly oldLines: readonly string[]
  readonly anchors: readonly string[]
  readonly atEnd: boolean
  /** The first line that no earlier hunk has passed. */
  readonly cursor: number
  readonly passes: readonly MatchPass[]
}

/**
 * Finds the lines of a hunk at or below the cursor. Of several places none is taken, but for the first below an anchor
 * that is itself in one place only.
 */
export function findHunk(file: LineIndex<string>, search: HunkSearch): HunkLocation {
  const anchor = seekAnchors(file, search)
  if (!anchor) return { kind: 'missing' }
  if (search.atEnd) {
    const atEnd = seekAtEnd(file, search)
    if (atEnd) return atEnd
  }
  for (const fold of search.passes) {
    const starts = file.findAll(search.oldLines, fold.apply, anchor.line)
    const [start] = starts
    if (start === undefined) continue
    if (starts.length === 1 || (anchor.isUnique && !fold.ignoresIndentation)) return { kind: 'found', start, fold }
    return { kind: 'ambiguous', places: lineNumbers(starts) }
  }
  return { kind: 'missing' }
}

function seekAtEnd(file: LineIndex<string>, { oldLines, cursor, passes }: HunkSearch): HunkLocation | undefined {
  const start = file.lines.length - oldLines.length
  if (start < cursor) return undefined
  const fold = passes.find((each) => file.matchesAt(start, oldLines, each.apply))
  return fold && { kind: 'found', start, fold }
}

interface Anchor {
  /** Where the search for the hunk begins. */
  readonly line: number
  /** True when the anchor says more than that: it is one line of the file, and no other is like it. */
  readonly isUnique: boolean
}

function seekAnchors(file: LineIndex<string>, { anchors, cursor }: HunkSearch): Anchor | undefined {
  let found: Anchor = { line: cursor, isUnique: false }
  let from = cursor
  for (const text of anchors) {
    const starts = linesLike(file, text, from)
    const [start] = starts
    if (start !== undefined) {
      found = { line: start, isUnique: starts.length === 1 }
      from = start + 1
    } else if (file.lines.some((line) => line.includes(text.trim()))) {
      // A part of a line, or a block that was entered above the cursor: it is there, and narrows nothing.
      found = { ...found, isUnique: false }
    } else {
      return undefined
    }
  }
  return found
}

function linesLike(file: LineIndex<string>, text: string, from: number): number[] {
  for (const fold of allPasses) {
    const starts = file.findAll([text], fold.apply, from)
    if (starts.length > 0) return starts
  }
  return []
}
