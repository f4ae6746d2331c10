import type { Interruption } from '../agent/events.ts'

/** The signals of one conversation, for the record to raise. */
export class Interruptions {
  readonly #cancel = new AbortController()
  readonly #deadlines: AbortController[] = []

  get cancelled(): AbortSignal {
    return this.#cancel.signal
  }

  /** For `AgentRun.timeout`: the first is that of the run, the second that of its last turn. */
  readonly timeout = (): AbortSignal => {
    const controller = new AbortController()
    this.#deadlines.push(controller)
    return controller.signal
  }

  raise(by: Interruption): void {
    const [minutes, wrapUp] = this.#deadlines
    const controller = { cancel: this.#cancel, minutes, 'wrap-up': wrapUp }[by]
    controller?.abort(new DOMException('It was interrupted.', by === 'cancel' ? 'AbortError' : 'TimeoutError'))
  }
}
