/** Longer than our own tools take to end what they have started. */
const GRACE_MS = 10_000

/**
 * What the work comes to. It ends by itself when the signal is raised, as all of ours does; what does not is left alone after
 * a while, for a run that cannot end would cost the work of all other calls.
 *
 * @throws the signal's reason when the work is left alone
 */
export async function withGracePeriod<Value>(
  work: Promise<Value>,
  signal: AbortSignal,
  graceMs = GRACE_MS
): Promise<Value> {
  const { promise: leftAlone, reject } = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const onAbort = () => {
    timer = setTimeout(() => {
      reject(signal.reason as Error) // Whatever it is, it is passed on.
    }, graceMs)
  }
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, leftAlone])
  } finally {
    signal.removeEventListener('abort', onAbort)
    clearTimeout(timer)
  }
}
