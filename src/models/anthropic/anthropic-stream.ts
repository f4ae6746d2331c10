import type { ToolCall } from '../../agent/messages.ts'
import type { ModelRequest, ModelResponse } from '../../agent/model.ts'
import type { ResponseAssembler } from '../assembled-response.ts'
import { failureOf, TransientFailure } from '../failures/failures.ts'
import { hasError, readProblem } from '../failures/provider-problem.ts'
import { BodyReader, parseBodyJson } from '../http/body-reader.ts'
import { argumentText, UniqueIds } from '../tool-calls.ts'
import {
  messageEvent,
  type BlockDelta,
  type MessageEvent,
  type MessageUsage,
  type StartedBlock
} from './anthropic-event.ts'
import type { MetadataPart } from './provider-metadata.ts'

type Part =
  | { readonly kind: 'text'; text: string }
  | { readonly kind: 'thinking'; text: string; signature: string }
  | { readonly kind: 'redacted'; readonly data: string }
  | { readonly kind: 'call'; readonly id: string; readonly name: string; readonly input: unknown; json: string }
  | { readonly kind: 'other' }

export class AnthropicAssembler implements ResponseAssembler<readonly MetadataPart[], MessageUsage> {
  readonly #onDelta: ModelRequest['onDelta']
  readonly #reader = new BodyReader({
    onEvent: ({ data, name }) => {
      // Some servers end the stream like OpenAI.
      if (data.trim() !== '' && data.trim() !== '[DONE]') this.#read(parseBodyJson(data), name === 'error')
    },
    onDocument: (text) => {
      this.#read(parseBodyJson(text), false)
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

  feed(bytes: Uint8Array): boolean {
    this.#reader.feed(bytes)
    return this.#isOver
  }

  end() {
    this.#reader.end()
    if (!this.#isOver) throw new TransientFailure('the stream ended before the response did')
    const toolCalls = this.#parts.flatMap(callIn)
    const end = responseEnd(this.#stopReason)
    const hasThinking = this.#parts.some(({ kind }) => kind === 'thinking' || kind === 'redacted')
    return {
      text: this.#parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
      thinking: this.#parts.map((part) => (part.kind === 'thinking' ? part.text : '')).join(''),
      toolCalls: end === 'complete' ? toolCalls : [],
      end,
      metadata: hasThinking ? this.#parts.flatMap(metadataPart) : undefined,
      usage: this.#usage
    }
  }

  #read(sent: unknown, isError: boolean): void {
    if (this.#isOver) return
    if (isError || hasError(sent)) {
      // Once a response was cut off, a later error of the server does not matter.
      if (!isCutOff(this.#stopReason)) throw failureOf(readProblem(sent))
      this.#isOver = true
      return
    }
    const event = messageEvent.safeParse(sent)
    if (!event.success) throw new TransientFailure('it sent an invalid event', { cause: event.error })
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

  /** Each count is the total so far; a count that an event omits stays. */
  #count(usage: MessageUsage | null | undefined): void {
    const counted = Object.entries(usage ?? {}).filter(([, value]) => value != null)
    this.#usage = { ...this.#usage, ...Object.fromEntries(counted) }
  }

  #begin(block: StartedBlock): Part {
    const part = this.#partFor(block)
    this.#parts.push(part)
    if (part.kind === 'text' || part.kind === 'thinking') this.#stream(part.kind, part.text)
    if (part.kind === 'call') this.#onDelta({ kind: 'call', text: part.name })
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
    if (!addTo(part, delta)) throw new TransientFailure(`it sent an unexpected ${delta.type}`)
    if (delta.type === 'text_delta') this.#stream('text', delta.text)
    else if (delta.type === 'thinking_delta') this.#stream('thinking', delta.thinking)
    else if (delta.type === 'input_json_delta') this.#stream('arguments', delta.partial_json)
  }

  #stream(kind: 'text' | 'thinking' | 'arguments', text: string): void {
    if (text !== '') this.#onDelta({ kind, text })
  }
}

/** @returns false for a delta that does not belong to this part */
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

/** True for a response that the token limit cut off. */
function isCutOff(reason: string | undefined): boolean {
  return reason !== undefined && /max_tokens|length|context_window/.test(reason)
}

/** @throws TransientFailure for a response that failed */
function responseEnd(reason: string | undefined): ModelResponse['end'] {
  // Without a reason the response may be incomplete, and a call must not run on a guess.
  if (reason === undefined) throw new TransientFailure('the response ended without a stop reason')
  if (isCutOff(reason)) return 'length'
  if (/refusal|filter|safety|sensitive/.test(reason)) return 'content-filter'
  if (/error|abort/.test(reason)) throw new TransientFailure(`the response ended with "${reason}"`)
  return 'complete'
}

function callIn(part: Part): ToolCall[] {
  if (part.kind !== 'call') return []
  const { id, name, input, json } = part
  // Servers that do not stream the input send it with the call.
  return [{ id, name, arguments: argumentText(json.trim() === '' ? input : json) }]
}

function metadataPart(part: Part): MetadataPart[] {
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
