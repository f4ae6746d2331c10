import { setImmediate } from 'node:timers/promises'

/**
 * The outcome of a few short system calls, as a promise. Another thread would take several times as long to be asked as the file system
 * takes to answer, and one turn makes dozens of such calls.
 */
export function atOnce<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    resolve(work())
  })
}

/** Lets other work have its turn, such as a cancellation. Many calls at once, one after the other, would keep it waiting. */
export async function yieldTurn(): Promise<void> {
  await setImmediate()
}
