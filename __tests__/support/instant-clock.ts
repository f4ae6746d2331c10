import type { Clock } from '../../src/models/failures/retry.ts'

/** A clock on which no wait takes time. Records the waits. Its random numbers are always in the middle, so there is no jitter. */
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
