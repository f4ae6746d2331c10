import { expect, it } from '@jest/globals'
import type { SeenRequest } from '../../emulators/model/script.ts'
import type { StepResult } from '../../emulators/runner/runner.ts'
import type { JobOptions } from '../../emulators/start-emulators.ts'
import { playBoth } from '../support/action-jobs.ts'
import type { ActionFixture } from '../support/action-run.ts'
import {
  branches,
  doneAlready,
  finish,
  fixGreeting,
  pullRequests,
  secondWorkspace,
  show,
  turn,
  useActionFixtures,
  write
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()

let runId = 100
/** A run for a schedule, whose payload names neither a repository nor a sender. */
function scheduled(prompt: string): Partial<JobOptions> {
  runId += 1
  const inputs = { prompt, 'task-id': 'greeting' }
  return { eventName: 'schedule', payload: { schedule: '17 4 * * 1' }, inputs, runId }
}

async function play(fixture: ActionFixture, options: Partial<JobOptions>): Promise<StepResult> {
  const { main, post } = await fixture.play(0, options)
  expect([main.exitCode, post.exitCode]).toEqual([0, 0])
  return main
}

it('has one pull request however its task is started, and none once a person has closed it', async () => {
  const addFile = turn(write('one.txt', 'New.\n'), finish())
  const runs = [fixGreeting, fixGreeting, addFile, doneAlready, fixGreeting]
  const idleAgain = turn(finish('I looked at src/greeting.txt.'))
  // One of the first two can come so late that the other one has done its work.
  const script = ({ messages }: SeenRequest) =>
    messages.some(({ role }) => role === 'assistant') ? idleAgain : (runs.shift() ?? idleAgain)
  const fixture = await openFixture({ script })
  const { repository } = fixture
  const states = () => pullRequests(repository).map(({ state }) => state)
  const prompt = 'Correct the greeting.'

  // A schedule and a person start it at once.
  const dispatch = { eventName: 'workflow_dispatch', payload: repository.dispatch({ by: 'ada' }) }
  const workspace = await secondWorkspace(fixture)
  await Promise.all([play(fixture, scheduled(prompt)), play(fixture, { ...scheduled(prompt), ...dispatch, workspace })])
  expect(states()).toEqual(['open'])
  expect(await branches(repository)).toEqual(['agent/task-greeting', 'main'])

  // In two jobs, after somebody has renamed its branch.
  await repository.renameBranch('agent/task-greeting', 'greeting')
  const { published } = await playBoth(fixture, 0, scheduled(prompt))
  expect(published.main.outputs).toMatchObject({ outcome: 'updated', branch: 'greeting', 'pull-request-number': '1' })
  expect(await show(repository, 'one.txt', 'greeting')).toBe('New.')

  const idle = await play(fixture, scheduled(prompt))
  expect(idle.outputs['outcome']).toBe('no_change')
  expect(idle.summary).toContain('I looked at src/greeting.txt.')
  expect(states()).toEqual(['open'])

  repository.closePullRequest(1)
  const closed = await play(fixture, scheduled(prompt))
  expect(closed.outputs['outcome']).toBe('skipped')
  expect(closed.summary).toContain('was closed without being merged')

  expect((await play(fixture, scheduled('Correct the greeting, please.'))).outputs['outcome']).toBe('proposed')
  expect(states()).toEqual(['closed', 'open'])
  expect(await branches(repository)).toEqual(['agent/task-greeting', 'greeting', 'main'])
  expect(repository.state.comments.size).toBe(0)
})
