import { createParser } from 'eventsource-parser'
import { TransientFailure } from '../failures/failures.ts'

/** Far beyond any reply; a server that never stops must not fill the memory. */
const MAX_CHARS = 64 * 2 ** 20

/** What an answer consists of: the data of server-sent events, or one JSON document from a server that does not stream. */
export interface BodyHandlers {
  onEvent(event: { readonly name: string | undefined; readonly data: string }): void
  onDocument(text: string): void
}

/** Reads the bytes of an answer. Whatever the sizes of the pieces it is fed, the parts are the same. */
export class BodyReader {
  readonly #parts: BodyHandlers
  readonly #decoder = new TextDecoder()
  readonly #events = createParser({
    onEvent: ({ event, data }) => {
      this.#parts.onEvent({ name: event, data })
    }
  })
  readonly #document: string[] = []
  #form: 'unknown' | 'events' | 'document' = 'unknown'
  #chars = 0

  constructor(parts: BodyHandlers) {
    this.#parts = parts
  }

  feed(bytes: Uint8Array): void {
    this.#read(this.#decoder.decode(bytes, { stream: true }))
  }

  /** To be called at the end of the bytes. */
  end(): void {
    // The last event counts even where the blank line after it is missing.
    this.#read(this.#decoder.decode() + (this.#form === 'events' ? '\n\n' : ''))
    if (this.#form === 'document') this.#parts.onDocument(this.#document.join(''))
  }

  #read(text: string): void {
    this.#chars += text.length
    if (this.#chars > MAX_CHARS) throw new TransientFailure(`the reply grew beyond ${MAX_CHARS} characters`)
    // Servers mislabel their content type. No line of an event stream begins with a brace; JSON does.
    if (this.#form === 'unknown' && text.trim() !== '') this.#form = /^\s*[{[]/.test(text) ? 'document' : 'events'
    if (this.#form === 'document') this.#document.push(text)
    else this.#events.feed(text)
  }
}

/** @throws PassingFailure for a part of an answer that is not JSON */
export function parseJson(part: string): unknown {
  try {
    return JSON.parse(part)
  } catch (error) {
    throw new TransientFailure('it sent what is not JSON', { cause: error })
  }
}
