/** So many lines are compared before it is given up: on lines that are all alike it would take quadratic time. */
const MAX_COMPARED = 20_000_000
const MAX_FOUND = 10

/** Where the wanted lines begin, up to ten places and in order; none when looking for them takes too long. */
export function stretchesLike(lines: readonly string[], wanted: readonly string[], from = 0): number[] {
  const starts: number[] = []
  let compared = 0
  for (let start = from; start + wanted.length <= lines.length && starts.length < MAX_FOUND; start += 1) {
    const miss = wanted.findIndex((line, index) => line !== lines[start + index])
    if (miss < 0) starts.push(start)
    compared += miss < 0 ? wanted.length : miss + 1
    if (compared > MAX_COMPARED) return []
  }
  return starts
}
