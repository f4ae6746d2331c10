import { expect, it } from '@jest/globals'
import { RequestError } from '@octokit/request-error'
import { UserError } from '../../src/errors.ts'
import { toUserError, isUnknownResult } from '../../src/forge/forge-errors.ts'

interface Answer {
  readonly status: number
  readonly message: string
  readonly headers?: Record<string, string>
  readonly method?: 'GET' | 'POST'
  readonly path?: string
}

function answered({ status, message, headers = {}, method = 'POST', path = '/issues/1/comments' }: Answer) {
  const url = `https://api.github.com/repos/ada/engine${path}`
  const request = { method, url, headers: {} }
  return new RequestError(message, status, { request, response: { status, url, headers, data: {} } })
}

const inaccessible = { status: 403, message: 'Resource not accessible by integration - https://docs.github.com/rest' }

it.each([
  ['an invalid token', { status: 401, message: 'Bad credentials' }, /Bad credentials.*github-token/],
  ['a missing permission, derived from the route', inaccessible, /`issues: write` under `permissions:`/],
  ['a missing permission to read', { ...inaccessible, method: 'GET' as const }, /`issues: read`/],
  ['a missing permission for contents', { ...inaccessible, path: '/git/trees' }, /`contents: write`/],
  ['a missing permission for pull requests', { ...inaccessible, path: '/pulls' }, /`pull-requests: write`/],
  [
    'a missing permission that GitHub names',
    {
      ...inaccessible,
      headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write,contents=read' }
    },
    /`issues: write` or `pull-requests: write` and `contents: read`/
  ],
  [
    'a rate limit with its end',
    {
      status: 403,
      message: 'API rate limit exceeded',
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }
    },
    /rate limit.*1970-01-01T00:00:01/
  ],
  [
    'a rate limit with a wait',
    { status: 429, message: 'Too many', headers: { 'retry-after': '900' } },
    /wait 900 seconds/
  ],
  [
    'a rule of the organization',
    { status: 403, message: 'SAML enforcement' },
    /refused.*SAML enforcement\. Ask an owner/
  ],
  [
    'an invisible repository',
    { status: 404, message: 'Not Found' },
    /does not exist, or the token cannot read it\. Check the name/
  ],
  ['an empty repository', { status: 409, message: 'Git Repository is empty.' }, /Git Repository is empty\. Fix this/],
  ['a failure of GitHub', { status: 502, message: 'Server Error' }, /responded with 502.*githubstatus/]
])('explains %s', (_, answer, message) => {
  const explained = toUserError(answered(answer))
  expect(explained).toBeInstanceOf(UserError)
  expect(explained).toHaveProperty('message', expect.stringMatching(message))
})

it('leaves unknown errors unchanged', () => {
  const unexpected = answered({ status: 422, message: 'Validation Failed' })
  expect(toUserError(unexpected)).toBe(unexpected)
})

it('knows the result of refused requests, but not of interrupted or failed ones', () => {
  const request = { method: 'POST' as const, url: 'https://api.github.com/', headers: {} }
  expect(isUnknownResult(answered({ status: 422, message: 'No' }))).toBe(false)
  expect(isUnknownResult(answered({ status: 502, message: 'Bad gateway' }))).toBe(true)
  expect(isUnknownResult(new RequestError('fetch failed', 500, { request }))).toBe(true)
})
