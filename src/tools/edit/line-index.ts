/** Lines that are equal after this count as equal. Pass the same function again to reuse its index. */
type NormalizeLine<Line> = (line: Line) => string

interface NormalizedLines {
  readonly lines: readonly string[]
  /** The indexes of each line, in order. */
  readonly indexes: ReadonlyMap<string, readonly number[]>
}

/** Comparisons for one search. Lines that are all alike would take quadratic time. */
const MAX_COMPARED = 20_000_000
const MAX_FOUND = 10

/** The lines of a file, prepared for many searches with several ways to compare lines. */
export class LineIndex<Line> {
  readonly lines: readonly Line[]
  readonly #normalized = new Map<NormalizeLine<Line>, NormalizedLines>()

  constructor(lines: readonly Line[]) {
    this.lines = lines
  }

  /**
   * Where the wanted lines start, at or below `from`: up to ten places, in order; none if the search takes too long.
   *
   * @param wanted not empty
   */
  findAll(wanted: readonly Line[], normalize: NormalizeLine<Line>, from = 0): number[] {
    const { lines, indexes } = this.#normalizedBy(normalize)
    const sought = wanted.map(normalize)
    const rarest = indexOfRarest(sought, indexes)
    const starts: number[] = []
    let compared = 0
    for (const index of indexes.get(sought[rarest] ?? '') ?? []) {
      const start = index - rarest
      if (start < from || start + sought.length > lines.length) continue
      const difference = firstDifference(lines, sought, start)
      if (difference < 0) starts.push(start)
      compared += difference < 0 ? sought.length : difference + 1
      if (compared > MAX_COMPARED) return []
      if (starts.length === MAX_FOUND) break
    }
    return starts
  }

  /** True when the wanted lines start at this one. */
  matchesAt(start: number, wanted: readonly Line[], normalize: NormalizeLine<Line>): boolean {
    return start >= 0 && firstDifference(this.#normalizedBy(normalize).lines, wanted.map(normalize), start) < 0
  }

  #normalizedBy(normalize: NormalizeLine<Line>): NormalizedLines {
    const known = this.#normalized.get(normalize)
    if (known) return known
    const lines = this.lines.map(normalize)
    const normalized = { lines, indexes: Map.groupBy(lines.keys(), (index) => lines[index] ?? '') }
    this.#normalized.set(normalize, normalized)
    return normalized
  }
}

/** The index of the wanted line that is rarest in the file. */
function indexOfRarest(sought: readonly string[], indexes: NormalizedLines['indexes']): number {
  const count = (index: number) => indexes.get(sought[index] ?? '')?.length ?? 0
  return sought.reduce((best, _, index) => (count(index) < count(best) ? index : best), 0)
}

function firstDifference(lines: readonly string[], sought: readonly string[], start: number): number {
  return sought.findIndex((line, index) => line !== lines[start + index])
}
