import { redactDeep, type Redact } from '../secrets/redact.ts'
import type { Reporter, RunEvent } from './reporter.ts'

/** Passes events on to several reporters, in order. It redacts each event once for all of them, so that none can forget to. */
export class Reporters implements Reporter {
  readonly #reporters: readonly Reporter[]
  readonly #redact: Redact

  constructor(reporters: readonly Reporter[], redact: Redact) {
    this.#reporters = reporters
    this.#redact = redact
  }

  onEvent(event: RunEvent): void {
    const clean = redactDeep(event, this.#redact)
    for (const reporter of this.#reporters) reporter.onEvent(clean)
  }

  /** @throws the first failure, after every reporter has closed */
  async close(): Promise<void> {
    const closed = await Promise.allSettled(this.#reporters.map(async (reporter) => reporter.close?.()))
    for (const result of closed) if (result.status === 'rejected') throw result.reason
  }
}

/**
 * Sends the events to the program that started this one with a channel for them: the command line, which shows the run.
 *
 * @param send does nothing without a channel
 */
export function parentReporter(send: (event: RunEvent) => void): Reporter {
  return {
    onEvent: (event) => {
      // What the model gets is long, and is not shown.
      if (event.kind !== 'request' && event.kind !== 'tools') send(event)
    }
  }
}
