import { RequestError } from '@octokit/request-error'
import type { Octokit } from '@octokit/rest'
import { graphqlFailure } from './graphql-errors.ts'
import { createPace } from './pace-calls.ts'
import { repeatCall, type RetryLimits } from './repeat-calls.ts'
import { missingFields } from './response-fields.ts'

type Plugin = Parameters<typeof Octokit.plugin>[0]

/**
 * POST requests that are safe to repeat: git objects are addressed by content, and a reaction, a label, an assignee and a reviewer count
 * once.
 */
const REPEATABLE_POSTS: ReadonlySet<string> = new Set([
  '/repos/{owner}/{repo}/git/blobs',
  '/repos/{owner}/{repo}/git/trees',
  '/repos/{owner}/{repo}/git/commits',
  '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  '/repos/{owner}/{repo}/issues/{issue_number}/reactions',
  '/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions',
  '/repos/{owner}/{repo}/issues/{issue_number}/labels',
  '/repos/{owner}/{repo}/issues/{issue_number}/assignees',
  '/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers'
])

/** Wraps each attempt of a call. */
export function attemptPlugin(signal: AbortSignal, timeoutMs: number): Plugin {
  return ({ hook, request }) => {
    hook.before('request', (options) => {
      options.headers['x-github-api-version'] = '2022-11-28'
      // A copy, because calls share this object. By default, fetch waits five minutes for a silent server.
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      options.request = { ...options.request, signal: limited }
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
  }
}

/** Wraps the whole call, with its repetitions and waits. */
export function callPlugin(signal: AbortSignal, limits: RetryLimits): Plugin {
  const pace = createPace(limits.secondMs, signal)
  return ({ hook }) => {
    hook.wrap('request', async (request, options) => {
      signal.throwIfAborted()
      const isRead = options.method === 'GET' || options.method === 'HEAD' || options.url === '/markdown'
      // The mutations that we use are idempotent.
      const isRepeatable =
        isRead || options.method !== 'POST' || REPEATABLE_POSTS.has(options.url) || options.url.endsWith('/graphql')
      if (!isRead) await pace.write()
      const attempt = () => pace.limit(() => Promise.resolve(request(options)))
      return await repeatCall(attempt, { isRepeatable, limits, signal })
    })
  }
}
