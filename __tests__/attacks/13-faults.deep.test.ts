import { expect, it } from '@jest/globals'
import type { Fault, RouteSelector } from '../../emulators/github/faults.ts'
import {
  ask,
  askAt,
  branches,
  fixGreeting,
  ownComments,
  pullRequests,
  useActionFixtures
} from '../support/end-to-end.ts'
import { useEventRuns, type EventRuns } from '../support/event-runs.ts'

const openFixture = useActionFixtures()
const openRuns = useEventRuns()

const REPOSITORY = '/repos/{owner}/{repo}'
const COMMENT: RouteSelector = { method: 'POST', route: `${REPOSITORY}/issues/{issue_number}/comments` }
const EDIT: RouteSelector = { method: 'PATCH', route: `${REPOSITORY}/issues/comments/{comment_id}` }
const TREES: RouteSelector = { method: 'POST', route: `${REPOSITORY}/git/trees` }
const REFS: RouteSelector = { method: 'POST', route: `${REPOSITORY}/git/refs` }
// The first one only asks for permissions.
const PULLS: RouteSelector = { method: 'POST', route: `${REPOSITORY}/pulls`, skip: 1 }

type FaultKind = Omit<Fault, keyof RouteSelector>
const LOST: FaultKind = { cut: 'request' }
const NO_RESPONSE: FaultKind = { cut: 'response' }
const PROXY: FaultKind = {
  status: 502,
  body: '<html>Bad gateway</html>',
  headers: { 'content-type': 'text/html' }
}
const LATER: FaultKind = { status: 429, headers: { 'retry-after': '1' } }

const PERMISSION: RouteSelector = { method: 'GET', route: `${REPOSITORY}/collaborators/{username}/permission` }
const REACTION: RouteSelector = { method: 'POST', route: `${REPOSITORY}/issues/comments/{comment_id}/reactions` }
const THREAD: RouteSelector = { method: 'GET', route: `${REPOSITORY}/issues/{issue_number}/comments` }
const COMMITS: RouteSelector = { method: 'POST', route: `${REPOSITORY}/git/commits` }

// Each request of the run and each fault occur, several in a run. Requests that create something have each fault that could create it twice.
const passing: readonly (readonly [string, FaultKind, readonly RouteSelector[]])[] = [
  ['are lost', LOST, [PERMISSION, REACTION, PULLS]],
  ['get an error page of a proxy', PROXY, [THREAD, COMMITS]],
  ['lose their responses', NO_RESPONSE, [COMMENT, TREES, REFS, PULLS, EDIT]],
  ['are rate-limited', LATER, [COMMENT, REFS]]
]

// Those of a run without faults, two checks before the work, a request for a review or the comment with the result, one repeat and a
// check before it; the claim, the question whether to stop, and the session, which is read and written.
const MOST_REQUESTS = 9 + 2 + 1 + 3 + 2 + 1 + 5

/** In this process and without a sandbox: no command runs, and only requests fail. */
async function fire(runs: EventRuns, comment: number) {
  const payload = runs.repository.issueCommentEvent(comment)
  return await runs.fire({ name: 'issue_comment', payload }, { inputs: { sandbox: 'off' } })
}

it.each(passing)('creates everything exactly once when requests %s', async (_, kind, routes) => {
  const runs = await openRuns([fixGreeting])
  const { repository, github } = runs
  const { issue, comment } = ask(repository)
  for (const route of routes) github.fault({ ...route, ...kind })

  expect(await fire(runs, comment)).toMatchObject({ kind: 'proposed' })

  expect(pullRequests(repository)).toHaveLength(1)
  expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  expect(ownComments(repository, issue)).toEqual([expect.stringContaining('`proposed`')])
  // Each more is repeated, after a check.
  expect(github.requests.length).toBeLessThanOrEqual(MOST_REQUESTS + 2 * (routes.length - 1))
})

const ALWAYS = 999
const BAD_CREDENTIALS = { status: 401, body: { message: 'Bad credentials' } }

