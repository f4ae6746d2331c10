/** A hunk that says where it belongs by quoting lines, as in the `*** Begin Patch` grammar. */
export interface ContextHunk {
  /** Lines, each below the one before, after which the hunk comes. */
  readonly anchors: readonly string[]
  /** As written: with ` `, `-` or `+` before them, or, from some models, nothing before those that stay. */
  readonly lines: readonly string[]
  /** True when its last line is the last of the file. */
  readonly atEnd: boolean
}

/**
 * How lines that stay are told from their mark. Models that leave the blank out do so in all lines (`bare`) or in those
 * of which they think that the blank is there already (`mixed`).
 */
export const markerStyles = ['marked', 'bare', 'mixed'] as const
export type MarkerStyle = (typeof markerStyles)[number]

export interface HunkLine {
  readonly kind: 'keep' | 'remove' | 'add'
  readonly text: string
}

/** The lines of a hunk; undefined when they cannot be read so. */
export function parseHunkLines(lines: readonly string[], reading: MarkerStyle): HunkLine[] | undefined {
  const read = lines.map((line) => readHunkLine(line, reading))
  return read.every((line) => line !== undefined) ? read : undefined
}

function readHunkLine(line: string, reading: MarkerStyle): HunkLine | undefined {
  if (line.startsWith('+')) return { kind: 'add', text: line.slice(1) }
  if (line.startsWith('-')) return { kind: 'remove', text: line.slice(1) }
  // Editors and models take the blank away from a line that has nothing else.
  if (line === '') return { kind: 'keep', text: '' }
  if (reading !== 'bare' && line.startsWith(' ')) return { kind: 'keep', text: line.slice(1) }
  return reading === 'marked' ? undefined : { kind: 'keep', text: line }
}

/** The lines that the file has before the hunk. */
export function oldLinesOf(lines: readonly HunkLine[]): string[] {
  return lines.filter(({ kind }) => kind !== 'add').map(({ text }) => text)
}

/** The lines that the hunk leaves in their place. */
export function newLinesOf(lines: readonly HunkLine[]): string[] {
  return lines.filter(({ kind }) => kind !== 'remove').map(({ text }) => text)
}

const MAX_EMPTY = 3

/**
 * The hunk, and then without the empty lines at its edges, which often only part it from the next or from its @@. One line
 * that the file has is left in any case.
 */
export function trimmedVariants(lines: readonly HunkLine[]): (readonly HunkLine[])[] {
  const [head, tail] = [emptyAtStart(lines), emptyAtStart(lines.toReversed())]
  const counts = (most: number) => Array.from({ length: most + 1 }, (_, count) => count)
  const variants = counts(head).flatMap((first) => counts(tail).map((last) => lines.slice(first, lines.length - last)))
  return variants.filter((variant) => oldLinesOf(variant).length > 0)
}

function emptyAtStart(lines: readonly HunkLine[]): number {
  const first = lines.findIndex(({ kind, text }) => kind !== 'keep' || text !== '')
  return Math.min(first < 0 ? lines.length : first, MAX_EMPTY)
}
