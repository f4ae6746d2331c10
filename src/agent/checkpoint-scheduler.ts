import type { Checkpoint, Checkpoints } from './tree-checkpoints.ts'
import { stackOf } from './error-text.ts'
import type { OnEvent } from './events.ts'
import type { AgentHost } from './host.ts'

export interface CheckpointSchedulerOptions {
  readonly checkpoints?: Checkpoints | undefined
  /** Ends the run. */
  readonly signal: AbortSignal
  /** Ends the turns: aborted with `signal`, on a stop, and when the minutes are over. */
  readonly turnSignal: AbortSignal
  readonly host: AgentHost
  readonly onEvent: OnEvent
}

/** Starting git blocks the process for some milliseconds, so the request to the model is sent first. */
const HEAD_START_MS = 70
/** For the checkpoint of the final tree, when the time of the run is over. Earlier ones have recorded most of it. */
const MAX_LAST_MS = 30_000

/**
 * Ensures that there is a checkpoint before each call that may change the tree. The first one of a turn is taken while the
 * model responds, so that no call waits for it. A second change in the same response waits for its checkpoint.
 */
export class CheckpointScheduler {
  readonly #options: CheckpointSchedulerOptions
  /** The current state of the tree; undefined when it may have changed since. Never rejects. */
  #current: Promise<Checkpoint | undefined> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #mayHaveChanged = false
  /** Why the last checkpoint failed; undefined if it did not, or if the model cannot do anything about it. */
  #failure: string | undefined
  #toldFailure: string | undefined

  constructor(options: CheckpointSchedulerOptions) {
    this.#options = options
  }

  /** Takes the next checkpoint soon. Must not be called while anything may write to the tree. */
  takeSoon(): void {
    if (!this.#options.checkpoints || this.#current) return
    this.#timer ??= setTimeout(() => {
      this.#takeNow()
    }, HEAD_START_MS)
  }

  /**
   * Must be awaited before each call that may change the tree.
   *
   * @throws the signal's reason when aborted
   */
  async beforeChange(callId: string, signal: AbortSignal): Promise<void> {
    if (!this.#options.checkpoints) return
    this.#takeNow()
    const checkpoint = await this.#current
    this.#current = undefined
    this.#mayHaveChanged = true
    signal.throwIfAborted()
    if (checkpoint) this.#options.onEvent({ kind: 'checkpoint', checkpoint, callId })
  }

  /** Whether the tree differs from what it was before the work; undefined if the comparison fails. */
  async hasChanged(signal: AbortSignal): Promise<boolean | undefined> {
    const { checkpoints, host, onEvent } = this.#options
    this.#stopTimer()
    await this.#current
    try {
      const hasChanged = await checkpoints?.hasChanged(signal)
      onEvent({ kind: 'tree-compared', hasChanged })
      return hasChanged
    } catch (error) {
      signal.throwIfAborted()
      onEvent({ kind: 'tree-compared', hasChanged: undefined })
      if (host.explainToolError(error) === undefined) this.#emitBug(error)
      return undefined
    }
  }

  /** What the model must know about a failed checkpoint. Told once. */
  takeNotice(): string | undefined {
    if (this.#failure === this.#toldFailure) return undefined
    this.#toldFailure = this.#failure
    return this.#failure && `${this.#failure} As long as it stays like this, no work of this run can be recorded.`
  }

  /** Takes the checkpoint of the final tree, and waits until nothing reads the tree any more. */
  async settle(): Promise<void> {
    const { signal, turnSignal } = this.#options
    const limited = turnSignal.aborted ? AbortSignal.any([signal, AbortSignal.timeout(MAX_LAST_MS)]) : signal
    // A tree that could not be recorded a moment ago is not looked at again.
    if (this.#mayHaveChanged && this.#failure === undefined) this.#takeNow(limited)
    this.#stopTimer()
    await this.#current
  }

  #takeNow(signal = this.#options.turnSignal): void {
    this.#stopTimer()
    this.#mayHaveChanged = false
    this.#current ??= this.#take(signal)
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  async #take(signal: AbortSignal): Promise<Checkpoint | undefined> {
    const { checkpoints, host } = this.#options
    try {
      const checkpoint = await checkpoints?.take(signal)
      this.#failure = undefined
      return checkpoint
    } catch (error) {
      if (signal.aborted) {
        this.#mayHaveChanged = true
        this.#current = undefined
        return undefined
      }
      this.#failure = host.explainToolError(error)
      // The work continues: ending it would cost more than a missing checkpoint.
      if (this.#failure === undefined) this.#emitBug(error)
      return undefined
    }
  }

  #emitBug(error: unknown): void {
    this.#options.onEvent({ kind: 'bug', tool: 'checkpoints', stack: stackOf(error) })
  }
}
