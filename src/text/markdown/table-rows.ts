import type { Edit } from './edits.ts'
import type { Span } from './markdown-blocks.ts'

const DELIMITERS = /^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*$/u

/**
 * The stretches of a paragraph that are read each for itself: the whole, or the cells of its table. Cells beyond those of the
 * table's heading are shown by no page.
 */
export function readRows(
  text: string,
  start: number
): { readonly stretches: readonly Span[]; readonly hidden: readonly Edit[] } {
  const lines = linesOf(text, start)
  const heading = lines.findIndex((line, at) => isHeading(text, line, lines[at + 1]))
  const [head, delimiters, ...rest] = heading < 0 ? [] : lines.slice(heading)
  if (!head || !delimiters) return { stretches: [{ from: start, to: text.length }], hidden: [] }
  const headCells = cellsOf(text, head)
  // A line of HTML ends a table, though no paragraph.
  const end = rest.findIndex(({ from, to }) => /^[ \t]*<.*>[ \t]*$/u.test(text.slice(from, to)))
  const rows = end < 0 ? rest : rest.slice(0, end)
  const after = end < 0 ? [] : [{ from: rest[end]?.from ?? text.length, to: text.length }]
  const cells = rows.map((row) => cellsOf(text, row))
  const before = heading === 0 ? [] : [{ from: start, to: head.from - 1 }]
  return {
    stretches: [...before, ...headCells, ...cells.flatMap((row) => row.slice(0, headCells.length)), ...after],
    hidden: cells.flatMap((row) => {
      const [first, last] = [row[headCells.length], row.at(-1)]
      return first && last ? [{ from: first.from, to: last.to, text: '' }] : []
    })
  }
}

function linesOf(text: string, start: number): readonly Span[] {
  let from = start
  return text
    .slice(start)
    .split('\n')
    .map((line) => {
      const span = { from, to: from + line.length }
      from = span.to + 1
      return span
    })
}

function isHeading(text: string, head: Span, delimiters: Span | undefined): boolean {
  if (!delimiters) return false
  const line = text.slice(delimiters.from, delimiters.to)
  if (!/[|:]/u.test(line) && !text.slice(head.from, head.to).includes('|')) return false
  return DELIMITERS.test(line) && cellsOf(text, head).length === cellsOf(text, delimiters).length
}

/** Without the pipes around them. */
function cellsOf(text: string, { from, to }: Span): readonly Span[] {
  const line = text.slice(from, to)
  const trimmed = line.trimEnd()
  const first = /^[ \t]*\|?/u.exec(line)?.[0].length ?? 0
  const cells: Span[] = []
  let start = first
  for (const { index } of trimmed.matchAll(/(?<=(?<!\\)(?:\\\\){0,50})\|/gu)) {
    if (index < first) continue
    cells.push({ from: from + start, to: from + index })
    start = index + 1
  }
  if (start < trimmed.length || cells.length === 0) cells.push({ from: from + start, to: from + trimmed.length })
  return cells
}
