import { formatEvent } from './format-event.ts'
import { escapeWorkflowCommands } from '../text/workflow-commands.ts'
import type { Reporter } from './reporter.ts'
import { visibleText } from '../text/visible-text.ts'

/**
 * Writes the run to the log of GitHub's runner, which takes commands from standard output.
 *
 * Two safeguards keep strangers' text from becoming a command: the runner ignores commands until it reads the stop token, and
 * every line is escaped. Between the first event and `close` our own commands are ignored too.
 *
 * @param write writes to standard output
 * @param stopToken random and secret, because it turns workflow commands on again
 */
export function runnerLog(write: (text: string) => void, stopToken: string): Required<Reporter> {
  let isStopped = false
  return {
    onEvent(event) {
      const lines = formatEvent(event)
      if (lines.length === 0) return
      if (!isStopped) write(`::stop-commands::${stopToken}\n`)
      isStopped = true
      write(`${escapeWorkflowCommands(lines.join('\n'))}\n`)
    },
    close() {
      if (isStopped) write(`::${stopToken}::\n`)
      isStopped = false
      return Promise.resolve()
    }
  }
}

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
