import type { ToolCall } from '../../agent/messages.ts'
import type { ModelRequest, ModelResponse } from '../../agent/model.ts'
import type { ResponseAssembler } from '../assembled-response.ts'
import { failureOf, TransientFailure } from '../failures/failures.ts'
import { hasError, readProblem } from '../failures/provider-problem.ts'
import { BodyReader, parseBodyJson } from '../http/body-reader.ts'
import { argumentText, UniqueIds } from '../tool-calls.ts'
import {
  streamEvent,
  wholeResponse,
  type ResponseUsage,
  type StreamEvent,
  type WholeResponse
} from './responses-event.ts'
import { returnedItems } from './input-items.ts'
import { paragraphs, readItems, SEPARATOR, textOf, thinkingOf, type CallItem, type OutputItem } from './output-item.ts'

/** Assembles the response from its completed items. Their pieces are only displayed. */
export class ResponsesAssembler implements ResponseAssembler<readonly object[], ResponseUsage> {
  readonly #onDelta: ModelRequest['onDelta']
  readonly #reader = new BodyReader({
    onEvent: ({ name, data }) => {
      this.#takeData(data, name)
    },
    onDocument: (text) => {
      this.#takeDocument(parseBodyJson(text))
    }
  })
  /** Items by their index in the response. */
  readonly #done = new Map<number, unknown>()
  readonly #begun = new Set<number>()
  readonly #streamed = { text: '', thinking: '' }
  #lastPart = ''
  #response: WholeResponse | undefined
  #isOver = false

  constructor(onDelta: ModelRequest['onDelta']) {
    this.#onDelta = onDelta
  }

  feed(bytes: Uint8Array): boolean {
    this.#reader.feed(bytes)
    return this.#isOver
  }

  end() {
    this.#reader.end()
    const response = this.#response
    if (!response) throw new TransientFailure('the stream ended before the response did')
    const items = this.#items(response)
    const calls = callItems(items)
    const end = responseEnd(response)
    const text = paragraphs(items.map((item) => (item.type === 'message' ? textOf(item) : ''))) || this.#streamed.text
    const thinking = paragraphs(items.map((item) => (item.type === 'reasoning' ? thinkingOf(item) : '')))
    if (this.#streamed.text === '' && text !== '') this.#onDelta({ kind: 'text', text })
    return {
      text,
      thinking: thinking || this.#streamed.thinking,
      toolCalls: end === 'complete' ? calls.map(callOf) : [],
      end,
      // The provider rejects the items of a cut response.
      metadata: end === 'complete' ? returnedItems(items) : undefined,
      usage: response.usage ?? undefined
    }
  }

  /** The last event repeats all items. Some servers leave it empty. */
  #items({ output }: WholeResponse): readonly OutputItem[] {
    if (output && output.length > 0) return withUniqueIds(readItems(output))
    if (this.#begun.size > 0) throw new TransientFailure('the response ended before its calls did')
    const indices = [...this.#done.keys()].sort((a, b) => a - b)
    return withUniqueIds(readItems(indices.map((index) => this.#done.get(index))))
  }

  #takeData(data: string, name: string | undefined): void {
    if (data.trim() === '' || this.#isOver) return
    if (data.trim() === '[DONE]') {
      this.#isOver = true
      return
    }
    const sent = parseBodyJson(data)
    const event = streamEvent.safeParse(sent).data
    if (name === 'error' || event?.type === 'error' || hasError(sent)) throw failureOf(readProblem(sent))
    if (!event) throw new TransientFailure('it sent an invalid event')
    this.#takeEvent(event)
  }

  #takeEvent(event: StreamEvent): void {
    switch (event.type) {
      case 'response.output_text.delta':
      case 'response.refusal.delta':
        this.#stream('text', event)
        return
      case 'response.reasoning_summary_text.delta':
      case 'response.reasoning_text.delta':
        this.#stream('thinking', event)
        return
      case 'response.output_item.added':
        this.#begin(event)
        return
      case 'response.function_call_arguments.delta':
        this.#onDelta({ kind: 'arguments', text: event.delta ?? '' })
        return
      case 'response.output_item.done':
        this.#begun.delete(this.#indexOf(event))
        this.#done.set(this.#indexOf(event), event.item)
        return
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
        this.#take(event.response, event.type.slice('response.'.length))
    }
  }

  #begin(event: StreamEvent): void {
    if (!isCall(event.item)) return
    this.#begun.add(this.#indexOf(event))
    this.#onDelta({ kind: 'call', text: '' })
  }

  #indexOf({ output_index: index }: StreamEvent): number {
    return index ?? this.#done.size
  }

  #stream(kind: 'text' | 'thinking', { delta, ...event }: StreamEvent): void {
    if (!delta) return
    const part = [kind, event.output_index, kind === 'thinking' && (event.summary_index ?? event.content_index)].join(
      ' '
    )
    const isNew = part !== this.#lastPart && this.#streamed[kind] !== ''
    this.#lastPart = part
    const text = isNew ? SEPARATOR + delta : delta
    this.#streamed[kind] += text
    this.#onDelta({ kind, text })
  }

  #takeDocument(sent: unknown): void {
    if (hasError(sent) && !isResponse(sent)) throw failureOf(readProblem(sent))
    if (!isResponse(sent)) throw new TransientFailure('the body contained no output')
    this.#take(sent, 'completed')
  }

  /** @param defaultStatus for a response without one */
  #take(sent: unknown, defaultStatus: string): void {
    const parsed = wholeResponse.safeParse(sent)
    if (!parsed.success) throw new TransientFailure('it sent an invalid response', { cause: parsed.error })
    const response = { ...parsed.data, status: parsed.data.status ?? defaultStatus }
    if (response.status === 'failed') throw failureOfResponse(response.error)
    if (response.status !== 'completed' && response.status !== 'incomplete')
      throw new TransientFailure(`the response ended as ${response.status}`)
    this.#response = response
    this.#isOver = true
  }
}

