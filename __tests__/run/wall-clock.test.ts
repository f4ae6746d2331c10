import { afterEach, expect, it } from '@jest/globals'
import { openBudget } from '../../src/run/work/agent-run.ts'
import { runChecks } from '../../src/run/rooms/run-checks.ts'
import type { TestedSandbox } from '../../src/workspace/sandbox/sandbox.ts'

const DAY = 86_400_000
const readClock = Date.now.bind(Date)

afterEach(() => {
  Date.now = readClock
})

function setClock(byMs: number): void {
  Date.now = () => readClock() + byMs
}

it.each([
  ['forward', DAY],
  ['back', -DAY]
])('uses up no minutes of a run when the clock of the runner is set %s', (_, byMs) => {
  const limits = { turns: 10, minutes: 5, tokens: 1_000, dollars: undefined }
  const budget = openBudget({ limits, price: undefined })
  const before = budget.remainingMs
  setClock(byMs)
  expect(budget.reachedLimit).toBeUndefined()
  expect(budget.remainingMs).toBeLessThanOrEqual(before)
  expect(budget.remainingMs).toBeGreaterThan(before - 60_000)
})

it.each([
  ['forward', DAY],
  ['back', -DAY]
])('leaves each check its minutes when the clock of the runner is set %s', async (_, byMs) => {
  const given: number[] = []
  const workspace = {
    root: import.meta.dirname,
    // Only its absence matters.
    sandbox: {} as TestedSandbox,
    run: (_command: string, { timeoutMs = 0 }) => {
      given.push(timeoutMs)
      setClock(byMs)
      return Promise.resolve({ exitCode: 0, timedOut: false, durationMs: 0, output: '' })
    }
  }
  const checks = [
    { run: 'one', reports: [] },
    { run: 'two', reports: [] }
  ]
  const options = { emit: () => undefined, redact: (text: string) => text, signal: new AbortController().signal }
  await runChecks({ workspace, checks, when: 'after', minutes: 5 }, options)
  expect(given).toHaveLength(2)
  for (const timeoutMs of given) expect(Math.abs(timeoutMs - 5 * 60_000)).toBeLessThan(60_000)
})
