import { expect, it } from '@jest/globals'
import type { ActionFixture } from '../support/action-run.ts'
import {
  ask,
  branches,
  doneAlready,
  finish,
  fixGreeting,
  pullRequests,
  read,
  show,
  ownComments,
  turn,
  useActionFixtures,
  secondWorkspace,
  write
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()
const PULLS = '/repos/{owner}/{repo}/pulls'
const REFS = '/repos/{owner}/{repo}/git/refs'

const nothingLeft = turn(read, finish('Nothing is left to do.'))

it('leaves one branch, one pull request and one comment when a job is re-run', async () => {
  const fixture = await openFixture({ script: [fixGreeting, nothingLeft, nothingLeft] })
  const { repository } = fixture
  const { issue, comment } = ask(repository)

  const first = await fixture.play(comment)
  const second = await fixture.play(comment, { runAttempt: 2 })

  expect(first.main.outputs).toMatchObject({ outcome: 'proposed', branch: `agent/issue-${issue}` })
  expect(second.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'no_change' } })
  expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  expect(pullRequests(repository)).toHaveLength(1)
  expect(ownComments(repository, issue)).toEqual([expect.stringContaining('`no_change`')])
})

it('continues the open pull request when asked again', async () => {
  const fixture = await openFixture({
    script: [fixGreeting, turn(write('more.txt', 'more\n'), finish('There is more.'))]
  })
  const { repository } = fixture
  const { issue, comment } = ask(repository)
  const again = repository.comment(issue, { author: 'ada', body: '/agent add more' })

  const first = await fixture.play(comment)
  const second = await fixture.play(again.id)

  expect(second.main.outputs).toMatchObject({ outcome: 'updated', branch: `agent/issue-${issue}` })
  expect(second.main.outputs['pull-request-number']).toBe(first.main.outputs['pull-request-number'])
  expect(await repository.state.git.text(['rev-parse', `agent/issue-${issue}^`])).toBe(first.main.outputs['head-sha'])
  expect(pullRequests(repository)).toHaveLength(1)
  expect(ownComments(repository, issue)).toHaveLength(2)
})

it('starts a new branch once the pull request is closed', async () => {
  const fixture = await openFixture({ script: [fixGreeting, fixGreeting] })
  const { repository } = fixture
  const { issue, comment } = ask(repository)
  const first = await fixture.play(comment)
  repository.pullRequest(Number(first.main.outputs['pull-request-number'])).state = 'closed'
  const again = repository.comment(issue, { author: 'ada', body: '/agent fix this' })

  const second = await fixture.play(again.id)

  expect(second.main.outputs).toMatchObject({ outcome: 'proposed', branch: `agent/issue-${issue}-2` })
  expect(pullRequests(repository)).toHaveLength(2)
})

it('reports the branch if it was killed before it opened the pull request, and opens it when re-run', async () => {
  const fixture = await openFixture({ script: [fixGreeting, doneAlready, doneAlready] })
  const { repository, github } = fixture
  const { issue, comment } = ask(repository)
  const runner = await fixture.runner(comment)
  github.before({ method: 'POST', route: PULLS, skip: 1 }, () => {
    runner.kill()
  })
  github.fault({ method: 'POST', route: PULLS, skip: 1, cut: 'request' })

  const killed = await runner.main()
  await runner.post()

  expect(killed.exitCode).toBeUndefined()
  expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  expect(ownComments(repository, issue)).toEqual([
    expect.stringMatching(new RegExp(`\`failed\`[^]*on the branch \`agent/issue-${issue}\``))
  ])

  const { main } = await fixture.play(comment, { runAttempt: 2 })
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed', branch: `agent/issue-${issue}` } })
  expect(pullRequests(repository)).toHaveLength(1)
  expect(ownComments(repository, issue)).toEqual([expect.stringContaining('`proposed`')])
})

it('reports the pull request if it was killed right after opening it', async () => {
  const fixture = await openFixture()
  const { repository, github } = fixture
  const { issue, comment } = ask(repository)
  const runner = await fixture.runner(comment)
  github.before({ method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}' }, () => {
    runner.kill()
  })
  github.fault({ method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}', cut: 'request' })

  await runner.main()
  await runner.post()

  const [pullRequest] = pullRequests(repository)
  expect(ownComments(repository, issue)).toEqual([expect.stringContaining(`/pull/${pullRequest?.number ?? 0}>`)])
})

/** Plays two comments, or one comment twice, at the same time, as separate runs on separate machines. */
async function playTogether(fixture: ActionFixture, comments: readonly [number, number]) {
  const workspace = await secondWorkspace(fixture)
  const [first, second] = comments
  return Promise.all([fixture.play(first, { runId: 1 }), fixture.play(second, { runId: 2, workspace })])
}

it('does the work once if GitHub delivers a comment twice at the same time', async () => {
  const fixture = await openFixture()
  const { repository } = fixture
  const { issue, comment } = ask(repository)

  const runs = await playTogether(fixture, [comment, comment])

  expect(runs.map(({ main }) => main.exitCode)).toEqual([0, 0])
  expect(runs.map(({ main }) => main.outputs['outcome']).toSorted()).toEqual(['proposed', 'skipped'])
  expect(pullRequests(repository)).toHaveLength(1)
  expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  expect(ownComments(repository, issue)).toEqual([expect.stringContaining('`proposed`')])
})

it('keeps the work of both runs of two simultaneous comments', async () => {
  const fixture = await openFixture({
    script: ({ number }) => turn(write(`file-${number}.txt`, `${number}\n`), finish(`Number ${number}.`))
  })
  const { repository, github } = fixture
  const { issue, comment } = ask(repository)
  const other = repository.comment(issue, { author: 'ada', body: '/agent fix this too' }).id
  // Both runs are about to create the branch before either does.
  const bothAreThere = Promise.withResolvers<undefined>()
  let waiting = 0
  github.before({ method: 'POST', route: REFS, times: 2 }, async () => {
    waiting += 1
    if (waiting === 2) bothAreThere.resolve(undefined)
    await bothAreThere.promise
  })

  const runs = await playTogether(fixture, [comment, other])

  expect(runs.map(({ main }) => main.exitCode)).toEqual([0, 0])
  expect(pullRequests(repository)).toHaveLength(1)
  expect(ownComments(repository, issue)).toHaveLength(2)
  expect(await show(repository, 'file-1.txt', `agent/issue-${issue}`)).toBe('1')
  expect(await show(repository, 'file-2.txt', `agent/issue-${issue}`)).toBe('2')
})