it.each([
  ['a token that expired during the run', { ...TREES, ...BAD_CREDENTIALS }, /does not accept the token/],
  ['a rate limit of one day', { ...TREES, status: 429, headers: { 'retry-after': '86400' } }, /wait 86400 seconds/],
  ['a deleted repository', { ...TREES, status: 404 }, /found nothing at POST/]
])('fails early and with one comment on %s', async (_, fault, reason) => {
  const runs = await openRuns([fixGreeting])
  const { repository, github } = runs
  const { issue, comment } = ask(repository)
  github.fault({ ...fault, times: ALWAYS })

  expect(await fire(runs, comment)).toMatchObject({ kind: 'failed' })

  expect(pullRequests(repository)).toEqual([])
  expect(ownComments(repository, issue)).toEqual([expect.stringMatching(new RegExp(`\`failed\`[^]*${reason.source}`))])
  expect(github.requests.length).toBeLessThanOrEqual(MOST_REQUESTS)
})

it('fails early and with one comment if its claim meets a rate limit with a negative wait', async () => {
  const fixture = await openFixture()
  const { repository, github } = fixture
  const { issue, comment } = ask(repository)
  github.fault({ ...REFS, status: 429, headers: { 'retry-after': '-5' }, times: ALWAYS })

  const { main, post } = await fixture.play(comment)

  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  expect(post.exitCode).toBe(0)
  expect(pullRequests(repository)).toEqual([])
  expect(ownComments(repository, issue)).toEqual([expect.stringMatching(/`failed`[^]*rate limit/)])
  expect(github.requests.length).toBeLessThanOrEqual(MOST_REQUESTS)
})

it('keeps the commit on its branch when the pull request meets a rate limit of one day', async () => {
  const runs = await openRuns([fixGreeting])
  const { repository, github } = runs
  const { issue, comment } = ask(repository)
  github.fault({ ...PULLS, status: 429, headers: { 'retry-after': '86400' }, times: ALWAYS })

  const publication = { branch: `agent/issue-${issue}` }
  expect(await fire(runs, comment)).toMatchObject({ kind: 'partial', publication })

  expect(pullRequests(repository)).toEqual([])
  expect(ownComments(repository, issue)).toEqual([expect.stringMatching(/`partial`[^]*wait 86400 seconds/)])
})

it('asks no model if the conversation is locked, and says so in the log', async () => {
  const fixture = await openFixture()
  const { repository, github, model } = fixture
  const { issue, comment } = ask(repository)
  const body = { message: 'Unable to create comment because issue is locked.' }
  github.fault({ ...COMMENT, status: 403, body, times: ALWAYS })

  const { main, post } = await fixture.play(comment)

  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  expect(main.log).toContain('issue is locked. Unlock the conversation')
  expect(post.exitCode).toBe(0)
  expect(ownComments(repository, issue)).toEqual([])
  expect(model.requests).toHaveLength(0)
  expect(github.requests.length).toBeLessThanOrEqual(MOST_REQUESTS)
})

it('reports the outcome in a new comment if somebody deleted the first', async () => {
  const fixture = await openFixture()
  const { repository, github } = fixture
  const { issue, comment } = ask(repository)
  // One update in the main step and one in the post step.
  github.fault({ ...EDIT, status: 404, times: 2 })

  const { main, post } = await fixture.play(comment)

  expect(main.outputs).toMatchObject({ outcome: 'proposed' })
  expect(post.exitCode).toBe(0)
  expect(ownComments(repository, issue).filter((body) => body.includes('`proposed`'))).toHaveLength(1)
  expect(github.requests.length).toBeLessThanOrEqual(MOST_REQUESTS + 1)
})

it('publishes to a branch of its own if the branch was deleted during the run', async () => {
  const runs = await openRuns([fixGreeting])
  const { repository, github } = runs
  await repository.push('topic', { 'notes.txt': 'A topic.\n' }, 'Begin a topic')
  const { number } = await repository.openPullRequest({ title: 'A topic', author: 'ada', head: 'topic' })
  github.before(TREES, async () => {
    await repository.state.git.text(['update-ref', '-d', 'refs/heads/topic'])
  })

  const comment = askAt(repository, number)
  expect(await fire(runs, comment)).toMatchObject({ kind: 'proposed' })

  expect(await branches(repository)).toEqual([`agent/pull-${number}-comment-${comment}`, 'main'])
  expect(ownComments(repository, number)).toEqual([expect.stringContaining('`proposed`')])
})
