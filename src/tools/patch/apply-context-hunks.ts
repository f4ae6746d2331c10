import { BOM } from '../../text/lines.ts'
import { closestLines, NOTHING_SIMILAR } from '../edit/closest-lines.ts'
import {
  dominantLineEnding,
  hasLoneCarriageReturn,
  joinTextLines,
  splitTextLines,
  type LineEnding,
  type TextLine
} from '../edit/line-endings.ts'
import { LineIndex } from '../edit/line-index.ts'
import { occurrences } from '../edit/occurrences.ts'
import { markerStyles, type ContextHunk } from './context-hunk.ts'
import { allPasses, strictPasses } from './match-passes.ts'
import type { RewriteResult } from './patch.ts'
import { placeHunks, type Attempt, type HunkPlacements, type MissingHunk } from './place-hunks.ts'
import { applyPlacements } from './placements.ts'

/** Other marker styles come before indentation is ignored: a missing mark looks like different indentation. */
const attempts: readonly Attempt[] = [strictPasses, allPasses].flatMap((passes) =>
  markerStyles.map((style) => ({ style, passes }))
)

/**
 * Applies hunks that are located by their context. Context lines keep their bytes; new lines get the dominant line ending of
 * the file. As in the grammar, the last line gets a line ending too; after an inexact match, only if it had one.
 *
 * The first attempt that fits all hunks counts. A hunk with several possible places ends the search: if a strict attempt is
 * ambiguous, a looser one must not choose.
 */
export function applyContextHunks(
  original: string,
  hunks: readonly ContextHunk[],
  { isMove }: { readonly isMove: boolean }
): RewriteResult {
  const bom = original.startsWith(BOM) ? BOM : ''
  const text = original.slice(bom.length)
  const changing = hunks.filter(({ lines }) => lines.some((line) => /^[+-]/.test(line)))
  if (changing.length === 0 && !isMove) return { kind: 'refused', reason: 'has no line with + or - in the patch.' }

  const placed = tryAttempts(text, changing.length > 0 ? changing : hunks)
  if (placed.kind === 'refused') return placed
  if (changing.length === 0) return { kind: 'rewritten', text: original, notes: placed.notes }
  const { lines, placements, notes } = placed
  const keepsLastEnd = notes.length > 0 && lines.at(-1)?.end === ''
  const patched = withLineEndings(applyPlacements(lines, placements), dominantLineEnding(text), keepsLastEnd)
  return { kind: 'rewritten', text: bom + joinTextLines(patched), notes }
}

type AttemptResult =
  | (Extract<HunkPlacements, { kind: 'placed' }> & { readonly lines: readonly TextLine[] })
  | Extract<HunkPlacements, { kind: 'refused' }>

function tryAttempts(text: string, hunks: readonly ContextHunk[]): AttemptResult {
  let missing: MissingHunk | undefined
  for (const atLoneReturns of hasLoneCarriageReturn(text) ? [false, true] : [false]) {
    const lines = splitTextLines(text, { atLoneReturns })
    const file = { lines, texts: new LineIndex(lines.map((line) => line.text)) }
    for (const attempt of attempts) {
      const placed = placeHunks(file, hunks, attempt)
      if (placed.kind === 'placed') return { ...placed, lines }
      if (placed.kind === 'refused') return placed
      if (placed.kind === 'missing') missing ??= placed
    }
  }
  return { kind: 'refused', reason: missing ? notFound(text, missing) : 'has a hunk that cannot be read.' }
}

/** New lines have no line ending yet, and the old last line may have none. */
function withLineEndings(lines: readonly TextLine[], end: LineEnding, keepsLastEnd: boolean): TextLine[] {
  const ended = lines.map((line) => (line.end === '' ? { ...line, end } : line))
  const last = ended.at(-1)
  return keepsLastEnd && last ? [...ended.slice(0, -1), { ...last, end: '' }] : ended
}

function notFound(text: string, { hunk, anchors, oldLines, newLines }: MissingHunk): string {
  const lines = splitTextLines(text).map((line) => line.text)
  const lost = anchors.find((anchor) => !lines.some((line) => line.includes(anchor.trim())))
  if (lost !== undefined) return `has no line "${lost.trim()}", which is after @@ in ${hunk}.`

  const parts = [
    `does not have the lines of ${hunk}. Lines marked with a space or - must be in the file, in this order.`
  ]
  if (hasLines(lines, newLines)) parts.push('The new lines are there already: the hunk may have been applied.')
  parts.push(closestLines(lines, oldLines) ?? NOTHING_SIMILAR)
  return parts.join(' ')
}

function hasLines(lines: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false
  return occurrences(`\n${lines.join('\n')}\n`, `\n${wanted.join('\n')}\n`, { overlapping: false }).length > 0
}
