import { expect, it } from '@jest/globals'
import type { RunEvent } from '../../src/report/reporter.ts'
import { runChecks } from '../../src/pipeline/run-checks.ts'
import type { TestedSandbox } from '../../src/workspace/sandbox/sandbox.ts'

const MINUTE = 60_000

/** Runs checks that each take these minutes, or the given time if that is shorter. */
async function checksOf(durations: readonly number[], minutes: number) {
  let clock = 0
  const events: RunEvent[] = []
  const given: number[] = []
  const workspace = {
    // Only its absence matters.
    sandbox: {} as TestedSandbox,
    run: (command: string, { timeoutMs = 0 }) => {
      given.push(timeoutMs / MINUTE)
      const durationMs = Math.min(Number(command) * MINUTE, timeoutMs)
      clock += durationMs
      const hasEnded = durationMs < timeoutMs
      return Promise.resolve({ exitCode: hasEnded ? 0 : undefined, timedOut: !hasEnded, durationMs, output: '' })
    }
  }
  const emit = (event: RunEvent) => void events.push(event)
  const options = { emit, signal: new AbortController().signal, now: () => clock }
  const checks = await runChecks({ workspace, commands: durations.map(String), when: 'after', minutes }, options)
  return { exitCodes: checks.map(({ exitCode }) => exitCode), given, events }
}

it('gives all checks together the minutes for verification', async () => {
  const { exitCodes, given, events } = await checksOf([3, 3, 3, 3], 7)
  expect(given).toEqual([7, 4, 1])
  expect(exitCodes).toEqual([0, 0, undefined, undefined])
  expect(events.map(({ kind }) => kind)).toEqual(['checked', 'checked', 'checked', 'checked', 'warning'])
  expect(events.at(-1)).toMatchObject({
    text: expect.stringContaining('used all of their 7 min. Raise verify-minutes')
  })
})
