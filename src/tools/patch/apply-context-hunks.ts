import { closestLines } from '../edit/closest-lines.ts'
import { hasLoneCarriageReturn, joinLines, splitLines, dominantLineEnding } from '../edit/line-endings.ts'
import type { LineEnding, TextLine } from '../edit/line-endings.ts'
import { occurrences } from '../edit/occurrences.ts'
import { LineIndex } from '../edit/line-index.ts'
import type { RewriteResult } from './patch.ts'
import { placeHunks } from './place-hunks.ts'
import type { Attempt, HunkPlacements } from './place-hunks.ts'
import { applyPlacements } from './placements.ts'
import { markerStyles } from './context-hunk.ts'
import type { ContextHunk } from './context-hunk.ts'
import { allPasses, strictPasses } from './find-hunk.ts'

const BOM = '\ufeff'

/** Other readings of the marks come before indentation is overlooked: a mark left out looks like other indentation. */
const attempts: readonly Attempt[] = [strictPasses, allPasses].flatMap((passes) =>
  markerStyles.map((reading) => ({ reading, passes }))
)

/**
 * Puts hunks that quote their surroundings into a text. Lines that stay keep their own bytes; new ones get the line end
 * that the file mostly has. The grammar gives the last line an end as well; a patch that does not keep to the grammar
 * changes no more than what it says.
 *
 * The first way of reading that fits all hunks counts. A place that is one of several ends the search: a looser reading
 * must not decide what a stricter one left open.
 */
export function applyContextHunks(original: string, hunks: readonly ContextHunk[]): RewriteResult {
  const mark = original.startsWith(BOM) ? BOM : ''
  const text = original.slice(mark.length)
  const changing = hunks.filter(({ lines }) => lines.some((line) => /^[+-]/.test(line)))
  if (changing.length === 0) return { kind: 'refused', reason: 'has no line with + or - in the patch.' }

  const tried = tryAll(text, changing)
  if (tried.kind === 'refused') return tried
  const { lines, placements, notes } = tried
  const keepsLastEnd = notes.length > 0 && lines.at(-1)?.end === ''
  const filled = withEnds(applyPlacements(lines, placements), dominantLineEnding(text), keepsLastEnd)
  return { kind: 'rewritten', text: mark + joinLines(filled), notes }
}

type Tried =
  | (Extract<HunkPlacements, { kind: 'placed' }> & { readonly lines: readonly TextLine[] })
  | Extract<HunkPlacements, { kind: 'refused' }>

function tryAll(text: string, hunks: readonly ContextHunk[]): Tried {
  let miss: Miss | undefined
  for (const atLoneReturns of hasLoneCarriageReturn(text) ? [false, true] : [false]) {
    const lines = splitLines(text, { atLoneReturns })
    const file = { lines, texts: new LineIndex(lines.map((line) => line.text)) }
    for (const attempt of attempts) {
      const placed = placeHunks(file, hunks, attempt)
      if (placed.kind === 'placed') return { ...placed, lines }
      if (placed.kind === 'refused') return placed
      if (placed.kind === 'missing') miss ??= placed
    }
  }
  return { kind: 'refused', reason: miss ? describeMiss(text, miss) : 'has a hunk that cannot be read.' }
}

/** New lines come without an end, and so may the old last one. */
function withEnds(lines: readonly TextLine[], end: LineEnding, keepsLastEnd: boolean): TextLine[] {
  const ended = lines.map((line) => (line.end === '' ? { ...line, end } : line))
  const last = ended.at(-1)
  return keepsLastEnd && last ? [...ended.slice(0, -1), { ...last, end: '' }] : ended
}

interface Miss {
  readonly hunk: string
  readonly anchors: readonly string[]
  readonly oldLines: readonly string[]
  readonly newLines: readonly string[]
}

function describeMiss(text: string, { hunk, anchors, oldLines, newLines }: Miss): string {
  const lines = splitLines(text).map((line) => line.text)
  const lost = anchors.find((anchor) => !lines.some((line) => line.includes(anchor.trim())))
  if (lost !== undefined) return `has no line "${lost.trim()}", which stands after @@ in ${hunk}.`

  const parts = [`does not have the lines of ${hunk}; blank and - lines must be in the file, in this order.`]
  if (isIn(lines, newLines)) parts.push('The lines it would leave are there already: it may have been applied.')
  const closest = closestLines(lines, oldLines)
  parts.push(
    closest
      ? `The closest lines are (→ is a tab, · a space at the margin):\n${closest}`
      : 'Nothing in the file is like them. Read the file again.'
  )
  return parts.join(' ')
}

function isIn(lines: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false
  return occurrences(`\n${lines.join('\n')}\n`, `\n${wanted.join('\n')}\n`, { apart: true }).length > 0
}
