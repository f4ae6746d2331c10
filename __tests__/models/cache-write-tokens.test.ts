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

it.each(['chat', 'responses', 'anthropic'] as const)('%s counts what was written to the cache', async (api) => {
  const { tokens } = await modelOf(await start([turnWith(600, 300)]), api).respond(request())
  expect(tokens).toMatchObject({ input: 1_000, cachedInput: 600, cacheWrite: 300, output: 10 })
})

it.each(['chat', 'responses', 'anthropic'] as const)('%s says nothing of it where there was none', async (api) => {
  const { tokens } = await modelOf(await start([turnWith(600, 0)]), api).respond(request())
  expect(tokens).not.toHaveProperty('cacheWrite')
})

it.each(['chat', 'responses'] as const)('%s takes no more for written than was not read', async (api) => {
  const { tokens } = await modelOf(await start([turnWith(600, 900)]), api).respond(request())
  expect(tokens).toMatchObject({ input: 1_000, cachedInput: 600, cacheWrite: 400 })
})

it.each([
  ['at its own price', { input: 10, cachedInput: 1, cacheWrite: 12.5, output: 50 }, 0.001 + 0.0006 + 0.00375 + 0.0005],
  ['as input where it has none', { input: 10, cachedInput: 1, output: 50 }, 0.001 + 0.0006 + 0.003 + 0.0005]
])('is paid %s', (_, price, dollars) => {
  expect(costOf({ input: 1_000, cachedInput: 600, cacheWrite: 300, output: 10 }, price)).toBeCloseTo(dollars, 8)
})
