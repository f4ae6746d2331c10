import { StringDecoder } from 'node:string_decoder'
import type { OutputFile } from './output-files.ts'

export interface TruncationLimits {
  readonly maxBytes: number
  readonly maxLines: number
  /** Creates the file for the complete output. Called when the output exceeds the limits. */
  readonly createFile?: () => OutputFile | undefined
}

const HEAD_SHARE = 0.15

/** Keeps the start and the end of an output of any length in bounded memory. The end gets most of the space, because it matters most. */
export class TruncatedOutput {
  readonly #limits: TruncationLimits
  /** The whole output while it fits; then its beginning. */
  #head = ''
  #tail = ''
  #bytes = 0
  #lineEnds = 0
  #isCut = false
  #file: OutputFile | undefined

  constructor(limits: TruncationLimits) {
    this.#limits = limits
  }

  push(text: string): void {
    this.#bytes += Buffer.byteLength(text)
    this.#lineEnds += countLineEnds(text)
    if (this.#isCut) this.#add(text)
    else {
      this.#head += text
      const { maxBytes, maxLines } = this.#limits
      const lines = this.#lineEnds + (this.#head.endsWith('\n') ? 0 : 1)
      if (this.#bytes > maxBytes || lines > maxLines) this.#cut()
    }
  }

  /** The output, with a line in the middle that says how much is missing and where to find it. */
  text(): string {
    if (!this.#isCut) return this.#head
    const { maxBytes, maxLines } = this.#limits
    const tail = lastPart(this.#tail, {
      bytes: maxBytes - headOf(maxBytes),
      lines: maxLines - headOf(maxLines)
    })
    const lineEnd = this.#head.endsWith('\n') ? '' : '\n'
    return `${this.#head}${lineEnd}[… ${this.#missing(tail)} omitted${this.#location()} …]\n${tail}`
  }

  close(): void {
    this.#file?.close()
  }

  #cut(): void {
    this.#isCut = true
    const { maxBytes, maxLines, createFile } = this.#limits
    this.#file = createFile?.()
    this.#file?.write(this.#head)
    const whole = this.#head
    this.#head = firstPart(whole, { bytes: headOf(maxBytes), lines: headOf(maxLines) })
    this.#tail = whole.slice(this.#head.length)
  }

  #add(text: string): void {
    this.#file?.write(text)
    this.#tail += text
    // Cut only now and then, because each cut copies the tail. A character has at least one byte.
    const { maxBytes } = this.#limits
    if (this.#tail.length > 2 * maxBytes) this.#tail = this.#tail.slice(-maxBytes)
  }

  #missing(tail: string): string {
    const bytes = this.#bytes - Buffer.byteLength(this.#head) - Buffer.byteLength(tail)
    const lines = this.#lineEnds - countLineEnds(this.#head) - countLineEnds(tail)
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
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
