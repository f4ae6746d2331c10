const ROOM = 64 * 1024

/**
 * Writes requests as JSON, with the history as the last field: what every request says comes first, and each one begins with
 * the very bytes of the one before. A history only grows, so each part of it is written once, behind those that stand there
 * already: a turn costs what it added, and not the length of the history.
 */
export class RequestSerializer<List extends string> {
  readonly #list: List
  #buffer = Buffer.alloc(ROOM)
  /** All that stands in the buffer before the history. */
  #head = ''
  #headEnd = 0
  /** The parts of the history that stand in the buffer, and where each of them ends. */
  readonly #written: { readonly part: object; readonly end: number }[] = []

  /** @param list the field of a request that holds its history */
  constructor(list: List) {
    this.#list = list
  }

  /** @returns a copy, for other requests may be written before this one has left */
  serialize(request: Readonly<Record<List, readonly object[]>>): Uint8Array<ArrayBuffer> {
    const { [this.#list]: parts, ...rest } = request
    this.#begin(rest)
    const firstNew = parts.findIndex((part, index) => part !== this.#written[index]?.part)
    // After a compaction what follows the common beginning is written anew.
    this.#written.length = firstNew < 0 ? parts.length : firstNew
    for (const part of parts.slice(this.#written.length)) {
      const comma = this.#written.length === 0 ? '' : ','
      this.#written.push({ part, end: this.#put(comma + JSON.stringify(part)) })
    }
    // Not in one expression: writing may put a larger buffer in the place of this one.
    const end = this.#put(']}')
    return new Uint8Array(this.#buffer.subarray(0, end))
  }

  /** What stands before the history hardly ever changes; when it does, all is written anew. */
  #begin(rest: object): void {
    const others = JSON.stringify(rest).slice(0, -1)
    const head = `${others}${others === '{' ? '' : ','}"${this.#list}":[`
    if (head === this.#head) return
    this.#written.length = 0
    this.#headEnd = 0
    this.#headEnd = this.#put(head)
    this.#head = head
  }

  /** Writes behind the last part. Returns where the text ends. */
  #put(text: string): number {
    const start = this.#written.at(-1)?.end ?? this.#headEnd
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
