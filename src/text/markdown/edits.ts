import type { Span } from './markdown-blocks.ts'

/** A stretch of a text, and what is to stand in its place. */
export interface Edit extends Span {
  readonly text: string
}

/** The text with its edits carried out. Where two overlap, all that either covers is gone, and the first one's words stay. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const kept: string[] = []
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (edit.from >= at) kept.push(text.slice(at, edit.from), edit.text)
    at = Math.max(at, edit.to)
  }
  return kept.join('') + text.slice(at)
}

/** The lines of a block as one text, which knows where in the source each of its characters stands. */
export class Joined {
  readonly source: string
  readonly text: string
  readonly #lines: readonly Span[]
  /** Where in the joined text each line begins. */
  readonly #starts: readonly number[]

  constructor(source: string, lines: readonly Span[]) {
    this.text = lines.map(({ from, to }) => source.slice(from, to)).join('\n')
    this.source = source
    this.#lines = lines
    let start = 0
    this.#starts = lines.map(({ from, to }) => (start += to - from + 1) - (to - from + 1))
  }

  sourceOf(at: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return (this.#lines[low]?.from ?? 0) + at - (this.#starts[low] ?? 0)
  }

  /** What stands in the source from `from` on up to a place of the joined text. */
  sourceFrom(from: number, to: number): string {
    return this.source.slice(from, this.sourceOf(to))
  }

  /** The same place in the source. */
  inSource(edit: Edit): Edit {
    return { from: this.sourceOf(edit.from), to: this.sourceOf(edit.to), text: edit.text }
  }
}
