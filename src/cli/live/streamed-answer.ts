import type { RunEvent } from '../../report/reporter.ts'
import { formatEvent } from '../../report/format-event.ts'
import { StreamedText } from '../../report/streamed-text.ts'
import type { Redact } from '../../secrets/redact.ts'

/** A complete message is shown with as many lines. */
const MAX_LINES = 40

/** Prints the response of the model while it streams: each line once it is complete, and then the rest of the message. */
export class StreamedAnswer {
  readonly #redact: Redact
  readonly #streamed = new StreamedText()
  #printed: string[] = []

  /** @param redact a secret can be split across pieces, so the text that they add up to is redacted here */
  constructor(redact: Redact) {
    this.#redact = redact
  }

  /** The words after the last complete line. */
  get lastWords(): string {
    return this.#redact(this.#streamed.visible).replace(/\s+/g, ' ').trim()
  }

  /** @returns the lines that are complete now */
  add({ channel, text }: Extract<RunEvent, { kind: 'delta' }>): readonly string[] {
    this.#streamed.add(channel, text)
    if (!text.includes('\n')) return []
    const lines = this.#streamed.takeLines().map((line) => this.#redact(line).trimEnd())
    const isFirst = this.#printed.length === 0
    const start = isFirst ? lines.findIndex((line) => line !== '') : 0
    const added = start < 0 ? [] : lines.slice(start, start + MAX_LINES - this.#printed.length)
    this.#printed.push(...added)
    return added
  }

  /** @returns the lines of the message that were not printed while it streamed; all of them if what was printed differs */
  complete(message: Extract<RunEvent, { kind: 'message' }>): readonly string[] {
    const lines = formatEvent(message)
    const isSame = this.#printed.every((line, index) => line === lines[index]?.trimEnd())
    const missing = isSame ? lines.slice(this.#printed.length) : lines
    this.clear()
    return missing
  }

  /** Forgets a response that failed and is requested again. */
  clear(): void {
    this.#streamed.clear()
    this.#printed = []
  }
}
