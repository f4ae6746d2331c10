import type { Emit } from '../report/reporter.ts'

/** Until then, the request is sent: it would have to wait for the first part of the checks, which keeps this process busy. */
const HEAD_START_MS = 100

/** What a run finds out while the model reads the first request. Nothing that the model calls runs before that is done. */
export class LateChecks {
  readonly #check: () => Promise<string | undefined>
  #checked: Promise<string | undefined> | undefined
  #timer: NodeJS.Timeout | undefined
  #isTold = false

  /** @param check returns what has turned out since the prompt was written */
  constructor(check: () => Promise<string | undefined>) {
    this.#check = check
  }

  /** What the model must be told; undefined for nothing, and if it was told. */
  async news(): Promise<string | undefined> {
    if (this.#isTold) return undefined
    const news = await this.#start()
    this.#isTold = true
    return news
  }

  /** The same emitter, which starts the checks soon after the first request. */
  startingAfterRequest(emit: Emit): Emit {
    return (event) => {
      emit(event)
      if (event.kind !== 'request') return
      // A failure is thrown by `news`.
      this.#timer ??= setTimeout(() => void this.#start().catch(() => undefined), HEAD_START_MS)
    }
  }

  /** No check starts after the run. */
  end(): void {
    clearTimeout(this.#timer)
  }

  #start(): Promise<string | undefined> {
    this.#checked ??= this.#check()
    return this.#checked
  }
}
