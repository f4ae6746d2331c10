import * as z from 'zod'

// The events of a stream. Only the fields that are read, and strictly: silently dropping a call or text is worse than
// requesting the response again. New types are ignored.
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

const knownBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string().default('') }),
  z.object({ type: z.literal('thinking'), thinking: z.string().default(''), signature: z.string().default('') }),
  z.object({ type: z.literal('redacted_thinking'), data: z.string() }),
  z.object({ type: z.literal('tool_use'), id: z.string().nullish(), name: z.string(), input: z.unknown().optional() })
])
const block = z.union([knownBlock, otherThan(knownBlock.options)])

const knownDelta = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text_delta'), text: z.string() }),
  z.object({ type: z.literal('thinking_delta'), thinking: z.string() }),
  z.object({ type: z.literal('signature_delta'), signature: z.string() }),
  z.object({ type: z.literal('input_json_delta'), partial_json: z.string() })
])
const delta = z.union([knownDelta, otherThan(knownDelta.options)])

const stop_reason = z.string().nullish()
const index = z.number()

const knownEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message_start'), message: z.object({ usage: anyUsage }) }),
  z.object({ type: z.literal('content_block_start'), index, content_block: block }),
  z.object({ type: z.literal('content_block_delta'), index, delta }),
  z.object({ type: z.literal('message_delta'), delta: z.object({ stop_reason }), usage: anyUsage }),
  z.object({ type: z.literal('message_stop') }),
  // The document of a server that does not stream.
  z.object({ type: z.literal('message'), content: z.array(block), stop_reason, usage: anyUsage })
])
export const messageEvent = z.union([knownEvent, otherThan(knownEvent.options)])

export type MessageEvent = z.output<typeof messageEvent>
export type MessageUsage = z.output<typeof usage>
export type StartedBlock = z.output<typeof block>
export type BlockDelta = z.output<typeof delta>

function otherThan(known: readonly { readonly shape: { readonly type: z.ZodLiteral<string> } }[]) {
  const names = known.map(({ shape }) => shape.type.value)
  const type = z.string().refine((name) => !names.includes(name))
  return z.object({ type }).transform(() => ({ type: 'other' as const }))
}
