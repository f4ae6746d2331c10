import { pieces } from '../pieces.ts'
import { argumentText, type ScriptedCall, type Turn, type Usage } from '../script.ts'
import { encryptThinking } from './encrypted-thinking.ts'
import { idAfter } from './item-order.ts'

const CHUNK_CHARS = 24

/** The request, and its number. */
export interface Heading {
  readonly number: number
  readonly model: string
  readonly body: Readonly<Record<string, unknown>>
}

export type StreamEvent = Readonly<Record<string, unknown>> & { readonly type: string }
type Fields = Readonly<Record<string, unknown>>

/** An item of a response, with the events between its start and its end. */
interface Output {
  /** The item without content. */
  readonly begun: Fields
  readonly done: Fields & { readonly id: string }
  /** Without the fields that all events of the item share. */
  readonly events: readonly StreamEvent[]
}

/** A turn as one JSON document. */
export function response(turn: Turn, heading: Heading, usage: Usage): object {
  const reason = incompleteReason(turn)
  return {
    ...frame(heading),
    status: reason === undefined ? 'completed' : 'incomplete',
    incomplete_details: reason === undefined ? null : { reason },
    output: outputs(turn, heading).map(({ done }) => done),
    usage: {
      input_tokens: usage.prompt_tokens,
      input_tokens_details: { cached_tokens: 0, ...usage.prompt_tokens_details },
      output_tokens: usage.completion_tokens,
      output_tokens_details: { reasoning_tokens: 0, ...usage.completion_tokens_details },
      total_tokens: usage.total_tokens
    }
  }
}

/** A turn as the events of a stream, in many small pieces. */
export function responseEvents(turn: Turn, heading: Heading, usage: Usage): StreamEvent[] {
  const begun = frame(heading)
  const last = incompleteReason(turn) === undefined ? 'completed' : 'incomplete'
  const events = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...outputs(turn, heading).flatMap(itemEvents),
    { type: `response.${last}`, response: response(turn, heading, usage) }
  ]
  return events.map((event, index) => ({ ...event, sequence_number: index }))
}

function frame({ number, model, body }: Heading): object {
  return {
    id: `resp_${number}`,
    object: 'response',
    created_at: 0,
    status: 'in_progress',
    error: null,
    incomplete_details: null,
    instructions: body['instructions'] ?? null,
    max_output_tokens: body['max_output_tokens'] ?? null,
    metadata: {},
    model,
    output: [],
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: body['store'] ?? true,
    temperature: body['temperature'] ?? 1,
    text: { format: { type: 'text' } },
    tool_choice: body['tool_choice'] ?? 'auto',
    tools: body['tools'] ?? [],
    top_p: 1,
    truncation: 'disabled',
    usage: null
  }
}

function incompleteReason({ finishReason }: Turn): string | undefined {
  return { length: 'max_output_tokens', content_filter: 'content_filter' }[finishReason ?? '']
}

function outputs(turn: Turn, { number, body }: Heading): Output[] {
  const { text, thinking, toolCalls = [], chunkChars: size = CHUNK_CHARS } = turn
  const thought = thinking ? `rs_${number}` : undefined
  const isEncrypted = Array.isArray(body['include']) && body['include'].includes('reasoning.encrypted_content')
  return [
    ...(thinking && thought ? [reasoning({ id: thought, thinking, size, isEncrypted })] : []),
    ...(text ? [message(idAfter(thought, `msg_${number}`), text, size)] : []),
    ...toolCalls.map((call, index) => {
      const suffix = `${number}_${index + 1}`
      return functionCall(call, { id: idAfter(thought, `fc_${suffix}`), callId: call.id ?? `call_${suffix}`, size })
    })
  ]
}

interface Thought {
  readonly id: string
  readonly thinking: string
  readonly size: number
  readonly isEncrypted: boolean
}

/** The real endpoint sends a summary only on request; this one always does. */
function reasoning({ id, thinking, size, isEncrypted }: Thought): Output {
  const part = (text: string) => ({ summary_index: 0, part: { type: 'summary_text', text } })
  const encrypted = isEncrypted ? { encrypted_content: encryptThinking(id, thinking) } : {}
  return {
    begun: { id, type: 'reasoning', summary: [], ...encrypted },
    done: { id, type: 'reasoning', summary: [part(thinking).part], ...encrypted },
    events: [
      { type: 'response.reasoning_summary_part.added', ...part('') },
      ...pieces(thinking, size).map((delta) => ({
        type: 'response.reasoning_summary_text.delta',
        summary_index: 0,
        delta
      })),
      { type: 'response.reasoning_summary_text.done', summary_index: 0, text: thinking },
      { type: 'response.reasoning_summary_part.done', ...part(thinking) }
    ]
  }
}

function message(id: string, content: string, size: number): Output {
  const part = (text: string) => ({
    content_index: 0,
    part: { type: 'output_text', annotations: [], logprobs: [], text }
  })
  const item = { id, type: 'message', role: 'assistant' }
  return {
    begun: { ...item, status: 'in_progress', content: [] },
    done: { ...item, status: 'completed', content: [part(content).part] },
    events: [
      { type: 'response.content_part.added', ...part('') },
      ...pieces(content, size).map((delta) => ({
        type: 'response.output_text.delta',
        content_index: 0,
        delta,
        logprobs: []
      })),
      { type: 'response.output_text.done', content_index: 0, text: content, logprobs: [] },
      { type: 'response.content_part.done', ...part(content) }
    ]
  }
}

interface CallOptions {
  readonly id: string
  readonly callId: string
  readonly size: number
}

function functionCall(call: ScriptedCall, { id, callId, size }: CallOptions): Output {
  const { name } = call
  const text = argumentText(call)
  const item = { id, type: 'function_call', call_id: callId, name }
  return {
    begun: { ...item, status: 'in_progress', arguments: '' },
    done: { ...item, status: 'completed', arguments: text },
    events: [
      ...pieces(text, size).map((delta) => ({ type: 'response.function_call_arguments.delta', delta })),
      { type: 'response.function_call_arguments.done', name, arguments: text }
    ]
  }
}

function itemEvents({ begun, done, events }: Output, index: number): StreamEvent[] {
  return [
    { type: 'response.output_item.added', output_index: index, item: begun },
    ...events.map((event) => ({ ...event, item_id: done.id, output_index: index })),
    { type: 'response.output_item.done', output_index: index, item: done }
  ]
}
