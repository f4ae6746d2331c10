import { afterEach, expect, it } from '@jest/globals'
import type { Api } from '../../src/domain/settings.ts'
import { AnthropicAssembler } from '../../src/models/anthropic/anthropic-stream.ts'
import { modelResponse } from '../../src/models/assembled-response.ts'
import { ChatAssembler } from '../../src/models/chat/chat-stream.ts'
import { TransientFailure } from '../../src/models/failures/failures.ts'
import { GeminiAssembler } from '../../src/models/gemini/gemini-stream.ts'
import { BodyReader } from '../../src/models/http/body-reader.ts'
import { ResponsesAssembler } from '../../src/models/responses/responses-stream.ts'
import { askOver, closeServers, ok } from '../support/model-requests.ts'

afterEach(closeServers)

const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
const ignore = () => undefined

// Attack: `JSON.parse` reads any depth, and whatever writes the value again overflows the stack.
it.each([
  [
    'the arguments of a chat',
    new ChatAssembler(ignore),
    `{"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"name":"grep","arguments":{"a":${DEEP}}}}]}}]}`
  ],
  [
    'what a chat wants back',
    new ChatAssembler(ignore),
    `{"choices":[{"delta":{"tool_calls":[{"index":0,"extra_content":{"a":${DEEP}},"function":{"name":"grep"}}]}}]}`
  ],
  [
    'an item of Responses',
    new ResponsesAssembler(ignore),
    `{"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","summary":[],"more":${DEEP}}}`
  ],
  [
    'the input of Anthropic',
    new AnthropicAssembler(ignore),
    `{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","name":"grep","input":{"a":${DEEP}}}}`
  ],
  [
    'the arguments of Gemini',
    new GeminiAssembler(ignore),
    `{"candidates":[{"content":{"parts":[{"functionCall":{"name":"grep","args":{"a":${DEEP}}}}]}}]}`
  ]
])('refuses a response in which %s are nested too deeply', (...[, assembler, event]) => {
  const feed = () => assembler.feed(Buffer.from(`data: ${event}\n\n`))
  expect(feed).toThrow(new TransientFailure('it sent JSON that is nested deeper than 400 levels'))
})

it('fails a response, and not the run, if reading it throws', () => {
  const overflow = () => {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const failure = 'its response could not be read (Maximum call stack size exceeded)'
  const reader = new BodyReader({ onEvent: overflow, onDocument: overflow })
  expect(() => {
    reader.feed(Buffer.from('data: {}\n\n'))
  }).toThrow(failure)
  const context = { source: '', promptBytes: 1, countTokens: ignore }
  expect(() => modelResponse({ feed: () => true, end: overflow }, context)).toThrow(failure)
})

it.each(
  (['chat', 'responses', 'anthropic', 'gemini'] satisfies Api[]).flatMap((api) =>
    [1e308, 1e13, 1.5].map((count) => [api, count] as const)
  )
)('estimates the tokens over %s if the server counts %d', async (api, count) => {
  const usage = { prompt_tokens: 100, completion_tokens: count, total_tokens: 100 + count }
  const { response } = await askOver([{ ...ok, usage }], { api })
  expect(response.tokens).toMatchObject({ isEstimate: true, output: 1 })
})
