import { expect, it } from '@jest/globals'
import { branches, call, turn } from '../support/end-to-end.ts'
import { useEventRuns, type EventRuns } from '../support/event-runs.ts'
import { promptHash } from '../../src/tasks/keys.ts'

const openRuns = useEventRuns()

const SCHEDULE = { name: 'schedule', payload: { schedule: '17 4 * * 1' } }
const inputs = { prompt: 'Which greetings are misspelled?', 'task-id': 'greeting', report: 'issue' }
const schedule = (runs: EventRuns, more: Readonly<Record<string, string>> = {}) =>
  runs.fire(SCHEDULE, { inputs: { ...inputs, ...more } })

const finding = (description: string, title = 'Misspelled greetings') => turn(call('finish', { title, description }))
const nothing = finding('I looked at src/greeting.txt.', 'Nothing to report')
const issues = ({ repository }: EventRuns) =>
  [...repository.state.issues.values()].map(({ title, body, state }) => ({ title, body, state }))

it('keeps the answer of a task in one issue, whose text each run rewrites', async () => {
  const runs = await openRuns([
    finding('@ada: `Helo` in src/greeting.txt:1.'),
    finding('`Helo` is still there.', 'Greetings, again')
  ])
  const { repository, model } = runs

  expect(await schedule(runs)).toMatchObject({ kind: 'answered', issue: { number: 1, change: 'opened' } })
  const [first] = issues(runs)
  const marker = `<!-- forgehand:task:greeting:${promptHash(inputs.prompt)} -->`
  expect(first?.body?.startsWith(marker)).toBe(true)
  expect(first?.body).toMatch(/`@ada`: `Helo` in [^]+Task `greeting`, on schedule\.[^]+Each run rewrites this text/)
  expect(model.requests[0]?.messages.at(-1)?.text).toContain('It asks for a report, not for a change.')

  repository.issue(1).title = 'Spelling'
  expect(await schedule(runs)).toMatchObject({ kind: 'answered', issue: { number: 1, change: 'updated' } })
  expect(issues(runs)).toEqual([
    { title: 'Spelling', state: 'open', body: expect.stringContaining('`Helo` is still there.') }
  ])
  expect(repository.comments(1)).toEqual([])
  expect(await branches(repository)).toEqual(['main'])
})

it('closes the issue when nothing is left to report, and opens it again when there is something', async () => {
  const runs = await openRuns([nothing, finding('One.'), nothing, finding('Another one.')])
  const { repository } = runs

  expect(await schedule(runs)).toMatchObject({ kind: 'no_change', explanation: 'I looked at src/greeting.txt.' })
  expect(issues(runs)).toEqual([])

  await schedule(runs)
  expect(await schedule(runs)).toMatchObject({ kind: 'answered', issue: { number: 1, change: 'closed' } })
  expect(repository.issue(1).state).toBe('closed')
  expect(repository.comments(1).map(({ body }) => body)).toEqual([expect.stringContaining('so this issue is closed')])

  expect(await schedule(runs)).toMatchObject({ issue: { number: 1, change: 'reopened' } })
  expect(issues(runs)).toMatchObject([{ state: 'open', body: expect.stringContaining('Another one.') }])
})

it('treats a closed issue as a no until the prompt changes', async () => {
  const runs = await openRuns([finding('One.'), finding('Two.')])
  const { repository, model } = runs
  await schedule(runs)
  repository.closeIssue(1)

  expect(await schedule(runs)).toMatchObject({ kind: 'skipped', reason: expect.stringContaining('#1') })
  expect(model.requests).toHaveLength(1)

  expect(await schedule(runs, { prompt: 'Which words are misspelled?' })).toMatchObject({
    issue: { number: 2, change: 'opened' }
  })
  expect(issues(runs).map(({ state }) => state)).toEqual(['closed', 'open'])
})

it('shows in a dry run what it would write', async () => {
  const runs = await openRuns([finding('One.')])

  expect(await schedule(runs, { 'dry-run': 'true' })).toMatchObject({
    kind: 'answered',
    answer: expect.stringMatching(/^Dry run: this would write this report to an issue\.\n\nOne\.$/)
  })
  expect(issues(runs)).toEqual([])
})

it('does not mistake the issue of somebody else for its own', async () => {
  const runs = await openRuns([finding('One.')])
  const marker = `<!-- forgehand:task:greeting:${promptHash(inputs.prompt)} -->`
  runs.repository.openIssue({ author: 'eve', title: 'Mine', body: `${marker}\n\nLeave me.` })

  expect(await schedule(runs)).toMatchObject({ issue: { number: 2, change: 'opened' } })
  expect(issues(runs)[0]?.body).toContain('Leave me.')
})

it('names the permission that is missing, before it asks the model', async () => {
  const runs = await openRuns([finding('One.')])
  const token = { permissions: { issues: 'read' } } as const

  expect(await runs.fire(SCHEDULE, { inputs, token })).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining('`issues: write`')
  })
  expect(runs.model.requests).toEqual([])
})

it('opens one issue when two runs start at once', async () => {
  const runs = await openRuns([finding('One.'), finding('One.')])

  await Promise.all([schedule(runs), schedule(runs)])

  expect(issues(runs)).toHaveLength(1)
})

it('is written by the publish job, which runs nothing and asks no model', async () => {
  const runs = await openRuns([finding('@ada: `Helo`.'), nothing, nothing])
  const twoJobs = () => runs.fireTwoJobs(SCHEDULE, { inputs })

  expect(await twoJobs()).toMatchObject([
    { kind: 'answered', title: 'Misspelled greetings' },
    { kind: 'answered', issue: { number: 1, change: 'opened' } }
  ])
  expect(issues(runs)).toMatchObject([
    { title: 'Misspelled greetings', body: expect.stringContaining('`@ada`: `Helo`.') }
  ])
  expect((await twoJobs())[1]).toMatchObject({ issue: { number: 1, change: 'closed' } })
  expect((await twoJobs())[1]).toMatchObject({ kind: 'no_change' })
})
