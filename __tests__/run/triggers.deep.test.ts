import { expect, it } from '@jest/globals'
import {
  doneAlready,
  finish,
  fixGreeting,
  ownComments,
  project,
  agentFile,
  turn,
  write
} from '../support/end-to-end.ts'
import { useEventRuns, type EventRuns } from '../support/event-runs.ts'
import { answer, threadsOf } from '../support/reviewed-pull-request.ts'
import type { Script } from '../../emulators/model/script.ts'
import { progressMarker, runMarker } from '../../src/tasks/comment-markers.ts'

const openRuns = useEventRuns()
/** Its reviews get no verdicts. The run ends the second time that the model wants it. */
const WITHOUT_VERDICTS: Script = [fixGreeting, turn(finish())]
const open = (script: Script = [fixGreeting], settings: Readonly<Record<string, unknown>> = {}) =>
  openRuns(script, { ...project, '.github/agent.yml': agentFile(settings) })

const BOT = 'github-actions[bot]'
const REMARKS = ['one', 'two', 'three', 'four', 'five'].map((body, index) => ({
  path: 'lines.txt',
  line: index + 1,
  body: `Remark ${body}.`
}))

/** A pull request that changes five lines. */
async function pullRequest({ repository, waitASecond }: EventRuns, author = BOT): Promise<number> {
  await repository.push('topic', { 'lines.txt': 'a\nb\nc\nd\ne\n' }, 'Add lines')
  const { number } = await repository.openPullRequest({ title: 'Lines', author, head: 'topic' })
  waitASecond()
  return number
}

const REFS = 'refs/forgehand/claims/'
async function claims({ repository }: EventRuns): Promise<string[]> {
  const text = await repository.state.git.text(['for-each-ref', '--format=%(refname)', REFS])
  return text.split('\n').flatMap((name) => (name === '' ? [] : [name.replace(REFS, '')]))
}

it('does the work of a review with five comments once, although it causes six events', async () => {
  const runs = await open(WITHOUT_VERDICTS)
  const number = await pullRequest(runs)
  const review = await runs.repository.review(number, { author: 'ada', body: '/agent fix this', comments: REMARKS })
  const events = await runs.repository.reviewEvents(number, review.id)
  expect(events).toHaveLength(6)

  const outcomes = await Promise.all(events.map((event) => runs.fire(event)))

  expect(outcomes.map(({ kind }) => kind).sort()).toEqual([...Array<string>(5).fill('skipped'), 'updated'])
  expect(ownComments(runs.repository, number)).toHaveLength(1)
  expect(await claims(runs)).toEqual([`review-${review.id}`])
  const asked = JSON.stringify(runs.model.requests)
  for (const { body } of REMARKS) expect(asked).toContain(body)
})

it('continues with the threads of a review that wait for us, after a comment in the conversation', async () => {
  const runs = await open([
    turn(answer('T1', 'declined'), answer('T2', 'question'), finish('A question is open.')),
    turn(write('lines.md', 'b\n'), answer('T1', 'fixed'), finish('It is.'))
  ])
  const { repository } = runs
  const number = await pullRequest(runs)
  const { id } = await repository.review(number, { author: 'ada', comments: REMARKS.slice(0, 2) })
  const [event] = await repository.reviewEvents(number, id)
  if (!event) throw new Error('The emulator made no event.')
  expect(await runs.fire(event)).toMatchObject({ kind: 'needs_input', takesReplies: true })

  runs.waitASecond()
  const [, asked] = repository.reviewComments(number, id)
  repository.replyToReviewComment(asked?.id ?? 0, { author: 'ada', body: 'As a list.' })
  runs.waitASecond()
  const comment = repository.comment(number, { author: 'ada', body: '/agent continue' })
  const outcome = await runs.fire({ name: 'issue_comment', payload: repository.issueCommentEvent(comment.id) })
  expect(outcome).toMatchObject({ kind: 'updated' })
  const threads = threadsOf({ repository, number, id })
  expect(threads.map(({ isResolved, replies }) => [isResolved, replies.length])).toEqual([
    [false, 1],
    [true, 3]
  ])
})

