import type { ThreadVerdict } from '../../domain/review-verdict.ts'

/** The verdicts of a run about the review threads that it works off: one for each. */
export class VerdictBook {
  /** The names of the threads, in order. */
  readonly labels: readonly string[]
  readonly #verdicts = new Map<string, ThreadVerdict>()

  constructor(labels: readonly string[]) {
    this.labels = labels
  }

  /** The verdicts so far, in the order of the threads. */
  get all(): readonly ThreadVerdict[] {
    return this.labels.flatMap((label) => this.#verdicts.get(label) ?? [])
  }

  get unanswered(): readonly string[] {
    return this.labels.filter((label) => !this.#verdicts.has(label))
  }

  /** The last verdict about a thread counts. Returns the one before it. */
  record(verdict: ThreadVerdict): ThreadVerdict | undefined {
    const before = this.#verdicts.get(verdict.label)
    this.#verdicts.set(verdict.label, verdict)
    return before
  }
}
