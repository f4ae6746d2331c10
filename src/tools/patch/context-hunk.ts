import { oldLinesOf, type PatchLine } from './placements.ts'

/** A hunk that is located by its context lines, as in the `*** Begin Patch` grammar. */
export interface ContextHunk {
  /** The lines after `@@`, each below the one before. The hunk comes after them. */
  readonly anchors: readonly string[]
  /** As written: marked with ` `, `-` or `+`. Some models leave context lines unmarked. */
  readonly lines: readonly string[]
  /** True when its last line is the last of the file. */
  readonly atEnd: boolean
  /** True for a hunk below a header with line numbers, which do not count. */
  readonly isNumbered: boolean
}

/**
 * How context lines are marked. Models that leave out the space do so on all lines (`bare`), or on those that already start with
 * one (`mixed`).
 */
export const markerStyles = ['marked', 'bare', 'mixed'] as const
export type MarkerStyle = (typeof markerStyles)[number]

/** The lines of a hunk, without line endings; undefined when the hunk has another style. */
export function parseHunkLines(lines: readonly string[], style: MarkerStyle): PatchLine[] | undefined {
  const parsed = lines.map((line) => parseHunkLine(line, style))
  return parsed.every((line) => line !== undefined) ? parsed : undefined
}

function parseHunkLine(line: string, style: MarkerStyle): PatchLine | undefined {
  const parsed = (kind: PatchLine['kind'], text: string) => ({ kind, text, end: '' }) as const
  if (line.startsWith('+')) return parsed('add', line.slice(1))
  if (line.startsWith('-')) return parsed('remove', line.slice(1))
  // Editors and models strip the space from an otherwise empty line.
  if (line === '') return parsed('keep', '')
  if (style !== 'bare' && line.startsWith(' ')) return parsed('keep', line.slice(1))
  return style === 'marked' ? undefined : parsed('keep', line)
}

const MAX_EMPTY = 3

/** Without the empty lines around lines that are only added: they separate the hunk from others and are not context. */
export function withoutSeparators(lines: readonly string[]): readonly string[] {
  const added = lines.slice(
    lines.findIndex((line) => line !== ''),
    lines.findLastIndex((line) => line !== '') + 1
  )
  return added.every((line) => line.startsWith('+')) ? added : lines
}

/**
 * The hunk, then the hunk without some of the empty lines at its edges, which often only separate it from the next hunk or from
 * its `@@`. At least one line of the file remains.
 */
export function trimmedVariants(lines: readonly PatchLine[]): (readonly PatchLine[])[] {
  const [head, tail] = [emptyAtStart(lines), emptyAtStart(lines.toReversed())]
  const counts = (most: number) => Array.from({ length: most + 1 }, (_, count) => count)
  const variants = counts(head).flatMap((first) => counts(tail).map((last) => lines.slice(first, lines.length - last)))
  return variants.filter((variant) => oldLinesOf(variant).length > 0)
}

function emptyAtStart(lines: readonly PatchLine[]): number {
  const first = lines.findIndex(({ kind, text }) => kind !== 'keep' || text !== '')
  return Math.min(first < 0 ? lines.length : first, MAX_EMPTY)
}
