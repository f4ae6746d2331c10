import type { TextLine } from '../edit/line-endings.ts'

export interface PatchLine extends TextLine {
  readonly kind: 'keep' | 'remove' | 'add'
}

/** The lines that the file has before the hunk. */
export function oldLinesOf<Line extends PatchLine>(lines: readonly Line[]): Line[] {
  return lines.filter(({ kind }) => kind !== 'add')
}

/** The lines that a hunk leaves: context lines as the file has them, added lines as the hunk has them. */
export function linesAfter(hunk: readonly PatchLine[], fileLines: readonly TextLine[]): TextLine[] {
  let next = 0
  return hunk.flatMap(({ kind, text, end }): TextLine[] => {
    if (kind === 'add') return [{ text, end }]
    const line = fileLines[next]
    next += 1
    return kind === 'keep' && line ? [line] : []
  })
}

/** Lines that replace `length` lines of a file from `start` on. */
export interface Placement {
  readonly start: number
  readonly length: number
  readonly lines: readonly TextLine[]
}

/** True when one of these lines is already replaced. */
export function overlapsPlaced(placed: readonly Placement[], start: number, length: number): boolean {
  return placed.some((other) => start < other.start + other.length && other.start < start + length)
}

/** @param placements without overlaps */
export function applyPlacements(lines: readonly TextLine[], placements: readonly Placement[]): TextLine[] {
  const parts: (readonly TextLine[])[] = []
  let next = 0
  for (const { start, length, lines: inserted } of placements.toSorted((a, b) => a.start - b.start)) {
    parts.push(lines.slice(next, start), inserted)
    next = start + length
  }
  return [...parts, lines.slice(next)].flat()
}

/** True if a line without a line ending is not the last one. */
export function joinsLines(lines: readonly TextLine[]): boolean {
  return lines.slice(0, -1).some(({ end }) => end === '')
}

/** Indexes of lines as line numbers, counted from 1. */
export function lineNumbers(starts: readonly number[]): string {
  return starts.map((start) => start + 1).join(', ')
}

export function hunkName(index: number, count: number): string {
  return count === 1 ? 'the hunk' : `hunk ${index + 1} of ${count}`
}
