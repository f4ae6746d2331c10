/** The number of equal characters or lines at the start of two sequences and, after those, at their end. */
export function commonEdges(
  old: string | readonly string[],
  current: string | readonly string[]
): { readonly head: number; readonly tail: number } {
  const shorter = Math.min(old.length, current.length)
  let head = 0
  while (head < shorter && old[head] === current[head]) head += 1
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === current.at(-1 - tail)) tail += 1
  return { head, tail }
}
