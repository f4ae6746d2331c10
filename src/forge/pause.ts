import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, or throws the signal's own reason as soon as it is aborted. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}
