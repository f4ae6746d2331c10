import { isContentFiltered } from '../content-filter.ts'
import { isContextOverflow } from './problem-kinds.ts'
import type { ProviderProblem } from './provider-problem.ts'
import { isToolsUnsupported } from '../refused-tools.ts'

/** A failure that may be gone when the same request is made again. */
export class TransientFailure extends Error {
  override name = 'TransientFailure'
  /** The wait that the server asked for; undefined when it asked for none. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {}) {
    super(message, options)
    this.retryAfterMs = options.retryAfterMs
  }
}

/** The provider has understood the request and will not serve it as it is. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
  readonly problem: ProviderProblem

  constructor(problem: ProviderProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** Codes that no waiting mends, whatever the status: quota comes as a 429, and within a stream there is no status. */
const LASTING = /quota|billing|credit|balance|invalid|unsupported|not.?found|auth|permission|denied|policy|mismatch/i

/** What the headers of a failed answer say about trying again. */
export interface RetryHint {
  readonly retryAfterMs?: number | undefined
  /** `x-should-retry`, by which some servers overrule the status. */
  readonly shouldRetry?: boolean | undefined
}

/** Sorts a provider's word into what passes and what a person must mend. */
export function failureOf(problem: ProviderProblem, hint: RetryHint = {}): TransientFailure | PermanentFailure {
  const { status, message } = problem
  // Whatever status it comes with: some servers say it with a 429 or a 500.
  if (isContextOverflow(problem) || isContentFiltered(problem) || isToolsUnsupported(problem))
    return new PermanentFailure(problem)
  if (!(hint.shouldRetry ?? mayPass(problem))) return new PermanentFailure(problem)
  const reason = status === undefined ? message : `${status} ${message}`
  return new TransientFailure(reason, { retryAfterMs: hint.retryAfterMs ?? problem.retryAfterMs })
}

/** True when the account has nothing left to pay with, which waiting does not mend. */
export function isOutOfCredit({ status, code, message }: ProviderProblem): boolean {
  // Of quotas only codes speak plainly: Gemini's message for a limit of the minute has the words of OpenAI's for no credit.
  return (
    status === 402 ||
    /quota|billing|credit|balance/i.test(code) ||
    /insufficient (account )?(balance|credit|fund)|credit balance|out of credit/i.test(message)
  )
}

function mayPass(problem: ProviderProblem): boolean {
  const { status, code } = problem
  if (isOutOfCredit(problem)) return false
  if (status === undefined) return !LASTING.test(code)
  if (status === 429) return true
  return status === 408 || status === 409 || status >= 500
}
