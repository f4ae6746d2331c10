import { setTimeout as delay } from 'node:timers/promises'
import { ModelError, type ModelRequest } from '../../agent/model.ts'
import { MAX_TIMER_MS } from '../../agent/timer.ts'
import type { ModelSettingNames } from '../endpoint.ts'
import { GatewayPage, TransientFailure, UnreachableServer } from './failures.ts'

/** Time and randomness, so that tests do not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** @throws the signal's reason when aborted */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /** A number in [0, 1). */
  random(): number
}

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  async sleep(ms, signal) {
    try {
      await delay(Math.min(ms, MAX_TIMER_MS), undefined, { signal })
    } catch (error) {
      signal.throwIfAborted()
      throw error
    }
  }
}

const MAX_RETRIES = 5
/** In case the server is being started. */
const MAX_RETRIES_OF_MISSING = 1
const FIRST_WAIT_MS = 1000
const JITTER = 0.2

export interface RetryOptions {
  /** For messages, such as `gpt-5 at api.openai.com`. */
  readonly service: string
  /** For messages. */
  readonly settings: ModelSettingNames
  readonly request: Pick<ModelRequest, 'signal' | 'onRetry' | 'remainingMs'>
  readonly clock: Clock
  /** The address of a server that may not be there at all; undefined for one that has answered, or is known to exist. */
  readonly unknownServer?: () => string | undefined
}

/**
 * Retries after transient failures.
 *
 * @throws ModelError when no retry is left, or no time for the next one; what the attempt throws, if it is not transient
 * @throws the signal's reason when aborted
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { service, settings, request, clock, unknownServer }: RetryOptions
): Promise<Result> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await attempt()
    } catch (error) {
      request.signal.throwIfAborted()
      if (!(error instanceof TransientFailure)) throw error
      const missing = error instanceof UnreachableServer ? unknownServer?.() : undefined
      if (missing !== undefined && retry > MAX_RETRIES_OF_MISSING) throw noServer(missing, settings, error)
      if (retry > MAX_RETRIES) throw outOfRetries({ service, settings }, error)
      // Never earlier than the server asks: an early request counts against the rate limit again.
      const waitMs = Math.max(backoffMs(retry, clock.random()), error.retryAfterMs ?? 0)
      const leftMs = request.remainingMs?.() ?? Infinity
      if (waitMs >= leftMs) throw outOfTime({ service, settings }, error, { waitMs, leftMs })
      request.onRetry({ reason: error.message, waitMs, attempt: retry })
      await clock.sleep(waitMs, request.signal)
    }
  }
}

type Subject = Pick<RetryOptions, 'service' | 'settings'>

function outOfRetries({ service, settings }: Subject, cause: TransientFailure): ModelError {
  if (cause instanceof GatewayPage) return onlyPages(service, settings, cause)
  const message = `${service} failed ${MAX_RETRIES + 1} times in a row, the last time with "${cause.message}"; try again later or set another ${settings.model} or ${settings.baseUrl}.`
  return new ModelError(message, { cause })
}

function onlyPages(service: string, settings: ModelSettingNames, cause: GatewayPage): ModelError {
  const message = `${service} failed ${MAX_RETRIES + 1} times in a row, the last time with "${cause.message}". A gateway sends one while the model behind it is busy or down: try again later. If it stays, the server is probably not a model API: set ${settings.baseUrl} to the address of the API, which usually ends in a version such as /v1.`
  return new ModelError(message, { cause })
}

function noServer(address: string, settings: ModelSettingNames, cause: TransientFailure): ModelError {
  const message = `No server answers at ${address}: ${cause.message}. Start the server, or set another ${settings.baseUrl}.`
  return new ModelError(message, { cause })
}

/** The wait would not end before the run does, and a fallback may answer at once. */
function outOfTime(
  { service, settings }: Subject,
  cause: TransientFailure,
  { waitMs, leftMs }: { readonly waitMs: number; readonly leftMs: number }
): ModelError {
  const message = `${service} failed with "${cause.message}" and accepts the next request in ${formatWait(waitMs)}, but the run ends in ${formatWait(leftMs)}; try again later or set another ${settings.model} or ${settings.baseUrl}.`
  return new ModelError(message, { cause })
}

function formatWait(ms: number): string {
  return ms < 120_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`
}

function backoffMs(retry: number, random: number): number {
  return Math.round(FIRST_WAIT_MS * 2 ** (retry - 1) * (1 - JITTER + 2 * JITTER * random))
}

/** The wait that `retry-after-ms` or `retry-after` asks for; undefined if it is absent, negative or invalid. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const milliseconds = decimal(headers.get('retry-after-ms'))
  if (milliseconds !== undefined) return milliseconds
  const value = headers.get('retry-after')
  const seconds = decimal(value)
  if (seconds !== undefined) return seconds * 1000
  // Date.parse accepts almost anything; HTTP dates end in GMT.
  const time = value?.endsWith('GMT') ? Date.parse(value) : NaN
  return time > now ? time - now : undefined
}

function decimal(value: string | null): number | undefined {
  return value !== null && /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
}
