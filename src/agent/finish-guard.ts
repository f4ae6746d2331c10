import type { CheckpointScheduler } from './checkpoint-scheduler.ts'

const NOTHING_CHANGED =
  'Nothing was changed yet, and the task asks for a change. Make it; if no change is right, call finish again and say why.'

/** Objects once when a task that asks for a change is about to end without one. The second time it is meant. */
export class FinishGuard {
  readonly #expectsChange: boolean
  readonly #checkpoints: CheckpointScheduler
  #hasObjected = false

  constructor(expectsChange: boolean, checkpoints: CheckpointScheduler) {
    this.#expectsChange = expectsChange
    this.#checkpoints = checkpoints
  }

  /** From here on it is not for the model to choose whether to go on. */
  open(): void {
    this.#hasObjected = true
  }

  /** What to tell the model instead of letting it end; undefined when it may. */
  async objection(signal: AbortSignal): Promise<string | undefined> {
    if (!this.#expectsChange || this.#hasObjected) return undefined
    if ((await this.#checkpoints.hasChanged(signal)) !== false) return undefined
    this.#hasObjected = true
    return NOTHING_CHANGED
  }
}
