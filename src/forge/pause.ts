import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, unless the signal ends it: then it throws the signal's own reason. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal })
  } catch (error) {
    signal.throwIfAborted()
    throw error
  }
}
