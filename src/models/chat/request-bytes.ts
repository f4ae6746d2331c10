import type OpenAI from 'openai'

type ChatRequest = OpenAI.ChatCompletionCreateParamsStreaming
type ChatMessage = OpenAI.ChatCompletionMessageParam

const START = Buffer.from('{"messages":[')
const ROOM = 64 * 1024

/**
 * Writes requests as JSON. A history only grows, so each message is written once, behind those that stand there already: a
 * round costs what it added, and not the length of the history.
 */
export class RequestBytes {
  #buffer = Buffer.alloc(ROOM)
  /** The messages that stand in the buffer, and where each of them ends. */
  readonly #written: { readonly message: ChatMessage; readonly end: number }[] = []

  constructor() {
    START.copy(this.#buffer)
  }

  /** @returns a copy, for other requests may be written before this one has left */
  of({ messages, ...rest }: ChatRequest): Uint8Array<ArrayBuffer> {
    const firstNew = messages.findIndex((message, index) => message !== this.#written[index]?.message)
    // After a compaction what follows the common beginning is written anew.
    this.#written.length = firstNew < 0 ? messages.length : firstNew
    for (const message of messages.slice(this.#written.length)) {
      const comma = this.#written.length === 0 ? '' : ','
      this.#written.push({ message, end: this.#put(comma + JSON.stringify(message)) })
    }
    // Not in one expression: writing may put a larger buffer in the place of this one.
    const end = this.#put(`],${JSON.stringify(rest).slice(1)}`)
    return new Uint8Array(this.#buffer.subarray(0, end))
  }

  /** Writes behind the last message. Returns where the text ends. */
  #put(text: string): number {
    const start = this.#written.at(-1)?.end ?? START.length
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
