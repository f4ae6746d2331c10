import type { LineIndex } from '../edit/line-index.ts'
import { contradictedAnchor } from './anchor-block.ts'
import { allPasses, type MatchPass } from './match-passes.ts'
import { lineNumbers } from './placements.ts'

export type HunkLocation =
  | { readonly kind: 'found'; readonly start: number; readonly pass: MatchPass }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ambiguous'; readonly places: string }
  /** The lines are in the file, but not where the hunk says: in the block of this anchor, or at the end if there is none. */
  | { readonly kind: 'elsewhere'; readonly anchor: string | undefined; readonly places: string }

export interface HunkSearch {
  readonly oldLines: readonly string[]
  readonly anchors: readonly string[]
  readonly atEnd: boolean
  /** The first line below all hunks before this one. */
  readonly cursor: number
  readonly passes: readonly MatchPass[]
}

/**
 * Finds the lines of a hunk at or below the cursor, in the blocks of its anchors. If it fits several places, it is ambiguous, unless a
 * unique anchor is above: then the first place below that counts.
 */
export function findHunk(file: LineIndex<string>, search: HunkSearch): HunkLocation {
  const anchor = findAnchors(file, search)
  if (!anchor) return { kind: 'missing' }
  const atEnd = search.atEnd ? findAtEnd(file, search) : undefined
  if (atEnd) {
    // If only a looser pass fits the end, a later attempt finds it. A better match elsewhere is not what the hunk means.
    return search.passes.includes(atEnd.pass) ? checked(file, search, atEnd) : { kind: 'missing' }
  }
  for (const pass of search.passes) {
    const starts = file.findAll(search.oldLines, pass.normalize, anchor.line)
    const [start] = starts
    if (start === undefined) continue
    if (search.atEnd) return { kind: 'elsewhere', anchor: undefined, places: lineNumbers(starts) }
    const location = checked(file, search, { kind: 'found', start, pass })
    if (starts.length === 1) return location
    const isClear = anchor.isUnique && location.kind === 'found' && !pass.ignoresIndentation
    return isClear ? location : { kind: 'ambiguous', places: lineNumbers(starts) }
  }
  return { kind: 'missing' }
}

/** The place, if no anchor of the hunk contradicts it. */
function checked(file: LineIndex<string>, { anchors }: HunkSearch, found: FoundHunk): HunkLocation {
  const anchor = contradictedAnchor(file, { anchors, start: found.start })
  return anchor === undefined ? found : { kind: 'elsewhere', anchor, places: lineNumbers([found.start]) }
}

type FoundHunk = Extract<HunkLocation, { kind: 'found' }>

/** Blank lines below the hunk do not count. */
function findAtEnd(file: LineIndex<string>, { oldLines, cursor }: HunkSearch): FoundHunk | undefined {
  for (let start = file.lines.length - oldLines.length; start >= cursor; start -= 1) {
    const pass = allPasses.find((each) => file.matchesAt(start, oldLines, each.normalize))
    if (pass) return { kind: 'found', start, pass }
    if (file.lines[start + oldLines.length - 1]?.trim() !== '') return undefined
  }
  return undefined
}

interface Anchor {
  /** Where the search for the hunk starts. */
  readonly line: number
  /** True when the anchor is one whole line of the file and occurs once. */
  readonly isUnique: boolean
}

function findAnchors(file: LineIndex<string>, { anchors, cursor }: HunkSearch): Anchor | undefined {
  let lowest: Anchor = { line: cursor, isUnique: false }
  let from = cursor
  for (const text of anchors) {
    const starts = linesLike(file, text, from)
    const [start] = starts
    if (start !== undefined) {
      lowest = { line: start, isUnique: starts.length === 1 }
      from = start + 1
    } else if (file.lines.some((line) => line.includes(text.trim()))) {
      // A part of a line, or a block that starts above the cursor: it exists, but does not narrow the search.
      lowest = { ...lowest, isUnique: false }
    } else {
      return undefined
    }
  }
  return lowest
}

function linesLike(file: LineIndex<string>, text: string, from: number): number[] {
  for (const pass of allPasses) {
    const starts = file.findAll([text], pass.normalize, from)
    if (starts.length > 0) return starts
  }
  return []
}
