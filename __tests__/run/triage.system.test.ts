import { expect, it } from '@jest/globals'
import { calls } from '../support/scripted-model.ts'
import { files, PipelineRun } from '../support/pipeline-run.ts'
import { bot } from '../support/fake-forge.ts'
import { task } from '../support/run-snapshots.ts'

const finish = calls('finish', { title: 'Fix the greeting', description: 'It says Hello.', not_done: '' })
const fix = [calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' }), finish]
const { login } = task.actor

function withSettings(settings: object): Promise<PipelineRun> {
  return PipelineRun.open({ ...files, '.github/agent.yml': JSON.stringify({ verify: [], ...settings }) })
}

it('asks the person who made the request for a review', async () => {
  await using run = await PipelineRun.open()
  expect(await run.play(fix)).toMatchObject({ kind: 'proposed' })
  expect(run.forge.triages).toEqual([{ labels: [], reviewers: [login], assignees: [] }])
  expect(run.warnings).toEqual([])
})

it('prefers agent.yml of the base branch to the inputs, key by key', async () => {
  await using run = await withSettings({ labels: ['bot'], reviewers: ['Grace', 'acme/platform'], assignees: [] })
  const triage = { labels: ['input'], reviewers: ['input'], assignees: ['input'], requestReview: true }
  Object.assign(run.settings, { triage })
  await run.play(fix)
  const reviewers = ['Grace', 'acme/platform', login]
  expect(run.forge.triages).toEqual([{ labels: ['bot'], reviewers, assignees: [] }])
})

// Otherwise every pull request would start a run, whose pull request would start the next.
it('adds no label that asks for a run, and says so', async () => {
  await using run = await withSettings({ labels: ['bot', 'Agent', 'agent:explain', 'agents'] })
  await run.play(fix)
  expect(run.forge.triages).toMatchObject([{ labels: ['bot', 'agents'] }])
  expect(run.warnings).toEqual([
    'The label Agent was not added: it would ask for the next run.',
    'The label agent:explain was not added: it would ask for the next run.'
  ])
})

it('asks nobody twice, no bot, and not the requester if request-review is false', async () => {
  await using run = await withSettings({ 'request-review': false, reviewers: ['grace', 'Grace'] })
  await run.play(fix)
  await run.play(fix, { task: { actor: { login: 'renovate[bot]', id: 9, isBot: true } } })
  expect(run.forge.triages.map(({ reviewers }) => reviewers)).toEqual([['grace'], ['grace']])
})

it('says that the author of the pull request cannot be asked', async () => {
  await using run = await PipelineRun.open()
  await run.play(fix, { task: { actor: { ...bot, isBot: false, login: bot.login.toUpperCase() } } })
  expect(run.forge.triages).toMatchObject([{ reviewers: [] }])
  expect(run.warnings).toEqual([expect.stringContaining('No review was requested from github-actions[bot]')])
})

it('reports what the forge refused, and succeeds', async () => {
  await using run = await PipelineRun.open()
  run.forge.refusals = ['No review was requested from ada: not a collaborator.']
  expect(await run.play(fix)).toMatchObject({ kind: 'proposed' })
  expect(run.warnings).toEqual(run.forge.refusals)
})

it('does not triage a pull request that it updates', async () => {
  await using run = await PipelineRun.open()
  run.pullRequest({ headRef: 'agent/issue-12' })
  expect(await run.play(fix)).toMatchObject({ kind: 'updated' })
  expect(run.forge.calls).not.toContain('triagePullRequest')
})
