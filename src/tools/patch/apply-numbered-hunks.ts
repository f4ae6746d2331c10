import { closestLines } from '../edit/closest-lines.ts'
import { joinLines, splitLines, dominantLineEnding } from '../edit/line-endings.ts'
import type { LineEnding, TextLine } from '../edit/line-endings.ts'
import { LineIndex } from '../edit/line-index.ts'
import type { RewriteResult } from './patch.ts'
import { applyPlacements, overlapsPlaced, lineNumbers } from './placements.ts'
import type { Placement } from './placements.ts'

/** A hunk of a unified diff. */
export interface NumberedHunk {
  /** Where it says that it begins, counted from 0; NaN when it does not say. */
  readonly start: number
  readonly lines: readonly NumberedLine[]
}

export interface NumberedLine extends TextLine {
  readonly kind: 'keep' | 'remove' | 'add'
}

/**
 * Puts the hunks of a unified diff into a text, and never where they fit only roughly. A wrong line number is overlooked
 * when the lines are in one place alone; so is the kind of line ends, since models write LF whatever the file has.
 */
export function applyNumberedHunks(text: string, hunks: readonly NumberedHunk[]): RewriteResult {
  const lines = splitLines(text)
  const file = new LineIndex(lines)
  const placements: Placement[] = []
  const notes = new Set<string>()
  const end = dominantLineEnding(text)
  for (const [index, hunk] of hunks.entries()) {
    const name = hunks.length === 1 ? 'the hunk' : `hunk ${index + 1} of ${hunks.length}`
    const old = hunk.lines.filter(({ kind }) => kind !== 'add')
    if (old.length === 0 && lines.length > 0) return refused(`cannot be changed: ${name} quotes no line of it.`)
    const found = seek(file, old, hunk.start)
    if (found.kind === 'missing') return refused(describeMiss(lines, old, name))
    if (found.kind === 'ambiguous') return refused(`fits ${name} in several places, from lines ${found.places}.`)
    if (overlapsPlaced(placements, found.start, old.length))
      return refused(`has lines that ${name} and another both change.`)
    if (found.start !== hunk.start) notes.add(`${name} found at line ${found.start + 1}`)
    if (found.note !== '') notes.add(found.note)
    const fileLines = lines.slice(found.start, found.start + old.length)
    placements.push({
      start: found.start,
      length: old.length,
      lines: newLines(hunk, fileLines, found.note === '' ? undefined : end)
    })
  }
  return { kind: 'rewritten', text: joinLines(applyPlacements(lines, placements)), notes: [...notes] }
}

function refused(reason: string): RewriteResult {
  return { kind: 'refused', reason }
}

function describeMiss(lines: readonly TextLine[], old: readonly TextLine[], hunk: string): string {
  const closest = closestLines(
    lines.map(({ text }) => text),
    old.map(({ text }) => text)
  )
  const shown = closest
    ? `The closest lines are (→ is a tab, · a space at the margin):\n${closest}`
    : 'Nothing in the file is like them. Read the file again.'
  return `does not have the lines of ${hunk}; blank and - lines must equal the file. ${shown}`
}

type Sought =
  /** `note` says what was overlooked; '' for nothing. */
  | { readonly kind: 'found'; readonly start: number; readonly note: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ambiguous'; readonly places: string }

const passes: readonly { readonly note: string; readonly fold: (line: TextLine) => string }[] = [
  { note: '', fold: ({ text, end }) => text + end },
  { note: 'ignoring line ends', fold: ({ text }) => text },
  { note: 'ignoring white space at line ends', fold: ({ text }) => text.trimEnd() }
]

function seek(file: LineIndex<TextLine>, old: readonly TextLine[], start: number): Sought {
  if (old.length === 0) return { kind: 'found', start: 0, note: '' }
  for (const { note, fold } of passes) {
    if (file.matchesAt(start, old, fold)) return { kind: 'found', start, note }
    const starts = file.findAll(old, fold)
    const [only] = starts
    if (only === undefined) continue
    return starts.length === 1
      ? { kind: 'found', start: only, note }
      : { kind: 'ambiguous', places: lineNumbers(starts) }
  }
  return { kind: 'missing' }
}

/** @param end for lines that come in; undefined: as the diff has it */
function newLines(hunk: NumberedHunk, old: readonly TextLine[], end: LineEnding | undefined): TextLine[] {
  let next = 0
  const lines = hunk.lines.flatMap(({ kind, text, end: own }): TextLine[] => {
    if (kind === 'add') return [{ text, end: own }]
    const fileLine = old[next]
    next += 1
    return kind === 'keep' && fileLine ? [fileLine] : []
  })
  return end === undefined ? lines : withEnds(lines, { hunk, old, end })
}

/** A diff that says nowhere "No newline at end of file" leaves a last line as it was, with an end or without. */
function withEnds(
  lines: readonly TextLine[],
  { hunk, old, end }: { readonly hunk: NumberedHunk; readonly old: readonly TextLine[]; readonly end: LineEnding }
): TextLine[] {
  const saysSo = hunk.lines.some((line) => line.end === '')
  const lastEnd = saysSo ? lines.at(-1)?.end : old.at(-1)?.end
  return lines.map((line, index) => {
    if (index === lines.length - 1 && lastEnd === '') return { ...line, end: '' }
    return old.includes(line) && line.end !== '' ? line : { ...line, end }
  })
}
