import { pieces } from '../pieces.ts'
import { argumentText, type Turn } from '../script.ts'
import { countUsage } from '../usage.ts'
import { signThinking } from './signature.ts'

const PIECE_CHARS = 24

/** OpenAI's finish reasons, which scripts use, as Anthropic's. Others are sent unchanged. */
const STOP_REASONS: Readonly<Record<string, string>> = {
  stop: 'end_turn',
  tool_calls: 'tool_use',
  length: 'max_tokens',
  content_filter: 'refusal'
}

export interface Heading {
  readonly id: string
  readonly model: string
}

type Block =
  | { readonly type: 'thinking'; readonly thinking: string; readonly signature: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: string }

export type StreamEvent = Readonly<Record<string, unknown>> & { readonly type: string }

export interface Counted {
  readonly input_tokens: number
  readonly cache_creation_input_tokens: number
  readonly cache_read_input_tokens: number
  readonly output_tokens: number
  readonly output_tokens_details: { readonly thinking_tokens: number }
}

/** A turn as one JSON document. */
export function message(turn: Turn, heading: Heading, usage: Counted): object {
  const content = blocksOf(turn, heading).map((block) =>
    block.type === 'tool_use' ? { ...block, input: JSON.parse(block.input) as unknown } : block
  )
  return { ...envelope(heading), content, stop_reason: stopReason(turn), stop_sequence: null, usage }
}

/** A turn as the events of a stream without the last one, in many small pieces. */
export function messageEvents(turn: Turn, heading: Heading, usage: Counted): StreamEvent[] {
  const size = turn.chunkChars ?? PIECE_CHARS
  const start = { ...envelope(heading), content: [], stop_reason: null, stop_sequence: null }
  return [
    {
      type: 'message_start',
      message: { ...start, usage: { ...usage, output_tokens: 1, output_tokens_details: null } }
    },
    { type: 'ping' },
    ...blocksOf(turn, heading).flatMap((block, index) => blockEvents(block, index, size)),
    { type: 'message_delta', delta: { stop_reason: stopReason(turn), stop_sequence: null }, usage }
  ]
}

/** Plausible counts in the format of this protocol, which counts cache reads and writes apart. */
export function countTokens(turn: Turn, prompt: string, previousPrompt: string): Counted {
  const counted = countUsage(turn, prompt, previousPrompt)
  const { cached_tokens: cached = 0, cache_write_tokens: written = 0 } = counted.prompt_tokens_details ?? {}
  return {
    input_tokens: counted.prompt_tokens - cached - written,
    cache_creation_input_tokens: written,
    cache_read_input_tokens: cached,
    output_tokens: counted.completion_tokens,
    output_tokens_details: { thinking_tokens: counted.completion_tokens_details?.reasoning_tokens ?? 0 }
  }
}

function envelope({ id, model }: Heading) {
  return { id, type: 'message', role: 'assistant', model }
}

function blocksOf({ thinking = '', text = '', toolCalls = [] }: Turn, { id }: Heading): Block[] {
  const calls = toolCalls.map((call, index): Block => ({
    type: 'tool_use',
    id: call.id ?? `toolu_${id}_${index + 1}`,
    name: call.name,
    input: argumentText(call)
  }))
  return [
    ...(thinking === '' ? [] : [{ type: 'thinking', thinking, signature: signThinking(thinking) } as const]),
    ...(text === '' ? [] : [{ type: 'text', text } as const]),
    ...calls
  ]
}

function blockEvents(block: Block, index: number, size: number): StreamEvent[] {
  return [
    { type: 'content_block_start', index, content_block: startOf(block) },
    ...deltas(block, size).map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index }
  ]
}

function startOf(block: Block): object {
  switch (block.type) {
    case 'thinking':
      return { type: 'thinking', thinking: '', signature: '' }
    case 'text':
      return { type: 'text', text: '' }
    case 'tool_use':
      return { type: 'tool_use', id: block.id, name: block.name, input: {} }
  }
}

function deltas(block: Block, size: number): object[] {
  switch (block.type) {
    case 'thinking':
      return [
        ...pieces(block.thinking, size).map((thinking) => ({ type: 'thinking_delta', thinking })),
        { type: 'signature_delta', signature: block.signature }
      ]
    case 'text':
      return pieces(block.text, size).map((text) => ({ type: 'text_delta', text }))
    case 'tool_use':
      return ['', ...pieces(block.input, size)].map((json) => ({ type: 'input_json_delta', partial_json: json }))
  }
}

function stopReason(turn: Turn): string {
  const reason = turn.finishReason ?? (turn.toolCalls?.length ? 'tool_calls' : 'stop')
  return STOP_REASONS[reason] ?? reason
}
