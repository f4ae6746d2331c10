import type { Redact } from '../secrets/redact.ts'
import { redactDeep } from '../secrets/redact.ts'
import type { Reporter, RunEvent } from './reporter.ts'

/** Tells several reporters, in their order, and takes the secrets out once for all of them: none can forget to. */
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

  /** @throws the first failure, after every reporter was given the time to end */
  async close(): Promise<void> {
    const closed = await Promise.allSettled(this.#reporters.map((reporter) => reporter.close()))
    for (const result of closed) if (result.status === 'rejected') throw result.reason
  }
}
