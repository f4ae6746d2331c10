import { expect, it } from '@jest/globals'
import type { StepResult } from '../../emulators/runner/runner.ts'
import {
  branches,
  doneAlready,
  finish,
  fixGreeting,
  pullRequests,
  turn,
  useActionFixtures
} from '../support/end-to-end.ts'
import type { ActionFixture } from '../support/action-run.ts'

const openFixture = useActionFixtures()
const ENOUGH_MS = 180_000

let runId = 100
/** Runs the built action for a schedule, whose payload names neither a repository nor a sender. */
async function schedule(fixture: ActionFixture, prompt: string): Promise<StepResult> {
  runId += 1
  const { main, post } = await fixture.play(0, {
    eventName: 'schedule',
    payload: { schedule: '17 4 * * 1' },
    inputs: { prompt, 'task-id': 'greeting' },
    runId
  })
  expect([main.exitCode, post.exitCode]).toEqual([0, 0])
  return main
}

it(
  'has one pull request however often its schedule comes, and none once a person has closed it',
  async () => {
    const again = [doneAlready, turn(finish('I looked at src/greeting.txt.'))]
    const fixture = await openFixture({ script: [fixGreeting, ...again, fixGreeting] })
    const { repository } = fixture
    const states = () => pullRequests(repository).map(({ state }) => state)

    expect((await schedule(fixture, 'Correct the greeting.')).outputs['outcome']).toBe('proposed')
    const second = await schedule(fixture, 'Correct the greeting.')
    expect(second.outputs['outcome']).toBe('no_change')
    expect(second.summary).toContain('I looked at src/greeting.txt.')
    expect(states()).toEqual(['open'])

    repository.closePullRequest(1)
    const third = await schedule(fixture, 'Correct the greeting.')
    expect(third.outputs['outcome']).toBe('skipped')
    expect(third.summary).toContain('was closed without being merged')
    expect(states()).toEqual(['closed'])

    expect((await schedule(fixture, 'Correct the greeting, please.')).outputs['outcome']).toBe('proposed')
    expect(states()).toEqual(['closed', 'open'])
    expect(await branches(repository)).toEqual(['agent/task-greeting', 'agent/task-greeting-2', 'main'])
    expect(repository.state.comments.size).toBe(0)
  },
  ENOUGH_MS
)
