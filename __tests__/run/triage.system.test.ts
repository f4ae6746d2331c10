import { expect, it } from '@jest/globals'
import { calls } from '../support/scripted-model.ts'
import { files, PipelineRun } from '../support/pipeline-run.ts'
import { bot } from '../support/run.ts'
import { task } from '../support/run-snapshots.ts'

const finish = calls('finish', { title: 'Fix the greeting', description: 'It says Hello.', not_done: '' })
const fix = [calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' }), finish]
const { login } = task.actor

function withSettings(settings: object): Promise<PipelineRun> {
  return PipelineRun.open({ ...files, '.github/agent.yml': JSON.stringify({ verify: [], ...settings }) })
}

/** The labels and people of the pull request that the run opened. */
function triageOf({ opened: [draft], repository }: PipelineRun) {
  const { labels, assignees, pullRequest } = repository.pullRequest(draft?.number ?? 0)
  const logins = (accounts: Iterable<{ readonly login: string }>) => [...accounts].map((account) => account.login)
  const reviewers = [...logins(pullRequest.requestedReviewers), ...pullRequest.requestedTeams]
  return { labels: [...labels], reviewers, assignees: logins(assignees) }
}

it('asks the person who made the request for a review', async () => {
  await using run = await PipelineRun.open()
  expect(await run.play(fix)).toMatchObject({ kind: 'proposed' })
  expect(triageOf(run)).toEqual({ labels: [], reviewers: [login], assignees: [] })
  expect(run.warnings).toEqual([])
})

it('prefers agent.yml of the base branch to the inputs, key by key', async () => {
  await using run = await withSettings({ labels: ['bot'], reviewers: ['Grace', 'acme/platform'], assignees: [] })
  run.repository.setPermission('Grace', 'write')
  run.repository.addTeam('platform')
  const triage = { labels: ['input'], reviewers: ['input'], assignees: ['input'], requestReview: true }
  Object.assign(run.settings, { triage })
  await run.play(fix)
  expect(triageOf(run)).toEqual({ labels: ['bot'], reviewers: ['Grace', login, 'platform'], assignees: [] })
})

// Otherwise every pull request would start a run, whose pull request would start the next.
it('adds no label that asks for a run, and says so', async () => {
  await using run = await withSettings({ labels: ['bot', 'Agent', 'agent:explain', 'agents'] })
  await run.play(fix)
  expect(triageOf(run)).toMatchObject({ labels: ['bot', 'agents'] })
  expect(run.warnings).toEqual([
    'The label Agent was not added: it would ask for the next run.',
    'The label agent:explain was not added: it would ask for the next run.'
  ])
})

it.each([
  ['not the requester if request-review is false', {}],
  ['no bot', { actor: { login: 'renovate[bot]', id: 9, isBot: true } }]
])('asks nobody twice, and %s', async (_, change) => {
  await using run = await withSettings({ 'request-review': false, reviewers: ['grace', 'Grace'] })
  for (const name of ['grace', 'renovate[bot]']) run.repository.setPermission(name, 'write')
  await run.play(fix, { task: change })
  expect(triageOf(run)).toMatchObject({ reviewers: ['grace'] })
})

it('says that the author of the pull request cannot be asked', async () => {
  await using run = await PipelineRun.open()
  run.repository.setPermission(bot.login, 'write')
  await run.play(fix, { task: { actor: { ...bot, isBot: false, login: bot.login.toUpperCase() } } })
  expect(triageOf(run)).toMatchObject({ reviewers: [] })
  expect(run.warnings).toEqual([expect.stringContaining('No review was requested from github-actions[bot]')])
})

it('reports what GitHub refused, and succeeds', async () => {
  await using run = await withSettings({ reviewers: ['grace'] })
  expect(await run.play(fix)).toMatchObject({ kind: 'proposed' })
  expect(run.warnings).toEqual([expect.stringContaining('No review was requested from grace: ')])
})

it('does not triage a pull request that it updates', async () => {
  await using run = await PipelineRun.open()
  await run.pullRequest({ number: 13, headRef: 'agent/issue-12' })
  expect(await run.play(fix)).toMatchObject({ kind: 'updated' })
  const { requestedReviewers } = run.repository.pullRequest(13).pullRequest
  expect([...requestedReviewers]).toEqual([])
})
