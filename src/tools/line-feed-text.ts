import { usualLineEnd } from './line-ends.ts'

const BOM = '\ufeff'

/** A stretch of the text with LF line ends, and what is put in its place. */
export interface Filling {
  readonly start: number
  readonly end: number
  readonly insert: string
}

/** The text with LF for CRLF. */
export function lineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

export interface LineFeedText {
  readonly text: string
  /** The original with these places filled, in its own line ends. Places are in order and do not overlap. */
  put(places: readonly Filling[]): string
}

/** Places are found with LF alone; what is written keeps each line end of the file as it was, mixed ones too. */
export function withLineFeeds(original: string): LineFeedText {
  const mark = original.startsWith(BOM) ? BOM : ''
  const body = original.slice(mark.length)
  const text = lineFeeds(body)
  const usual = usualLineEnd(body)
  return {
    text,
    put: (places) => {
      const toOriginal = positionsIn(body)
      let result = mark
      let last = 0
      for (const { start, end, insert } of places) {
        const from = toOriginal(start)
        const to = toOriginal(end)
        const ending = /\r?\n/.exec(body.slice(from, to))?.[0] ?? usual
        result += body.slice(last, from) + insert.replaceAll('\n', ending)
        last = to
      }
      return result + body.slice(last)
    }
  }
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
