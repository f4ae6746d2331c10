import type { TextLine } from '../edit/line-endings.ts'

/** Lines that take the place of a stretch of a file's lines. */
export interface Placement {
  readonly start: number
  readonly length: number
  readonly lines: readonly TextLine[]
}

/** True when the stretch has a line in common with one that is taken. */
export function overlapsPlaced(taken: readonly Placement[], start: number, length: number): boolean {
  return taken.some((other) => start < other.start + other.length && other.start < start + length)
}

/** @param placements do not overlap */
export function applyPlacements(lines: readonly TextLine[], placements: readonly Placement[]): TextLine[] {
  const parts: (readonly TextLine[])[] = []
  let next = 0
  for (const { start, length, lines: inserted } of placements.toSorted((a, b) => a.start - b.start)) {
    parts.push(lines.slice(next, start), inserted)
    next = start + length
  }
  return [...parts, lines.slice(next)].flat()
}

/** Places in a file as people count lines, from 1. */
export function lineNumbers(starts: readonly number[]): string {
  return starts.map((start) => start + 1).join(', ')
}
