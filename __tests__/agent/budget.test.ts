import { expect, it } from '@jest/globals'
import { Budget } from '../../src/agent/budget.ts'

const limits = { turns: 10, tokens: 1000, minutes: 10, dollars: 1 }
const tokens = { input: 0, cachedInput: 0, output: 0, reasoning: 0, isEstimate: false }

it('counts dollars, with cached tokens at their own price', () => {
  const budget = new Budget({ limits, price: { input: 10_000, cachedInput: 1000, output: 0 }, now: () => 0 })
  budget.spend({ ...tokens, input: 150, cachedInput: 50 })
  expect(budget.reachedLimit).toBe('dollars')
})

it('ignores a limit in dollars when the price is unknown', () => {
  const budget = new Budget({ limits, price: undefined, now: () => 0 })
  budget.spend({ ...tokens, input: 999 })
  expect(budget.reachedLimit).toBeUndefined()
})

it('reports the remaining time, never below zero', () => {
  let now = 5000
  const budget = new Budget({ limits, price: undefined, now: () => now })
  now += 9 * 60_000
  expect(budget.remainingMs).toBe(60_000)
  now += 9 * 60_000
  expect(budget.remainingMs).toBe(0)
  expect(budget.reachedLimit).toBe('minutes')
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

it.each([
  ['tokens', { input: 800, output: 0 }, '80 % of the tokens for this run are used; 200 left.'],
  ['dollars', { input: 0, output: 76 }, '76 % of the dollars for this run are used; 0.24 left.']
])('gives a notice of %s', (_, spent, notice) => {
  const budget = new Budget({ limits, price: { input: 0, cachedInput: 0, output: 10_000 }, now: () => 0 })
  budget.spend({ ...tokens, ...spent })
  expect(budget.takeNotice()).toContain(notice)
})

it('never says that everything is used while something is left', () => {
  const budget = new Budget({ limits, price: undefined, now: () => 0 })
  budget.spend({ ...tokens, input: 999 })
  expect(budget.takeNotice()).toMatch(/^99 % of the tokens for this run are used; 1 left\./)
})

it('gives no notice of a limit that has been reached', () => {
  const budget = new Budget({ limits, price: undefined, now: () => 0 })
  budget.spend({ ...tokens, input: 1100 })
  expect([budget.takeNotice(), budget.reachedLimit]).toEqual([undefined, 'tokens'])
})

it('gives a child a share of the rest, and counts what the child spends', () => {
  const price = { input: 500, cachedInput: 0, output: 0 }
  const budget = new Budget({ limits, price, now: () => 0 })
  budget.spend({ ...tokens, input: 200 })
  const child = budget.createChild({ turns: 3, share: 0.5 })
  child.spend({ ...tokens, input: 399 })
  expect([child.reachedLimit, budget.reachedLimit]).toEqual([undefined, undefined])
  child.spend({ ...tokens, input: 1 })
  expect([child.reachedLimit, budget.reachedLimit]).toEqual(['tokens', undefined])
  budget.spend({ ...tokens, input: 400 })
  expect(budget.reachedLimit).toBe('tokens')
})

it('gives a child turns of its own, and a share of the dollars and minutes', () => {
  let now = 0
  const price = { input: 1000, cachedInput: 0, output: 0 }
  const budget = new Budget({ limits, price, now: () => now })
  budget.spend({ ...tokens, input: 500 })
  now = 4 * 60_000
  const child = budget.createChild({ turns: 1, share: 0.5 })
  expect(child.remainingMs).toBe(3 * 60_000)
  child.startTurn()
  expect(child.reachedLimit).toBe('turns')
  const other = budget.createChild({ turns: 2, share: 0.5 })
  other.spendAt(tokens, undefined)
  expect(other.reachedLimit).toBeUndefined()
  other.spendAt({ ...tokens, input: 100 }, { input: 2500, cachedInput: 0, output: 0 })
  expect([other.reachedLimit, budget.reachedLimit]).toEqual(['dollars', undefined])
})

it('gives nothing to the child of a spent budget', () => {
  const budget = new Budget({ limits, price: undefined, now: () => 0 })
  budget.spend({ ...tokens, input: 2000 })
  expect(budget.createChild({ turns: 3, share: 0.5 }).reachedLimit).toBe('tokens')
})
