/**
 * Writes a Markdown list in at most `maxLength` characters. When it is too long, items in the middle are left out and counted. Returns ''
 * when there are no items, or no room for two. A phone shows a list whole, but only the beginning of a wide table.
 *
 * @param items Markdown; further lines are indented by two spaces
 */
export function markdownList(items: readonly string[], maxLength = Infinity): string {
  const lines = items.map((item) => `- ${item}`)
  const all = lines.join('\n')
  if (all.length <= maxLength) return all
  const gap = (count: number) => `- … ${count} more …`
  const { start, end } = fitAround(lines, maxLength - gap(lines.length).length)
  if (start === 0) return ''
  const left = lines.length - start - end
  return [...lines.slice(0, start), gap(left), ...lines.slice(lines.length - end)].join('\n')
}

/** How many lines from the start and from the end fit into `room` characters. Takes them from both ends alternately. */
export function fitAround(lines: readonly string[], room: number): { start: number; end: number } {
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