function isResponse(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'output' in value
}

function isCall(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'type' in item && item.type === 'function_call'
}

function failureOfResponse(error: unknown) {
  const problem = readProblem(error)
  return failureOf(problem, { retryAfterMs: statedWaitMs(problem.message) })
}

/** The wait that OpenAI states in the message: within a stream, there are no headers. */
function statedWaitMs(message: string): number | undefined {
  const [, minutes, amount, unit] = /try again in (?:(\d+)m(?!s))?(\d+(?:\.\d+)?)(ms|s)\b/i.exec(message) ?? []
  if (amount === undefined) return undefined
  return Number(minutes ?? 0) * 60_000 + Math.ceil(Number(amount) * (unit === 's' ? 1000 : 1))
}

function responseEnd({ status, incomplete_details: details }: WholeResponse): ModelResponse['end'] {
  if (status === 'completed') return 'complete'
  return details?.reason === 'content_filter' ? 'content-filter' : 'length'
}

function callItems(items: readonly OutputItem[]): readonly CallItem[] {
  return items.filter((item) => item.type === 'function_call')
}

/** Gives each call an id that no other call of the response has. */
function withUniqueIds(items: readonly OutputItem[]): readonly OutputItem[] {
  const ids = new UniqueIds()
  return items.map((item) => {
    if (item.type !== 'function_call') return item
    const wanted = [item.call_id, item.id].find(Boolean) ?? `call_${ids.size + 1}`
    return { ...item, call_id: ids.take(wanted) }
  })
}

function callOf({ call_id: id, name, arguments: args, status }: CallItem): ToolCall {
  const call = { id: id ?? '', name, arguments: argumentText(args) }
  return status === 'incomplete' ? { ...call, problem: 'It was cut off before its arguments were complete.' } : call
}
