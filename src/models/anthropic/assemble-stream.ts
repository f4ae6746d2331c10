import type { ToolCall } from '../../agent/messages.ts'
import type { ModelResponse, ModelRequest } from '../../agent/model.ts'
import { BodyReader, parseJson } from '../http/body-reader.ts'
import { failureOf, TransientFailure } from '../failures/failures.ts'
import { MAX_CALLS } from '../max-calls.ts'
import { hasError, readProblem } from '../failures/provider-problem.ts'
import { UniqueIds } from '../unique-ids.ts'
import type { MetadataPart } from './provider-metadata.ts'
import { messageEvent, type BlockDelta, type MessageEvent, type MessageUsage, type StartedBlock } from './event.ts'

export interface AssembledResponse extends Pick<ModelResponse, 'text' | 'thinking' | 'toolCalls' | 'end'> {
  /** All parts in their order; undefined when there was no thinking among them. */
  readonly metadata: readonly MetadataPart[] | undefined
  readonly usage: MessageUsage
}

type Part =
  | { readonly kind: 'text'; text: string }
  | { readonly kind: 'thinking'; text: string; signature: string }
  | { readonly kind: 'redacted'; readonly data: string }
  | { readonly kind: 'call'; readonly id: string; readonly name: string; readonly input: unknown; json: string }
  | { readonly kind: 'other' }

/** Puts a reply together from the bytes of its answer. */
export class MessageAssembly {
  readonly #onDelta: ModelRequest['onDelta']
  readonly #reader = new BodyReader({
    onEvent: ({ data, name }) => {
      // Some servers end with OpenAI's word.
      if (data.trim() !== '' && data.trim() !== '[DONE]') this.#read(parseJson(data), name === 'error')
    },
    onDocument: (text) => {
      this.#read(parseJson(text), false)
    }
  })
  readonly #parts: Part[] = []
  readonly #byIndex = new Map<number, Part>()
  readonly #ids = new UniqueIds()
  #isOver = false
  #stopReason: string | undefined
  #usage: MessageUsage = {}

  constructor(onDelta: ModelRequest['onDelta']) {
    this.#onDelta = onDelta
  }

  /**
   * @returns true once the reply is whole
   * @throws PassingFailure or Refusal for an error that the provider reports, or an event that makes no sense
   */
  feed(bytes: Uint8Array): boolean {
    this.#reader.feed(bytes)
    return this.#isOver
  }

  /**
   * The whole reply, at the end of the bytes.
   *
   * @throws as `feed` does, and PassingFailure when the stream ended before the reply did
   */
  end(): AssembledResponse {
    this.#reader.end()
    if (!this.#isOver) throw new TransientFailure('the stream ended before the reply did')
    const toolCalls = this.#parts.flatMap(callIn)
    const end = toolCalls.length > MAX_CALLS ? 'length' : endOf(this.#stopReason)
    const hasThinking = this.#parts.some(({ kind }) => kind === 'thinking' || kind === 'redacted')
    return {
      text: this.#parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
      thinking: this.#parts.map((part) => (part.kind === 'thinking' ? part.text : '')).join(''),
      toolCalls: end === 'complete' ? toolCalls : [],
      end,
      metadata: hasThinking ? this.#parts.flatMap(echoed) : undefined,
      usage: this.#usage
    }
  }

  #read(sent: unknown, isError: boolean): void {
    if (this.#isOver) return
    if (isError || hasError(sent)) throw failureOf(readProblem(sent))
    const event = messageEvent.safeParse(sent)
    if (!event.success) throw new TransientFailure('it sent what is not a part of a message', { cause: event.error })
    this.#take(event.data)
  }

  #take(event: MessageEvent): void {
    switch (event.type) {
      case 'message_start':
        this.#count(event.message.usage)
        return
      case 'content_block_start':
        this.#byIndex.set(event.index, this.#begin(event.content_block))
        return
      case 'content_block_delta':
        this.#add(event.index, event.delta)
        return
      case 'message_delta':
        this.#stopReason = event.delta.stop_reason ?? this.#stopReason
        this.#count(event.usage)
        return
      case 'message':
        for (const block of event.content) this.#begin(block)
        this.#stopReason = event.stop_reason ?? undefined
        this.#count(event.usage)
        this.#isOver = true
        return
      case 'message_stop':
        this.#isOver = true
        return
      case 'other':
        return
    }
  }

  /** Each count is that of the whole message so far; what an event leaves out stays. */
  #count(usage: MessageUsage | null | undefined): void {
    const said = Object.entries(usage ?? {}).filter(([, value]) => value != null)
    this.#usage = { ...this.#usage, ...Object.fromEntries(said) }
  }

  #begin(block: StartedBlock): Part {
    const part = this.#partFor(block)
    this.#parts.push(part)
    if (part.kind === 'text' || part.kind === 'thinking') this.#tell(part.kind, part.text)
    return part
  }

  #partFor(block: StartedBlock): Part {
    switch (block.type) {
      case 'text':
        return { kind: 'text', text: block.text }
      case 'thinking':
        return { kind: 'thinking', text: block.thinking, signature: block.signature }
      case 'redacted_thinking':
        return { kind: 'redacted', data: block.data }
      case 'tool_use': {
        if (block.name === '') throw new TransientFailure('it sent a tool call without a name')
        return {
          kind: 'call',
          id: this.#ids.take([block.id].find(Boolean) ?? `call_${this.#parts.length + 1}`),
          name: block.name,
          input: block.input,
          json: ''
        }
      }
      case 'other':
        return { kind: 'other' }
    }
  }

  #add(index: number, delta: BlockDelta): void {
    const part = this.#byIndex.get(index)
    if (part?.kind === 'other' || delta.type === 'other') return
    if (!addTo(part, delta)) throw new TransientFailure(`it sent ${delta.type} where none belongs`)
    if (delta.type === 'text_delta') this.#tell('text', delta.text)
    else if (delta.type === 'thinking_delta') this.#tell('thinking', delta.thinking)
  }

  #tell(kind: 'text' | 'thinking', text: string): void {
    if (text !== '') this.#onDelta({ kind, text })
  }
}

