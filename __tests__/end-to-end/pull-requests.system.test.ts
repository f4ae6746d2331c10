import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { Stage } from '../support/action-run.ts'
import {
  agentFile,
  askAt,
  branches,
  exists,
  finish,
  project,
  pullRequests,
  show,
  ownComments,
  turn,
  useStages
} from '../support/end-to-end.ts'
import { workspaceOf } from '../support/end-to-end.ts'

const openStage = useStages()
const REF = '/repos/{owner}/{repo}/git/refs/{ref}'

async function onPullRequest({ repository }: Stage, body = '/agent fix this') {
  const head = await repository.push('feature', { 'feature.txt': 'new\n' }, 'Add a feature')
  const { number } = await repository.openPullRequest({
    title: 'A feature',
    body: 'Words of its author.',
    author: 'marie',
    head: 'feature'
  })
  return { head, number, comment: askAt(repository, number, body) }
}

it('adds its commit to the branch of the pull request and does not edit its description', async () => {
  const stage = await openStage()
  const { repository } = stage
  const { head, number, comment } = await onPullRequest(stage)

  const { main } = await stage.play(comment)

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated', branch: 'feature' } })
  expect(main.outputs['pull-request-number']).toBe(String(number))
  expect(await repository.state.git.text(['rev-parse', 'feature^'])).toBe(head)
  expect(await show(repository, 'src/greeting.txt', 'feature')).toBe('Hello')
  expect(repository.pullRequest(number).body).toBe('Words of its author.')
  expect(repository.pullRequest(number).pullRequest.headSha).toBe(main.outputs['head-sha'])
  expect(ownComments(repository, number)).toEqual([expect.stringContaining('`updated`')])
  expect(await branches(repository)).toEqual(['feature', 'main'])
})

it('rebases its work onto what somebody pushed meanwhile', async () => {
  const stage = await openStage()
  const { repository, github } = stage
  const { number, comment } = await onPullRequest(stage)
  github.before({ method: 'PATCH', route: REF }, async () => {
    await repository.push('feature', { 'feature.txt': 'newer\n' }, 'Improve the feature')
  })

  const { main } = await stage.play(comment)

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated', branch: 'feature' } })
  expect(await show(repository, 'src/greeting.txt', 'feature')).toBe('Hello')
  expect(await show(repository, 'feature.txt', 'feature')).toBe('newer')
  const subjects = (await repository.state.git.text(['log', '--format=%s', 'main..feature'])).split('\n')
  expect(subjects).toEqual(['Correct the greeting', 'Improve the feature', 'Add a feature'])
  expect(ownComments(repository, number)).toEqual([expect.stringMatching(/`updated`[^]*feature moved during the run/)])
})

it('publishes to a branch of its own if the rebase fails, and leaves the other work untouched', async () => {
  const stage = await openStage()
  const { repository, github } = stage
  const { number, comment } = await onPullRequest(stage)
  let pushed = ''
  github.before({ method: 'PATCH', route: REF }, async () => {
    pushed = await repository.push('feature', { 'src/greeting.txt': 'Hi\n' }, 'Greet shortly')
  })

  const { main } = await stage.play(comment)

  expect(main).toMatchObject({ exitCode: 0, outputs: { branch: `agent/pull-${number}-comment-${comment}` } })
  expect(await repository.head('feature')).toBe(pushed)
  const aside = repository.pullRequest(Number(main.outputs['pull-request-number']))
  expect(aside.pullRequest.baseRef).toBe('feature')
  expect(await show(repository, 'src/greeting.txt', aside.pullRequest.headRef)).toBe('Hello')
  expect(ownComments(repository, number)).toEqual([
    expect.stringContaining('Somebody else changed feature during the run')
  ])
})

async function onFork(stage: Stage, body: string) {
  const { repository, github } = stage
  const fork = await github.createRepository({ owner: 'mallory', name: 'project', forkOf: repository })
  await fork.push('patch', { 'src/greeting.txt': 'Hacked\n', '.github/agent.yml': agentFile() }, 'A gift')
  const { number } = await repository.openPullRequest({ title: 'Gift', author: 'mallory', head: 'patch', from: fork })
  return { number, comment: askAt(repository, number, body) }
}

const withSetup = {
  ...project,
  '.github/agent.yml': agentFile({ setup: ['touch set-up.txt'], verify: ['touch verified.txt'] })
}

it('says why it does not change the pull request of a fork', async () => {
  const stage = await openStage({ files: withSetup, script: [] })
  const { number, comment } = await onFork(stage, '/agent fix this')

  const { main } = await stage.play(comment)

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
  expect(ownComments(stage.repository, number)).toEqual([expect.stringMatching(/`skipped`[^]*comes from a fork/)])
  expect(await exists(join(workspaceOf(stage), 'set-up.txt'))).toBe(false)
})

it('answers a question about the code of a fork without running it', async () => {
  const script = [turn({ name: 'read_file', arguments: { path: 'src/greeting.txt' } }), turn(finish('It says Hacked.'))]
  const stage = await openStage({ files: withSetup, script })
  const { number, comment } = await onFork(stage, '/agent explain what this does')

  const { main } = await stage.play(comment)

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered' } })
  expect(ownComments(stage.repository, number)).toEqual([expect.stringMatching(/`answered`[^]*It says Hacked/)])
  expect(stage.model.requests[0]?.tools).not.toContain('run_command')
  expect(stage.model.requests[1]?.results).toEqual([expect.stringContaining('Hacked')])
  expect(await exists(join(workspaceOf(stage), 'set-up.txt'))).toBe(false)
  expect(await exists(join(workspaceOf(stage), 'verified.txt'))).toBe(false)
})

it('writes nothing to a closed pull request', async () => {
  const stage = await openStage({ script: [] })
  const { head, number, comment } = await onPullRequest(stage)
  stage.repository.pullRequest(number).state = 'closed'

  const { main } = await stage.play(comment)

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
  expect(ownComments(stage.repository, number)).toEqual([expect.stringContaining('the pull request is closed')])
  expect(await stage.repository.head('feature')).toBe(head)
  expect(pullRequests(stage.repository)).toHaveLength(1)
})
