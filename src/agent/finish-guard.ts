import type { CheckpointScheduler } from './checkpoint-scheduler.ts'

const NOTHING_CHANGED =
  'Nothing has changed yet, but the task asks for a change. Make it; if no change is right, call finish again and say why.'

/** Objects once when a task that asks for a change is about to end without one. The second time, the model means it. */
export class FinishGuard {
  readonly #expectsChange: boolean
  readonly #checkpoints: CheckpointScheduler
  #mayFinish = false

  constructor(expectsChange: boolean, checkpoints: CheckpointScheduler) {
    this.#expectsChange = expectsChange
    this.#checkpoints = checkpoints
  }

  /** Allows the run to end from now on. */
  allowFinish(): void {
    this.#mayFinish = true
  }

  /** What to tell the model instead of ending; undefined when it may end. */
  async objection(signal: AbortSignal): Promise<string | undefined> {
    if (!this.#expectsChange || this.#mayFinish) return undefined
    if ((await this.#checkpoints.hasChanged(signal)) !== false) return undefined
    this.#mayFinish = true
    return NOTHING_CHANGED
  }
}
