import { createParser } from 'eventsource-parser'
import { messageOf } from '../../errors.ts'
import { isDeeperThan, parseJson } from '../../text/json.ts'
import { PermanentFailure, TransientFailure } from '../failures/failures.ts'
import { WEB_PAGE } from '../failures/web-page.ts'
import { isFailure } from './send.ts'

/** Far beyond any response. A server that never stops must not fill the memory. */
const MAX_CHARS = 64 * 2 ** 20
/** Far deeper than any response. `JSON.stringify` writes it, and `redactDeep` reads it. */
const MAX_DEPTH = 400

/** A body is a stream of server-sent events, or one JSON document from a server that does not stream. */
export interface BodyHandlers {
  onEvent(event: { readonly name: string | undefined; readonly data: string }): void
  onDocument(text: string): void
}

/** Reads a response body. The result does not depend on how the bytes are split. */
export class BodyReader {
  readonly #handlers: BodyHandlers
  readonly #decoder = new TextDecoder()
  readonly #events = createParser({
    onEvent: ({ event, data }) => {
      this.#handlers.onEvent({ name: event, data })
    }
  })
  readonly #document: string[] = []
  #format: 'unknown' | 'events' | 'document' = 'unknown'
  #chars = 0

  constructor(handlers: BodyHandlers) {
    this.#handlers = handlers
  }

  feed(bytes: Uint8Array): void {
    reading(() => {
      this.#read(this.#decoder.decode(bytes, { stream: true }))
    })
  }

  /** Must be called at the end of the body. */
  end(): void {
    // Some servers omit the blank line after the last event.
    this.#read(this.#decoder.decode() + (this.#format === 'events' ? '\n\n' : ''))
    if (this.#format === 'document') this.#handlers.onDocument(this.#document.join(''))
  }

  #read(text: string): void {
    this.#chars += text.length
    if (this.#chars > MAX_CHARS) throw new TransientFailure(`the response exceeds ${MAX_CHARS} characters`)
    if (this.#format === 'unknown' && text.trim() !== '') this.#format = formatOf(text)
    if (this.#format === 'document') this.#document.push(text)
    else this.#events.feed(text)
  }
}

/**
 * Content types are unreliable. JSON begins with a bracket or brace, a web page with `<`; no line of an event stream does.
 *
 * @throws PermanentFailure for a web page
 */
function formatOf(text: string): 'events' | 'document' {
  const start = text.trimStart()
  if (start.startsWith('<')) throw new PermanentFailure({ status: 200, code: '', parameter: '', message: WEB_PAGE })
  return /^[{[]/.test(start) ? 'document' : 'events'
}

/** Reads a part of a response. Whatever it throws is a failure of this response, and not of the run. */
export function reading<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (isFailure(error)) throw error
    throw new TransientFailure(`its response could not be read (${messageOf(error)})`, { cause: error })
  }
}

/** @throws TransientFailure for text that is not JSON, or nested too deeply to be written again */
export function parseBodyJson(text: string): unknown {
  const value = parseJson(text)
  if (value === undefined) throw new TransientFailure('it sent invalid JSON')
  if (text.length > MAX_DEPTH && isDeeperThan(MAX_DEPTH, value))
    throw new TransientFailure(`it sent JSON that is nested deeper than ${MAX_DEPTH} levels`)
  return value
}
