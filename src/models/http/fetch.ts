import { UserError } from '../../errors.ts'
import { failureOf, TransientFailure, PermanentFailure } from '../failures/failures.ts'
import { jsonOrText, readProblem } from '../failures/provider-problem.ts'
import { bodyWithIdleTimeout, readBytes } from './read-bytes.ts'
import { retryAfterMs } from '../failures/retry.ts'

export interface Timeouts {
  /** From the request to the first byte of the answer: a local model may read a long prompt for minutes. */
  readonly answerMs: number
  /** Between two pieces of the answer. */
  readonly idleMs: number
}

const MAX_ERROR_BYTES = 64 * 1024

/** A UserError is one that comes in words already, such as that of an identity the runner does not give. */
type Failure = TransientFailure | PermanentFailure | UserError

/**
 * What a fetch for an SDK rejects with. SDKs look for words such as "timed out" in the message and drop the cause when they
 * find them, so it has neither.
 */
class Unserved extends Error {
  override name = 'Unserved'
  readonly failure: Failure

  constructor(failure: Failure) {
    super('not served')
    this.failure = failure
  }
}

/** The failure within what an SDK threw; undefined when it is something else. */
export function findFailure(error: unknown): Failure | undefined {
  if (error instanceof TransientFailure || error instanceof PermanentFailure || error instanceof UserError) return error
  if (error instanceof Unserved) return error.failure
  return Error.isError(error) && error.cause !== undefined ? findFailure(error.cause) : undefined
}

/**
 * A fetch for the official SDKs that goes to the host that was named and to no other. It answers with success only;
 * a refusal, a network that fails, silence for longer than the limits and a cut in the middle of the body come out as
 * PassingFailure or Refusal, where `failureIn` finds them.
 *
 * @param now milliseconds since 1970
 */
export function createFetch(timeouts: Timeouts, now: () => number): typeof fetch {
  return async (url, init) => {
    const signal = init?.signal ?? new AbortController().signal
    try {
      const response = await answer(url, { ...init, redirect: 'manual' }, timeouts.answerMs)
      if (!response.ok) throw await refused(response, { signal, idleMs: timeouts.idleMs, now })
      return guarded(response, { signal, idleMs: timeouts.idleMs })
    } catch (error) {
      signal.throwIfAborted()
      throw new Unserved(findFailure(error) ?? networkFailure(error))
    }
  }
}

async function answer(url: string | URL | Request, init: RequestInit, answerMs: number): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => {
    late.abort()
  }, answerMs)
  const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal
  try {
    return await fetch(url, { ...init, signal })
  } catch (error) {
    if (late.signal.aborted) throw new TransientFailure(`it did not answer for ${answerMs / 1000} s`, { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

interface Reading {
  readonly signal: AbortSignal
  readonly idleMs: number
}

async function refused(
  response: Response,
  { now, ...reading }: Reading & { readonly now: () => number }
): Promise<TransientFailure | PermanentFailure> {
  const { status, headers } = response
  const text = await errorText(response, reading)
  const said = status < 400 ? `to ${headers.get('location') ?? 'nowhere'}` : jsonOrText(text)
  const shouldRetry = { true: true, false: false }[headers.get('x-should-retry') ?? '']
  return failureOf(readProblem(said, status), { retryAfterMs: retryAfterMs(headers, now()), shouldRetry })
}

async function errorText({ body }: Response, reading: Reading): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  const feed = (bytes: Uint8Array) => {
    text += decoder.decode(bytes, { stream: true })
    return text.length > MAX_ERROR_BYTES
  }
  await readBytes(bodyWithIdleTimeout(body, reading), feed)
  return text
}

/** @throws Refusal for a page, which is what a wrong address answers with */
function guarded(response: Response, { signal, idleMs }: Reading): Response {
  const { status, statusText, headers, body } = response
  if (/text\/html/i.test(headers.get('content-type') ?? '')) {
    void body?.cancel()
    throw new PermanentFailure({ status, code: '', parameter: '', message: 'a web page' })
  }
  if (!body) return response
  return new Response(bodyWithIdleTimeout(body, { signal, idleMs }), { status, statusText, headers })
}

function networkFailure(error: unknown): TransientFailure {
  return new TransientFailure(Error.isError(error) ? networkReason(error) : String(error), { cause: error })
}

/** The innermost cause: what wraps it says no more than "fetch failed". */
function networkReason(error: Error): string {
  if (Error.isError(error.cause)) return networkReason(error.cause)
  // Where a name has several addresses, the error for all of them has a code and no message.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