it('takes the command from a comment on a line, whichever event comes first', async () => {
  const runs = await open(WITHOUT_VERDICTS)
  const number = await pullRequest(runs, 'ada')
  const comments = [{ path: 'lines.txt', line: 1, body: '/agent fix this line' }]
  const review = await runs.repository.review(number, { author: 'ada', comments })
  const [ofReview, ofComment] = await runs.repository.reviewEvents(number, review.id)
  if (!ofReview || !ofComment) throw new Error('The emulator made too few events.')

  expect(await runs.fire(ofReview)).toMatchObject({ kind: 'updated' })
  expect(await runs.fire(ofComment)).toMatchObject({ kind: 'skipped', reason: expect.stringContaining('run 1') })
})

it('works for two people who ask at once on one pull request, and for each of them once', async () => {
  const runs = await open([
    turn(write('first.txt', '1\n'), finish('First.')),
    turn(write('second.txt', '2\n'), finish('Second.'))
  ])
  const { repository } = runs
  repository.setPermission('bob', 'write')
  const number = await pullRequest(runs)
  const ask = (author: string) => repository.comment(number, { author, body: '/agent fix this' })
  const comments = [ask('ada'), ask('bob')]

  const outcomes = await Promise.all(
    comments.map(({ id }) => runs.fire({ name: 'issue_comment', payload: repository.issueCommentEvent(id) }))
  )

  expect(outcomes.map(({ kind }) => kind)).toEqual(['updated', 'updated'])
  expect(await claims(runs)).toEqual(comments.map(({ id }) => `comment-${id}`))
})

it('follows the words of the event when the comment was edited after it was sent', async () => {
  const runs = await open()
  const issue = runs.repository.openIssue({ title: 'Wrong', body: null, author: 'ada' })
  const comment = runs.repository.comment(issue.number, { author: 'ada', body: '/agent fix the greeting' })
  const payload = structuredClone(runs.repository.issueCommentEvent(comment.id))
  runs.repository.editComment(comment.id, '/agent delete everything')

  expect(await runs.fire({ name: 'issue_comment', payload })).toMatchObject({ kind: 'proposed' })
  expect(JSON.stringify(runs.model.requests)).not.toContain('delete everything')
})

it.each([
  ['words only', { body: 'Looks fine.' }],
  ['an approval', { body: '', state: 'APPROVED' as const }],
  ['an approval with words', { body: 'Well done.', state: 'APPROVED' as const }],
  ['a review by a bot', { body: '/agent fix this', author: 'reviewer[bot]' }],
  ['our own review', { body: '/agent fix this', author: BOT }],
  ['a stranger who asks for changes', { body: 'Fix it.', author: 'mallory', state: 'CHANGES_REQUESTED' as const }]
])('does nothing, and says nothing, for a review: %s', async (_, review) => {
  const runs = await open([doneAlready])
  const number = await pullRequest(runs)
  const { id } = await runs.repository.review(number, { author: 'ada', ...review })

  for (const event of await runs.repository.reviewEvents(number, id))
    expect(await runs.fire(event)).toMatchObject({ kind: 'skipped' })
  expect(runs.repository.comments(number)).toEqual([])
  expect(runs.model.requests).toEqual([])
})

it('does not leave the comment of a lost attempt as working when a person has moved the branch since', async () => {
  const runs = await open(WITHOUT_VERDICTS)
  const { repository } = runs
  const number = await pullRequest(runs)
  const { id } = await repository.review(number, { author: 'ada', comments: REMARKS.slice(0, 1) })
  const [event] = await repository.reviewEvents(number, id)
  if (!event) throw new Error('The emulator made no event.')
  const body = `${progressMarker(`review-${id}`)}\n\n${runMarker('1', 'working')}\n\nWorking.`
  repository.comment(number, { author: BOT, body })
  runs.waitASecond()
  await repository.push('topic', { 'by-hand.txt': 'A person was here.\n' }, 'Add a file by hand')

  expect(await runs.fire(event, { runId: '1', attempt: 2 })).toMatchObject({ kind: 'skipped' })
  expect(ownComments(repository, number)).toEqual([expect.stringContaining('was moved after the comment')])
})

