import { messageOf, UserError } from '../errors.ts'
import type { Finding } from './finding.ts'

/** One check of `doctor`, with its effects. */
export interface Examination {
  readonly id: string
  /** What it looks at, as the subject of a sentence. */
  readonly subject: string
  readonly timeoutMs: number
  /** @throws UserError for a problem; any other error leaves it unknown */
  readonly examine: (signal: AbortSignal) => Promise<readonly Finding[]>
}

/**
 * Runs all checks at once. None can hold up the others for longer than its time limit, and none can fail them.
 *
 * @returns the findings, in the order of the checks
 * @throws the signal's reason when aborted
 */
export async function runExaminations(
  examinations: readonly Examination[],
  signal: AbortSignal
): Promise<readonly Finding[]> {
  const findings = await Promise.all(examinations.map((one) => withinLimit(one, signal)))
  signal.throwIfAborted()
  return findings.flat()
}

async function withinLimit(examination: Examination, signal: AbortSignal): Promise<readonly Finding[]> {
  const { id, subject, timeoutMs, examine } = examination
  const limit = new AbortController()
  const { promise: late, resolve } = Promise.withResolvers<readonly Finding[]>()
  const timer = setTimeout(() => {
    resolve([
      {
        id,
        state: 'unknown',
        title: `${subject} did not answer within ${Math.round(timeoutMs / 1000)} s.`,
        remedy: 'Run the check again. If that does not help, check the network and the load of this machine.'
      }
    ])
    limit.abort(new Error('The time limit of the check was reached.'))
  }, timeoutMs)
  const stopped = Promise.withResolvers<readonly Finding[]>()
  const onAbort = () => {
    stopped.resolve([])
  }
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    const work = examine(AbortSignal.any([signal, limit.signal])).catch((error: unknown) => [
      failed(id, subject, error)
    ])
    return await Promise.race([work, late, stopped.promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}

function failed(id: string, subject: string, error: unknown): Finding {
  if (error instanceof UserError)
    return { id, state: 'problem', title: `${subject} cannot be used.`, detail: error.message }
  return { id, state: 'unknown', title: `${subject} could not be examined.`, detail: messageOf(error) }
}
