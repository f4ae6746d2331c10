/**
 * GitHub's clock. It starts at the time of the comment, because a run that answers an old comment reads no later posts, and refuses
 * to work on a branch that has moved since.
 */
export class ScenarioClock {
  readonly #commentedAt: number
  #startedAt: number | undefined

  constructor(commentedAt: string | undefined) {
    this.#commentedAt = commentedAt === undefined ? Date.now() : Date.parse(commentedAt)
  }

  /** Everything up to now happened before the comment. */
  start(): void {
    this.#startedAt ??= Date.now()
  }

  now(): Date {
    return new Date(this.#commentedAt + (this.#startedAt === undefined ? -BEFORE_MS : Date.now() - this.#startedAt))
  }
}

const BEFORE_MS = 60_000
