import { describe, expect, it } from '@jest/globals'
import { priceOf } from '../../src/settings/price-table.ts'

const none = new Map<string, never>()

describe('the price of a model', () => {
  it.each([
    ['api.openai.com', 'gpt-5', { input: 1.25, cachedInput: 0.125, output: 10 }],
    ['api.openai.com', 'gpt-5-2025-08-07', { input: 1.25, cachedInput: 0.125, output: 10 }],
    ['api.anthropic.com', 'claude-haiku-4-5-20251001', { input: 1, cachedInput: 0.1, cacheWrite: 1.25, output: 5 }],
    ['api.openai.com', 'gpt-6-sol', { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 10 }],
    ['generativelanguage.googleapis.com', 'models/gemini-2.5-pro', { input: 1.25, cachedInput: 0.125, output: 10 }]
  ])('at %s is known for %s', (host, name, price) => {
    expect(priceOf({ host, name }, none)).toEqual(price)
  })

  it.each([
    ['a known model at another host', 'proxy.example', 'gpt-5'],
    ['an unknown model', 'api.openai.com', 'gpt-5-turbo-ultra'],
    ['a model named like an object property', 'api.openai.com', 'constructor'],
    ['a host named like an object property', 'constructor', 'name']
  ])('is not guessed for %s', (_, host, name) => {
    expect(priceOf({ host, name }, none)).toBeUndefined()
  })

  it('is the one of agent.yml if it has one', () => {
    const own = { input: 1, cachedInput: 1, output: 1 }
    expect(priceOf({ host: 'api.openai.com', name: 'gpt-5' }, new Map([['gpt-5', own]]))).toBe(own)
  })

  it('is the one of agent.yml for the provider rather than for the name alone', () => {
    const here = { input: 1, cachedInput: 1, output: 1 }
    const anywhere = { input: 2, cachedInput: 2, output: 2 }
    const prices = new Map([
      ['gpt-5', anywhere],
      ['openai/gpt-5', here]
    ])
    expect(priceOf({ host: 'api.openai.com', name: 'gpt-5' }, prices)).toBe(here)
    expect(priceOf({ host: 'proxy.example', name: 'gpt-5' }, prices)).toBe(anywhere)
  })
})
