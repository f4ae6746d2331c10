import { setImmediate } from 'node:timers/promises'

/**
 * Runs a few short system calls synchronously, and returns their outcome as a promise. Handing them to another thread would take several
 * times as long as the calls themselves, and one turn makes dozens of them.
 */
export function atOnce<Result>(work: () => Result): Promise<Result> {
  return Promise.try(work)
}

/** Lets other work run, such as a cancellation. Many synchronous calls in a row would keep it waiting. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate()
}
