import { expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import type { PullRequest } from '../../src/forge/forge.ts'
import { files, PipelineRun } from '../support/pipeline-run.ts'
import { calls, type Turn } from '../support/scripted-model.ts'

const finish = calls('finish', { title: 'Correct the greeting', description: 'It says Hello.' })
const edit = calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })
const onPullRequest = { task: { subject: 'pull-request' } } as const

/** The patches that were kept because their change was not published. */
function keptPatches({ events }: PipelineRun): string[] {
  return events.flatMap((event) => (event.kind === 'change-unpublished' ? [event.patch] : []))
}

/** The pull request changes while the model works. */
function editWhile(run: PipelineRun, change: Partial<PullRequest>): Turn {
  return () => {
    if (run.forge.pullRequest) run.forge.pullRequest = { ...run.forge.pullRequest, ...change }
    return Promise.resolve(edit)
  }
}

it('publishes nothing to a pull request that was closed during the run, and keeps the change', async () => {
  await using run = await PipelineRun.open()
  run.pullRequest()
  expect(await run.play([editWhile(run, { state: 'closed' }), finish], onPullRequest)).toMatchObject({
    kind: 'blocked',
    reason: expect.stringContaining('pull request #12 was merged or closed during the run')
  })
  expect(run.forge.commits).toEqual([])
  expect(keptPatches(run)).toEqual([expect.stringContaining('+Hello')])
})

it('applies the rules of the base that the pull request has at the end', async () => {
  await using run = await PipelineRun.open()
  run.fixture.commit({ ...files, '.github/agent.yml': '{"verify": [], "protected-paths": ["greeting.txt"]}' }, 'strict')
  run.pullRequest()
  const free = calls('write_file', { path: 'free.txt', content: 'free\n' })
  const outcome = await run.play([editWhile(run, { baseRef: 'strict' }), free, finish], onPullRequest)
  expect(outcome).toMatchObject({ kind: 'needs_approval' })
  expect(run.forge.commits.flatMap(({ changes }) => changes.map(({ path }) => path))).toEqual(['free.txt'])
  expect(run.warnings).toContainEqual(expect.stringContaining('now merges into strict, no longer into main'))
})

it.each<[string, Error, string]>([
  ['the forge refuses the token', new UserError('GitHub does not accept the token.'), 'failed'],
  ['a bug ends the run', new TypeError('of the test'), 'failed']
])('keeps the change when %s', async (_, error, kind) => {
  await using run = await PipelineRun.open()
  run.forge.failing = { method: 'commit', error }
  expect(await run.play([edit, finish])).toMatchObject({ kind })
  expect(keptPatches(run)).toEqual([expect.stringContaining('+Hello')])
  expect(run.warnings).toContainEqual(expect.stringContaining('patch-path'))
})

it('keeps the change when the run is cancelled during the push', async () => {
  await using run = await PipelineRun.open()
  const commit = () => {
    run.controller.abort(new UserError('The workflow run was cancelled (SIGINT).'))
    return Promise.reject(run.controller.signal.reason as Error)
  }
  const forge = Object.assign(run.forge, { commit })
  expect(await run.play([edit, finish], { dependencies: { forge } })).toMatchObject({ kind: 'cancelled' })
  expect(keptPatches(run)).toEqual([expect.stringContaining('+Hello')])
})

it('keeps nothing when everything was published', async () => {
  await using run = await PipelineRun.open()
  expect(await run.play([edit, finish])).toMatchObject({ kind: 'proposed' })
  expect(keptPatches(run)).toEqual([])
})
