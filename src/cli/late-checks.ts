import type { LateNews } from '../agent/late-news.ts'
import type { Emit } from '../report/reporter.ts'

/** Time to send the request, which would otherwise wait: the first part of the checks keeps this process busy. */
const HEAD_START_MS = 100

/** Checks that run while the model reads the first request. Until they are done, nothing is changed and no command runs. */
export class LateChecks implements LateNews {
  readonly #check: () => Promise<string | undefined>
  #checked: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #news: string | undefined

  /** @param check returns what the model must be told in addition to the prompt; undefined for nothing */
  constructor(check: () => Promise<string | undefined>) {
    this.#check = check
  }

  known(): Promise<void> {
    this.#checked ??= this.#check().then((news) => {
      this.#news = news
    })
    return this.#checked
  }

  take(): string | undefined {
    const news = this.#news
    this.#news = undefined
    return news
  }

  /** The same emitter, which starts the checks soon after the first request. */
  startingAfterRequest(emit: Emit): Emit {
    return (event) => {
      emit(event)
      if (event.kind !== 'request') return
      // A failure is thrown by `known`.
      this.#timer ??= setTimeout(() => void this.known().catch(() => undefined), HEAD_START_MS)
    }
  }

  /** Waits until no check is running. None starts after the run. */
  async end(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#checked?.catch(() => undefined)
  }
}
