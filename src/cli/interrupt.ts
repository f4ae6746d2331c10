/** Returns a signal that the first Ctrl+C or SIGTERM aborts. The second one ends the program at once. */
export function listenForInterrupt(): AbortSignal {
  const controller = new AbortController()
  const end = () => {
    if (controller.signal.aborted) process.exit(1)
    controller.abort(new Error('The run was interrupted.'))
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  return controller.signal
}
