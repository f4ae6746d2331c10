import { isCertificateError } from '../network/certificate-error.ts'
import {
  hasStatus,
  isPrimaryRateLimit,
  isRateLimit,
  isUnknownResult,
  toUserError,
  type ErrorResponse
} from './forge-errors.ts'
import { setTimeout as sleep } from 'node:timers/promises'

/** When the client gives up, if GitHub does not answer or asks it to wait. */
export interface RetryLimits {
  /** For a call that failed and is safe to repeat. */
  readonly retries: number
  /** If a rate limit asks for a longer wait, the call fails at once. */
  readonly maxWaitSeconds: number
  /** For one response, to its last byte. */
  readonly responseTimeoutSeconds: number
  /** Length of a second of waiting; shorter in tests. */
  readonly secondMs: number
}

interface RepeatOptions {
  /** True if the call is idempotent. */
  readonly isRepeatable: boolean
  readonly limits: RetryLimits
  readonly signal: AbortSignal
}

/**
 * Makes attempts until one succeeds, GitHub refuses, or the limits are reached. What a rate limit refuses is always repeated, because
 * nothing of it was done.
 *
 * @throws the error of the last attempt, or the signal's reason when aborted
 */
export async function repeatCall<Response>(
  attempt: () => Promise<Response>,
  { isRepeatable, limits, signal }: RepeatOptions
): Promise<Response> {
  const { retries, maxWaitSeconds, secondMs } = limits
  let [failures, refusals] = [0, 0]
  for (;;) {
    signal.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      // Octokit reports an abort as a failure of the network.
      signal.throwIfAborted()
      if (isCertificateError(error)) throw toUserError(error)
      const refusal = isRateLimit(error) && hasStatus(error, 403, 429) ? error : undefined
      if (!refusal && !(isRepeatable && isUnknownResult(error))) throw error
      const repeats = refusal ? refusals++ : failures++
      const seconds = refusal ? secondsUntilAllowed(refusal, repeats) : (repeats + 1) ** 2
      if (repeats === retries || seconds > maxWaitSeconds) throw error
      await pause(seconds * secondMs, signal)
    }
  }
}

/** For a secondary rate limit without a time: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const FIRST_WAIT_SECONDS = 60

function secondsUntilAllowed(error: ErrorResponse, repeats: number): number {
  const { headers } = error.response
  const reset = Number(headers['x-ratelimit-reset'])
  const isPrimary = isPrimaryRateLimit(error) && !/\bsecondary rate\b/i.test(error.message)
  // A second later, because clocks differ.
  if (isPrimary && reset > 0) return Math.max(0, Math.ceil(reset - Date.now() / 1000) + 1)
  return Number(headers['retry-after']) || FIRST_WAIT_SECONDS * 2 ** repeats
}

/** Waits, or throws the signal's own reason as soon as it is aborted. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}
