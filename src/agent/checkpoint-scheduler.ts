import { messageOf } from '../errors.ts'
import type { Checkpoint } from './checkpoints.ts'
import type { AgentRun } from './loop.ts'

/** Starting git keeps the process busy for some milliseconds; the request to the model leaves before that. */
const HEAD_START_MS = 20

/**
 * Has a checkpoint ready when a call is about to change the tree. It is taken while the model is being asked, when the tree
 * is quiet and nobody waits for anything else; between two changes of one reply there is nothing for it but to wait.
 */
export class CheckpointScheduler {
  readonly #run: Pick<AgentRun, 'checkpoints' | 'signal' | 'onEvent'>
  /** The state of the tree as it is; undefined when it may have changed since. Never rejects. */
  #current: Promise<Checkpoint | undefined> | undefined
  #timer: NodeJS.Timeout | undefined
  #mayHaveChanged = false

  constructor(run: Pick<AgentRun, 'checkpoints' | 'signal' | 'onEvent'>) {
    this.#run = run
  }

  /** Takes the next one soon. Not to be called while anything may write to the tree. */
  begin(): void {
    if (!this.#run.checkpoints || this.#current) return
    this.#timer ??= setTimeout(() => {
      this.#takeNow()
    }, HEAD_START_MS)
  }

  /**
   * To be awaited before each call that may change the tree; from here on it may.
   *
   * @throws the signal's reason when aborted
   */
  async beforeChange(callId: string, signal: AbortSignal): Promise<void> {
    if (!this.#run.checkpoints) return
    this.#takeNow()
    const checkpoint = await this.#current
    this.#current = undefined
    this.#mayHaveChanged = true
    signal.throwIfAborted()
    if (checkpoint) this.#run.onEvent({ kind: 'checkpoint', checkpoint, callId })
  }

  /** Undefined when nobody can tell. */
  async hasChanged(signal: AbortSignal): Promise<boolean | undefined> {
    this.#stopTimer()
    await this.#current
    try {
      const hasChanged = await this.#run.checkpoints?.hasChanged(signal)
      this.#run.onEvent({ kind: 'tree-compared', hasChanged })
      return hasChanged
    } catch (error) {
      signal.throwIfAborted()
      this.#run.onEvent({ kind: 'tree-compared', hasChanged: undefined })
      this.#tell(error)
      return undefined
    }
  }

  /** Takes the last one, of what the work came to, and waits until nothing looks at the tree any more. */
  async settle(): Promise<void> {
    if (this.#mayHaveChanged) this.#takeNow()
    this.#stopTimer()
    await this.#current
  }

  #takeNow(): void {
    this.#stopTimer()
    this.#mayHaveChanged = false
    this.#current ??= this.#take()
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  async #take(): Promise<Checkpoint | undefined> {
    try {
      return await this.#run.checkpoints?.take(this.#run.signal)
    } catch (error) {
      // The work is worth more than the way back from one of its steps.
      if (!this.#run.signal.aborted) this.#tell(error)
      return undefined
    }
  }

  #tell(error: unknown): void {
    const stack = Error.isError(error) ? error.stack : undefined
    this.#run.onEvent({ kind: 'bug', tool: 'checkpoints', stack: stack ?? messageOf(error) })
  }
}
