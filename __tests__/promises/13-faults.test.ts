import { expect, it } from '@jest/globals'
import type { Fault, RouteName } from '../../src/loopback/github/faults.ts'
import { ask, branches, pullRequests, told, useStages } from '../end-to-end/support.ts'

const openStage = useStages()

const routes: readonly RouteName[] = [
  { method: 'GET', route: '/repos/{owner}/{repo}/collaborators/{username}/permission' },
  { method: 'POST', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions' },
  { method: 'GET', route: '/repos/{owner}/{repo}/issues/{issue_number}/comments' },
  { method: 'POST', route: '/repos/{owner}/{repo}/issues/{issue_number}/comments' },
  { method: 'POST', route: '/repos/{owner}/{repo}/git/trees' },
  { method: 'POST', route: '/repos/{owner}/{repo}/git/commits' },
  { method: 'POST', route: '/repos/{owner}/{repo}/git/refs' },
  { method: 'POST', route: '/repos/{owner}/{repo}/pulls' },
  { method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}' }
]

const faults: readonly (readonly [string, Omit<Fault, keyof RouteName>])[] = [
  ['is lost', { cut: 'request' }],
  ['loses its answer', { cut: 'answer' }],
  [
    'gets a page of a proxy',
    { status: 502, body: '<html>Bad gateway</html>', headers: { 'content-type': 'text/html' } }
  ]
]

const attacks = routes.flatMap((route) =>
  faults.map(([what, fault]): [string, string, string, Fault] => [
    route.method,
    route.route,
    what,
    { ...route, ...fault }
  ])
)

/** What a run without any fault asks for, with room for one repeat and a look before it. */
const MOST_REQUESTS = 16

it.each(attacks)('makes one of everything when %s %s %s', async (...[, , , fault]) => {
  const stage = await openStage()
  const { repository, github } = stage
  const { issue, comment } = ask(repository)
  github.fault(fault)

  const { main } = await stage.play(comment)

  expect(main.outputs).toMatchObject({ outcome: 'proposed' })
  expect(pullRequests(repository)).toHaveLength(1)
  expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  expect(told(repository, issue)).toEqual([expect.stringContaining('`proposed`')])
  expect(github.requests.length).toBeLessThanOrEqual(MOST_REQUESTS)
})
