import type { Environment } from '../../domain/settings.ts'
import type { Reporter, RunEvent } from '../../report/reporter.ts'
import type { RunSnapshot } from '../../report/run-snapshot.ts'
import type { Redact } from '../../secrets/redact.ts'
import { eventLines, proseLines, type LineFormat } from './event-lines.ts'
import { stripVTControlCharacters } from 'node:util'
import { styleFor, supportsUnicode, terminalColumns, withAsciiSigns } from '../terminal.ts'
import { columnsOf, fitColumns, wrapColumns } from '../../text/columns.ts'
import { STEP_TITLES } from '../../report/sentences.ts'
import { estimateSign, formatCount, formatDollars, formatDuration } from '../../text/format.ts'
import { oneLine } from '../../text/shorten.ts'
import { formatEvent } from '../../report/format-event.ts'
import { StreamedText } from '../../report/streamed-text.ts'

/** A complete message is shown with as many lines. */
const MAX_LINES = 40

/** Prints the response of the model while it streams: each line once it is complete, and then the rest of the message. */
class StreamedAnswer {
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

/** Zeros if it is unknown. */
interface TerminalSize {
  readonly columns: number
  readonly rows: number
}

const ESCAPE = '\u001B'

/**
 * Rows at the end of the output that are drawn again and again, below lines that stay.
 *
 * The cursor stays visible, in the first column below the rows. Whatever ends the program, the shell's prompt therefore comes on a row
 * of its own, and nothing has to be restored.
 */
class LiveRows {
  readonly #size: () => TerminalSize
  readonly #write: (text: string) => void
  #shown: readonly string[] = []

  /** @param size the current one */
  constructor(size: () => TerminalSize, write: (text: string) => void) {
    this.#size = size
    this.#write = write
  }

  /** Adds lines above the rows and replaces the rows, in one write. Each row is narrower than the terminal. */
  draw(lines: readonly string[], rows: readonly string[]): void {
    const fitting = rows.slice(0, Math.max(0, (this.#size().rows || Infinity) - 1))
    const text = this.#erasure() + [...lines, ...fitting].map((line) => `${line}\n`).join('')
    this.#shown = fitting
    if (text !== '') this.#write(text)
  }

  /** Leaves the rows where they are, because something else has written to the terminal. */
  abandon(): void {
    this.#shown = []
  }

  #erasure(): string {
    if (this.#shown.length === 0) return ''
    const { columns } = this.#size()
    // A terminal that became narrower has broken the rows.
    const heights = this.#shown.map((row) =>
      Math.ceil(columnsOf(stripVTControlCharacters(row)) / (columns || Infinity))
    )
    const height = heights.reduce((sum, each) => sum + Math.max(1, each), 0)
    return `\r${ESCAPE}[${height}A${ESCAPE}[J`
  }
}

/** Between two frames. A frame is drawn when something is new, or else once a second to update the times. */
const MIN_FRAME_MS = 100
const IDLE_FRAME_MS = 1_000

const SPINNER = { unicode: ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'], ascii: ['|', '/', '-', '\\'] }

export interface LiveTerminal {
  readonly size: () => TerminalSize
  readonly write: (text: string) => void
  /** False for a terminal that cannot show our signs. */
  readonly hasUnicode: boolean
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

/** Shows a run in the terminal until it is closed, and at the latest until the program ends. */
export function openLive(stream: NodeJS.WriteStream, environment: Environment, options: LiveOptions): LiveReporter {
  const style = styleFor(stream)
  const live = new LiveReporter(
    {
      size: () => stream,
      write: (text) => void stream.write(text),
      hasUnicode: supportsUnicode(environment, process.platform),
      format: () => ({ columns: terminalColumns(stream, environment), style })
    },
    options
  )
  const redraw = () => {
    live.redraw()
  }
  // The shell has written below the rows while the program was suspended.
  const moveBelow = () => {
    live.moveBelow()
  }
  const end = () => void live.close()
  stream.on('resize', redraw)
  process.on('SIGCONT', moveBelow).once('exit', end)
  return live
}

const MAX_SUBJECT = 200

interface Status {
  readonly snapshot: RunSnapshot
  /** One column wide. */
  readonly spinner: string
  /** The last words of a response that is streaming, else ''. */
  readonly words: string
}

/** The latest words of the response, the step with its time, and what the run has used: two or three rows. */
function statusRows({ snapshot, spinner, words }: Status, { columns, style }: LineFormat): readonly string[] {
  const step = fitColumns(`${spinner} ${currentStep(snapshot)}`, columns)
  const figures = fitColumns(`  ${figuresOf(snapshot)}`, columns)
  const rows = [style('cyan', step), style('dim', figures)]
  // Wrapped as the complete line will be: words are added to the end of the row until it is full.
  const lastRow = wrapColumns(oneLine(words, words.length), columns).at(-1)
  return lastRow ? [lastRow, ...rows] : rows
}

function currentStep({ steps, running, durationMs }: RunSnapshot): string {
  const last = steps.at(-1)
  const seconds = formatSeconds(durationMs - (last?.startedAt ?? 0))
  const calls = running.map(({ name, subject }) => oneLine(`${name} ${subject}`, MAX_SUBJECT))
  return [last ? STEP_TITLES[last.step] : 'Start', seconds, calls.join(', ')].filter(Boolean).join(' · ')
}

function figuresOf({ turns, tokens, cost, durationMs }: RunSnapshot): string {
  const sign = estimateSign(tokens)
  return [
    `turn ${turns}`,
    `${sign}${formatCount(tokens.input + tokens.output)} tokens`,
    cost === undefined ? '' : `${sign}${formatDollars(cost)}`,
    formatSeconds(durationMs)
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Whole seconds, because tenths in a row that is drawn ten times a second cannot be read. */
function formatSeconds(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000)
  return seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1_000)
}
