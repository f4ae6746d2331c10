import { hasText, indentOf } from '../../text/lines.ts'
import { stepsOf } from './nesting.ts'
import { plainCharacters } from './plain-characters.ts'

/** What the file has before each quoted line, or lacks of it. */
export interface Shift {
  readonly added: string
  readonly removed: string
}

export const UNSHIFTED: Shift = { added: '', removed: '' }

/** Lines of a file that quoted ones stand for. */
export interface Place {
  /** The index of the first line. */
  readonly start: number
  /** Undefined if the quoted lines are shifted differently. Then they do not show how to indent other lines. */
  readonly shift: Shift | undefined
}

/** The places that fit best, in order, and which differences were ignored there: '' for none. */
export interface Found {
  readonly places: readonly Place[]
  readonly note: string
}

interface Level {
  readonly note: string
  readonly normalize: (line: string) => string
}

const exact: Level = { note: '', normalize: (line) => line }
const lineEnds: Level = { note: 'ignoring white space at line ends', normalize: (line) => line.trimEnd() }
const indentation: Level = { note: 'ignoring indentation', normalize: (line) => line.trim() }
const characters: Level = {
  note: 'ignoring the kind of quotes, dashes and spaces',
  normalize: (line) => plainCharacters(line).trim()
}
const levels: Readonly<Record<'exact' | 'lineEnds' | 'unshifted' | 'any', readonly Level[]>> = {
  exact: [exact],
  lineEnds: [lineEnds],
  unshifted: [exact, lineEnds],
  any: [exact, indentation, characters]
}

export interface FindOptions {
  /** False for a start that does not count. */
  readonly accepts?: (start: number) => boolean
  /** How lines can differ from the quoted ones. */
  readonly upTo?: keyof typeof levels
  readonly most?: number
}

/** Comparisons for one search. Lines that are all alike would take quadratic time. */
const MAX_COMPARED = 20_000_000
const MAX_PLACES = 10

/**
 * The one way to find a block of whole lines that a model quoted, for edits and patches of all kinds. Lines are compared exactly; then
 * without white space at both ends; and then with typographic quotes, dashes and spaces as plain ones. The
 * first of these levels at which the block is anywhere counts. Nothing is left out, added or measured for similarity. If the caller means one
 * place, several are none.
 */
export class LineFinder {
  readonly lines: readonly string[]
  #steps: ReadonlySet<string> | undefined
  readonly #normalized = new Map<Level, NormalizedLines>()

  constructor(lines: readonly string[]) {
    this.lines = lines
  }

  /** What indentation grows by in the file. */
  get steps(): ReadonlySet<string> {
    this.#steps ??= stepsOf(this.lines)
    return this.#steps
  }

  find(quoted: readonly string[], { accepts = () => true, upTo = 'any', most = MAX_PLACES }: FindOptions = {}): Found {
    // Blank lines are everywhere if their white space does not count.
    for (const level of quoted.some(hasText) ? levels[upTo] : levels.exact) {
      const places = this.#startsAt(level, quoted, { accepts, most }).map((start) => this.#placeAt(start, quoted))
      const [place] = places
      if (!place) continue
      const isUnshifted = level === indentation && place.shift?.added === '' && place.shift.removed === ''
      return { places, note: isUnshifted ? lineEnds.note : level.note }
    }
    return { places: [], note: '' }
  }

  #placeAt(start: number, quoted: readonly string[]): Place {
    return { start, shift: constantShift(quoted, this.lines.slice(start, start + quoted.length)) }
  }

  #startsAt(
    level: Level,
    quoted: readonly string[],
    { accepts, most }: Required<Pick<FindOptions, 'accepts' | 'most'>>
  ): number[] {
    const { lines, indexes } = this.#normalizedAt(level)
    const sought = quoted.map(level.normalize)
    const count = (index: number) => indexes.get(sought[index] ?? '')?.length ?? 0
    const rarest = sought.reduce((best, _, index) => (count(index) < count(best) ? index : best), 0)
    const starts: number[] = []
    let compared = 0
    for (const index of indexes.get(sought[rarest] ?? '') ?? []) {
      const start = index - rarest
      if (start < 0 || !accepts(start)) continue
      const difference = sought.findIndex((line, at) => line !== lines[start + at])
      if (difference < 0) starts.push(start)
      compared += difference < 0 ? sought.length : difference + 1
      if (compared > MAX_COMPARED) return []
      if (starts.length === most) break
    }
    return starts
  }

  #normalizedAt(level: Level): NormalizedLines {
    const known = this.#normalized.get(level)
    if (known) return known
    const lines = this.lines.map(level.normalize)
    const normalized = { lines, indexes: Map.groupBy(lines.keys(), (index) => lines[index] ?? '') }
    this.#normalized.set(level, normalized)
    return normalized
  }
}

interface NormalizedLines {
  readonly lines: readonly string[]
  /** The indexes of each line, in order. */
  readonly indexes: ReadonlyMap<string, readonly number[]>
}

/** How lines of the file are indented more or less than the quoted ones; undefined if they are so in different ways. */
export function constantShift(quoted: readonly string[], fileLines: readonly string[]): Shift | undefined {
  const pairs = quoted.flatMap((line, index) => (hasText(line) ? [[indentOf(line), indentOf(fileLines[index])]] : []))
  const [[model = '', file = ''] = []] = pairs
  if (!file.endsWith(model) && !model.endsWith(file)) return undefined
  const shift = {
    added: file.slice(0, Math.max(0, file.length - model.length)),
    removed: model.slice(0, Math.max(0, model.length - file.length))
  }
  return pairs.every(([from = '', to = '']) => shift.removed + to === shift.added + from) ? shift : undefined
}
