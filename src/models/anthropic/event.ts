import * as z from 'zod'

// The events of a stream, as far as they are read: strict on that, for a call or a word that is dropped quietly is worse
// than a reply that is asked for again, and blind to what is new.
// Source: https://platform.claude.com/docs/en/build-with-claude/streaming

const count = z.number().nonnegative().nullish().catch(undefined)

const usage = z.object({
  input_tokens: count,
  cache_creation_input_tokens: count,
  cache_read_input_tokens: count,
  output_tokens: count,
  output_tokens_details: z.object({ thinking_tokens: count }).nullish().catch(undefined)
})

const anyUsage = usage.nullish().catch(undefined)

const block = z.union([
  z.object({ type: z.literal('text'), text: z.string().default('') }),
  z.object({ type: z.literal('thinking'), thinking: z.string().default(''), signature: z.string().default('') }),
  z.object({ type: z.literal('redacted_thinking'), data: z.string() }),
  z.object({ type: z.literal('tool_use'), id: z.string().nullish(), name: z.string(), input: z.unknown().optional() }),
  otherThan('text', 'thinking', 'redacted_thinking', 'tool_use')
])

const delta = z.union([
  z.object({ type: z.literal('text_delta'), text: z.string() }),
  z.object({ type: z.literal('thinking_delta'), thinking: z.string() }),
  z.object({ type: z.literal('signature_delta'), signature: z.string() }),
  z.object({ type: z.literal('input_json_delta'), partial_json: z.string() }),
  otherThan('text_delta', 'thinking_delta', 'signature_delta', 'input_json_delta')
])

const stop_reason = z.string().nullish()
const index = z.number()

export const messageEvent = z.union([
  z.object({ type: z.literal('message_start'), message: z.object({ usage: anyUsage }) }),
  z.object({ type: z.literal('content_block_start'), index, content_block: block }),
  z.object({ type: z.literal('content_block_delta'), index, delta }),
  z.object({ type: z.literal('message_delta'), delta: z.object({ stop_reason }), usage: anyUsage }),
  z.object({ type: z.literal('message_stop') }),
  // A whole message is the answer of a server that does not stream.
  z.object({ type: z.literal('message'), content: z.array(block), stop_reason, usage: anyUsage }),
  z.object({ type: z.literal('error'), error: z.unknown() }),
  otherThan(
    'message_start',
    'content_block_start',
    'content_block_delta',
    'message_delta',
    'message_stop',
    'message',
    'error'
  )
])

export type MessageEvent = z.output<typeof messageEvent>
export type MessageUsage = z.output<typeof usage>
export type StartedBlock = z.output<typeof block>
export type BlockDelta = z.output<typeof delta>

function otherThan(...known: readonly string[]) {
  const type = z.string().refine((name) => !known.includes(name))
  return z.object({ type }).transform(() => ({ type: 'other' as const }))
}