/** False for a piece that does not belong to this part. */
function addTo(part: Part | undefined, delta: BlockDelta): boolean {
  switch (part?.kind) {
    case 'text':
      if (delta.type === 'text_delta') part.text += delta.text
      return delta.type === 'text_delta'
    case 'thinking':
      if (delta.type === 'thinking_delta') part.text += delta.thinking
      if (delta.type === 'signature_delta') part.signature = delta.signature
      return delta.type === 'thinking_delta' || delta.type === 'signature_delta'
    case 'call':
      if (delta.type === 'input_json_delta') part.json += delta.partial_json
      return delta.type === 'input_json_delta'
    default:
      return false
  }
}

/** @throws PassingFailure for a reply that its server gave up */
function endOf(reason: string | undefined): ModelResponse['end'] {
  // Without a reason nothing says that the reply is whole, and a call must not be run on a guess.
  if (reason === undefined) throw new TransientFailure('the reply ended without saying why')
  if (/max_tokens|length|context_window/.test(reason)) return 'length'
  if (/refusal|filter|safety|sensitive/.test(reason)) return 'content-filter'
  if (/error|abort/.test(reason)) throw new TransientFailure(`the reply ended with "${reason}"`)
  return 'complete'
}

function callIn(part: Part): ToolCall[] {
  if (part.kind !== 'call') return []
  const { id, name, input, json } = part
  // Servers that do not send the input piece by piece send it with the call itself.
  return [{ id, name, arguments: json.trim() === '' ? JSON.stringify(input ?? {}) : json }]
}

function echoed(part: Part): MetadataPart[] {
  switch (part.kind) {
    case 'text':
      return [{ type: 'text', chars: part.text.length }]
    case 'thinking':
      return [{ type: 'thinking', thinking: part.text, signature: part.signature }]
    case 'redacted':
      return [{ type: 'redacted_thinking', data: part.data }]
    case 'call':
      return [{ type: 'tool_use', id: part.id }]
    case 'other':
      return []
  }
}
