import { writeSync } from 'node:fs'

const STANDARD_ERROR = 2

/**
 * Returns a signal that the first Ctrl+C or SIGTERM aborts. The second one ends the program at once.
 *
 * @param farewell is printed by the second one
 */
export function listenForInterrupt(farewell?: string): AbortSignal {
  const controller = new AbortController()
  const end = () => {
    if (controller.signal.aborted) {
      // On a row of its own: the first handler of the exit erases the rows of a live display.
      if (farewell !== undefined) process.once('exit', () => void writeSync(STANDARD_ERROR, `${farewell}\n`))
      process.exit(1)
    }
    controller.abort(new Error('The run was interrupted.'))
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  return controller.signal
}
