import { BOM } from '../../text/lines.ts'
import { closestLines, NOTHING_SIMILAR } from '../edit/closest-lines.ts'
import { LineFinder, type FindOptions } from '../edit/find-lines.ts'
import { newTexts, oldTexts, type HunkLine } from '../edit/hunk.ts'
import { applyPlacements, endLines, type Placement } from '../edit/placements.ts'
import { rewriteLines } from '../edit/rewrite-lines.ts'
import {
  dominantLineEnding,
  hasLoneCarriageReturn,
  joinTextLines,
  splitTextLines,
  textsOf,
  type LineEnding,
  type TextLine
} from '../edit/text-lines.ts'
import type { RewriteResult } from './patch.ts'
import { findHunk, type Hunk } from './find-hunk.ts'

/**
 * Applies the hunks of a patch, each in the only place where it fits. Context lines keep their bytes; new lines get the line ending that
 * most lines of the file have. The file has a last line ending if it had one, unless a unified diff says otherwise.
 */
export function applyHunks(original: string, hunks: readonly Hunk[]): RewriteResult {
  const mark = original.startsWith(BOM) && !hunks.some(({ lines }) => lines.some(quotesBom)) ? BOM : ''
  const text = original.slice(mark.length)
  let missing: RewriteResult | undefined
  for (const attempt of attemptsFor(text, hunks)) {
    const result = applyTo(text, hunks, attempt)
    if (result.kind === 'rewritten') return { ...result, text: mark + result.text }
    if (result.kind === 'refused') return result
    missing ??= { kind: 'refused', reason: result.reason }
  }
  return missing ?? { kind: 'refused', reason: 'has no lines in the patch.' }
}

function quotesBom({ text }: HunkLine): boolean {
  return text.startsWith(BOM)
}

interface Attempt {
  readonly endsAt: NonNullable<Parameters<typeof splitTextLines>[1]>
  readonly upTo: NonNullable<FindOptions['upTo']>
}

/** A diff of git has the carriage returns of the file, and a model's does not. Old files can have no other line ending. */
function attemptsFor(text: string, hunks: readonly Hunk[]): Attempt[] {
  const usual: Attempt = { endsAt: 'usual', upTo: 'any' }
  if (hunks.some(({ start }) => start !== undefined)) return [{ endsAt: 'lineFeed', upTo: 'exact' }, usual]
  return hasLoneCarriageReturn(text) ? [usual, { endsAt: 'any', upTo: 'any' }] : [usual]
}

type AttemptResult = RewriteResult | { readonly kind: 'missing'; readonly reason: string }

function applyTo(text: string, hunks: readonly Hunk[], { endsAt, upTo }: Attempt): AttemptResult {
  const lines = splitTextLines(text, endsAt)
  const finder = new LineFinder(textsOf(lines))
  const placements: Placement[] = []
  const notes = new Set<string>()
  let cursor = 0
  for (const [index, written] of hunks.entries()) {
    const name = hunks.length === 1 ? 'the hunk' : `hunk ${index + 1} of ${hunks.length}`
    const hunk = endsAt === 'lineFeed' ? written : withoutReturns(written)
    const found = findHunk(finder, hunk, { cursor, placed: placements, upTo })
    if (found.kind === 'refused') return { kind: 'refused', reason: found.reason(name) }
    if (found.kind === 'missing') return { kind: 'missing', reason: notFound(finder, hunk, name) }
    const { start, end, shift, note } = found
    const rewritten = rewriteLines(found.lines, { fileLines: lines.slice(start, end), shift, steps: finder.steps })
    if (!rewritten) return { kind: 'missing', reason: notFound(finder, hunk, name) }
    placements.push({ start, end, lines: rewritten })
    // Lines that are only added go to the end of the file, so the next hunk can still be anywhere above them.
    if (end > start && hunk.start === undefined) cursor = Math.max(cursor, end)
    if (note !== '') notes.add(hunks.length === 1 ? note : `hunk ${index + 1} ${note}`)
  }
  const usual = endsAt === 'lineFeed' ? '\n' : dominantLineEnding(text)
  const last = lastEnding(hunks, placements, { lines, usual })
  if (last === 'wrong') return { kind: 'refused', reason: NOT_LAST }
  const patched = endLines(applyPlacements(lines, placements), { usual, last })
  return { kind: 'rewritten', text: joinTextLines(patched), notes: [...notes] }
}

/** How the last line will end: as before, unless a hunk says what it lacks. */
function lastEnding(
  hunks: readonly Hunk[],
  placements: readonly Placement[],
  { lines, usual }: { readonly lines: readonly TextLine[]; readonly usual: LineEnding }
): TextLine['end'] | undefined | 'wrong' {
  const saying = hunks.findIndex((hunk) => hunk.lines.some(({ lacksEnd }) => lacksEnd))
  const hunk = hunks[saying]
  if (!hunk) return lines.at(-1)?.end
  if (placements[saying]?.end !== lines.length || !onlyLastLacksEnd(hunk.lines)) return 'wrong'
  return hunk.lines.findLast(({ kind }) => kind !== 'remove')?.lacksEnd ? '' : usual
}

function withoutReturns(hunk: Hunk): Hunk {
  return { ...hunk, lines: hunk.lines.map((line) => ({ ...line, text: line.text.replace(/\r$/, '') })) }
}

/** True if no line is said to lack a line ending but the last one before and after the change. */
function onlyLastLacksEnd(lines: readonly HunkLine[]): boolean {
  const isWrong = (side: readonly HunkLine[]) => side.slice(0, -1).some(({ lacksEnd }) => lacksEnd)
  return !isWrong(lines.filter(({ kind }) => kind !== 'add')) && !isWrong(lines.filter(({ kind }) => kind !== 'remove'))
}

/** Completes a sentence that begins with the path. */
const NOT_LAST =
  'would have a line without a line ending before its end. Write "\\ No newline at end of file" only after its last line.'

function notFound({ lines }: LineFinder, { anchors, lines: hunk }: Hunk, name: string): string {
  const lost = anchors.find((anchor) => !lines.some((line) => line.includes(anchor.trim())))
  if (lost !== undefined) return `has no line "${lost.trim()}", which is after @@ in ${name}.`
  const parts = [
    `does not have the lines of ${name}. Lines marked with a space or - must be in the file, in this order.`
  ]
  const after = newTexts(hunk)
  if (after.length > 0 && new LineFinder(lines).find(after, { upTo: 'exact' }).places.length > 0) {
    parts.push('The new lines are there already: the hunk may have been applied.')
  }
  parts.push(closestLines(lines, oldTexts(hunk)) ?? NOTHING_SIMILAR)
  return parts.join(' ')
}
