import { visibleText } from '../text/visible-text.ts'
import { formatEvent } from './format-event.ts'
import type { Reporter, RunEvent } from './reporter.ts'

/** Writes a run as plain lines, for a pipe, a file, or a terminal that can only show lines. */
export class LineReporter implements Reporter {
  readonly #write: (text: string) => void

  constructor(write: (text: string) => void) {
    this.#write = write
  }

  onEvent(event: RunEvent): void {
    const lines = formatEvent(event)
    // Escape sequences in strangers' text could overwrite the lines above.
    if (lines.length > 0) this.#write(`${visibleText(lines.join('\n'))}\n`)
  }
}
