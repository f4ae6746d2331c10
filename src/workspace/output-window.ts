import { terminalText } from './terminal-text.ts'

const HEAD_SHARE = 0.15

/**
 * Keeps the beginning and the end of an output of any length in bounded memory. What a command says last matters most,
 * so most of the room is for the end.
 */
export class OutputWindow {
  readonly #maxBytes: number
  #head: Buffer = Buffer.alloc(0)
  #tail: Buffer = Buffer.alloc(0)
  #total = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  push(chunk: Buffer): void {
    const room = this.#maxBytes - this.#head.length
    if (room > 0) this.#head = Buffer.concat([this.#head, chunk.subarray(0, room)])
    // The tail begins where the head was cut off; copied, since a view would keep the whole chunk alive.
    const rest = chunk.subarray(Math.max(room, 0))
    if (rest.length > 0) this.#tail = Buffer.concat([this.#tail, rest].map((part) => part.subarray(-this.#maxBytes)))
    this.#tail = this.#tail.subarray(-this.#maxBytes)
    this.#total += chunk.length
  }

  /** The output as a terminal would have shown it, with a line in the middle that says how much was left out. */
  text(): string {
    if (this.#total <= this.#maxBytes) return terminalText(this.#head.toString())
    const headBytes = Math.floor(this.#maxBytes * HEAD_SHARE)
    const head = untilLineEnd(this.#head.subarray(0, headBytes))
    const tail = fromLineStart(Buffer.concat([this.#head, this.#tail]).subarray(-(this.#maxBytes - headBytes)))
    const leftOut = this.#total - head.length - tail.length
    const lineEnd = head.at(-1) === 0x0a ? '' : '\n'
    return `${terminalText(head.toString())}${lineEnd}[… ${leftOut} bytes left out …]\n${terminalText(tail.toString())}`
  }
}

/** At least something is kept of a line without end. */
function untilLineEnd(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf('\n')
  return end < 0 ? bytes : bytes.subarray(0, end + 1)
}

function fromLineStart(bytes: Buffer): Buffer {
  const start = bytes.indexOf('\n')
  return start < 0 || start === bytes.length - 1 ? bytes : bytes.subarray(start + 1)
}
