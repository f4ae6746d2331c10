import { diffArrays } from 'diff'
import type { TextLine } from './text-lines.ts'

/** A line of a change as a diff shows it: in the file before and after, only before, or only after. */
export interface HunkLine {
  readonly kind: 'keep' | 'remove' | 'add'
  readonly text: string
  /** Undefined if the change does not say how the line ends. */
  readonly end?: TextLine['end'] | undefined
}

/** The lines that the file has before the change, as they are quoted. */
export function oldLines(hunk: readonly HunkLine[]): HunkLine[] {
  return hunk.filter(({ kind }) => kind !== 'add')
}

export function newLines(hunk: readonly HunkLine[]): HunkLine[] {
  return hunk.filter(({ kind }) => kind !== 'remove')
}

/** Divides a hunk into lines that stay, and changed lines without one that stays between them. */
export function runsOf(hunk: readonly HunkLine[]) {
  const runs: { isKept: boolean; old: HunkLine[]; added: HunkLine[] }[] = []
  for (const line of hunk) {
    const isKept = line.kind === 'keep'
    if (runs.at(-1)?.isKept !== isKept) runs.push({ isKept, old: [], added: [] })
    const run = runs.at(-1)
    if (line.kind !== 'add') run?.old.push(line)
    if (line.kind !== 'remove') run?.added.push(line)
  }
  return runs
}

/** With more different lines or words, finding the equal ones takes too long. */
export const MAX_DIFFERENCE = 1_000

/** The change from some lines to others. */
export function hunkBetween(old: readonly string[], current: readonly string[]): HunkLine[] {
  const shorter = Math.min(old.length, current.length)
  let head = 0
  while (head < shorter && old[head] === current[head]) head += 1
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === current.at(-1 - tail)) tail += 1
  const removed = old.slice(head, old.length - tail)
  const added = current.slice(head, current.length - tail)

  const marked = (kind: HunkLine['kind'], texts: readonly string[]) => texts.map((text) => ({ kind, text }))
  const parts = diffArrays(removed, added, { maxEditLength: MAX_DIFFERENCE })
  const middle = parts?.flatMap((part) => marked(part.added ? 'add' : part.removed ? 'remove' : 'keep', part.value))
  const changed = middle ?? [...marked('remove', removed), ...marked('add', added)]
  return [...marked('keep', old.slice(0, head)), ...changed, ...marked('keep', old.slice(old.length - tail))]
}
