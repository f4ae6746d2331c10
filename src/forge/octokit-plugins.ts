import { RequestError } from '@octokit/request-error'
import type { Octokit } from '@octokit/rest'
import { graphqlFailure } from './graphql-errors.ts'
import { repeatCall, type RetryLimits, pause } from './repeat-calls.ts'

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

const REPO = '/repos/{owner}/{repo}'

/** The fields that the forge reads from each response, by the request's method and path template. */
const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [`GET ${REPO}/branches/{branch}`]: ['name', 'commit.sha', 'protected'],
  [`GET ${REPO}/collaborators/{username}/permission`]: ['permission'],
  [`GET ${REPO}/compare/{basehead}`]: ['commits', 'merge_base_commit.sha'],
  [`GET ${REPO}/git/commits/{commit_sha}`]: ['tree.sha', 'parents', 'message', 'verification.verified'],
  [`GET ${REPO}/git/blobs/{file_sha}`]: ['content'],
  [`GET ${REPO}/git/trees/{tree_sha}`]: ['tree'],
  [`GET ${REPO}/git/ref/{ref}`]: ['object.sha'],
  [`GET ${REPO}/pulls/{pull_number}`]: [
    'number',
    'html_url',
    'state',
    'head.ref',
    'head.sha',
    'base.ref',
    'base.repo.id'
  ],
  [`GET ${REPO}/pulls/{pull_number}/reviews/{review_id}`]: ['node_id'],
  [`POST ${REPO}/pulls/{pull_number}/reviews`]: ['id', 'html_url'],
  [`POST ${REPO}/pulls/{pull_number}/comments/{comment_id}/replies`]: ['id'],
  [`POST ${REPO}/git/blobs`]: ['sha'],
  [`POST ${REPO}/git/commits`]: ['sha', 'verification.verified'],
  [`POST ${REPO}/git/trees`]: ['sha'],
  [`POST ${REPO}/issues`]: ['number', 'html_url', 'state'],
  [`POST ${REPO}/issues/{issue_number}/comments`]: ['id'],
  [`POST ${REPO}/pulls`]: ['number', 'html_url']
}

/**
 * What a response lacks. GitHub, or a proxy in front of it, sometimes reports success without content. Nothing that we read is an empty
 * object.
 */
function missingFields(
  { method, url }: { readonly method: string; readonly url: string },
  data: unknown
): readonly string[] {
  if (method === 'GET' && isEmptyObject(data)) return ['its content']
  const required = REQUIRED_FIELDS[`${method} ${url}`] ?? []
  return required.filter((path) => valueAt(data, path.split('.')) === undefined)
}

function isEmptyObject(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length === 0
}

function valueAt(data: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return data ?? undefined
  if (typeof data !== 'object' || data === null || !(name in data)) return undefined
  return valueAt((data as Readonly<Record<string, unknown>>)[name], rest)
}

/**
 * GitHub allows 80 content-creating requests a minute. A run writes about ten times in total, and must not wait between two writes.
 * A token bucket respects the same limit without delays.
 */
const WRITES_AT_ONCE = 20
/** GitHub refuses more than 100. */
const CALLS_AT_ONCE = 10

interface Pace {
  /** Resolves when the next write may start: at once for the first twenty, then one each second. */
  readonly write: () => Promise<void>
  /** Runs the call when fewer than ten others are running. */
  readonly limit: <Result>(call: () => Promise<Result>) => Promise<Result>
}

/**
 * @param secondMs length of a second
 * @param signal ends the wait of a write
 */
export function createPace(secondMs: number, signal: AbortSignal): Pace {
  let nextWriteAt = -Infinity
  let running = 0
  const waiting: (() => void)[] = []
  return {
    write: async () => {
      const now = performance.now()
      nextWriteAt = Math.max(nextWriteAt, now - (WRITES_AT_ONCE - 1) * secondMs)
      const waitMs = nextWriteAt - now
      nextWriteAt += secondMs
      if (waitMs > 0) await pause(waitMs, signal)
    },
    limit: async (call) => {
      // A call that ends passes its slot on, so `running` stays the same.
      if (running === CALLS_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await call()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    }
  }
}
