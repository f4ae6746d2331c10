import { setTimeout as delay } from 'node:timers/promises'
import type { RunnerEmulator, StepResult } from '../../../emulators/runner/runner.ts'

/** Longer than a run needs to submit its work. */
const PATIENCE_MS = 30_000

/** A run of the action that works while another one is ended. */
export class BesideRun {
  readonly #runner: RunnerEmulator
  readonly #main: Promise<StepResult>

  constructor(runner: RunnerEmulator) {
    this.#runner = runner
    this.#main = runner.main()
  }

  /** Does what GitHub does when it was asked to cancel a run. */
  async cancel(): Promise<void> {
    await this.#runner.cancel()
  }

  /** Waits for the end of its job. Returns false if its main step had to be killed. */
  async end(): Promise<boolean> {
    const patience = new AbortController()
    const timer = delay(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined)
    const ended = await Promise.race([this.#main, timer])
    patience.abort()
    if (!ended) this.#runner.kill()
    await this.#main
    await this.#runner.post()
    return ended !== undefined
  }
}
