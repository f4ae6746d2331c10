import { Crash, messageOf, UserError } from '../errors.ts'
import type { RunStateFile } from '../sessions/run-state.ts'

/** Time to report the outcome. After a signal, the runner waits 7.5 s before it sends the next one. */
const MAX_REPORTING_MS = 6_000

/**
 * Aborts when the runner tells the step to end, and with a Crash at the first exception or rejection that nothing handles. The process exits
 * soon after, whatever is still running.
 */
export function endingSignal(state?: RunStateFile): AbortSignal {
  const controller = new AbortController()
  const end = (reason: Error) => {
    if (controller.signal.aborted) return
    if (reason instanceof UserError) state?.setCancelled()
    controller.abort(reason)
    setTimeout(() => process.exit(1), MAX_REPORTING_MS).unref()
  }
  const cancel = (name: string) => {
    end(new UserError(`The workflow run was cancelled (${name}).`))
  }
  process.on('SIGINT', cancel).on('SIGTERM', cancel)
  process.on('uncaughtException', (error) => {
    process.exitCode = 1
    end(new Crash(messageOf(error), { cause: error }))
  })
  return controller.signal
}
