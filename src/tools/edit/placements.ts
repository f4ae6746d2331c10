import type { RewrittenLine } from './rewrite-lines.ts'
import type { LineEnding, TextLine } from './text-lines.ts'

/** Lines that replace those of a file from `start` to before `end`. */
export interface Placement {
  readonly start: number
  readonly end: number
  readonly lines: readonly RewrittenLine[]
}

/** @param placements without overlaps */
export function applyPlacements(lines: readonly TextLine[], placements: readonly Placement[]): RewrittenLine[] {
  const parts: (readonly RewrittenLine[])[] = []
  let next = 0
  for (const { start, end, lines: inserted } of placements.toSorted((a, b) => a.start - b.start)) {
    parts.push(lines.slice(next, start), inserted)
    next = end
  }
  return [...parts, lines.slice(next)].flat()
}

/** Gives each line a line ending, and the last one that of the last line before: possibly none, and the usual one in an empty file. */
export function endLines(
  lines: readonly RewrittenLine[],
  { usual, last }: { readonly usual: LineEnding; readonly last: TextLine['end'] | undefined }
): TextLine[] {
  return lines.map(({ text, end }, index) => {
    if (index === lines.length - 1 && last === '') return { text, end: '' }
    return { text, end: end === undefined || end === '' ? usual : end }
  })
}
