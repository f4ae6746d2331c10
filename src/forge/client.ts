import { defaults, getOctokitOptions } from '@actions/github/lib/utils'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import Bottleneck from 'bottleneck/light.js'
import { isRefLocked, isUnknownResult } from './errors.ts'
import { attemptPlugin, callPlugin } from './octokit-plugins.ts'
import { pause } from './pause.ts'

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

export const DEFAULT_RETRY_LIMITS: RetryLimits = {
  retries: 3,
  maxWaitSeconds: 300,
  responseTimeoutSeconds: 60,
  secondMs: 1000
}

/** For a secondary rate limit without a time: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const FIRST_WAIT_SECONDS = 60

/**
 * GitHub allows 80 content-creating requests a minute. By default the plugin allows one write a second and one notification every
 * three seconds, which would slow down a run that writes ten times in all. A bucket respects the same limit without delays.
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

/** One repository on GitHub, with its client. */
export interface Connection {
  readonly octokit: Octokit
  readonly repository: Repository
  /**
   * Creates something that GitHub would create twice. If the result of a call is unknown, `find` checks for it before the call is
   * repeated.
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
        if (!(isUnknownResult(error) || isRefLocked(error)) || repeats === retryLimits.retries) throw error
      }
      // GitHub may still be processing the request.
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
  // The defaults for actions honor `https_proxy`, `http_proxy` and `no_proxy`.
  // Plugins nest: the first one wraps each attempt, the last one wraps the whole call with its retries and waits.
  const Client = Octokit.defaults(defaults).plugin(
    attemptPlugin({ signal, timeoutMs: retryLimits.responseTimeoutSeconds * 1000, secondMs: retryLimits.secondMs }),
    retry,
    throttling,
    callPlugin(signal)
  )
  return new Client(getOctokitOptions(token, options))
}

// Every failure is thrown. The log would repeat it on standard output, which the runner scans for commands.
const ignore = () => undefined
const silence = { debug: ignore, info: ignore, warn: ignore, error: ignore }

// Repeating never helps. The throttling plugin handles 429.
const clientErrors = Array.from({ length: 100 }, (_, index) => 400 + index)

function throttle(signal: AbortSignal, { retries, maxWaitSeconds, secondMs }: RetryLimits) {
  const waitFor = async (seconds: number, retryCount: number): Promise<boolean> => {
    if (seconds > maxWaitSeconds || retryCount >= retries) return false
    await pause(seconds * secondMs, signal)
    return true
  }
  type Rest = readonly [call: object, octokit: object, retryCount: number]
  return {
    // `unknown`: the plugin awaits the result although its types say void.
    onRateLimit: (seconds: number, ...[, , retryCount]: Rest): unknown => waitFor(seconds, retryCount),
    onSecondaryRateLimit: (seconds: number, ...[, , retryCount]: Rest): unknown =>
      waitFor(seconds || FIRST_WAIT_SECONDS * 2 ** retryCount, retryCount),
    // The handlers above wait instead of the plugin, whose wait neither grows nor ends with the signal.
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
