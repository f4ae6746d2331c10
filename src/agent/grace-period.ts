/** Longer than our own tools need to stop what they started. */
const GRACE_MS = 10_000

/**
 * Waits for work that should stop by itself when the signal is aborted. Work that does not is abandoned after a grace period,
 * because a run that cannot end would lose the results of all other calls.
 *
 * @throws the signal's reason when the work is abandoned
 */
export async function withGracePeriod<Value>(
  work: Promise<Value>,
  signal: AbortSignal,
  graceMs = GRACE_MS
): Promise<Value> {
  const { promise: abandoned, reject } = Promise.withResolvers<never>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onAbort = () => {
    timer = setTimeout(() => {
      reject(signal.reason as Error) // Safe: `throwIfAborted` would throw the same value.
    }, graceMs)
  }
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, abandoned])
  } finally {
    signal.removeEventListener('abort', onAbort)
    clearTimeout(timer)
  }
}
