import { isUtf8 } from 'node:buffer'

export interface LineRange {
  /** First line, counted from 1. */
  readonly first: number
  readonly count: number
}

export interface WindowLimits {
  /** Of one line; the rest of it is counted. */
  readonly maxLineLength: number
  /** Of all lines together, at least one line is given. */
  readonly maxLength: number
  /** Bytes after which counting what is not shown ends. */
  readonly maxCountedBytes: number
}

export interface Line {
  readonly text: string
  /** Of the rest that was cut off; 0 for a whole line. */
  readonly cutBytes: number
}

export interface Lines {
  readonly lines: readonly Line[]
  /** Lines of the file, as far as was counted. */
  readonly total: number
  /** What ends the lines given. */
  readonly lineEnds: 'LF' | 'CRLF' | 'mixed'
  /** False when some are shown in Latin-1, for want of a better guess. */
  readonly isUtf8: boolean
}

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const MAX_CHARACTER_BYTES = 4
/** What is not UTF-8 is most often this, and it has a character for each byte. */
const fallback = new TextDecoder('windows-1252')

/** Takes a stretch of lines out of a stream of bytes and counts the others, holding no more than the stretch. */
export class LineWindow {
  readonly #range: LineRange
  readonly #limits: WindowLimits
  readonly #lines: Line[] = []
  readonly #ends = { crlf: 0, lf: 0 }
  #length = 0
  #isFull = false
  #isUtf8 = true
  /** Lines that are over. */
  #total = 0
  #line = emptyLine()
  #countedBytes = 0

  constructor(range: LineRange, limits: WindowLimits) {
    this.#range = range
    this.#limits = limits
  }

  /** Returns false when the stretch is complete and enough was counted beyond it. */
  push(chunk: Buffer): boolean {
    let start = 0
    while (start < chunk.length) {
      const end = chunk.indexOf(LINE_FEED, start)
      this.#extend(chunk.subarray(start, end < 0 ? chunk.length : end))
      if (end >= 0) this.#endLine({ hasLineFeed: true })
      start = end < 0 ? chunk.length : end + 1
    }
    return this.#countedBytes <= this.#limits.maxCountedBytes
  }

  /** The lines, once the bytes are over or there were enough of them. */
  end(): Lines {
    if (this.#line.bytes > 0) this.#endLine({ hasLineFeed: false })
    const { crlf, lf } = this.#ends
    const lineEnds = crlf === 0 ? 'LF' : lf === 0 ? 'CRLF' : 'mixed'
    return { lines: this.#lines, total: this.#total, lineEnds, isUtf8: this.#isUtf8 }
  }

  #extend(piece: Buffer): void {
    const line = this.#line
    const room = this.#isWanted() ? this.#limits.maxLineLength * MAX_CHARACTER_BYTES - line.headBytes : 0
    const kept = piece.subarray(0, Math.max(0, room))
    // A copy: the reader fills its buffer again.
    if (kept.length > 0) line.head.push(Buffer.from(kept))
    line.headBytes += kept.length
    line.bytes += piece.length
    line.lastByte = piece.at(-1) ?? line.lastByte
    if (this.#total + 1 >= this.#range.first) this.#countedBytes += piece.length - kept.length + 1
  }

  #isWanted(): boolean {
    return !this.#isFull && this.#total + 1 >= this.#range.first && this.#lines.length < this.#range.count
  }

  #endLine({ hasLineFeed }: { readonly hasLineFeed: boolean }): void {
    if (this.#isWanted()) this.#addLine(hasLineFeed)
    this.#total += 1
    this.#line = emptyLine()
  }

  #addLine(hasLineFeed: boolean): void {
    const { head, headBytes, bytes, lastByte } = this.#line
    const hasReturn = hasLineFeed && lastByte === CARRIAGE_RETURN
    const length = bytes - (hasReturn ? 1 : 0)
    const content = Buffer.concat(head).subarray(0, Math.min(headBytes, length))
    const { text, isUtf8: isText } = decode(content, { isCut: headBytes < bytes })
    const plain = this.#total === 0 ? text.replace(/^\ufeff/, '') : text
    const shown = plain.slice(0, this.#limits.maxLineLength).replace(/[\ud800-\udbff]$/, '')
    this.#length += shown.length
    if (this.#lines.length > 0 && this.#length > this.#limits.maxLength) {
      this.#isFull = true
      return
    }
    if (hasLineFeed) this.#ends[hasReturn ? 'crlf' : 'lf'] += 1
    if (!isText) this.#isUtf8 = false
    const isWhole = shown.length === plain.length && headBytes >= length
    this.#lines.push({
      text: shown,
      cutBytes: isWhole ? 0 : length - (isText ? Buffer.byteLength(shown) : shown.length)
    })
  }
}

function emptyLine() {
  /** What is kept of a line, and the number of all its bytes without the line feed. */
  return { head: [] as Buffer[], headBytes: 0, bytes: 0, lastByte: LINE_FEED }
}

/** A cut may have gone through a character, which is left out then. */
function decode(content: Buffer, { isCut }: { readonly isCut: boolean }): { text: string; isUtf8: boolean } {
  for (let dropped = 0; dropped < (isCut ? MAX_CHARACTER_BYTES : 1); dropped += 1) {
    const whole = content.subarray(0, content.length - dropped)
    if (isUtf8(whole)) return { text: whole.toString('utf8'), isUtf8: true }
  }
  return { text: fallback.decode(content), isUtf8: false }
}
