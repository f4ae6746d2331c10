import { pause } from './pause.ts'

/**
 * GitHub allows 80 content-creating requests a minute. A run writes about ten times in total, and must not wait between two writes.
 * A token bucket respects the same limit without delays.
 */
const WRITES_AT_ONCE = 20
/** GitHub refuses more than 100. */
const CALLS_AT_ONCE = 10

export interface Pace {
  /** Resolves when the next write may start: at once for the first twenty, then one each second. */
  readonly write: () => Promise<void>
  /** Runs the call when fewer than ten others are running. */
  readonly limit: <Result>(call: () => Promise<Result>) => Promise<Result>
}

/**
 * @param secondMs length of a second
 * @param signal ends the wait of a write
 */
export function createPace(secondMs: number, signal: AbortSignal): Pace {
  let nextWriteAt = -Infinity
  let running = 0
  const waiting: (() => void)[] = []
  return {
    write: async () => {
      const now = performance.now()
      nextWriteAt = Math.max(nextWriteAt, now - (WRITES_AT_ONCE - 1) * secondMs)
      const waitMs = nextWriteAt - now
      nextWriteAt += secondMs
      if (waitMs > 0) await pause(waitMs, signal)
    },
    limit: async (call) => {
      // A call that ends passes its slot on, so `running` stays the same.
      if (running === CALLS_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await call()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    }
  }
}
