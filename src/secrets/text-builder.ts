import type { MappedText } from './normalized-text.ts'

/** Separates pieces that were not adjacent. It is not a character, so no secret contains it. */
export const GAP = 0xffff

const MIN_CAPACITY = 256

/** Collects a text that is derived from another one. */
export class TextBuilder {
  readonly #source: MappedText
  readonly #withOffsets: boolean
  #codes: Uint16Array
  #starts: Uint32Array
  #ends: Uint32Array
  #length = 0

  /** @param withOffsets false where no offsets are needed: recording them takes most of the time */
  constructor(source: MappedText, withOffsets: boolean, capacity = MIN_CAPACITY) {
    this.#source = source
    this.#withOffsets = withOffsets
    this.#codes = new Uint16Array(capacity)
    this.#starts = new Uint32Array(withOffsets ? capacity : 0)
    this.#ends = new Uint32Array(withOffsets ? capacity : 0)
  }

  /** Adds a code unit that stands for a part of the source. */
  add(code: number, start: number, end: number): void {
    if (this.#length === this.#codes.length) this.#grow()
    this.#codes[this.#length] = code
    if (this.#withOffsets) {
      const { offsets } = this.#source
      this.#starts[this.#length] = offsets ? (offsets.starts[start] ?? 0) : start
      this.#ends[this.#length] = offsets ? (offsets.ends[end - 1] ?? 0) : end
    }
    this.#length += 1
  }

  copy(start: number, end: number): void {
    for (let at = start; at < end; at += 1) this.add(this.#source.codes[at] ?? 0, at, at + 1)
  }

  gap(at: number): void {
    if (this.#length > 0) this.add(GAP, at, at)
  }

  /** Undefined when nothing was added. */
  build(): MappedText | undefined {
    if (this.#length === 0) return undefined
    const offsets = this.#withOffsets ? { starts: this.#starts, ends: this.#ends } : undefined
    return { codes: this.#codes.subarray(0, this.#length), offsets }
  }

  #grow(): void {
    const grown = <Numbers extends Uint16Array | Uint32Array>(old: Numbers, larger: Numbers) => {
      larger.set(old)
      return larger
    }
    const capacity = 2 * this.#codes.length
    this.#codes = grown(this.#codes, new Uint16Array(capacity))
    if (!this.#withOffsets) return
    this.#starts = grown(this.#starts, new Uint32Array(capacity))
    this.#ends = grown(this.#ends, new Uint32Array(capacity))
  }
}
