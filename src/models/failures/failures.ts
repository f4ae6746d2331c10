import {
  isContentFiltered,
  isContextOverflow,
  isImagesUnsupported,
  isOutOfCredit,
  isToolsUnsupported
} from './problem-kinds.ts'
import type { ProviderProblem } from './provider-problem.ts'
import { isBusyPage, isWebPage } from './web-page.ts'

/** A failure that a retry of the same request may resolve. */
export class TransientFailure extends Error {
  override name = 'TransientFailure'
  /** The wait that the server asks for; undefined if it asks for none. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {}) {
    super(message, options)
    this.retryAfterMs = options.retryAfterMs
  }
}

/** Nothing accepts connections at the address. A server that has never answered is probably not there. */
export class UnreachableServer extends TransientFailure {
  override name = 'UnreachableServer'
}

/** The web page of a gateway whose model is busy or down, or of a server that is not a model API and is down as well. */
export class GatewayPage extends TransientFailure {
  override name = 'GatewayPage'
}

/** The provider rejects the request as it is. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
  readonly problem: ProviderProblem

  constructor(problem: ProviderProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** Permanent whatever the status: a spent quota comes with status 429, and within a stream there is no status. */
const PERMANENT_CODES =
  /quota|billing|credit|balance|invalid|unsupported|not.?found|auth|permission|denied|policy|mismatch/i

/** What the headers of an error response say about retrying. */
export interface RetryHint {
  readonly retryAfterMs?: number | undefined
  /** `x-should-retry`, which overrides the status. */
  readonly shouldRetry?: boolean | undefined
}

export function failureOf(problem: ProviderProblem, hint: RetryHint = {}): TransientFailure | PermanentFailure {
  const { status, message } = problem
  // Permanent even with a status of 429 or 500, which some servers send.
  if (isContextOverflow(problem) || isContentFiltered(problem)) return new PermanentFailure(problem)
  if (isToolsUnsupported(problem) || isImagesUnsupported(problem)) return new PermanentFailure(problem)
  if (!(hint.shouldRetry ?? isTransient(problem))) return new PermanentFailure(problem)
  const reason = status === undefined ? message : `${status} ${message}`
  const Failure = isWebPage(problem) ? GatewayPage : TransientFailure
  return new Failure(reason, { retryAfterMs: hint.retryAfterMs ?? problem.retryAfterMs })
}

function isTransient(problem: ProviderProblem): boolean {
  const { status, code } = problem
  if (isOutOfCredit(problem)) return false
  if (status === undefined) return !PERMANENT_CODES.test(code)
  if (isWebPage(problem)) return isBusyPage(problem)
  return status === 408 || status === 409 || status === 429 || (status >= 500 && status !== 501)
}
