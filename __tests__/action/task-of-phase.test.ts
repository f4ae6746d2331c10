import { expect, it } from '@jest/globals'
import { taskOfPhase } from '../../src/action/main.ts'
import type { Ignored } from '../../src/domain/task.ts'
import { task as commented } from '../support/github-forge.ts'

const stop = commented({ request: { ...commented().request, verb: 'stop' } })
const scheduled = commented({
  subject: 'repository',
  number: 0,
  trigger: { kind: 'prompt', taskId: 'document', runId: '7', event: 'schedule', file: undefined }
})
const refused: Ignored = {
  kind: 'ignored',
  reason: '--base is unknown',
  notice: { number: 1, claim: 'c', actor: commented().actor, text: 'Remove --base.' }
}

it.each([
  ['stop', stop],
  ['plan', scheduled],
  ['gather', scheduled],
  ['', stop],
  ['', refused],
  ['publish', commented()]
] as const)('lets a job with the phase "%s" do its part', (phase, task) => {
  expect(taskOfPhase(task, phase)).toBe(task)
})

it.each([
  ['stop', commented(), 'does not ask to stop'],
  ['stop', refused, 'does not ask to stop'],
  ['plan', commented(), 'phase: plan'],
  ['gather', stop, 'phase: gather'],
  ['plan', refused, '--base is unknown']
] as const)(
  'lets a job with the phase "%s" leave other events to other jobs, without a comment',
  (phase, task, reason) => {
    const left = { kind: 'ignored', reason: expect.stringContaining(reason), notice: undefined }
    expect(taskOfPhase(task, phase)).toEqual(left)
  }
)
