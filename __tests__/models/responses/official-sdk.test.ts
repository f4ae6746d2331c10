import { afterEach, expect, it } from '@jest/globals'
import fc from 'fast-check'
import OpenAI from 'openai'
import type { Turn } from '../../../src/loopback/model/script.ts'
import { closeServers, modelOf, request, start } from '../asking.ts'
import '../../support/property-seed.ts'

// OpenAI's own SDK puts the same answers together: what ours takes out of the bytes has to be what theirs does.

afterEach(closeServers)

const calls = [1, 2, 3].map((line) => ({ name: 'grep', arguments: { pattern: `"${line}" — 🌍\n` } }))
const usage = {
  prompt_tokens: 90,
  completion_tokens: 40,
  total_tokens: 130,
  prompt_tokens_details: { cached_tokens: 64 },
  completion_tokens_details: { reasoning_tokens: 30 }
}

/** One turn, as our adapter tells it and as the SDK does. */
async function bothOf(turn: Turn) {
  const server = await start([turn, turn])
  const ours = await modelOf(server, 'responses').reply(request())
  const sdk = new OpenAI({ baseURL: server.baseUrlOf('responses'), apiKey: server.apiKey, maxRetries: 0 })
  const { model, input, tools, ...rest } = server.requests[0]?.body ?? {}
  // The casts: the very request that our adapter has made.
  const body = { ...rest, model, input, tools } as OpenAI.Responses.ResponseCreateParamsNonStreaming & { stream: true }
  const theirs = await sdk.responses.stream(body).finalResponse()
  return { ours, theirs }
}

async function expectAgreement(turn: Turn): Promise<void> {
  const { ours, theirs } = await bothOf(turn)
  const items = theirs.output
  const { usage: counted } = theirs
  expect(ours).toMatchObject({
    text: theirs.output_text,
    thinking: items.flatMap((item) => (item.type === 'reasoning' ? item.summary.map(({ text }) => text) : [])).join(''),
    tokens: {
      input: counted?.input_tokens,
      output: counted?.output_tokens,
      reasoning: counted?.output_tokens_details.reasoning_tokens
    }
  })
  const asked = items.flatMap((item) => (item.type === 'function_call' ? [[item.name, item.arguments]] : []))
  const isWhole = theirs.status === 'completed'
  expect(ours.toolCalls.map(({ name, arguments: text }) => [name, text])).toEqual(isWhole ? asked : [])
  expect(ours.end === 'complete').toBe(isWhole)
}

it.each<[string, Turn]>([
  ['words', { text: 'ok' }],
  ['words in the smallest pieces', { text: 'naïve 🌍 “words”', chunkChars: 1 }],
  ['thinking and words', { text: 'ok', thinking: 'Hm.\n\nWell.' }],
  ['a call', { toolCalls: calls.slice(0, 1) }],
  ['several calls', { toolCalls: calls, thinking: 'All three.', chunkChars: 3 }],
  ['everything', { text: 'Look.', thinking: 'Where?', toolCalls: calls, usage }],
  ['a call of broken JSON', { toolCalls: [{ name: 'grep', arguments: '{"pattern": "a' }] }],
  ['a reply that was cut', { text: 'So fa', toolCalls: calls, finishReason: 'length' }],
  ['a reply that was filtered', { text: 'So', finishReason: 'content_filter' }]
])('%s is to us what it is to the official SDK', async (_, turn) => {
  await expectAgreement(turn)
})

it('any turn is to us what it is to the official SDK', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((said) => said.trim() !== '')
  const call = fc.record({
    name: fc.constant('grep'),
    arguments: fc.record({ pattern: fc.string({ unit: 'grapheme' }) })
  })
  const turns = fc.record(
    {
      text,
      thinking: text,
      toolCalls: fc.array(call, { maxLength: 4 }),
      chunkChars: fc.integer({ min: 1, max: 9 }),
      finishReason: fc.constantFrom('stop', 'length', 'content_filter')
    },
    { requiredKeys: [] }
  )
  await fc.assert(fc.asyncProperty(turns, expectAgreement), { numRuns: 60 })
})
