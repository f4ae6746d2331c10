import { dominantLineEnding } from './line-endings.ts'

const BOM = '\ufeff'

/** A stretch of the text with LF line ends, and what is put in its place. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly newText: string
}

/** The text with LF for CRLF. */
export function toLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

export interface NormalizedText {
  readonly text: string
  /** True when a byte order mark stands before the text. */
  readonly hasBom: boolean
  /** The original with these places filled, in its own line ends. Places are in order and do not overlap. */
  applyEdits(places: readonly TextEdit[]): string
}

/**
 * Places are found with LF alone; what is written keeps each line end of the file as it was, mixed ones too. So do those
 * with which a filling and what it fills begin and end alike.
 */
export function normalizeLineEndings(original: string): NormalizedText {
  const mark = original.startsWith(BOM) ? BOM : ''
  const body = original.slice(mark.length)
  const text = toLineFeeds(body)
  const usual = dominantLineEnding(body)
  return {
    text,
    hasBom: mark !== '',
    applyEdits: (places) => {
      const toOriginal = positionsIn(body)
      let result = mark
      let last = 0
      for (const { start, end, newText: insert } of places) {
        const { head, tail } = equalEdges(text.slice(start, end), insert)
        const whole = toOriginal(start)
        const from = toOriginal(start + head)
        const to = toOriginal(end - tail)
        const ending = /\r?\n/.exec(body.slice(whole, toOriginal(end)))?.[0] ?? usual
        result += body.slice(last, from) + insert.slice(head, insert.length - tail).replaceAll('\n', ending)
        last = to
      }
      return result + body.slice(last)
    }
  }
}

/** With how many equal characters two texts begin and, after those, end. */
function equalEdges(old: string, insert: string): { readonly head: number; readonly tail: number } {
  const shorter = Math.min(old.length, insert.length)
  let head = 0
  while (head < shorter && old[head] === insert[head]) head += 1
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === insert.at(-1 - tail)) tail += 1
  return { head, tail }
}

/** From positions in the text with LF to positions in the text as it is; asked in ascending order. */
function positionsIn(body: string): (position: number) => number {
  let shift = 0
  let next = body.indexOf('\r\n')
  return (position) => {
    while (next >= 0 && next - shift < position) {
      shift += 1
      next = body.indexOf('\r\n', next + 2)
    }
    return position + shift
  }
}
