import { fitAround } from './markdown-list.ts'

/** A Markdown table. Its cells are Markdown without pipes and line breaks. */
export interface Table {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * Writes a table in at most `maxLength` characters. When it is too long, rows in the middle are left out and counted, because
 * the beginning and the end of a run matter most. Returns '' when there are no rows, or no room for two.
 */
export function markdownTable({ headers, rows }: Table, maxLength = Infinity): string {
  const lines = rows.map(line)
  const head = [line(headers), line(headers.map(() => '---'))]
  const room = maxLength - lengthOf(head)
  if (lines.length === 0) return ''
  if (lengthOf(lines) <= room) return [...head, ...lines].join('\n')

  const { start, end } = fitAround(lines, room - lengthOf([gapLine(lines.length, headers.length)]))
  if (start === 0) return ''
  const left = lines.length - start - end
  const kept = [...lines.slice(0, start), gapLine(left, headers.length), ...lines.slice(lines.length - end)]
  return [...head, ...kept].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function gapLine(count: number, columns: number): string {
  return line([`… ${count} more …`, ...Array.from({ length: columns - 1 }, () => '')])
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, { length }) => sum + length + 1, 0)
}
