import { getOctokit } from '@actions/github'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import Bottleneck from 'bottleneck/light.js'
import { isUnknownResult } from './errors.ts'
import { attemptPlugin, callPlugin } from './octokit-plugins.ts'
import { pause } from './pause.ts'

/** How long the client goes on when GitHub does not answer or asks it to wait. */
export interface RetryLimits {
  /** Repeats of a call that failed and may be repeated. */
  readonly retries: number
  /** A wait for a rate limit that would be longer is not begun. */
  readonly maxWaitSeconds: number
  /** For one answer, to its last byte. */
  readonly responseTimeoutSeconds: number
  /** What a second of waiting lasts; tests make it short. */
  readonly secondMs: number
}

export const DEFAULT_RETRY_LIMITS: RetryLimits = {
  retries: 3,
  maxWaitSeconds: 300,
  responseTimeoutSeconds: 60,
  secondMs: 1000
}

/** Waits when GitHub's secondary limit says nothing of the time: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const FIRST_WAIT_SECONDS = 60

/**
 * GitHub takes 80 content-creating requests a minute. The plugin's own pace of one write a second, and one notification
 * every three, would add seconds to a run that writes ten times in all; a bucket keeps to the same minute without them.
 */
const WRITES_AT_ONCE = 20

export interface Repository {
  readonly owner: string
  readonly repo: string
}

export interface ConnectionSettings extends Repository {
  readonly token: string
  /** Without a slash at the end. */
  readonly apiUrl: string
  readonly signal: AbortSignal
  readonly retryLimits: RetryLimits
}

/** Octokit with the defaults that actions have: it honours `https_proxy`, `http_proxy` and `no_proxy`. */
export type Octokit = ReturnType<typeof getOctokit>

/** One repository on GitHub, and the way to talk to it. */
export interface Connection {
  readonly octokit: Octokit
  readonly repository: Repository
  /**
   * Creates something that GitHub would create twice. When it is not known whether a call succeeded, `find` looks
   * before it is made again.
   */
  readonly createOnce: <Created>(creation: Creation<Created>) => Promise<Created>
}

interface Creation<Created> {
  readonly create: () => Promise<Created>
  readonly find: () => Promise<Created | undefined>
}

export function connect(settings: ConnectionSettings): Connection {
  const { owner, repo, signal, retryLimits } = settings
  const createOnce = async <Created>({ create, find }: Creation<Created>): Promise<Created> => {
    for (let repeats = 0; ; repeats++) {
      try {
        return await create()
      } catch (error) {
        if (!isUnknownResult(error) || repeats === retryLimits.retries) throw error
      }
      // What was cut off may still be under way on the other side: give it time to appear.
      await pause(2 ** repeats * retryLimits.secondMs, signal)
      const found = await find()
      if (found !== undefined) return found
    }
  }
  return { octokit: createOctokit(settings), repository: { owner, repo }, createOnce }
}

function createOctokit({ token, apiUrl, signal, retryLimits }: ConnectionSettings): Octokit {
  const options = {
    baseUrl: apiUrl,
    userAgent: 'forgehand',
    log: silence,
    retry: { doNotRetry: clientErrors, retries: retryLimits.retries, retryAfterBaseValue: 0 },
    throttle: throttle(signal, retryLimits)
  }
  // Hooks nest: the first plugin is next to the wire, the last one sees the whole call with its repeats and waits.
  return getOctokit(
    token,
    options,
    attemptPlugin({ signal, timeoutMs: retryLimits.responseTimeoutSeconds * 1000, secondMs: retryLimits.secondMs }),
    retry,
    throttling,
    callPlugin(signal)
  )
}

// Every failure is thrown; the log would only repeat it, on a standard output that the runner reads commands from.
const ignore = () => undefined
const silence = { debug: ignore, info: ignore, warn: ignore, error: ignore }

// All of them: repeating does not help, and 429 is the throttling plugin's to wait for.
const clientErrors = Array.from({ length: 100 }, (_, index) => 400 + index)

function throttle(signal: AbortSignal, { retries, maxWaitSeconds, secondMs }: RetryLimits) {
  const waitFor = async (seconds: number, retryCount: number): Promise<boolean> => {
    if (seconds > maxWaitSeconds || retryCount >= retries) return false
    await pause(seconds * secondMs, signal)
    return true
  }
  type Rest = readonly [call: object, octokit: object, retryCount: number]
  return {
    // `unknown` because the plugin awaits the answer although its types say void.
    onRateLimit: (seconds: number, ...[, , retryCount]: Rest): unknown => waitFor(seconds, retryCount),
    onSecondaryRateLimit: (seconds: number, ...[, , retryCount]: Rest): unknown =>
      waitFor(seconds || FIRST_WAIT_SECONDS * 2 ** retryCount, retryCount),
    // The handlers have waited by themselves: the plugin's own wait neither grows nor ends with the signal.
    retryAfterBaseValue: 0,
    fallbackSecondaryRateRetryAfter: 0,
    write: new Bottleneck.Group({
      reservoir: WRITES_AT_ONCE,
      reservoirIncreaseAmount: 1,
      reservoirIncreaseInterval: secondMs,
      reservoirIncreaseMaximum: WRITES_AT_ONCE
    }),
    notifications: new Bottleneck.Group()
  }
}
