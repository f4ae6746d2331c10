import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, it, jest } from '@jest/globals'
import { ResponseBody } from '../../../src/models/http/response-body.ts'

afterEach(() => {
  jest.useRealTimers()
})

it('fails after a silence that is too long, and not because a response takes long', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const message = new IncomingMessage(new Socket())
  const { signal } = new AbortController()
  const body = new ResponseBody(message, { signal, firstMs: 5_000, idleMs: 1_000 })
  for (const silenceMs of [4_999, 999, 999, 999]) {
    const reading = body.read()
    await jest.advanceTimersByTimeAsync(silenceMs)
    message.push('piece')
    expect(await reading).toMatchObject({ done: false })
  }
  const silent = body.read().catch(String)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await silent).toContain('it sent nothing for 1 s')
})
