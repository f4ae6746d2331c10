import Anthropic from '@anthropic-ai/sdk'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../../support/property-seed.ts'
import type { ModelResponse } from '../../../src/agent/model.ts'
import type { Step, Turn } from '../../../emulators/model/script.ts'
import type { ModelEmulator } from '../../../emulators/model/start-model.ts'
import { closeServers, request, start } from '../../support/model-requests.ts'
import { model, streamOf } from '../../support/anthropic-requests.ts'

// Our protocol must assemble a stream exactly as Anthropic's own SDK does.

let server: ModelEmulator
let next: Step = {}

beforeAll(async () => {
  server = await start(() => next)
})

afterAll(closeServers)

/** What both must agree on. */
type Compared = Pick<ModelResponse, 'text' | 'thinking'> & {
  readonly calls: readonly { readonly id: string; readonly name: string; readonly input: unknown }[]
  readonly tokens: Omit<ModelResponse['tokens'], 'isEstimate'>
}

async function ours(step: Step): Promise<Compared> {
  next = step
  const { text, thinking, toolCalls, tokens } = await model(server).respond(request())
  const { input, cachedInput, output, reasoning } = tokens
  const calls = toolCalls.map(({ id, name, arguments: json }) => ({ id, name, input: JSON.parse(json) as unknown }))
  return { text, thinking, calls, tokens: { input, cachedInput, output, reasoning } }
}

async function official(step: Step): Promise<Compared> {
  next = step
  const client = new Anthropic({ apiKey: server.apiKey, baseURL: server.baseUrlOf('anthropic'), maxRetries: 0 })
  const body = { model: server.name, max_tokens: 9, messages: [{ role: 'user', content: 'Find it.' }] } as const
  const { content, usage } = await client.messages.stream({ ...body, messages: [...body.messages] }).finalMessage()
  const cachedInput = usage.cache_read_input_tokens ?? 0
  return {
    text: content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
    thinking: content.map((block) => (block.type === 'thinking' ? block.thinking : '')).join(''),
    calls: content.flatMap((block) =>
      block.type === 'tool_use' ? [{ id: block.id, name: block.name, input: block.input }] : []
    ),
    tokens: {
      input: usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + cachedInput,
      cachedInput,
      output: usage.output_tokens,
      reasoning: usage.output_tokens_details?.thinking_tokens ?? 0
    }
  }
}

const usage = { prompt_tokens: 90, completion_tokens: 8, total_tokens: 98 }
const call = (id: string) => ({ id, name: 'grep', arguments: { pattern: 'x "y" \\ 🌍', deep: [{ n: 1.5 }, null] } })

describe("our response equals that of Anthropic's SDK", () => {
  it.each<[string, Step]>([
    ['for text', { text: 'ok', usage }],
    ['for nothing', { usage }],
    [
      'for text, thinking and calls',
      { text: 'a', thinking: 'b', toolCalls: [call('a'), call('b')], usage, chunkChars: 1 }
    ],
    ['for a call without arguments', { toolCalls: [{ id: 'a', name: 'grep', arguments: {} }], usage }],
    ['for cached tokens', { text: 'a', usage: { ...usage, prompt_tokens_details: { cached_tokens: 60 } } }],
    [
      'for thinking between texts, and unknown parts',
      {
        fault: 'raw',
        body: streamOf([
          [
            { type: 'thinking', thinking: '', signature: '' },
            { type: 'thinking_delta', thinking: 'one' }
          ],
          [
            { type: 'text', text: 'start ' },
            { type: 'text_delta', text: 'more' }
          ],
          [{ type: 'redacted_thinking', data: 'x' }],
          [{ type: 'server_tool_use', id: 's', name: 'web_search', input: {} }],
          [{ type: 'thinking', thinking: 'two', signature: 's' }],
          [
            { type: 'text', text: '' },
            { type: 'text_delta', text: 'end' }
          ]
        ])
      }
    ]
  ])('%s', async (_, step) => {
    const expected = await official(step)
    expect(await ours(step)).toEqual(expected)
  })

  it('for any turn in pieces of any size', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 })
    const usages = fc.record({
      prompt_tokens: fc.integer({ min: 1, max: 9e6 }),
      completion_tokens: fc.nat(),
      total_tokens: fc.nat()
    })
    const call = fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('grep', 'finish'),
      arguments: fc.dictionary(text, fc.jsonValue())
    })
    const turns: fc.Arbitrary<Turn> = fc.record({
      text,
      thinking: text,
      toolCalls: fc.array(call, { maxLength: 3 }),
      usage: usages,
      chunkChars: fc.integer({ min: 1, max: 30 })
    })
    await fc.assert(
      fc.asyncProperty(turns, async (turn) => {
        const expected = await official(turn)
        expect(await ours(turn)).toEqual(expected)
      }),
      { numRuns: 60 }
    )
  })
})
