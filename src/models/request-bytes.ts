const ROOM = 64 * 1024

/**
 * Writes requests as JSON. A history only grows, so each part of it is written once, behind those that stand there already:
 * a round costs what it added, and not the length of the history.
 */
export class RequestBytes<List extends string> {
  readonly #list: List
  readonly #start: Buffer
  #buffer = Buffer.alloc(ROOM)
  /** The parts that stand in the buffer, and where each of them ends. */
  readonly #written: { readonly part: object; readonly end: number }[] = []

  /** @param list the field of a request that holds its history */
  constructor(list: List) {
    this.#list = list
    this.#start = Buffer.from(`{"${list}":[`)
    this.#start.copy(this.#buffer, 0)
  }

  /** @returns a copy, for other requests may be written before this one has left */
  of(request: Readonly<Record<List, readonly object[]>>): Uint8Array<ArrayBuffer> {
    const { [this.#list]: parts, ...rest } = request
    const firstNew = parts.findIndex((part, index) => part !== this.#written[index]?.part)
    // After a compaction what follows the common beginning is written anew.
    this.#written.length = firstNew < 0 ? parts.length : firstNew
    for (const part of parts.slice(this.#written.length)) {
      const comma = this.#written.length === 0 ? '' : ','
      this.#written.push({ part, end: this.#put(comma + JSON.stringify(part)) })
    }
    // Not in one expression: writing may put a larger buffer in the place of this one.
    const others = JSON.stringify(rest).slice(1)
    const end = this.#put(others === '}' ? ']}' : `],${others}`)
    return new Uint8Array(this.#buffer.subarray(0, end))
  }

  /** Writes behind the last part. Returns where the text ends. */
  #put(text: string): number {
    const start = this.#written.at(-1)?.end ?? this.#start.length
    const end = start + Buffer.byteLength(text)
    if (end > this.#buffer.length) {
      const larger = Buffer.alloc(2 * end)
      this.#buffer.copy(larger, 0, 0, start)
      this.#buffer = larger
    }
    this.#buffer.write(text, start)
    return end
  }
}
