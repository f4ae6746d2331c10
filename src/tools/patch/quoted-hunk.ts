/** A hunk that says where it belongs by quoting lines, as in the `*** Begin Patch` grammar. */
export interface QuotedHunk {
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
export const readings = ['marked', 'bare', 'mixed'] as const
export type Reading = (typeof readings)[number]

export interface HunkLine {
  readonly kind: 'keep' | 'remove' | 'add'
  readonly text: string
}

/** The lines of a hunk; undefined when they cannot be read so. */
export function readHunkLines(lines: readonly string[], reading: Reading): HunkLine[] | undefined {
  const read = lines.map((line) => readHunkLine(line, reading))
  return read.every((line) => line !== undefined) ? read : undefined
}

function readHunkLine(line: string, reading: Reading): HunkLine | undefined {
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

const MAX_VARIANTS = 4

/** The hunk, and then without the empty lines at its end, which often only part it from the next. */
export function withoutEmptyEnd(lines: readonly HunkLine[]): (readonly HunkLine[])[] {
  const variants = [lines]
  let rest = lines
  while (
    rest.length > 1 &&
    rest.at(-1)?.kind === 'keep' &&
    rest.at(-1)?.text === '' &&
    variants.length < MAX_VARIANTS
  ) {
    rest = rest.slice(0, -1)
    variants.push(rest)
  }
  return variants
}
