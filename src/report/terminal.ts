import { visibleText } from '../text/visible-text.ts'
import { eventLines } from './event-lines.ts'
import { estimateSign, formatCount, formatDuration } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import type { Redact } from '../secrets/redact.ts'
import type { Reporter, RunEvent } from './reporter.ts'
import { StreamedText } from './streamed-text.ts'

export interface TerminalOptions {
  readonly write: (text: string) => void
  /** False for a pipe or a file: then there is no line that is written over. */
  readonly isTerminal: boolean
  /** Width of the terminal now. */
  readonly columns: () => number
  /** The run as it stands now. */
  readonly snapshot: () => RunSnapshot
  /** Deltas are pieces, in which a secret may be parted; the text they add up to is redacted here. */
  readonly redact: Redact
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const ERASE_LINE = '\r\u001B[2K'
const MIN_REPAINT_MS = 100

/** Shows the run to a person at a terminal: one line for each thing done, and below it what is being done now. */
export class TerminalReporter implements Reporter {
  readonly #options: TerminalOptions
  readonly #streamed = new StreamedText()
  #paintedAt = -Infinity
  #hasStatus = false

  constructor(options: TerminalOptions) {
    this.#options = options
  }

  onEvent(event: RunEvent): void {
    // What is streamed is shown while it comes; the whole message then stands among the lines.
    if (event.kind === 'delta') this.#streamed.add(event.channel, event.text)
    if (event.kind === 'message' || event.kind === 'retry' || event.kind === 'fallback') this.#streamed.clear()
    const lines = eventLines(event)
    if (lines.length > 0) this.#print(lines)
    if (event.kind === 'ended') this.#erase()
    else this.#paint(lines.length > 0 || event.kind === 'tool-started')
  }

  close(): Promise<void> {
    this.#erase()
    return Promise.resolve()
  }

  #print(lines: readonly string[]): void {
    this.#erase()
    // Visible only: escape sequences in strangers' text could rewrite what stands above.
    this.#options.write(`${visibleText(lines.join('\n'))}\n`)
  }

  #paint(isUrgent: boolean): void {
    const { isTerminal, now, write, columns } = this.#options
    if (!isTerminal || (!isUrgent && now() - this.#paintedAt < MIN_REPAINT_MS)) return
    this.#paintedAt = now()
    // One column stays free, for a full line would wrap and could not be written over.
    write(ERASE_LINE + oneLine(this.#status(), Math.max(20, columns() - 1)))
    this.#hasStatus = true
  }

  #status(): string {
    const { turns, tokens, durationMs, running } = this.#options.snapshot()
    const figures = `turn ${turns} · ${estimateSign(tokens)}${formatCount(tokens.input + tokens.output)} tokens · ${formatDuration(durationMs)}`
    const now = running.map(({ name, subject }) => `${name} ${subject}`).join(', ') || this.#lastWords()
    return `… ${[figures, now].filter(Boolean).join(' · ')}`
  }

  #lastWords(): string {
    return this.#options.redact(this.#streamed.visible).replace(/\s+/g, ' ').trim().slice(-60)
  }

  #erase(): void {
    if (this.#hasStatus) this.#options.write(ERASE_LINE)
    this.#hasStatus = false
  }
}
