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
