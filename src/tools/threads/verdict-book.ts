import type { ThreadVerdict } from '../../domain/review-thread.ts'

/** The verdicts of a run about the review threads that it handles: one for each. */
export class VerdictBook {
  readonly #ids: ReadonlyMap<string, string>
  readonly #verdicts = new Map<string, Omit<ThreadVerdict, 'threadId'>>()

  /** @param ids of the threads, in order, by their names for the model, such as T1 */
  constructor(ids: ReadonlyMap<string, string>) {
    this.#ids = ids
  }

  get labels(): readonly string[] {
    return [...this.#ids.keys()]
  }

  /** The verdicts so far, in the order of the threads. */
  get all(): readonly ThreadVerdict[] {
    return [...this.#ids].flatMap(([label, threadId]) => {
      const verdict = this.#verdicts.get(label)
      return verdict ? [{ threadId, ...verdict }] : []
    })
  }

  get unanswered(): readonly string[] {
    return this.labels.filter((label) => !this.#verdicts.has(label))
  }

  /** The last verdict about a thread counts. Returns the one before it. */
  record(label: string, verdict: Omit<ThreadVerdict, 'threadId'>): Omit<ThreadVerdict, 'threadId'> | undefined {
    const before = this.#verdicts.get(label)
    this.#verdicts.set(label, verdict)
    return before
  }
}
