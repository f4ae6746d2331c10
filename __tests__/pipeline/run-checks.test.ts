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
    verifyCommands: durations.map(String),
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
  const checks = await runChecks({ workspace, when: 'after', minutes }, options)
  return { exitCodes: checks.map(({ exitCode }) => exitCode), given, events }
}

it('gives all checks together a quarter of the minutes of the run', async () => {
  const { exitCodes, given, events } = await checksOf([3, 3, 3, 3], 30)
  expect(given).toEqual([7.5, 4.5, 1.5])
  expect(exitCodes).toEqual([0, 0, undefined, undefined])
  expect(events.map(({ kind }) => kind)).toEqual(['checked', 'checked', 'checked', 'checked', 'warning'])
})

it('gives one check no more than ten minutes, and goes on with the next', async () => {
  const { exitCodes, given } = await checksOf([20, 1], 120)
  expect(given).toEqual([10, 10])
  expect(exitCodes).toEqual([undefined, 0])
})

it('gives the checks of a short run a minute', async () => {
  expect(await checksOf([0.5], 1)).toMatchObject({ given: [1], exitCodes: [0] })
})
