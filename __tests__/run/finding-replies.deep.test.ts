import { expect, it } from '@jest/globals'
import { findingMarker } from '../../src/tasks/comment-markers.ts'
import { agentFile, call, finish, ownComments, project, turn, write } from '../support/end-to-end.ts'
import { useEventRuns, type EventRuns } from '../support/event-runs.ts'
import { answer, threadsOf } from '../support/reviewed-pull-request.ts'
import type { Script } from '../../emulators/model/script.ts'

const openRuns = useEventRuns()
const BOT = 'github-actions[bot]'
const FINDING = `${findingMarker(`${'a'.repeat(16)}-1`)}\n\n**Important: The name is wrong**\n\nCall it \`good\`.`
const explaining: Script = [turn(answer('T1', 'answered', 'Because it is read aloud.'), finish('Explained.'))]

interface Reviewed {
  readonly runs: EventRuns
  readonly number: number
  readonly id: number
}

/** A pull request of ada with a review that has one comment. */
async function open(script: Script, { settings = {}, by = BOT, body = FINDING } = {}): Promise<Reviewed> {
  const runs = await openRuns(script, { ...project, '.github/agent.yml': agentFile(settings) })
  const { repository } = runs
  repository.setPermission('bob', 'write')
  await repository.push('topic', { 'list.txt': 'bad\nother\n' }, 'Add a list')
  const { number } = await repository.openPullRequest({ title: 'List', author: 'ada', head: 'topic' })
  const { id } = await repository.review(number, {
    author: by,
    body: '',
    comments: [{ path: 'list.txt', line: 1, body }]
  })
  runs.waitASecond()
  return { runs, number, id }
}

/** The end of the run that a reply starts. */
async function reply({ runs, number, id }: Reviewed, body: string, author = 'bob') {
  const { repository } = runs
  const [root] = repository.reviewComments(number, id)
  const { reviewId } = repository.replyToReviewComment(root?.id ?? 0, { author, body })
  const [event] = await repository.reviewEvents(number, reviewId)
  if (!event) throw new Error('The emulator made no event.')
  return await runs.fire(event)
}

const threads = ({ runs: { repository }, number, id }: Reviewed) => threadsOf({ repository, number, id })

it('answers the question of somebody who can write in the thread of a finding, and changes nothing', async () => {
  const reviewed = await open(explaining)
  const { runs, number } = reviewed
  const head = await runs.repository.head('topic')

  expect(await reply(reviewed, 'Why?')).toMatchObject({ kind: 'no_change' })

  expect(threads(reviewed)).toEqual([
    {
      isResolved: false,
      replies: [
        'Why?',
        expect.stringMatching(/^<!-- forgehand:thread:\d+:review-\d+ -->\n\nBecause it is read aloud\.\n/)
      ]
    }
  ])
  expect(await runs.repository.head('topic')).toBe(head)
  const [asked] = runs.model.requests
  expect(asked?.messages.at(-1)?.text).toMatch(/Your finding:[^]*Call it[^]*bob:[^]*Why\?/)
  expect(ownComments(runs.repository, number)).toEqual([expect.stringContaining('💬 answered')])
})

it('does the work that a reply asks for, and resolves the thread', async () => {
  const fixing: Script = [
    turn(call('read_file', { path: 'list.txt' })),
    turn(write('list.txt', 'good\nother\n'), answer('T1', 'fixed', 'It is good now.')),
    turn(finish('Renamed.'))
  ]
  const reviewed = await open(fixing)
  expect(await reply(reviewed, 'You are right, please change it.')).toMatchObject({ kind: 'updated' })
  expect(threads(reviewed)).toMatchObject([{ isResolved: true }])
  expect(await reviewed.runs.repository.state.git.text(['show', 'topic:list.txt'])).toBe('good\nother')
})

it('handles the findings if a comment asks for that', async () => {
  const script: Script = [turn(answer('T1', 'already_done', 'It is so.'), finish('Done.'))]
  const reviewed = await open(script)
  const { runs, number } = reviewed
  const { id } = runs.repository.comment(number, { author: 'bob', body: '/agent fix the review' })
  const payload = runs.repository.issueCommentEvent(id)
  expect(await runs.fire({ name: 'issue_comment', payload })).toMatchObject({ kind: 'no_change' })
  expect(threads(reviewed)).toMatchObject([{ isResolved: true }])
})

it.each<[string, Parameters<typeof open>[1], string]>([
  ['a stranger', {}, 'mallory'],
  ['somebody who can write, where reviews need a command', { settings: { reviews: 'asked' } }, 'bob'],
  ['somebody who can write, where reviews are off', { settings: { reviews: 'off' } }, 'bob'],
  ["somebody who can write, in a stranger's copy of a finding", { by: 'mallory' }, 'bob'],
  ['somebody who can write, in another comment of our account', { body: 'Call it good.' }, 'bob']
])('does nothing, and says nothing, for a reply of %s', async (_, options, author) => {
  const reviewed = await open(explaining, options)
  expect(await reply(reviewed, 'Why?', author)).toMatchObject({ kind: 'skipped' })
  expect(threads(reviewed)).toEqual([{ isResolved: false, replies: ['Why?'] }])
  expect(ownComments(reviewed.runs.repository, reviewed.number)).toEqual([])
  expect(reviewed.runs.model.requests).toEqual([])
})
