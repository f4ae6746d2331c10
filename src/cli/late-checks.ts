import type { Emit } from '../report/reporter.ts'

/** Time to send the request, which would otherwise wait: the first part of the checks keeps this process busy. */
const HEAD_START_MS = 100

/** Checks that run while the model reads the first request. No tool call runs before they are done. */
export class LateChecks {
  readonly #check: () => Promise<string | undefined>
  #checked: Promise<string | undefined> | undefined
  #timer: NodeJS.Timeout | undefined
  #isReported = false

  /** @param check returns what the model must be told in addition to the prompt; undefined for nothing */
  constructor(check: () => Promise<string | undefined>) {
    this.#check = check
  }

  /** What the model must be told; undefined for nothing, and if this was returned before. */
  async news(): Promise<string | undefined> {
    if (this.#isReported) return undefined
    const news = await this.#start()
    this.#isReported = true
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
