import { expect, it } from '@jest/globals'
import { createRedactor } from '../../src/secrets/redact.ts'
import type { Reporter, RunEvent } from '../../src/report/reporter.ts'
import { Reporters } from '../../src/report/reporters.ts'

class MemoryReporter implements Reporter {
  readonly events: RunEvent[] = []
  isClosed = false

  onEvent(event: RunEvent): void {
    this.events.push(event)
  }

  close(): Promise<void> {
    this.isClosed = true
    return Promise.resolve()
  }
}

class FailingReporter extends MemoryReporter {
  override close(): Promise<void> {
    return Promise.reject(new Error('The disk is full.'))
  }
}

it('passes every event on, without secrets', () => {
  const [first, second] = [new MemoryReporter(), new MemoryReporter()]
  const reporters = new Reporters([first, second], createRedactor(['correct horse battery']))
  reporters.onEvent({ kind: 'warning', text: 'the key is correct horse battery' })
  expect([first.events, second.events]).toEqual(Array(2).fill([{ kind: 'warning', text: 'the key is ***' }]))
})

it('closes all reporters, then fails when one of them failed', async () => {
  const last = new MemoryReporter()
  const reporters = new Reporters([new FailingReporter(), last], createRedactor([]))
  await expect(reporters.close()).rejects.toThrow('The disk is full.')
  expect(last.isClosed).toBe(true)
})
