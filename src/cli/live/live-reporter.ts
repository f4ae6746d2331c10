import { withAsciiSigns } from '../../report/ascii-signs.ts'
import type { Reporter, RunEvent } from '../../report/reporter.ts'
import type { RunSnapshot } from '../../report/run-snapshot.ts'
import type { Redact } from '../../secrets/redact.ts'
import { eventLines, proseLines, type LineFormat } from './event-lines.ts'
import { LiveRows, type TerminalSize } from './live-rows.ts'
import { statusRows } from './status-rows.ts'
import { StreamedAnswer } from './streamed-answer.ts'

/** Between two frames. A frame is drawn when something is new, or else once a second to update the times. */
const MIN_FRAME_MS = 100
const IDLE_FRAME_MS = 1_000

const SPINNER = { unicode: ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'], ascii: ['|', '/', '-', '\\'] }

/** The terminal that a run is shown in. */
export interface LiveTerminal {
  readonly size: () => TerminalSize
  readonly write: (text: string) => void
  /** False for a terminal that cannot show our signs. */
  readonly hasUnicode: boolean
  /** The columns and colors to use now. */
  readonly format: () => LineFormat
}

export interface LiveOptions {
  readonly snapshot: () => RunSnapshot
  readonly redact: Redact
  /** Milliseconds. */
  readonly now: () => number
}

/** Shows a run in a terminal: lines that stay, and below them rows that are drawn again while it goes on. */
export class LiveReporter implements Reporter {
  readonly #terminal: LiveTerminal
  readonly #options: LiveOptions
  readonly #rows: LiveRows
  readonly #answer: StreamedAnswer
  #pending: string[] = []
  #timer: NodeJS.Timeout | undefined
  #dueAt = Infinity
  #drawnAt = -Infinity
  #frames = 0
  #isClosed = false

  constructor(terminal: LiveTerminal, options: LiveOptions) {
    this.#terminal = terminal
    this.#options = options
    this.#rows = new LiveRows(terminal.size, terminal.write)
    this.#answer = new StreamedAnswer(options.redact)
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'retry' || event.kind === 'fallback') this.#answer.clear()
    this.#append(this.#linesOf(event))
  }

  /** Adds a text that belongs to no event. */
  print(text: string): void {
    this.#append(proseLines(text, this.#format().columns))
  }

  /** Draws again, for a terminal of another size. */
  redraw(): void {
    this.#schedule(0)
  }

  /** Draws below what others have written to the terminal. */
  moveBelow(): void {
    this.#rows.abandon()
    this.redraw()
  }

  /** Writes the lines that are still pending, and erases the rows. */
  close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#draw([])
    return Promise.resolve()
  }

  #linesOf(event: RunEvent): readonly string[] {
    const format = this.#format()
    if (event.kind !== 'delta' && event.kind !== 'message') return eventLines(event, format)
    const lines = event.kind === 'delta' ? this.#answer.add(event) : this.#answer.complete(event)
    return lines.flatMap((line) => proseLines(line, format.columns))
  }

  #append(lines: readonly string[]): void {
    const { hasUnicode } = this.#terminal
    this.#pending.push(...(hasUnicode ? lines : lines.map(withAsciiSigns)))
    if (this.#isClosed) this.#draw([])
    else this.#schedule(Math.max(0, this.#drawnAt + MIN_FRAME_MS - this.#options.now()))
  }

  /** Sets the timer of the next frame, or keeps an earlier one. A run must not wait for it. */
  #schedule(delayMs: number): void {
    const dueAt = this.#options.now() + delayMs
    if (this.#isClosed || dueAt >= this.#dueAt) return
    clearTimeout(this.#timer)
    this.#dueAt = dueAt
    this.#timer = setTimeout(() => {
      this.#drawFrame()
    }, delayMs).unref()
  }

  #drawFrame(): void {
    const { snapshot, now } = this.#options
    this.#dueAt = Infinity
    this.#drawnAt = now()
    const status = { snapshot: snapshot(), spinner: this.#nextSpinner(), words: this.#answer.lastWords }
    this.#draw(statusRows(status, this.#format()))
    this.#schedule(IDLE_FRAME_MS)
  }

  #draw(rows: readonly string[]): void {
    const lines = this.#pending
    this.#pending = []
    this.#rows.draw(lines, this.#terminal.hasUnicode ? rows : rows.map(withAsciiSigns))
  }

  #nextSpinner(): string {
    const signs = this.#terminal.hasUnicode ? SPINNER.unicode : SPINNER.ascii
    return signs[this.#frames++ % signs.length] ?? ''
  }

  /** One column stays free, because terminals disagree about a full row. Signs in ASCII are wider: an ellipsis takes three columns. */
  #format(): LineFormat {
    const { columns, style } = this.#terminal.format()
    return { columns: this.#terminal.hasUnicode ? columns - 1 : columns - 3, style }
  }
}
