/** Reviews of ours, on the built action. */
import { describe, expect, it } from '@jest/globals'
import type { Script, ScriptedCall } from '../../emulators/model/script.ts'
import type { ActionFixture } from '../support/action-run.ts'
import { agentFile, askAt, call, finish, ownComments, project, turn, useActionFixtures } from '../support/end-to-end.ts'

const openFixture = useActionFixtures()

function rows(changed: Readonly<Record<number, string>> = {}): string {
  return Array.from({ length: 31 }, (_, index) => `${changed[index + 1] ?? `row ${index + 1}`}\n`).join('')
}

function commentOn(line: number, about: Readonly<Record<string, unknown>> = {}): ScriptedCall {
  const title = `Row ${line} is wrong`
  return call('comment_on', { path: 'src/rows.js', line, severity: 'important', title, body: 'It says so.', ...about })
}

async function open(script: Script, settings: Readonly<Record<string, unknown>> = {}) {
  const fixture = await openFixture({ files: { ...project, '.github/agent.yml': agentFile(settings) }, script })
  await fixture.repository.push('topic', { 'src/rows.js': rows() }, 'Add rows')
  const options = { title: 'Rows', author: 'ada', head: 'topic' }
  return { ...fixture, number: (await fixture.repository.openPullRequest(options)).number }
}

function threadsOf({ repository, number }: Pick<ActionFixture, 'repository'> & { readonly number: number }) {
  const all = repository.pullRequest(number).pullRequest.reviewComments
  return all
    .filter(({ replyTo }) => replyTo === undefined)
    .map(({ id, thread }) => ({
      line: thread.lines?.line,
      isResolved: thread.resolvedBy !== undefined,
      replies: all.filter(({ replyTo }) => replyTo === id).length
    }))
}

const thirty = [...Array.from({ length: 29 }, (_, index) => commentOn(index + 1)), commentOn(1, { path: 'README.md' })]

it.each([
  [{}, 12],
  [{ 'max-review-comments': 40 }, 29]
])('posts thirty findings, one of them outside the diff, as one review: %j', async (settings, comments) => {
  const fixture = await open([turn(...thirty, finish('Many rows are wrong.'))], settings)
  const { repository, number } = fixture
  const { main } = await fixture.play(askAt(repository, number, '/agent review'))
  expect(main.log).not.toContain('internal error')
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'reviewed', 'review-findings': '30' } })
  const { reviews } = repository.pullRequest(number).pullRequest
  expect(reviews).toMatchObject([{ state: 'COMMENTED' }])
  expect(main.outputs['review-id']).toBe(String(reviews[0]?.id))
  expect(threadsOf(fixture).map(({ line }) => line)).toHaveLength(comments)
  expect(reviews[0]?.body.split('### Outside the diff')[1]).toContain('README.md')
  expect(ownComments(repository, number)).toEqual([expect.stringContaining('`reviewed`')])
})

it('says in a second review only what is new, and resolves what is gone', async () => {
  const script = [
    turn(commentOn(3), commentOn(9), finish('Two.')),
    turn(commentOn(20), commentOn(9), finish('One more.'))
  ]
  const fixture = await open(script)
  const { repository, number } = fixture
  await fixture.play(askAt(repository, number, '/agent review'))
  await repository.push('topic', { 'src/rows.js': rows({ 3: 'fixed', 20: 'new' }) }, 'Fix a row')
  const { main } = await fixture.play(askAt(repository, number, '/agent review'), { runId: 2 })
  expect(main.outputs).toMatchObject({ outcome: 'reviewed', 'review-findings': '1' })
  expect(threadsOf(fixture)).toEqual([
    { line: 3, isResolved: true, replies: 1 },
    { line: 9, isResolved: false, replies: 0 },
    { line: 20, isResolved: false, replies: 0 }
  ])
  const third = await fixture.play(askAt(repository, number, '/agent review'), { runId: 3 })
  expect(third.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
  expect(ownComments(repository, number).join('\n')).toMatch(/nothing that a review reads has changed since/)
})

describe('on the event of a pull request, with review: auto', () => {
  const inputs = { review: 'auto' }

  it('is skipped for a fork without secrets, with a notice of what works', async () => {
    const fixture = await open([])
    const { repository, github } = fixture
    const fork = await github.createRepository({ owner: 'mallory', name: 'project', forkOf: repository })
    await fork.push('gift', { 'src/rows.js': rows() }, 'A gift')
    const { number } = await repository.openPullRequest({ title: 'Gift', author: 'mallory', head: 'gift', from: fork })
    const payload = repository.pullRequestEvent(number, { action: 'opened', by: 'mallory' })
    const { main } = await fixture.play(0, { eventName: 'pull_request', payload, inputs: { ...inputs, 'api-key': '' } })
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(main.summary).toContain('Comment /agent review in the conversation; that works for forks')
    expect(github.requests).toEqual([])
  })

  it('is posted without a comment, and is left out for drafts and with the label', async () => {
    const fixture = await open([turn(finish('Nothing is wrong.'))])
    const { repository, number } = fixture
    const payload = repository.pullRequestEvent(number, { action: 'opened', by: 'ada' })
    const fire = async (event: object, runId: number) =>
      (await fixture.play(0, { eventName: 'pull_request', payload: event, inputs, runId })).main
    const isDraft = { ...payload, pull_request: { ...payload.pull_request, draft: true } }
    expect(await fire(isDraft, 2)).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    repository.addLabel(number, { label: 'no-agent-review', by: 'ada' })
    const labeled = repository.pullRequestEvent(number, { action: 'synchronize', by: 'ada' })
    expect(await fire(labeled, 3)).toMatchObject({ outputs: { outcome: 'skipped' } })
    expect(await fire(payload, 4)).toMatchObject({ exitCode: 0, outputs: { outcome: 'reviewed' } })
    const { reviews } = repository.pullRequest(number).pullRequest
    expect(reviews).toMatchObject([{ body: expect.stringContaining('No new findings') }])
    expect(ownComments(repository, number)).toEqual([])
  })
})

it('reads the pull request of a fork that somebody with write access asks about, and runs nothing from it', async () => {
  const fixture = await open([turn(commentOn(2), finish('One.'))])
  const { repository, github } = fixture
  const fork = await github.createRepository({ owner: 'mallory', name: 'project', forkOf: repository })
  await fork.push('gift', { 'src/rows.js': rows() }, 'A gift')
  const { number } = await repository.openPullRequest({ title: 'Gift', author: 'mallory', head: 'gift', from: fork })
  const { main } = await fixture.play(askAt(repository, number, '/agent review'))
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'reviewed', 'review-findings': '1' } })
  expect(threadsOf({ repository, number })).toMatchObject([{ line: 2 }])
})
