import { afterEach, expect, it } from '@jest/globals'
import { costOf } from '../../src/agent/price.ts'
import type { Turn } from '../../emulators/model/script.ts'
import { closeServers, modelOf, request, start } from '../support/model-requests.ts'

afterEach(closeServers)

const turnWith = (cached_tokens: number, cache_write_tokens: number): Turn => ({
  text: 'ok',
  usage: {
    prompt_tokens: 1_000,
    completion_tokens: 10,
    total_tokens: 1_010,
    prompt_tokens_details: { cached_tokens, cache_write_tokens }
  }
})

it.each(['chat', 'responses', 'anthropic'] as const)('counts cache writes over %s', async (api) => {
  const { tokens } = await modelOf(await start([turnWith(600, 300)]), api).respond(request())
  expect(tokens).toMatchObject({ input: 1_000, cachedInput: 600, cacheWrite: 300, output: 10 })
})

it.each(['chat', 'responses', 'anthropic'] as const)(
  'leaves out the count over %s if there are no cache writes',
  async (api) => {
    const { tokens } = await modelOf(await start([turnWith(600, 0)]), api).respond(request())
    expect(tokens).not.toHaveProperty('cacheWrite')
  }
)

it.each(['chat', 'responses'] as const)(
  'counts over %s no more cache writes than tokens that were not read',
  async (api) => {
    const { tokens } = await modelOf(await start([turnWith(600, 900)]), api).respond(request())
    expect(tokens).toMatchObject({ input: 1_000, cachedInput: 600, cacheWrite: 400 })
  }
)

it.each([
  [
    'at their own price',
    { input: 10, cachedInput: 1, cacheWrite: 12.5, output: 50 },
    0.001 + 0.0006 + 0.00375 + 0.0005
  ],
  [
    'as input if they have no price of their own',
    { input: 10, cachedInput: 1, output: 50 },
    0.001 + 0.0006 + 0.003 + 0.0005
  ]
])('charges cache writes %s', (_, price, dollars) => {
  expect(costOf({ input: 1_000, cachedInput: 600, cacheWrite: 300, output: 10 }, price)).toBeCloseTo(dollars, 8)
})
