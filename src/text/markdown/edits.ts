/** A stretch of the source. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A stretch of the source, and the text that replaces it. */
export interface Edit extends Span {
  readonly text: string
}

/** Applies the edits. Where two overlap, everything that either covers is removed, and the text of the first stays. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from >= at) parts.push(source.slice(at, from), text)
    at = Math.max(at, to)
  }
  return parts.join('') + source.slice(at)
}
