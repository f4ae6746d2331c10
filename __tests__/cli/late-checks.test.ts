import { expect, it } from '@jest/globals'
import { LateChecks } from '../../src/cli/late-checks.ts'
import type { RunEvent } from '../../src/report/reporter.ts'

const request: RunEvent = { kind: 'request', model: 'scripted', isTurn: true, reused: 0, added: [] }

it('checks once, when the first calls wait for it, and reports the news once', async () => {
  let checks = 0
  const late = new LateChecks(() => Promise.resolve(`check ${(checks += 1)}`))
  expect([await late.news(), await late.news(), checks]).toEqual(['check 1', undefined, 1])
})

it('starts while the model reads the first request', async () => {
  const events: string[] = []
  const { promise: isChecking, resolve } = Promise.withResolvers<undefined>()
  const late = new LateChecks(() => {
    events.push('check')
    resolve(undefined)
    return Promise.resolve(undefined)
  })
  late.startingAfterRequest(({ kind }) => events.push(kind))(request)
  expect(events).toEqual(['request'])
  await isChecking
  late.end()
  expect(events).toEqual(['request', 'check'])
})

it('reports a failure to the calls that wait, and to no others', async () => {
  const late = new LateChecks(() => Promise.reject(new Error('no sandbox')))
  await expect(late.news()).rejects.toThrow('no sandbox')
})
