import { createSend, isFailure, type HttpFailure, type HttpResponse, type Timeouts } from './send.ts'
import type { ByteReader } from './response-body.ts'

/**
 * What a fetch for an SDK rejects with. SDKs search messages for words such as "timed out", and drop the cause when they
 * find them, so this message has none.
 */
class WrappedFailure extends Error {
  override name = 'WrappedFailure'
  readonly failure: HttpFailure

  constructor(failure: HttpFailure) {
    super('not served')
    this.failure = failure
  }
}

/** The failure inside what an SDK threw; undefined if there is none. */
export function findFailure(error: unknown): HttpFailure | undefined {
  if (isFailure(error)) return error
  if (error instanceof WrappedFailure) return error.failure
  return Error.isError(error) && error.cause !== undefined ? findFailure(error.cause) : undefined
}

/**
 * A fetch for the official SDKs. It resolves for successful responses only. Failures of `createSend`, which sends its requests, are
 * found by `findFailure`.
 *
 * @param now milliseconds since 1970
 */
export function createFetch(timeouts: Timeouts, now: () => number): typeof fetch {
  const send = createSend(timeouts, now)
  return async (url, { method = 'GET', headers, body, signal: ending } = {}) => {
    const signal = ending ?? new AbortController().signal
    try {
      const answer = await send(new URL(url instanceof Request ? url.url : url), {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        body: plainBody(body),
        signal
      })
      return responseOf(answer)
    } catch (error) {
      throw isFailure(error) ? new WrappedFailure(error) : error
    }
  }
}

/** The SDKs write requests as text, and we write them as bytes. */
function plainBody(body: RequestInit['body']): string | Uint8Array | undefined {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string' || body instanceof Uint8Array) return body
  throw new TypeError('A request of an SDK is neither text nor bytes.')
}

function responseOf({ status, statusText, headers, body }: HttpResponse): Response {
  const hasBody = status !== 204 && status !== 205
  return new Response(hasBody ? streamOf(body) : null, { status, statusText, headers })
}

function streamOf(body: ByteReader): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { value } = await body.read()
        if (!value) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => body.cancel()
    },
    { highWaterMark: 0 }
  )
}
