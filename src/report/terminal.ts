import { visibleText } from '../text/visible-text.ts'
import { formatEvent } from './format-event.ts'
import { estimateSign, formatCount, formatDuration } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import type { Redact } from '../secrets/redact.ts'
import type { Reporter, RunEvent } from './reporter.ts'
import { StreamedText } from './streamed-text.ts'

export interface TerminalOptions {
  readonly write: (text: string) => void
  /** False for a pipe or a file. Then there is no status line. */
  readonly isTerminal: boolean
  /** The current width of the terminal. */
  readonly columns: () => number
  /** The current state of the run. */
  readonly snapshot: () => RunSnapshot
  /** A secret can be split across deltas, so the text that they add up to is redacted here. */
  readonly redact: Redact
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const ERASE_LINE = '\r\u001B[2K'
const MIN_REPAINT_MS = 100

/** Shows a run in a terminal: one line for each event, and below them a status line. */
export class TerminalReporter implements Reporter {
  readonly #options: TerminalOptions
  readonly #streamed = new StreamedText()
  #paintedAt = -Infinity
  #hasStatus = false

  constructor(options: TerminalOptions) {
    this.#options = options
  }

  onEvent(event: RunEvent): void {
    // Streamed text is shown as it arrives. The complete message then appears as lines.
    if (event.kind === 'delta') this.#streamed.add(event.channel, event.text)
    if (event.kind === 'message' || event.kind === 'retry' || event.kind === 'fallback') this.#streamed.clear()
    const lines = formatEvent(event)
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
    // Escape sequences in strangers' text could overwrite the lines above.
    this.#options.write(`${visibleText(lines.join('\n'))}\n`)
  }

  #paint(isUrgent: boolean): void {
    const { isTerminal, now, write, columns } = this.#options
    if (!isTerminal || (!isUrgent && now() - this.#paintedAt < MIN_REPAINT_MS)) return
    this.#paintedAt = now()
    // One column stays free. A full line would wrap and could not be overwritten.
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
