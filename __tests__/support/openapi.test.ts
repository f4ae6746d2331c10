import { expect, it } from '@jest/globals'
import { createOpenApiAuditor, expectNoViolations } from './openapi.ts'
import type { Exchange } from '../../emulators/github/exchange.ts'

const ROUTE = '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'

const exchange: Exchange = {
  method: 'POST',
  path: '/repos/octo/hello/issues/comments/7/reactions',
  route: ROUTE,
  parameters: { owner: 'octo', repo: 'hello', comment_id: '7' },
  query: {},
  requestHeaders: { 'content-type': 'application/json' },
  requestBody: { content: 'eyes' },
  status: 201,
  responseHeaders: {},
  responseBody: { id: 1, node_id: 'x', user: null, content: 'eyes', created_at: '2026-11-02T10:00:00Z' },
  isFault: false
}

async function violationsOf(change: Partial<Exchange>): Promise<readonly string[]> {
  const auditor = createOpenApiAuditor()
  auditor.listener({ ...exchange, ...change })
  return await auditor.violations()
}

it('finds nothing in a valid exchange', async () => {
  expect(await violationsOf({})).toEqual([])
})

it.each<[string, Partial<Exchange>, RegExp]>([
  ['an operation that GitHub does not have', { route: '/repos/{owner}/{repo}/nope' }, /no such operation/],
  ['a request without a required field', { requestBody: {} }, /request.* required property 'content'/],
  ['a request with a value outside the list', { requestBody: { content: 'thumbs' } }, /request.*allowed values/],
  [
    'a request with a field that is not described',
    { requestBody: { content: 'eyes', mood: 1 } },
    /request\/mood is no field/
  ],
  ['a request with a parameter that is not described', { query: { mood: '1' } }, /request.*additional properties/],
  [
    'a response with a field that is not described',
    { responseBody: { ...(exchange.responseBody as object), mood: 1 } },
    /answer\/mood is no field/
  ],
  [
    'a parameter of the wrong type',
    { parameters: { owner: 'octo', repo: 'hello', comment_id: 'x' } },
    /request.*integer/
  ],
  ['a response without a required field', { responseBody: { id: 1 } }, /answer.* required property/],
  [
    'a response with a value of the wrong type',
    { responseBody: { ...(exchange.responseBody as object), id: 'x' } },
    /answer.*integer/
  ],
  [
    'an invalid time',
    { responseBody: { ...(exchange.responseBody as object), created_at: 'now' } },
    /answer.*date-time/
  ],
  ['an undocumented status', { status: 202 }, /does not describe this status/],
  ['an error without the body of an error', { status: 404, responseBody: { message: 4 } }, /error.*string/],
  ['a response without a body', { responseBody: undefined }, /has no body/]
])('finds %s', async (_, change, message) => {
  expect(await violationsOf(change)).toEqual([expect.stringMatching(message)])
})

it('checks the request of a scripted fault, not its response', async () => {
  expect(await violationsOf({ status: 502, responseBody: '<html>', isFault: true })).toEqual([])
  expect(await violationsOf({ status: 502, requestBody: {}, isFault: true })).toHaveLength(1)
})

it('fails a test after one violation', async () => {
  const auditor = createOpenApiAuditor()
  auditor.listener({ ...exchange, status: 202 })
  await expect(expectNoViolations(auditor)).rejects.toThrow('POST /repos/octo/hello/issues/comments/7/reactions → 202')
})
