import type { Reporter, RunEvent } from './reporter.ts'

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
