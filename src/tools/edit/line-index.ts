/** What is overlooked when lines are compared: lines that become equal are alike. */
type FoldLine<Line> = (line: Line) => string

interface FoldedLines {
  readonly lines: readonly string[]
  /** Where each line is, in order. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** So many lines are compared for one stretch before it is given up: lines that are all alike would take quadratic time. */
const MAX_COMPARED = 20_000_000
const MAX_FOUND = 10

/** The lines of a file, in which many stretches are looked for, in several ways. */
export class LineIndex<Line> {
  readonly lines: readonly Line[]
  readonly #folded = new Map<FoldLine<Line>, FoldedLines>()

  constructor(lines: readonly Line[]) {
    this.lines = lines
  }

  /**
   * Where the wanted lines begin at or below a line, up to ten places and in order; none when looking takes too long.
   *
   * @param wanted not empty
   */
  findAll(wanted: readonly Line[], fold: FoldLine<Line>, from = 0): number[] {
    const { lines, places } = this.#foldedBy(fold)
    const sought = wanted.map(fold)
    const rarest = rarestOf(sought, places)
    const starts: number[] = []
    let compared = 0
    for (const place of places.get(sought[rarest] ?? '') ?? []) {
      const start = place - rarest
      if (start < from || start + sought.length > lines.length) continue
      const miss = firstMiss(lines, sought, start)
      if (miss < 0) starts.push(start)
      compared += miss < 0 ? sought.length : miss + 1
      if (compared > MAX_COMPARED) return []
      if (starts.length === MAX_FOUND) break
    }
    return starts
  }

  /** True when the wanted lines begin at this one. */
  matchesAt(start: number, wanted: readonly Line[], fold: FoldLine<Line>): boolean {
    return start >= 0 && firstMiss(this.#foldedBy(fold).lines, wanted.map(fold), start) < 0
  }

  #foldedBy(fold: FoldLine<Line>): FoldedLines {
    const known = this.#folded.get(fold)
    if (known) return known
    const lines = this.lines.map(fold)
    const folded = { lines, places: placesOf(lines) }
    this.#folded.set(fold, folded)
    return folded
  }
}

function placesOf(lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [index, line] of lines.entries()) {
    const known = places.get(line)
    if (known) known.push(index)
    else places.set(line, [index])
  }
  return places
}

/** The index of the line that is in the fewest places. */
function rarestOf(sought: readonly string[], places: FoldedLines['places']): number {
  const count = (index: number) => places.get(sought[index] ?? '')?.length ?? 0
  return sought.reduce((best, _, index) => (count(index) < count(best) ? index : best), 0)
}

function firstMiss(lines: readonly string[], sought: readonly string[], start: number): number {
  return sought.findIndex((line, index) => line !== lines[start + index])
}
