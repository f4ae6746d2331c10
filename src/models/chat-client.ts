import type OpenAI from 'openai'
import type { APIError } from 'openai'
import { MAX_TIMER_MS } from '../agent/timer.ts'
import type { Endpoint } from './endpoint.ts'
import { failureOf, PassingFailure, Refusal } from './failures.ts'
import { readProblem } from './provider-problem.ts'
import { readBytes } from './read-bytes.ts'
import { retryAfterMs } from './retry.ts'

export interface Timeouts {
  /** From the request to the first byte of the answer: a local model may read a long prompt for minutes. */
  readonly answerMs: number
  /** Between two pieces of the answer. */
  readonly idleMs: number
}

const MAX_ERROR_BYTES = 64 * 1024
const LIST_TIMEOUT_MS = 10_000

/** The SDK takes longer to load than all the rest: begun early, it loads while something else is waited for. */
export function preloadChatClient(): void {
  // A failure shows at the first request, which waits for the same import.
  import('openai').catch(() => undefined)
}

/** One provider's Chat Completions over the official SDK, whose failures come out sorted. */
export class ChatClient {
  readonly #endpoint: Endpoint
  readonly #timeouts: Timeouts
  readonly #now: () => number
  #sdk: Promise<OpenAI> | undefined

  constructor(endpoint: Endpoint, timeouts: Timeouts, now: () => number) {
    this.#endpoint = endpoint
    this.#timeouts = timeouts
    this.#now = now
  }

  /**
   * Sends a request and hands over the answer while it comes in.
   *
   * @param body a request of Chat Completions as JSON, for a stream
   * @param feed as for `readBytes`
   * @throws PassingFailure, Refusal, the signal's reason, or what `feed` throws
   */
  async stream(body: Uint8Array, feed: (bytes: Uint8Array) => boolean, signal: AbortSignal): Promise<void> {
    const response = await this.#open(body, signal)
    if (/text\/html/i.test(response.headers.get('content-type') ?? '')) {
      void response.body?.cancel()
      throw new Refusal({ status: response.status, code: '', parameter: '', message: 'a web page' })
    }
    if (response.body) await readBytes(response.body, feed, { signal, idleMs: this.#timeouts.idleMs })
  }

  /** The names of the models on offer; none when the endpoint does not say. */
  async listModels(signal: AbortSignal): Promise<readonly string[]> {
    try {
      const sdk = await this.#client()
      const { data } = await sdk.models.list({ signal, timeout: LIST_TIMEOUT_MS })
      return data.map(({ id }) => id)
    } catch {
      // It is asked for only to help with another failure, which is the one to tell.
      signal.throwIfAborted()
      return []
    }
  }

  async #open(body: Uint8Array, signal: AbortSignal): Promise<Response> {
    const { APIError } = await import('openai')
    const sdk = await this.#client()
    const late = new AbortController()
    const { answerMs } = this.#timeouts
    const timer = setTimeout(() => {
      late.abort()
    }, answerMs)
    try {
      // Not by its method for this path, which would write the whole history as JSON anew each round.
      const headers = { 'content-type': 'application/json' }
      const options = { body, headers, stream: true, signal: AbortSignal.any([signal, late.signal]) }
      return await sdk.post('/chat/completions', options).asResponse()
    } catch (error) {
      signal.throwIfAborted()
      if (late.signal.aborted) throw new PassingFailure(`it did not answer for ${answerMs / 1000} s`, { cause: error })
      // The cast: instanceof leaves the type parameters any.
      throw error instanceof APIError ? this.#sorted(error as APIError) : error
    } finally {
      clearTimeout(timer)
    }
  }

  #client(): Promise<OpenAI> {
    this.#sdk ??= this.#load()
    return this.#sdk
  }

  async #load(): Promise<OpenAI> {
    const { default: OpenAI } = await import('openai')
    return new OpenAI({
      baseURL: this.#endpoint.baseUrl,
      // The SDK refuses to work without a key; servers that ask for none ignore it.
      apiKey: this.#endpoint.apiKey || 'none',
      // Null keeps it from reading the environment, where a command's setting could change who is asked.
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      logLevel: 'off',
      maxRetries: 0,
      // Ours end earlier, and are told from an abort.
      timeout: MAX_TIMER_MS,
      fetch: (url, init) => this.#fetch(url, init)
    })
  }

  async #fetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    // The prompt goes to the host that was named and to no other.
    const response = await fetch(url, { ...init, redirect: 'manual' })
    if (response.ok) return response
    // Of a failure the SDK keeps only what stands under `error`; other servers say it elsewhere.
    const { status, headers } = response
    const error = asJson(await this.#errorText(response, init.signal ?? undefined))
    return Response.json(
      { error: status < 400 ? `to ${headers.get('location') ?? 'nowhere'}` : error },
      { status, headers }
    )
  }

  async #errorText({ body }: Response, signal = new AbortController().signal): Promise<string> {
    if (!body) return ''
    const decoder = new TextDecoder()
    let text = ''
    const feed = (bytes: Uint8Array) => {
      text += decoder.decode(bytes, { stream: true })
      return text.length > MAX_ERROR_BYTES
    }
    await readBytes(body, feed, { signal, idleMs: this.#timeouts.idleMs })
    return text
  }

  #sorted(error: APIError): PassingFailure | Refusal {
    if (error.status === undefined) return new PassingFailure(networkReason(error), { cause: error })
    const headers = error.headers ?? new Headers()
    const shouldRetry = { true: true, false: false }[headers.get('x-should-retry') ?? '']
    return failureOf(readProblem(error.error, error.status), {
      retryAfterMs: retryAfterMs(headers, this.#now()),
      shouldRetry
    })
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The innermost cause: what wraps it says no more than "fetch failed". */
function networkReason(error: Error): string {
  const { cause } = error
  if (cause instanceof PassingFailure) return cause.message
  if (Error.isError(cause)) return networkReason(cause)
  // Where a name has several addresses, the error for all of them has a code and no message.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
