import { UserError } from '../../errors.ts'
import { deepestCause, isCertificateError, TRUST_CERTIFICATE } from '../../network/certificate-error.ts'
import { unreachableReason } from '../../network/unreachable.ts'
import { failureOf, PermanentFailure, TransientFailure, UnreachableServer } from '../failures/failures.ts'
import { jsonOrText, readProblem } from '../failures/provider-problem.ts'
import { retryAfterMs } from '../failures/retry.ts'
import { WEB_PAGE } from '../failures/web-page.ts'
import { bodyWithIdleTimeout, readBytes } from './read-bytes.ts'

export interface Timeouts {
  /** Until the first byte of the response. A local model may read a long prompt for minutes. */
  readonly answerMs: number
  /** Between two pieces of the response. */
  readonly idleMs: number
}

const MAX_ERROR_BYTES = 64 * 1024

/** A UserError already explains itself, such as a missing identity token. */
type Failure = TransientFailure | PermanentFailure | UserError

/**
 * What a fetch for an SDK rejects with. SDKs search messages for words such as "timed out", and drop the cause when they
 * find them, so this message has none.
 */
class WrappedFailure extends Error {
  override name = 'WrappedFailure'
  readonly failure: Failure

  constructor(failure: Failure) {
    super('not served')
    this.failure = failure
  }
}

/** The failure inside what an SDK threw; undefined if there is none. */
export function findFailure(error: unknown): Failure | undefined {
  if (error instanceof TransientFailure || error instanceof PermanentFailure || error instanceof UserError) return error
  if (error instanceof WrappedFailure) return error.failure
  return Error.isError(error) && error.cause !== undefined ? findFailure(error.cause) : undefined
}

/**
 * A fetch for the official SDKs that contacts the given host and no other. It resolves for successful responses only. Errors,
 * network failures, timeouts and cut bodies become a TransientFailure or PermanentFailure, which `findFailure` finds.
 *
 * @param now milliseconds since 1970
 */
export function createFetch(timeouts: Timeouts, now: () => number): typeof fetch {
  return async (url, init) => {
    const signal = init?.signal ?? new AbortController().signal
    try {
      const response = await fetchWithTimeout(url, { ...init, redirect: 'manual' }, timeouts.answerMs)
      if (!response.ok) throw await errorResponse(response, { signal, idleMs: timeouts.idleMs, now })
      return checked(response, { signal, idleMs: timeouts.idleMs })
    } catch (error) {
      signal.throwIfAborted()
      throw new WrappedFailure(findFailure(error) ?? networkFailure(error, url))
    }
  }
}

async function fetchWithTimeout(url: string | URL | Request, init: RequestInit, answerMs: number): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(() => {
    timeout.abort()
  }, answerMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal
  try {
    return await fetch(url, { ...init, signal })
  } catch (error) {
    if (timeout.signal.aborted)
      throw new TransientFailure(`it did not answer for ${answerMs / 1000} s`, { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

interface ReadOptions {
  readonly signal: AbortSignal
  readonly idleMs: number
}

async function errorResponse(
  response: Response,
  { now, ...options }: ReadOptions & { readonly now: () => number }
): Promise<TransientFailure | PermanentFailure> {
  const { status, headers } = response
  const text = await errorText(response, options)
  const body = status < 400 ? `to ${headers.get('location') ?? 'nowhere'}` : jsonOrText(text)
  const shouldRetry = { true: true, false: false }[headers.get('x-should-retry') ?? '']
  return failureOf(readProblem(body, status), { retryAfterMs: retryAfterMs(headers, now()), shouldRetry })
}

async function errorText({ body }: Response, options: ReadOptions): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  const feed = (bytes: Uint8Array) => {
    text += decoder.decode(bytes, { stream: true })
    return text.length > MAX_ERROR_BYTES
  }
  await readBytes(bodyWithIdleTimeout(body, options), feed)
  return text
}

/** @throws PermanentFailure for a web page: a wrong address returns one, and so does an overloaded gateway */
function checked(response: Response, options: ReadOptions): Response {
  const { status, statusText, headers, body } = response
  if (/text\/html/i.test(headers.get('content-type') ?? '')) {
    void body?.cancel()
    throw new PermanentFailure({ status, code: '', parameter: '', message: WEB_PAGE })
  }
  if (!body) return response
  return new Response(bodyWithIdleTimeout(body, options), { status, statusText, headers })
}

function networkFailure(error: unknown, url: string | URL | Request): TransientFailure | UserError {
  const cause = deepestCause(error)
  const reason = networkReason(cause)
  const unreachable = unreachableReason(cause)
  if (unreachable !== undefined) return new UnreachableServer(unreachable, { cause: error })
  const { host, port } = new URL(url instanceof Request ? url.url : url)
  // fetch contacts no port that belongs to another protocol.
  if (reason === 'bad port')
    return new UserError(
      `No web request can use port ${port}, which belongs to another protocol. Let the server at ${host} listen on another port, such as 8080, and change its address.`,
      { cause: error }
    )
  if (!isCertificateError(error)) return new TransientFailure(reason, { cause: error })
  return new UserError(`The certificate of ${host} is not trusted (${reason}). ${TRUST_CERTIFICATE}`, { cause: error })
}

function networkReason(error: unknown): string {
  if (!Error.isError(error)) return String(error)
  // If a name has several addresses, the error for all of them has a code and no message.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
