import { expect, it } from '@jest/globals'
import { Budget } from '../../src/agent/budget.ts'

const limits = { rounds: 10, tokens: 1000, minutes: 10, dollars: 1 }
const tokens = { input: 0, cachedInput: 0, output: 0, reasoning: 0, isEstimate: false }

it('counts dollars with the cached part at its own price', () => {
  const budget = new Budget({ limits, price: { input: 10_000, cachedInput: 1000, output: 0 }, now: () => 0 })
  budget.spend({ ...tokens, input: 150, cachedInput: 50 })
  expect(budget.exhausted).toBe('dollars')
})

it('ignores a limit in dollars that it has no price for', () => {
  const budget = new Budget({ limits, price: undefined, now: () => 0 })
  budget.spend({ ...tokens, input: 999 })
  expect(budget.exhausted).toBeUndefined()
})

it('knows the time that is left, and never less than none', () => {
  let now = 5000
  const budget = new Budget({ limits, price: undefined, now: () => now })
  now += 9 * 60_000
  expect(budget.remainingMs).toBe(60_000)
  now += 9 * 60_000
  expect(budget.remainingMs).toBe(0)
  expect(budget.exhausted).toBe('minutes')
})

it('gives each notice once', () => {
  let now = 0
  const budget = new Budget({ limits, price: undefined, now: () => now })
  now = 8 * 60_000
  expect(budget.takeNotice()).toContain('80 % of the minutes')
  expect(budget.takeNotice()).toBeUndefined()
  now = 9.5 * 60_000
  expect(budget.takeNotice()).toContain('95 % of the minutes')
  expect(budget.takeNotice()).toBeUndefined()
})
