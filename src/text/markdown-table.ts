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

/** Takes lines from both ends alternately while they fit. */
function fitAround(lines: readonly string[], room: number): { start: number; end: number } {
  let start = 0
  let end = 0
  let used = 0
  for (;;) {
    const next = start <= end ? lines[start] : lines[lines.length - 1 - end]
    used += (next?.length ?? Infinity) + 1
    if (used > room) return { start, end }
    if (start <= end) start += 1
    else end += 1
  }
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
