import { RequestError } from '@octokit/request-error'
import type { Octokit } from '@octokit/rest'
import { isCertificateError } from '../network/certificate-error.ts'
import { isPrimaryRateLimit, isRateLimit, toUserError } from './errors.ts'
import { graphqlFailure } from './graphql-errors.ts'
import { missingFields } from './response-fields.ts'
import { pause } from './pause.ts'

type Plugin = Parameters<typeof Octokit.plugin>[0]

/** POST requests that are safe to repeat: git objects are addressed by content, and a reaction counts once. */
const REPEATABLE_POSTS: ReadonlySet<string> = new Set([
  '/repos/{owner}/{repo}/git/blobs',
  '/repos/{owner}/{repo}/git/trees',
  '/repos/{owner}/{repo}/git/commits',
  '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'
])

export interface AttemptLimits {
  readonly signal: AbortSignal
  readonly timeoutMs: number
  /** Length of a second of waiting. */
  readonly secondMs: number
}

/** Wraps each attempt of a call. */
export function attemptPlugin({ signal, timeoutMs, secondMs }: AttemptLimits): Plugin {
  return ({ hook, request }) => {
    hook.before('request', async (options) => {
      // Replaces the retry plugin's wait, which the signal does not end.
      const repeats = Number(options.request['retryCount'] ?? 0)
      if (repeats > 0) await pause(repeats ** 2 * secondMs, signal)
      options.headers['x-github-api-version'] = '2022-11-28'
      // By default, fetch waits five minutes for a silent server.
      options.request.signal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    })
    hook.after('request', (response, options) => {
      const parsed = () => request.endpoint.parse(options)
      // Octokit returns a truncated body as text.
      const isJson = response.headers['content-type']?.includes('json') === true
      const isTruncated = isJson && typeof response.data === 'string'
      const failure = isTruncated || !options.url.endsWith('/graphql') ? undefined : graphqlFailure(response, parsed())
      if (failure) throw failure
      const missing = missingFields(options, response.data)
      if (!isTruncated && missing.length === 0) return
      const problem = isTruncated ? 'the response was truncated' : `the response lacks ${missing.join(', ')}`
      throw new RequestError(problem, 500, { request: parsed() })
    })
    hook.error('request', (error) => {
      // Octokit treats every abort reason but its own AbortError as a network failure, and retries.
      signal.throwIfAborted()
      // The retry plugin leaves an error alone that is not Octokit's.
      if (isCertificateError(error)) throw toUserError(error)
      // The throttling plugin detects a limit by these words or by a used-up quota. A proxy may use other words.
      const isNamed = /\bsecondary rate\b/i.test(error.message)
      if (isRateLimit(error) && !isNamed && !isPrimaryRateLimit(error)) error.message += ' (secondary rate limit)'
      throw error
    })
  }
}

/** Wraps the whole call, with its retries and waits. */
export function callPlugin(signal: AbortSignal): Plugin {
  return ({ hook }) => {
    hook.wrap('request', async (request, options) => {
      signal.throwIfAborted()
      // The mutations in use have the same result twice as once.
      const isRepeatable = REPEATABLE_POSTS.has(options.url) || options.url.endsWith('/graphql')
      const mayRepeat = options.method !== 'POST' || isRepeatable
      // A copy: the plugins count in this object, and calls would share it. With any number but 0, the retry plugin would also
      // repeat refused calls. So the others use the plugin's own setting.
      options.request = { ...options.request, ...(mayRepeat ? {} : { retries: 0 }) }
      return untilAborted(Promise.resolve(request(options)), signal)
    })
  }
}

/** Rejects with the signal's reason as soon as it is aborted, wherever the plugins are. */
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
