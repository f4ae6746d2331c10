export interface LineRange {
  /** From 1. */
  readonly start: number
  /** The last line, included. */
  readonly end: number
}

/** A line with its line end; the last line of a file can have none. */
const LINE = /[^\n]*\n|[^\n]+$/g

export function linesOf(text: string): readonly string[] {
  return text.match(LINE) ?? []
}

/**
 * Replaces whole lines. The new ones get the line end of the first that they replace, and the end of the file stays as it is: with or
 * without a last line end. Undefined if the file has no such lines.
 */
export function replaceLines(text: string, { start, end }: LineRange, lines: readonly string[]): string | undefined {
  const all = linesOf(text)
  if (start < 1 || end < start || end > all.length) return undefined
  const replaced = all.slice(start - 1, end)
  const lineEnd = lineEndOf(replaced[0]) || lineEndOf(all[start - 2]) || '\n'
  const isOpen = lineEndOf(replaced.at(-1)) === ''
  const written = lines.map((line, index) => (isOpen && index === lines.length - 1 ? line : line + lineEnd))
  return [...all.slice(0, start - 1), ...written, ...all.slice(end)].join('')
}

function lineEndOf(line = ''): string {
  return /\r?\n$/.exec(line)?.[0] ?? ''
}
