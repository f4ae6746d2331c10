import { stripVTControlCharacters } from 'node:util'
import { columnsOf } from '../../text/columns.ts'

/** Zeros if it is unknown. */
export interface TerminalSize {
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
export class LiveRows {
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
