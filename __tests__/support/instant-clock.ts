import type { Clock } from '../../src/models/failures/retry.ts'

/** A clock on which no wait takes time; it keeps what was waited. Chance always gives the middle, so no jitter. */
export class InstantClock implements Clock {
  readonly waits: number[] = []
  #now = Date.UTC(2026, 10, 21)

  now(): number {
    return this.#now
  }

  random(): number {
    return 0.5
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    this.waits.push(ms)
    this.#now += ms
    return Promise.resolve()
  }
}
