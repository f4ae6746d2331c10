import { visibleText } from '../text/visible-text.ts'
import { formatEvent } from './format-event.ts'
import type { Reporter } from './reporter.ts'

/** Writes a run as plain lines, for a pipe, a file, or a terminal that can only show lines. */
export function lineReporter(write: (text: string) => void): Reporter {
  return {
    onEvent: (event) => {
      const lines = formatEvent(event)
      // Escape sequences in strangers' text could overwrite the lines above.
      if (lines.length > 0) write(`${visibleText(lines.join('\n'))}\n`)
    }
  }
}
