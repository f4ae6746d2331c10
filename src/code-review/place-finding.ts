import type { ReviewFinding } from '../domain/review-finding.ts'
import type { Hunk, HunkLine } from '../text/hunks.ts'
import type { LineRange } from '../text/replace-lines.ts'
import { findReviewedFile, type ReviewedFile } from './reviewed-file.ts'

/** Lines of the diff that a comment of a review can be on. Both ends are lines of the same hunk. */
export interface Place {
  readonly path: string
  readonly side: ReviewFinding['side']
  readonly startLine: number
  readonly endLine: number
  /** The lines from the first to the last that are on this side, without their line ends. */
  readonly code: readonly string[]
  /** False if the diff has only a part of the lines that were named, or only lines near them. */
  readonly isExact: boolean
}

export type NamedPlace = Pick<ReviewFinding, 'path' | 'side' | 'startLine' | 'endLine'>

/** A finding near a hunk is most likely about it: models count lines wrongly. */
const MAX_DISTANCE = 3

/**
 * Where a finding is in the diff; undefined if it is outside. The right side has added lines and context lines, the left side
 * removed ones. Context lines named on the left are placed on the right, where they are the same. A range that extends beyond the
 * diff is cut to the part inside. Lines up to three away from a hunk are placed on its nearest line.
 */
export function placeFinding(named: NamedPlace, files: readonly ReviewedFile[]): Place | undefined {
  const file = findReviewedFile(named.path, files)
  if (!file) return undefined
  const wanted = { start: Math.min(named.startLine, named.endLine), end: Math.max(named.startLine, named.endLine) }
  const place = placeOnSide(sideIn(file, named.side), wanted, file)
  if (named.side === 'right' || place?.isExact === true) return place
  const context = contextOnRight(wanted, file)
  return (context && placeOnSide('right', context, file)) ?? place
}

/** The named side, or the other one of a file that was added or deleted. */
function sideIn({ hunks }: ReviewedFile, named: ReviewFinding['side']): ReviewFinding['side'] {
  const isThere = hunks.some((hunk) => hunk[named].end >= hunk[named].start)
  if (isThere) return named
  return named === 'left' ? 'right' : 'left'
}

/** The lines of each hunk that comments can be on; those on the left include the context lines between removed ones. */
export function placesOf(side: ReviewFinding['side'], { hunks }: ReviewedFile): readonly LineRange[] {
  return hunks.flatMap((hunk) => {
    const numbers = hunk.lines.flatMap((line) => numberOn(side, line) ?? [])
    const [start] = numbers
    const end = numbers.at(-1)
    return start === undefined || end === undefined ? [] : [{ start, end }]
  })
}

function placeOnSide(side: ReviewFinding['side'], wanted: LineRange, { path, hunks }: ReviewedFile): Place | undefined {
  const candidates = hunks.flatMap((hunk) => candidateIn(hunk, side, wanted) ?? [])
  const [best] = candidates.toSorted((one, other) => one.distance - other.distance || other.lineCount - one.lineCount)
  if (!best) return undefined
  const { hunk, start, end } = best
  const code = hunk.lines.flatMap((line) => {
    const number = side === 'left' ? line.left : line.right
    return number !== undefined && number >= start && number <= end ? [line.text.replace(/\r$/, '')] : []
  })
  const isExact = start === wanted.start && end === wanted.end
  return { path, side, startLine: start, endLine: end, code, isExact }
}

interface Candidate extends LineRange {
  readonly hunk: Hunk
  /** Between the wanted lines and the hunk, in lines; 0 if some of them are in it. */
  readonly distance: number
  readonly lineCount: number
}

function candidateIn(hunk: Hunk, side: ReviewFinding['side'], wanted: LineRange): Candidate | undefined {
  const numbers = hunk.lines.flatMap((line) => numberOn(side, line) ?? [])
  const inside = numbers.filter((number) => number >= wanted.start && number <= wanted.end)
  const [start] = inside
  const end = inside.at(-1)
  if (start !== undefined && end !== undefined) return { hunk, start, end, distance: 0, lineCount: inside.length }
  const [nearest] = numbers
    .map((number) => ({ number, distance: number < wanted.start ? wanted.start - number : number - wanted.end }))
    .toSorted((one, other) => one.distance - other.distance)
  if (!nearest || nearest.distance > MAX_DISTANCE) return undefined
  const { number, distance } = nearest
  return { hunk, start: number, end: number, distance, lineCount: 1 }
}

/** The number of a line on the side where a comment can be on it. */
function numberOn(side: ReviewFinding['side'], { kind, left, right }: HunkLine): number | undefined {
  if (side === 'right') return right
  return kind === 'removed' ? left : undefined
}

/** The same lines as numbered after the change; undefined unless all of them are context lines of one hunk. */
function contextOnRight({ start, end }: LineRange, { hunks }: ReviewedFile): LineRange | undefined {
  for (const { lines } of hunks) {
    const first = lines.findIndex(({ left }) => left === start)
    const last = lines.findIndex(({ left }) => left === end)
    const named = lines.slice(first, last + 1).filter(({ left }) => left !== undefined)
    const [from, to] = [lines[first]?.right, lines[last]?.right]
    if (from === undefined || to === undefined) continue
    return named.every(({ kind }) => kind === 'context') ? { start: from, end: to } : undefined
  }
  return undefined
}
