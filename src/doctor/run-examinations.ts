import { messageOf, UserError } from '../errors.ts'
import type { Finding, FindingState, Verdict } from './finding.ts'

export type Verdicts = Verdict | readonly Verdict[]

/** One check of `doctor`, with its effects. */
export interface Examination {
  readonly id: string
  /** What it looks at, as the subject of a sentence. */
  readonly subject: string
  /** Default: 20. */
  readonly seconds?: number
  /** What it means if the time limit is reached. Default: unknown. */
  readonly late?: FindingState
  /** @throws UserError for a problem; any other error leaves it unknown */
  readonly examine: (signal: AbortSignal) => Promise<Verdicts> | Verdicts
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

async function withinLimit(
  { id, subject, seconds = 20, late = 'unknown', examine }: Examination,
  signal: AbortSignal
): Promise<readonly Finding[]> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)])
  const silent: Verdict = {
    state: late,
    title: `${subject} did not answer within ${seconds} s.`,
    remedy: 'Run the check again. If that does not help, check the network and the load of the machine that answers.'
  }
  const { promise: stopped, resolve } = Promise.withResolvers<Verdict>()
  const onAbort = () => {
    resolve(silent)
  }
  limit.addEventListener('abort', onAbort, { once: true })
  const work = (async () => await examine(limit))().catch((error: unknown) => failed(subject, error))
  const verdicts = await Promise.race<Verdicts>([work, stopped])
  limit.removeEventListener('abort', onAbort)
  return [verdicts].flat().map((verdict) => ({ id, ...verdict }))
}

function failed(subject: string, error: unknown): Verdict {
  if (error instanceof UserError)
    return { state: 'problem', title: `${subject} cannot be used.`, detail: error.message }
  return { state: 'unknown', title: `${subject} could not be examined.`, detail: messageOf(error) }
}
