import { eventLines } from './event-lines.ts'
import { escapeWorkflowCommands } from '../text/workflow-commands.ts'
import type { Reporter, RunEvent } from './reporter.ts'

export interface RunnerLogOptions {
  /** Writes to standard output. */
  readonly write: (text: string) => void
  /** Random, and told to nobody: whoever knows it can have commands taken again. */
  readonly stopToken: string
}

/**
 * Writes the run to the log of GitHub's runner, to which standard output is an interface.
 *
 * Two nets keep strangers' text from being a command: the runner is told to take none until the token comes, and every
 * line is written so that it would find none. Between the first event and `close`, commands of our own are lost too.
 */
export class RunnerLog implements Reporter {
  readonly #options: RunnerLogOptions
  #isStopped = false

  constructor(options: RunnerLogOptions) {
    this.#options = options
  }

  onEvent(event: RunEvent): void {
    const lines = eventLines(event)
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
