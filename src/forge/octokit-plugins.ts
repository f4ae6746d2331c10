import type { getOctokit } from '@actions/github'
import { RequestError } from '@octokit/request-error'
import { isPrimaryRateLimit, isRateLimit } from './errors.ts'
import { pause } from './pause.ts'

type Plugin = Parameters<typeof getOctokit>[2]

/** Creations that leave one result however often they are made: contents are their own name, a reaction counts once. */
const REPEATABLE_POSTS: ReadonlySet<string> = new Set([
  '/repos/{owner}/{repo}/git/blobs',
  '/repos/{owner}/{repo}/git/trees',
  '/repos/{owner}/{repo}/git/commits',
  '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'
])

export interface AttemptLimits {
  readonly signal: AbortSignal
  readonly timeoutMs: number
  /** What a second of waiting lasts. */
  readonly secondMs: number
}

/** Plugin next to the wire: what holds for one attempt at a call. */
export function attemptPlugin({ signal, timeoutMs, secondMs }: AttemptLimits): Plugin {
  return ({ hook, request }) => {
    hook.before('request', async (options) => {
      // In the place of the retry plugin's own wait, which would hold the process after the signal.
      const repeats = Number(options.request['retryCount'] ?? 0)
      if (repeats > 0) await pause(repeats ** 2 * secondMs, signal)
      options.headers['x-github-api-version'] = '2022-11-28'
      // fetch alone waits five minutes for a server that has gone silent.
      options.request.signal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    })
    hook.after('request', (response, options) => {
      // Octokit hands on what came of a body that was cut off, as text.
      const isJson = response.headers['content-type']?.includes('json') === true
      if (!isJson || typeof response.data !== 'string') return
      throw new RequestError('the answer was cut off', 500, { request: request.endpoint.parse(options) })
    })
    hook.error('request', (error) => {
      // Octokit takes every reason but its own AbortError for a cut in the network, to be tried again.
      signal.throwIfAborted()
      // The throttling plugin knows a limit by these words or by an empty allowance; a proxy may use others.
      const isNamed = /\bsecondary rate\b/i.test(error.message)
      if (isRateLimit(error) && !isNamed && !isPrimaryRateLimit(error)) error.message += ' (secondary rate limit)'
      throw error
    })
  }
}

/** Plugin around the whole call, with its repeats and waits. */
export function callPlugin(signal: AbortSignal): Plugin {
  return ({ hook }) => {
    hook.wrap('request', async (request, options) => {
      signal.throwIfAborted()
      // In GraphQL we only ask.
      const isRepeatable = REPEATABLE_POSTS.has(options.url) || options.url.endsWith('/graphql')
      const mayRepeat = options.method !== 'POST' || isRepeatable
      // A copy: the plugins count in this object, which calls would otherwise share. The retry plugin takes any number
      // but 0 for leave to repeat what was refused, so that for the others its own setting has to do.
      options.request = { ...options.request, ...(mayRepeat ? {} : { retries: 0 }) }
      return untilAborted(Promise.resolve(request(options)), signal)
    })
  }
}

/** Ends with the signal, and for its reason, wherever in the plugins the work stands. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => {
    aborted.reject(signal.reason)
  }
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
