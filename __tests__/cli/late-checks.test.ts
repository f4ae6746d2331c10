import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { LateChecks } from '../../src/cli/run-locally.ts'
import type { RunEvent } from '../../src/report/reporter.ts'

const request: RunEvent = { kind: 'request', model: 'scripted', isTurn: true, reused: 0, added: [] }

it('checks once, when the first change waits for it, and reports the news once', async () => {
  let checks = 0
  const late = new LateChecks(() => Promise.resolve(`check ${(checks += 1)}`))
  expect(late.take()).toBeUndefined()
  await late.known()
  await late.known()
  expect([late.take(), late.take(), checks]).toEqual(['check 1', undefined, 1])
})

it('starts while the model reads the first request, and is waited for at the end', async () => {
  const events: string[] = []
  const { promise: isChecking, resolve } = Promise.withResolvers<undefined>()
  const late = new LateChecks(async () => {
    events.push('check')
    resolve(undefined)
    await nextTick()
    events.push('checked')
    return undefined
  })
  late.startingAfterRequest(({ kind }) => events.push(kind))(request)
  expect(events).toEqual(['request'])
  await isChecking
  await late.end()
  expect(events).toEqual(['request', 'check', 'checked'])
})

it('does not start after the run', async () => {
  let checks = 0
  const late = new LateChecks(() => Promise.resolve(`check ${(checks += 1)}`))
  late.startingAfterRequest(() => undefined)(request)
  await late.end()
  expect(checks).toBe(0)
})

it('reports a failure to the change that waits, and to nothing else', async () => {
  const late = new LateChecks(() => Promise.reject(new Error('no sandbox')))
  await expect(late.known()).rejects.toThrow('no sandbox')
  await expect(late.end()).resolves.toBeUndefined()
})
