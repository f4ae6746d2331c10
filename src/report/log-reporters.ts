import { formatEvent } from './format-event.ts'
import { escapeWorkflowCommands } from '../text/workflow-commands.ts'
import type { Reporter, RunEvent } from './reporter.ts'
import { visibleText } from '../text/visible-text.ts'

export interface RunnerLogOptions {
  /** Writes to standard output. */
  readonly write: (text: string) => void
  /** Random and secret, because it turns workflow commands on again. */
  readonly stopToken: string
}

/**
 * Writes the run to the log of GitHub's runner, which takes commands from standard output.
 *
 * Two safeguards keep strangers' text from becoming a command: the runner ignores commands until it reads the stop token, and
 * every line is escaped. Between the first event and `close` our own commands are ignored too.
 */
export class RunnerLog implements Reporter {
  readonly #options: RunnerLogOptions
  #isStopped = false

  constructor(options: RunnerLogOptions) {
    this.#options = options
  }

  onEvent(event: RunEvent): void {
    const lines = formatEvent(event)
    if (lines.length === 0) return
    const { write, stopToken } = this.#options
    if (!this.#isStopped) write(`::stop-commands::${stopToken}\n`)
    this.#isStopped = true
    write(`${escapeWorkflowCommands(lines.join('\n'))}\n`)
  }

  close(): Promise<void> {
    if (this.#isStopped) this.#options.write(`::${this.#options.stopToken}::\n`)
    this.#isStopped = false
    return Promise.resolve()
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
