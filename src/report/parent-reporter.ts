import type { Reporter, RunEvent } from './reporter.ts'

/** Sends the events to the program that started this one with a channel for them: the command line, which shows the run. */
export class ParentReporter implements Reporter {
  readonly #send: (event: RunEvent) => void

  /** @param send does nothing without a channel */
  constructor(send: (event: RunEvent) => void) {
    this.#send = send
  }

  onEvent(event: RunEvent): void {
    // What the model gets is long, and is not shown.
    if (event.kind !== 'request' && event.kind !== 'tools') this.#send(event)
  }
}
