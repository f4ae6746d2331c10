import { expect, it } from '@jest/globals'
import type { Fault, RouteSelector } from '../../emulators/github/faults.ts'
import { ask, askAt, branches, pullRequests, told, useStages } from '../support/end-to-end.ts'

const openStage = useStages()

const REPOSITORY = '/repos/{owner}/{repo}'
const COMMENT: RouteSelector = { method: 'POST', route: `${REPOSITORY}/issues/{issue_number}/comments` }
const EDIT: RouteSelector = { method: 'PATCH', route: `${REPOSITORY}/issues/comments/{comment_id}` }
const TREES: RouteSelector = { method: 'POST', route: `${REPOSITORY}/git/trees` }
const REFS: RouteSelector = { method: 'POST', route: `${REPOSITORY}/git/refs` }
const PULLS: RouteSelector = { method: 'POST', route: `${REPOSITORY}/pulls` }

type Trouble = Omit<Fault, keyof RouteSelector>
const LOST: Trouble = { cut: 'request' }
const UNANSWERED: Trouble = { cut: 'response' }
const PROXY: Trouble = {
  status: 502,
  body: '<html>Bad gateway</html>',
  headers: { 'content-type': 'text/html' }
}
const LATER: Trouble = { status: 429, headers: { 'retry-after': '1' } }

// Each request of the run, each trouble; what would be there twice in each way.
const passing: readonly (readonly [string, RouteSelector, Trouble])[] = [
  ['is lost', { method: 'GET', route: `${REPOSITORY}/collaborators/{username}/permission` }, LOST],
  ['is lost', { method: 'POST', route: `${REPOSITORY}/issues/comments/{comment_id}/reactions` }, LOST],
  ['gets a page of a proxy', { method: 'GET', route: `${REPOSITORY}/issues/{issue_number}/comments` }, PROXY],
  ['loses its answer', COMMENT, UNANSWERED],
  ['is to come later', COMMENT, LATER],
  ['loses its answer', TREES, UNANSWERED],
  ['gets a page of a proxy', { method: 'POST', route: `${REPOSITORY}/git/commits` }, PROXY],
  ['loses its answer', REFS, UNANSWERED],
  ['is to come later', REFS, LATER],
  ['loses its answer', PULLS, UNANSWERED],
  ['is lost', PULLS, LOST],
  ['loses its answer', EDIT, UNANSWERED]
]

/** What a run without any fault asks for, with room for one repeat and a look before it. */
const MOST_REQUESTS = 9 + 3

it.each(passing.map(([what, name, trouble]) => [name.method, name.route, what, { ...name, ...trouble }] as const))(
  'makes one of everything when %s %s %s',
  async (...[, , , fault]) => {
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
  }
)

const ALWAYS = 999
const BAD_CREDENTIALS = { status: 401, body: { message: 'Bad credentials' } }

it.each([
  ['a token that expired meanwhile', { ...TREES, ...BAD_CREDENTIALS }, /does not accept the token/],
  ['a wait of a day', { ...PULLS, status: 429, headers: { 'retry-after': '86400' } }, /wait 86400 seconds/],
  ['a wait of less than nothing', { ...REFS, status: 429, headers: { 'retry-after': '-5' } }, /rate limit/],
  ['a repository that is gone', { ...TREES, status: 404 }, /found nothing at POST/]
])('ends in failed, soon and in one comment, on %s', async (_, fault, reason) => {
  const stage = await openStage()
  const { repository, github } = stage
  const { issue, comment } = ask(repository)
  github.fault({ ...fault, times: ALWAYS })

  const { main, post } = await stage.play(comment)

  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  expect(post.exitCode).toBe(0)
  expect(pullRequests(repository)).toEqual([])
  expect(told(repository, issue)).toEqual([expect.stringMatching(new RegExp(`\`failed\`[^]*${reason.source}`))])
  expect(github.requests.length).toBeLessThanOrEqual(MOST_REQUESTS)
})

it('asks no model when the conversation is locked, and says so in the log', async () => {
  const stage = await openStage()
  const { repository, github, model } = stage
  const { issue, comment } = ask(repository)
  const body = { message: 'Unable to create comment because issue is locked.' }
  github.fault({ ...COMMENT, status: 403, body, times: ALWAYS })

  const { main, post } = await stage.play(comment)

  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  expect(main.log).toContain('issue is locked. Unlock the conversation')
  expect(post.exitCode).toBe(0)
  expect(told(repository, issue)).toEqual([])
  expect(model.requests).toHaveLength(0)
  expect(github.requests.length).toBeLessThanOrEqual(MOST_REQUESTS)
})

it('says the last word in a new comment when somebody deleted the first', async () => {
  const stage = await openStage()
  const { repository, github } = stage
  const { issue, comment } = ask(repository)
  // Those of the main step and of the post step.
  github.fault({ ...EDIT, status: 404, times: 2 })

  const { main, post } = await stage.play(comment)

  expect(main.outputs).toMatchObject({ outcome: 'proposed' })
  expect(post.exitCode).toBe(0)
  expect(told(repository, issue).filter((body) => body.includes('`proposed`'))).toHaveLength(1)
  expect(github.requests.length).toBeLessThanOrEqual(MOST_REQUESTS)
})

it('hands the work in beside a branch that was deleted meanwhile', async () => {
  const stage = await openStage()
  const { repository, github } = stage
  await repository.push('topic', { 'notes.txt': 'A topic.\n' }, 'Begin a topic')
  const { number } = await repository.openPullRequest({ title: 'A topic', author: 'ada', head: 'topic' })
  github.before(TREES, async () => {
    await repository.state.git.text(['update-ref', '-d', 'refs/heads/topic'])
  })

  const comment = askAt(repository, number)
  const { main } = await stage.play(comment)

  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'partial' } })
  expect(await branches(repository)).toEqual([`agent/pull-${number}-comment-${comment}`, 'main'])
  expect(told(repository, number)).toEqual([expect.stringContaining('`partial`')])
})