it.each([
  ['own', BOT, 'updated'],
  ['own', 'ada', 'skipped'],
  ['all', 'ada', 'updated'],
  ['asked', BOT, 'skipped'],
  ['off', BOT, 'skipped']
])('with reviews: %s, a review without a command of a pull request by %s is %s', async (reviews, author, kind) => {
  const runs = await open(WITHOUT_VERDICTS, { reviews })
  const number = await pullRequest(runs, author)
  runs.repository.setPermission('bob', 'write')
  const { id } = await runs.repository.review(number, { author: 'bob', comments: REMARKS.slice(0, 1) })
  const [event] = await runs.repository.reviewEvents(number, id)
  if (!event) throw new Error('The emulator made no event.')

  expect(await runs.fire(event)).toMatchObject({ kind })
  expect(ownComments(runs.repository, number)).toHaveLength(kind === 'updated' ? 1 : 0)
})

it.each(['dismissed', 'edited'])('does nothing for a review that was %s', async (action) => {
  const runs = await open()
  const number = await pullRequest(runs)
  const { id } = await runs.repository.review(number, { author: 'ada', body: '/agent fix', comments: REMARKS })
  const [event] = await runs.repository.reviewEvents(number, id)
  const payload = { ...event?.payload, action }
  expect(await runs.fire({ name: 'pull_request_review', payload })).toMatchObject({ kind: 'skipped' })
  expect(runs.github.requests).toEqual([])
})

it('removes the label that asked, and runs once for it', async () => {
  const runs = await open()
  const { repository } = runs
  const { number } = repository.openIssue({ title: 'The greeting is wrong', body: 'It says Helo.', author: 'marie' })
  const payload = repository.addLabel(number, { label: 'agent:fix', by: 'ada' })

  const outcomes = await Promise.all([1, 2].map(() => runs.fire({ name: 'issues', payload })))

  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['proposed', 'skipped'])
  expect([...repository.issue(number).labels]).toEqual([])
  expect(repository.issue(number).reactions).toHaveLength(1)
})

it('refuses a label of somebody with triage access, and tells them once', async () => {
  const runs = await open()
  const { repository } = runs
  repository.setPermission('tess', 'triage')
  const { number } = repository.openIssue({ title: 'The greeting is wrong', body: null, author: 'marie' })
  for (const label of ['agent', 'agent:explain']) {
    const payload = repository.addLabel(number, { label, by: 'tess' })
    expect(await runs.fire({ name: 'issues', payload })).toMatchObject({ kind: 'skipped' })
  }
  expect(ownComments(repository, number)).toEqual([expect.stringContaining('tess has read access')])
})

it('works on an issue that is assigned to the account of the input', async () => {
  const runs = await open()
  const { repository } = runs
  const { number } = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo', author: 'marie' })
  const payload = repository.assign(number, { to: 'forge-hand', by: 'ada' })
  expect(await runs.fire({ name: 'issues', payload })).toMatchObject({ kind: 'skipped' })
  const inputs = { assignee: 'Forge-Hand' }
  expect(await runs.fire({ name: 'issues', payload }, { inputs })).toMatchObject({ kind: 'proposed' })
})

it('skips the review of a pull request from a fork without secrets', async () => {
  const runs = await open()
  const { repository, github } = runs
  const fork = await github.createRepository({ owner: 'mallory', name: 'project', files: project })
  await fork.push('topic', { 'lines.txt': 'a\n' }, 'Add a line')
  const { number } = await repository.openPullRequest({ title: 'A', author: 'mallory', head: 'topic', from: fork })
  const { id } = await repository.review(number, { author: 'ada', body: '/agent explain' })
  const [event] = await repository.reviewEvents(number, id)
  if (!event) throw new Error('The emulator made no event.')
  expect(await runs.fire(event, { inputs: { 'api-key': '' } })).toMatchObject({
    kind: 'skipped',
    reason: expect.stringContaining('Comment /agent … in the conversation; that works for forks')
  })
})

it('does the work again for a re-run of the same run only', async () => {
  const runs = await open([fixGreeting, doneAlready, doneAlready])
  const { number } = runs.repository.openIssue({ title: 'Wrong', body: null, author: 'ada' })
  const { id } = runs.repository.comment(number, { author: 'ada', body: '/agent fix this' })
  const event = { name: 'issue_comment', payload: runs.repository.issueCommentEvent(id) }
  expect(await runs.fire(event, { runId: '70' })).toMatchObject({ kind: 'proposed' })
  expect(await runs.fire(event, { runId: '71' })).toMatchObject({ kind: 'skipped' })
  expect(await runs.fire(event, { runId: '70', attempt: 2 })).toMatchObject({ kind: 'no_change' })
  expect(ownComments(runs.repository, number)).toHaveLength(1)
})
