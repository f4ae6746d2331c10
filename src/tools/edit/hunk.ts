import { differences } from './line-diff.ts'

/** A line of a change as a diff shows it: in the file before and after, only before, or only after. */
export interface HunkLine {
  readonly kind: 'keep' | 'remove' | 'add'
  readonly text: string
  /** True for a last line of the file without a line ending, as a unified diff says it. */
  readonly lacksEnd?: boolean
}

/** The lines that the file has before the change, as they are quoted. */
export function oldTexts(lines: readonly HunkLine[]): string[] {
  return lines.flatMap(({ kind, text }) => (kind === 'add' ? [] : [text]))
}

export function newTexts(lines: readonly HunkLine[]): string[] {
  return lines.flatMap(({ kind, text }) => (kind === 'remove' ? [] : [text]))
}

/** The change from quoted lines to others. */
export async function hunkBetween(old: readonly string[], current: readonly string[]): Promise<HunkLine[]> {
  const hunk: HunkLine[] = []
  let shift = 0
  let next = 0
  const keepUpTo = (end: number) => {
    for (; next < end; next += 1) hunk.push({ kind: 'keep', text: old[next] ?? '' })
  }
  for (const { line, removed, added } of await differences(old, current)) {
    keepUpTo(line - 1 - shift)
    hunk.push(...removed.map((text) => ({ kind: 'remove', text }) as const))
    hunk.push(...added.map((text) => ({ kind: 'add', text }) as const))
    next += removed.length
    shift += added.length - removed.length
  }
  keepUpTo(old.length)
  return hunk
}
