/** A unified diff with the numbers of lines of each hunk counted anew; where a hunk begins stays as it says, or is 1. */
export function withCounts(diff: string): string {
  const lines = diff.split('\n')
  return lines
    .map((line, index) => (line.startsWith('@@') ? recounted(line, hunkLines(lines, index + 1)) : line))
    .join('\n')
}

function recounted(header: string, lines: readonly string[]): string {
  const [, oldStart = '1', newStart = '1'] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(header) ?? []
  const count = (mark: string) =>
    lines.filter((line) => line === '' || line.startsWith(' ') || line.startsWith(mark)).length
  return `@@ -${oldStart},${count('-')} +${newStart},${count('+')} @@`
}

/** The lines up to the next header, without the empty ones that part the hunk from it. */
function hunkLines(lines: readonly string[], start: number): string[] {
  let end = start
  while (end < lines.length && !isHeader(lines, end)) end += 1
  const found = lines.slice(start, end)
  while (found.at(-1)?.trim() === '' && !found.at(-1)?.startsWith(' ')) found.pop()
  return found
}

function isHeader(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  if (line.startsWith('--- ')) return lines[index + 1]?.startsWith('+++ ') ?? false
  return line.startsWith('@@') || line.startsWith('diff --git ') || line.startsWith('Index: ')
}
