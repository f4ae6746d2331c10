import { isUtf8 } from 'node:buffer'
import type { Redact } from '../../secrets/redact.ts'
import { beginningOf } from '../../text/shorten.ts'

export interface WindowRange {
  /** The first line is 1. */
  readonly first: number
  readonly count: number
}

export interface WindowLimits {
  /** Characters of one line. The bytes of the rest are counted. */
  readonly maxLineLength: number
  /** Characters of all lines together, but at least one line is returned. */
  readonly maxLength: number
  /** Counting the lines after the range stops after this many bytes. */
  readonly maxCountedBytes: number
  /** Redacts a long line before it is cut. */
  readonly redact: Redact
}

export interface Line {
  readonly text: string
  /** Bytes that were cut off; 0 for a complete line. */
  readonly cutBytes: number
}

export interface Lines {
  readonly lines: readonly Line[]
  /** Lines of the file, as far as they were counted. */
  readonly total: number
  /** The line ends in the range. */
  readonly lineEnds: 'LF' | 'CRLF' | 'mixed'
  /** False if lines that are not UTF-8 were decoded as Latin-1. */
  readonly isUtf8: boolean
}

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const MAX_CHARACTER_BYTES = 4
/** The most common encoding besides UTF-8. It has a character for each byte. */
const fallback = new TextDecoder('windows-1252')

/** Extracts a range of lines from a stream of bytes and counts the others. Keeps only the range in memory. */
export class LineWindow {
  readonly #range: WindowRange
  readonly #limits: WindowLimits
  readonly #lines: Line[] = []
  readonly #ends = { crlf: 0, lf: 0 }
  #length = 0
  #isFull = false
  #isUtf8 = true
  /** Completed lines. */
  #total = 0
  #line = emptyLine()
  #countedBytes = 0

  constructor(range: WindowRange, limits: WindowLimits) {
    this.#range = range
    this.#limits = limits
  }

  /** Returns false if the range is complete and enough bytes were counted after it. */
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

  /** To call after the last chunk. */
  end(): Lines {
    if (this.#line.bytes > 0) this.#endLine({ hasLineFeed: false })
    const { crlf, lf } = this.#ends
    const lineEnds = crlf === 0 ? 'LF' : lf === 0 ? 'CRLF' : 'mixed'
    return { lines: this.#lines, total: this.#total, lineEnds, isUtf8: this.#isUtf8 }
  }

  #extend(piece: Buffer): void {
    const line = this.#line
    const bytesLeft = this.#isWanted() ? this.#limits.maxLineLength * MAX_CHARACTER_BYTES - line.headBytes : 0
    const kept = piece.subarray(0, Math.max(0, bytesLeft))
    // A copy, because the reader reuses its buffer.
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
    const { maxLineLength, redact } = this.#limits
    const whole = this.#total === 0 ? text.replace(/^\ufeff/, '') : text
    const plain = whole.length > maxLineLength ? redact(whole) : whole
    const shown = beginningOf(plain, maxLineLength)
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
  /** The start of a line, and the number of all its bytes without the line feed. */
  return { head: [] as Buffer[], headBytes: 0, bytes: 0, lastByte: LINE_FEED }
}

/** If the line was cut in the middle of a character, drops that character. */
function decode(content: Buffer, { isCut }: { readonly isCut: boolean }): { text: string; isUtf8: boolean } {
  for (let dropped = 0; dropped < (isCut ? MAX_CHARACTER_BYTES : 1); dropped += 1) {
    const whole = content.subarray(0, content.length - dropped)
    if (isUtf8(whole)) return { text: whole.toString('utf8'), isUtf8: true }
  }
  return { text: fallback.decode(content), isUtf8: false }
}
