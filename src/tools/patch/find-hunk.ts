import { asciiPunctuation } from '../edit/loose-match.ts'
import type { LineIndex } from '../edit/line-index.ts'
import { lineNumbers } from './placements.ts'

/** One way to compare lines. */
export interface MatchPass {
  /** What it ignores; '' for nothing. */
  readonly note: string
  readonly ignoresIndentation: boolean
  readonly normalize: (line: string) => string
}

const exact: MatchPass = { note: '', ignoresIndentation: false, normalize: (line) => line }
const lineEnds: MatchPass = {
  note: 'ignoring white space at line ends',
  ignoresIndentation: false,
  normalize: (line) => line.trimEnd()
}
const indentation: MatchPass = {
  note: 'ignoring indentation',
  ignoresIndentation: true,
  normalize: (line) => line.trim()
}
const punctuation: MatchPass = {
  note: 'ignoring the kind of quotes, dashes and spaces',
  ignoresIndentation: true,
  normalize: (line) => asciiPunctuation(line).trim()
}

/** The four passes of the grammar, in two groups: other marker styles are tried before indentation is ignored. */
export const strictPasses: readonly MatchPass[] = [exact, lineEnds]
export const allPasses: readonly MatchPass[] = [exact, lineEnds, indentation, punctuation]

export type HunkLocation =
  | { readonly kind: 'found'; readonly start: number; readonly pass: MatchPass }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ambiguous'; readonly places: string }

export interface HunkSearch {
  readonly oldLines: readonly string[]
  readonly anchors: readonly string[]
  readonly atEnd: boolean
  /** The first line below all hunks before this one. */
  readonly cursor: number
  readonly passes: readonly MatchPass[]
}

/**
 * Finds the lines of a hunk at or below the cursor. If it fits several places, it is ambiguous, unless a unique
 * anchor is above: then the first place below that counts, if it is in the block that the anchor begins.
 */
export function findHunk(file: LineIndex<string>, search: HunkSearch): HunkLocation {
  const anchor = findAnchors(file, search)
  if (!anchor) return { kind: 'missing' }
  if (search.atEnd) {
    const atEnd = findAtEnd(file, search)
    // A place that fits better elsewhere is not the end.
    if (atEnd) return search.passes.includes(atEnd.pass) ? atEnd : { kind: 'missing' }
  }
  for (const pass of search.passes) {
    const starts = file.findAll(search.oldLines, pass.normalize, anchor.line)
    const [start] = starts
    if (start === undefined) continue
    const isInBlock = anchor.isUnique && start < endOfBlock(file.lines, anchor.line)
    if (starts.length === 1 || (isInBlock && !pass.ignoresIndentation)) return { kind: 'found', start, pass }
    return { kind: 'ambiguous', places: lineNumbers(starts) }
  }
  return { kind: 'missing' }
}

type FoundHunk = Extract<HunkLocation, { kind: 'found' }>

function findAtEnd(file: LineIndex<string>, { oldLines, cursor }: HunkSearch): FoundHunk | undefined {
  const start = file.lines.length - oldLines.length
  if (start < cursor) return undefined
  const pass = allPasses.find((each) => file.matchesAt(start, oldLines, each.normalize))
  return pass && { kind: 'found', start, pass }
}

/**
 * Where the block ends that a line begins: at the next line that is not deeper, unless it only opens or closes the block. The end of the file
 * if the lines below are not deeper, so that nothing shows where it ends.
 */
function endOfBlock(lines: readonly string[], start: number): number {
  const depthOf = (line: string) => line.length - line.trimStart().length
  const depth = depthOf(lines[start] ?? '')
  const isCode = (line: string) => line.trim() !== '' && !/^\s*[{}()[\]]+[;,]?\s*$/.test(line)
  const below = lines.slice(start + 1)
  const first = below.find(isCode)
  if (first === undefined || depthOf(first) <= depth) return lines.length
  const end = below.findIndex((line) => isCode(line) && depthOf(line) <= depth)
  return end < 0 ? lines.length : start + 1 + end
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
