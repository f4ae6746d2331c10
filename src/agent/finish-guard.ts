import type { CheckpointScheduler } from './checkpoint-scheduler.ts'

/** Something that must be done before the run may end. The product that embeds the loop defines it. */
export interface FinishRequirement {
  /** What to tell the model instead of ending; undefined when nothing is missing. */
  missing(signal: AbortSignal): Promise<string | undefined>
  /** True to object every time. Otherwise the run may end the second time. */
  readonly isStrict: boolean
  /** True to be asked only when the model calls finish and nothing before it in the list is missing. */
  readonly isCostly?: boolean
}

const NOTHING_CHANGED =
  'Nothing has changed yet, but the task asks for a change. Make it; if no change is right, call finish again and say why.'

/** Met when the work tree has changed. Objects only once: a model that finishes again without a change has decided so. */
export function changeRequirement(checkpoints: CheckpointScheduler): FinishRequirement {
  return {
    missing: async (signal) => ((await checkpoints.hasChanged(signal)) === false ? NOTHING_CHANGED : undefined),
    isStrict: false
  }
}

/** Objects when the model wants to end the run and a requirement is not met. */
export class FinishGuard {
  #requirements: readonly FinishRequirement[]
  #pending: Promise<string | undefined> | undefined

  constructor(requirements: readonly FinishRequirement[]) {
    this.#requirements = requirements
  }

  /** Allows the run to end from now on. */
  allowFinish(): void {
    this.#requirements = []
  }

  /**
   * What to tell the model instead of ending: everything that is missing. Undefined when it may end.
   *
   * @param isFinish false if the model only stopped calling tools
   */
  objection(signal: AbortSignal, isFinish: boolean): Promise<string | undefined> {
    // Attack: several calls of finish in one response run at the same time. They get one answer.
    return (this.#pending ??= this.#askAll(signal, isFinish).finally(() => {
      this.#pending = undefined
    }))
  }

  async #askAll(signal: AbortSignal, isFinish: boolean): Promise<string | undefined> {
    const objections: string[] = []
    for (const requirement of this.#requirements) {
      if (requirement.isCostly && (objections.length > 0 || !isFinish)) continue
      const missing = await requirement.missing(signal)
      if (missing === undefined) continue
      objections.push(missing)
      if (!requirement.isStrict) this.#requirements = this.#requirements.filter((each) => each !== requirement)
    }
    return objections.length === 0 ? undefined : objections.join('\n')
  }
}
