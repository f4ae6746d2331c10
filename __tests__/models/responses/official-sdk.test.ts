import { afterEach, expect, it } from '@jest/globals'
import fc from 'fast-check'
import OpenAI from 'openai'
import type { ModelResponse } from '../../../src/agent/model.ts'
import type { Turn } from '../../../emulators/model/script.ts'
import { closeServers, modelOf, request, start } from '../../support/model-requests.ts'
import '../../support/property-seed.ts'

// Our protocol must assemble a stream exactly as OpenAI's own SDK does.

afterEach(closeServers)

const calls = [1, 2, 3].map((line) => ({ name: 'grep', arguments: { pattern: `"${line}" — 🌍\n` } }))
const usage = {
  prompt_tokens: 90,
  completion_tokens: 40,
  total_tokens: 130,
  prompt_tokens_details: { cached_tokens: 64 },
  completion_tokens_details: { reasoning_tokens: 30 }
}

/** A turn as assembled by our protocol and by the SDK. */
async function assembleBoth(turn: Turn) {
  const server = await start([turn, turn])
  const ours = await modelOf(server, 'responses').respond(request())
  const sdk = new OpenAI({ baseURL: server.baseUrlOf('responses'), apiKey: server.apiKey, maxRetries: 0 })
  // Safe: our protocol wrote this request.
  const body = server.requests[0]?.body as unknown as Parameters<typeof sdk.responses.stream>[0]
  const theirs = await sdk.responses.stream(body).finalResponse()
  return { ours: fromAdapter(ours), theirs: fromSdk(theirs) }
}

function fromAdapter({ text, thinking, toolCalls, end, tokens }: ModelResponse) {
  const calls = toolCalls.map(({ name, arguments: args }) => [name, args])
  return { text, thinking, calls, isComplete: end === 'complete', tokens: [tokens.output, tokens.reasoning] }
}

function fromSdk({ output, output_text: text, status, usage: counted }: OpenAI.Responses.Response) {
  const isComplete = status === 'completed'
  const calls = output.flatMap((item) => (item.type === 'function_call' ? [[item.name, item.arguments]] : []))
  const thinking = output.flatMap((item) => (item.type === 'reasoning' ? item.summary : []))
  return {
    text,
    thinking: thinking.map((part) => part.text).join(''),
    calls: isComplete ? calls : [],
    isComplete,
    tokens: [counted?.output_tokens, counted?.output_tokens_details.reasoning_tokens]
  }
}

it.each<[string, Turn]>([
  ['text', { text: 'ok' }],
  ['text in the smallest pieces', { text: 'naïve 🌍 “words”', chunkChars: 1 }],
  ['thinking and text', { text: 'ok', thinking: 'Hm.\n\nWell.' }],
  ['a call', { toolCalls: calls.slice(0, 1) }],
  ['several calls', { toolCalls: calls, thinking: 'All three.', chunkChars: 3 }],
  ['everything', { text: 'Look.', thinking: 'Where?', toolCalls: calls, usage }],
  ['a call with malformed JSON', { toolCalls: [{ name: 'grep', arguments: '{"pattern": "a' }] }],
  ['a cut response', { text: 'So fa', toolCalls: calls, finishReason: 'length' }],
  ['a filtered response', { text: 'So', finishReason: 'content_filter' }]
])('assembles %s like the official SDK', async (_, turn) => {
  const { ours, theirs } = await assembleBoth(turn)
  expect(ours).toEqual(theirs)
})

it('assembles any turn like the official SDK', async () => {
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
  await fc.assert(
    fc.asyncProperty(turns, async (turn) => {
      const { ours, theirs } = await assembleBoth(turn)
      expect(ours).toEqual(theirs)
    }),
    { numRuns: 60 }
  )
})
