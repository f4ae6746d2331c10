import { RequestError } from '@octokit/request-error'
import type { Octokit } from '@octokit/rest'
import { hasUsedUpAllowance, isRateLimit } from './errors.ts'

type Plugin = Parameters<typeof Octokit.plugin>[0]

/** Creations that leave one result however often they are made: contents are their own name, a reaction counts once. */
const REPEATABLE_POSTS: ReadonlySet<string> = new Set([
  '/repos/{owner}/{repo}/git/blobs',
  '/repos/{owner}/{repo}/git/trees',
  '/repos/{owner}/{repo}/git/commits',
  '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'
])

/** Plugin next to the wire: what holds for one attempt at a call. */
export function eachAttempt(limits: { readonly signal: AbortSignal; readonly timeoutMs: number }): Plugin {
  return ({ hook, request }) => {
    hook.before('request', (options) => {
      options.headers['x-github-api-version'] = '2022-11-28'
      // fetch alone waits five minutes for a server that has gone silent.
      options.request.signal = AbortSignal.any([limits.signal, AbortSignal.timeout(limits.timeoutMs)])
    })
    hook.after('request', (response, options) => {
      // Octokit hands on what came of a body that was cut off, as text.
      const isJson = response.headers['content-type']?.includes('json') === true
      if (!isJson || typeof response.data !== 'string') return
      throw new RequestError('the answer was cut off', 500, { request: request.endpoint.parse(options) })
    })
    hook.error('request', (error) => {
      // The throttling plugin knows a limit by these words or by an empty allowance; a proxy may use others.
      const isNamed = /\bsecondary rate\b/i.test(error.message)
      if (isRateLimit(error) && !isNamed && !hasUsedUpAllowance(error)) error.message += ' (secondary rate limit)'
      throw error
    })
  }
}

/** Plugin around the whole call, with its repeats and waits. */
export function wholeCall(limits: { readonly signal: AbortSignal; readonly retries: number }): Plugin {
  return ({ hook }) => {
    hook.wrap('request', (request, options) => {
      const mayRepeat = options.method !== 'POST' || REPEATABLE_POSTS.has(options.url)
      // A copy: the plugins count in this object, which calls would otherwise share.
      options.request = { ...options.request, retries: mayRepeat ? limits.retries : 0 }
      return untilAborted(Promise.resolve(request(options)), limits.signal)
    })
  }
}

/** The plugins' waits do not end with the signal; waiting for them does. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => {
    aborted.reject(signal.reason)
  }
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
