import { expect, it } from '@jest/globals'
import { AnthropicAssembler } from '../../src/models/anthropic/anthropic-stream.ts'
import { ChatAssembler } from '../../src/models/chat/chat-stream.ts'
import { PermanentFailure } from '../../src/models/failures/failures.ts'
import { GeminiAssembler } from '../../src/models/gemini/gemini-stream.ts'
import { ResponsesAssembler } from '../../src/models/responses/responses-stream.ts'

interface Streams {
  readonly createAssembler: () => { feed(bytes: Uint8Array): boolean; end(): unknown }
  /** Events of a response, up to the one with the reason for its end. */
  readonly ended: (reason: 'cut off' | 'stopped') => readonly object[]
  readonly error: object
  readonly usage: object
}

const error = { message: 'The model is not available.', code: 400 }

const protocols: readonly (readonly [string, Streams])[] = [
  [
    'Chat Completions',
    {
      createAssembler: () => new ChatAssembler(() => undefined),
      ended: (reason) => [
        { choices: [{ index: 0, delta: { content: 'one two' } }], usage: { prompt_tokens: 5, completion_tokens: 2 } },
        { choices: [{ index: 0, delta: {}, finish_reason: reason === 'cut off' ? 'length' : 'stop' }] }
      ],
      error: { error },
      usage: { prompt_tokens: 5, completion_tokens: 2 }
    }
  ],
  [
    'Chat Completions, with the error in the last chunk',
    {
      createAssembler: () => new ChatAssembler(() => undefined),
      ended: () => [{ choices: [{ index: 0, delta: { content: 'one two' } }] }],
      error: { choices: [{ index: 0, delta: {}, finish_reason: 'length' }], usage: { prompt_tokens: 5 }, error },
      usage: { prompt_tokens: 5 }
    }
  ],
  [
    'Anthropic',
    {
      createAssembler: () => new AnthropicAssembler(() => undefined),
      ended: (reason) => [
        { type: 'message_start', message: { usage: { input_tokens: 5 } } },
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'one two' } },
        {
          type: 'message_delta',
          delta: { stop_reason: reason === 'cut off' ? 'max_tokens' : 'end_turn' },
          usage: { output_tokens: 2 }
        }
      ],
      error: { type: 'error', error },
      usage: { input_tokens: 5, output_tokens: 2 }
    }
  ],
  [
    'Gemini',
    {
      createAssembler: () => new GeminiAssembler(() => undefined),
      ended: (reason) => [
        {
          candidates: [
            { content: { parts: [{ text: 'one two' }] }, finishReason: reason === 'cut off' ? 'MAX_TOKENS' : 'STOP' }
          ],
          usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 2 }
        }
      ],
      error: { error },
      usage: { promptTokenCount: 5, candidatesTokenCount: 2 }
    }
  ],
  [
    'Responses',
    {
      createAssembler: () => new ResponsesAssembler(() => undefined),
      ended: () => [
        { type: 'response.output_text.delta', output_index: 0, delta: 'one two' },
        {
          type: 'response.incomplete',
          response: {
            output: [],
            status: 'incomplete',
            incomplete_details: { reason: 'max_output_tokens' },
            usage: { input_tokens: 5, output_tokens: 2 }
          }
        }
      ],
      error: { type: 'error', error },
      usage: { input_tokens: 5, output_tokens: 2 }
    }
  ]
]

function assembled({ createAssembler }: Streams, events: readonly object[]): unknown {
  const assembler = createAssembler()
  for (const event of events) assembler.feed(Buffer.from(`data: ${JSON.stringify(event)}\n\n`))
  return assembler.end()
}

it.each(protocols)('reports a response as cut off even if an error follows, in %s', (...[, streams]) => {
  const response = assembled(streams, [...streams.ended('cut off'), streams.error])
  expect(response).toMatchObject({ end: 'length', text: 'one two', toolCalls: [], usage: streams.usage })
})

const separate = protocols.filter(([name]) => ['Chat Completions', 'Anthropic', 'Gemini'].includes(name))

it.each(separate)('reports an error after any other end, in %s', (...[, streams]) => {
  expect(() => assembled(streams, [...streams.ended('stopped'), streams.error])).toThrow(PermanentFailure)
})
