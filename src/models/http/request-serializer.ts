const INITIAL_BYTES = 64 * 1024

/**
 * Writes requests as JSON with the history as the last field, so that each request begins with the bytes of the one before.
 * A history only grows, so each message is serialized once and appended: a turn costs what it adds, not the length of the
 * history.
 */
export class RequestSerializer<List extends string> {
  readonly #list: List
  #buffer = Buffer.alloc(INITIAL_BYTES)
  /** Everything in the buffer before the history. */
  #head = ''
  #headEnd = 0
  /** The messages in the buffer, with the offsets at which they end. */
  readonly #written: { readonly part: object; readonly end: number }[] = []

  /** @param list the field of a request that holds its history */
  constructor(list: List) {
    this.#list = list
  }

  /** @returns a copy, since other requests may be serialized before this one is sent */
  serialize(request: Readonly<Record<List, readonly object[]>>): Uint8Array<ArrayBuffer> {
    const { [this.#list]: parts, ...rest } = request
    this.#begin(rest)
    const firstNew = parts.findIndex((part, index) => part !== this.#written[index]?.part)
    // After a compaction, everything after the common start is written again.
    this.#written.length = firstNew < 0 ? parts.length : firstNew
    for (const part of parts.slice(this.#written.length)) {
      const comma = this.#written.length === 0 ? '' : ','
      this.#written.push({ part, end: this.#append(comma + JSON.stringify(part)) })
    }
    // Appending may replace the buffer, so this is a statement of its own.
    const end = this.#append(']}')
    return new Uint8Array(this.#buffer.subarray(0, end))
  }

  /** The part before the history rarely changes. When it does, everything is written again. */
  #begin(rest: object): void {
    const others = JSON.stringify(rest).slice(0, -1)
    const head = `${others}${others === '{' ? '' : ','}"${this.#list}":[`
    if (head === this.#head) return
    this.#written.length = 0
    this.#headEnd = 0
    this.#headEnd = this.#append(head)
    this.#head = head
  }

  /** Writes after the last message. @returns where the text ends */
  #append(text: string): number {
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
