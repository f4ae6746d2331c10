import { writeSync } from 'node:fs'
import { constants } from 'node:os'

const STANDARD_ERROR = 2

type Interrupt = 'SIGINT' | 'SIGTERM' | 'SIGHUP'

/**
 * Returns a signal that the first Ctrl+C or SIGTERM aborts, or the end of the terminal. The second one ends the program at once. Either way, the
 * program ends with the exit code of the interrupt.
 *
 * @param farewell is printed by the second one
 */
export function listenForInterrupt(farewell?: string): AbortSignal {
  const controller = new AbortController()
  const end = (name: Interrupt) => {
    // When a terminal is closed, the kernel and the shell send one each.
    if (name === 'SIGHUP' && controller.signal.aborted) return
    recordInterrupt(name)
    if (controller.signal.aborted) {
      // On a row of its own: an earlier exit handler erases the rows of a live display.
      if (farewell !== undefined) process.once('exit', () => void writeSync(STANDARD_ERROR, `${farewell}\n`))
      process.exit()
    }
    controller.abort(new Error('The run was interrupted.'))
  }
  process.on('SIGINT', end).on('SIGTERM', end).on('SIGHUP', end)
  return controller.signal
}

/** Sets the exit code that a shell gives a program that the signal has ended: 130 after Ctrl+C, 143 after SIGTERM, 129 after SIGHUP. */
export function recordInterrupt(name: Interrupt): void {
  process.exitCode = 128 + constants.signals[name]
}

/** The exit code that `recordInterrupt` has set; undefined if nothing has interrupted the program. */
export function interruptExitCode(): number | undefined {
  return typeof process.exitCode === 'number' ? process.exitCode : undefined
}
