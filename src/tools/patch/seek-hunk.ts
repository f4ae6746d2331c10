import { foldPunctuation } from '../loose-match.ts'
import type { LineIndex } from '../line-index.ts'
import { lineNumbers } from './placements.ts'

/** What is overlooked when lines are compared. */
export interface Fold {
  /** '' when nothing is. */
  readonly note: string
  readonly ignoresIndentation: boolean
  readonly apply: (line: string) => string
}

const exact: Fold = { note: '', ignoresIndentation: false, apply: (line) => line }
const ends: Fold = {
  note: 'ignoring white space at line ends',
  ignoresIndentation: false,
  apply: (line) => line.trimEnd()
}
const margins: Fold = { note: 'ignoring indentation', ignoresIndentation: true, apply: (line) => line.trim() }
const punctuation: Fold = {
  note: 'ignoring the kind of quotes, dashes and spaces',
  ignoresIndentation: true,
  apply: (line) => foldPunctuation(line).trim()
}

/** The four passes of the grammar, in two steps: other readings of a patch are tried before indentation is overlooked. */
export const strictFolds: readonly Fold[] = [exact, ends]
export const allFolds: readonly Fold[] = [exact, ends, margins, punctuation]

export type Sought =
  | { readonly kind: 'found'; readonly start: number; readonly fold: Fold }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ambiguous'; readonly places: string }

export interface Search {
  readonly wanted: readonly string[]
  readonly anchors: readonly string[]
  readonly atEnd: boolean
  /** The first line that no earlier hunk has passed. */
  readonly cursor: number
  readonly folds: readonly Fold[]
}

/**
 * Finds the lines of a hunk at or below the cursor. Of several places none is taken, but for the first below an anchor
 * that is itself in one place only.
 */
export function seekHunk(file: LineIndex<string>, search: Search): Sought {
  const anchor = seekAnchors(file, search)
  if (!anchor) return { kind: 'missing' }
  if (search.atEnd) {
    const atEnd = seekAtEnd(file, search)
    if (atEnd) return atEnd
  }
  for (const fold of search.folds) {
    const starts = file.stretchesLike(search.wanted, fold.apply, anchor.line)
    const [start] = starts
    if (start === undefined) continue
    if (starts.length === 1 || (anchor.isUnique && !fold.ignoresIndentation)) return { kind: 'found', start, fold }
    return { kind: 'ambiguous', places: lineNumbers(starts) }
  }
  return { kind: 'missing' }
}

function seekAtEnd(file: LineIndex<string>, { wanted, cursor, folds }: Search): Sought | undefined {
  const start = file.lines.length - wanted.length
  if (start < cursor) return undefined
  const fold = folds.find((each) => file.hasAt(start, wanted, each.apply))
  return fold && { kind: 'found', start, fold }
}

interface Anchor {
  /** Where the search for the hunk begins. */
  readonly line: number
  /** True when the anchor says more than that: it is one line of the file, and no other is like it. */
  readonly isUnique: boolean
}

function seekAnchors(file: LineIndex<string>, { anchors, cursor }: Search): Anchor | undefined {
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
  for (const fold of allFolds) {
    const starts = file.stretchesLike([text], fold.apply, from)
    if (starts.length > 0) return starts
  }
  return []
}
