import { StringDecoder } from 'node:string_decoder'
import type { Redact } from '../../secrets/redact.ts'
import type { OutputFile } from './output-files.ts'

export interface TruncationLimits {
  readonly maxBytes: number
  readonly maxLines: number
  /** Redacts the text. A secret that was cut would no longer be recognized, so it sees more than is kept. */
  readonly redact: Redact
  /** Creates the file for the complete output. Called when the output exceeds the limits. */
  readonly createFile?: () => OutputFile | undefined
}

const HEAD_SHARE = 0.15

/**
 * A redactor must see this much of a text beyond the place where it is cut. Eight times the length of a private key is enough for
 * the longest secrets in their longest encodings.
 */
export const CUT_MARGIN = 32_768

/**
 * Keeps the start and the end of an output of any length in bounded memory, redacted. The end gets most of the space, because it
 * matters most.
 */
export class TruncatedOutput {
  readonly #limits: TruncationLimits
  /** How much of the start and of the end is kept until it has been redacted. */
  readonly #window: number
  /** The whole output while it fits into the window; then its beginning. */
  #start = ''
  /** The end of the output, once it does not fit into the window. */
  #end = ''
  #bytes = 0
  #lineEnds = 0
  #isCut = false
  #file: OutputFile | undefined

  constructor(limits: TruncationLimits) {
    this.#limits = limits
    // A character has at least one byte.
    this.#window = limits.maxBytes + CUT_MARGIN
  }

  push(text: string): void {
    this.#bytes += Buffer.byteLength(text)
    this.#lineEnds += countLineEnds(text)
    if (this.#isCut) this.#file?.write(text)
    else if (this.#isLong(text)) {
      this.#isCut = true
      this.#file = this.#limits.createFile?.()
      this.#file?.write(this.#start + text)
    }
    if (this.#end === '' && this.#start.length + text.length <= this.#window) this.#start += text
    else this.#pushEnd(text)
  }

  /** The output, with a line in the middle that says how much is missing and where to find it. */
  text(): string {
    const { redact, maxBytes, maxLines } = this.#limits
    // Where they were cut, a part of a secret may be left, so the margin is dropped: redaction makes no text longer.
    const isWhole = this.#end === ''
    const start = redact(this.#start).slice(0, isWhole ? undefined : -CUT_MARGIN)
    const end = isWhole ? undefined : redact(this.#end).slice(CUT_MARGIN)
    if (!this.#isCut || (end === undefined && fits(start, this.#limits))) return start
    const head = firstPart(start, { bytes: headOf(maxBytes), lines: headOf(maxLines) })
    const tail = lastPart(end ?? start.slice(head.length), {
      bytes: maxBytes - headOf(maxBytes),
      lines: maxLines - headOf(maxLines)
    })
    const lineEnd = head.endsWith('\n') ? '' : '\n'
    return `${head}${lineEnd}[… ${this.#missing(head, tail)} omitted${this.#location()} …]\n${tail}`
  }

  close(): void {
    this.#file?.close()
  }

  #pushEnd(text: string): void {
    if (this.#end === '') {
      const whole = this.#start + text
      this.#start = whole.slice(0, this.#window)
      this.#end = whole
    } else this.#end += text
    // Cut only now and then, because each cut copies the text.
    if (this.#end.length > 2 * this.#window) this.#end = this.#end.slice(-this.#window)
  }

  /** @param text the last part of the output */
  #isLong(text: string): boolean {
    const { maxBytes, maxLines } = this.#limits
    const lines = this.#lineEnds + (text.endsWith('\n') ? 0 : 1)
    return this.#bytes > maxBytes || lines > maxLines
  }

  /** Approximate if something was redacted. */
  #missing(head: string, tail: string): string {
    const bytes = Math.max(0, this.#bytes - Buffer.byteLength(head) - Buffer.byteLength(tail))
    const lines = this.#lineEnds - countLineEnds(head) - countLineEnds(tail)
    return lines > 0 ? `${lines} lines, ${bytes} bytes` : `${bytes} bytes`
  }

  #location(): string {
    if (!this.#file || this.#file.bytes === 0) return ''
    const { name, bytes, isComplete } = this.#file
    return isComplete ? `; full output: ${name}` : `; first ${bytes} bytes: ${name}`
  }
}

interface Size {
  readonly bytes: number
  readonly lines: number
}

function fits(text: string, { maxBytes, maxLines }: TruncationLimits): boolean {
  const lines = countLineEnds(text) + (text.endsWith('\n') ? 0 : 1)
  return lines <= maxLines && Buffer.byteLength(text) <= maxBytes
}

function headOf(limit: number): number {
  return Math.floor(limit * HEAD_SHARE)
}

/** Complete lines from the start, or a part of the first line if it is too long. */
function firstPart(text: string, { bytes, lines }: Size): string {
  const fitting = new StringDecoder('utf8').write(Buffer.from(text).subarray(0, bytes))
  let end = 0
  for (let line = 0; line < lines; line += 1) {
    const next = fitting.indexOf('\n', end)
    if (next < 0) break
    end = next + 1
  }
  return end > 0 ? fitting.slice(0, end) : fitting
}

/** Complete lines up to the end, or a part of the last line if it is too long. */
function lastPart(text: string, { bytes, lines }: Size): string {
  const all = Buffer.from(text)
  const fitting = fromCharacter(all.subarray(-bytes)).toString()
  let start = fitting.length
  for (let line = 0; line < lines; line += 1) {
    const previous = start < 2 ? -1 : fitting.lastIndexOf('\n', start - 2)
    // No line starts where the bytes were cut.
    if (previous < 0) return start === fitting.length || all.length <= bytes ? fitting : fitting.slice(start)
    start = previous + 1
  }
  return fitting.slice(start)
}

/** Without the rest of a character that was cut. */
function fromCharacter(bytes: Buffer): Buffer {
  const start = bytes.findIndex((byte) => (byte & 0xc0) !== 0x80)
  return bytes.subarray(Math.max(start, 0))
}

function countLineEnds(text: string): number {
  return text.split('\n').length - 1
}
