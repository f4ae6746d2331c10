import { isAboutLength } from './context-overflow.ts'
import type { ProviderProblem } from './provider-problem.ts'

/** A failure that may be gone when the same request is made again. */
export class PassingFailure extends Error {
  override name = 'PassingFailure'
  /** The wait that the server asked for; undefined when it asked for none. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {}) {
    super(message, options)
    this.retryAfterMs = options.retryAfterMs
  }
}

/** The provider has understood the request and will not serve it as it is. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly problem: ProviderProblem

  constructor(problem: ProviderProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** Codes that no waiting mends, whatever the status: quota comes as a 429, and within a stream there is no status. */
const LASTING = /quota|billing|credit|invalid|unsupported|not.?found|auth|permission|denied/i

/** What the headers of a failed answer say about trying again. */
export interface RetryHint {
  readonly retryAfterMs?: number | undefined
  /** `x-should-retry`, by which some servers overrule the status. */
  readonly shouldRetry?: boolean | undefined
}

/** Sorts a provider's word into what passes and what a person must mend. */
export function failureOf(problem: ProviderProblem, hint: RetryHint = {}): PassingFailure | Refusal {
  const { status, message } = problem
  // Whatever status it comes with: some servers say it with a 429 or a 500.
  if (isAboutLength(problem)) return new Refusal(problem)
  if (!(hint.shouldRetry ?? mayPass(problem))) return new Refusal(problem)
  const reason = status === undefined ? message : `${status} ${message}`
  return new PassingFailure(reason, { retryAfterMs: hint.retryAfterMs })
}

function mayPass({ status, code }: ProviderProblem): boolean {
  if (status === undefined) return !LASTING.test(code)
  if (status === 429) return !/quota|billing|credit/i.test(code)
  return status === 408 || status === 409 || status >= 500
}
