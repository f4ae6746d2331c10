import type { ToolCall } from '../../agent/messages.ts'
import type { ModelResponse, ModelRequest } from '../../agent/model.ts'
import { BodyReader, parseJson } from '../http/body-reader.ts'
import { failureOf, TransientFailure } from '../failures/failures.ts'
import { MAX_CALLS } from '../max-calls.ts'
import { hasError, readProblem } from '../failures/provider-problem.ts'
import { UniqueIds } from '../unique-ids.ts'
import { argumentText, returnedItems } from './input-items.ts'
import { streamEvent, wholeResponse, type ResponseUsage, type StreamEvent, type WholeResponse } from './event.ts'
import { paragraphs, PARTING, readItems, textOf, thinkingOf, type CallItem, type OutputItem } from './output-item.ts'

/** A reply as its stream told it. */
export interface AssembledResponse extends Omit<ModelResponse, 'tokens' | 'providerMetadata'> {
  /** The items that go back with it; undefined where its text and calls say all. */
  readonly metadata: readonly object[] | undefined
  /** Undefined when the provider counted nothing. */
  readonly usage: ResponseUsage | undefined
}

/** Puts a reply together from the bytes of its answer. The items count when they are done, the pieces are for people. */
export class ResponseAssembly {
  readonly #onDelta: ModelRequest['onDelta']
  readonly #reader = new BodyReader({
    onEvent: ({ name, data }) => {
      this.#takeData(data, name)
    },
    onDocument: (text) => {
      this.#takeDocument(parseJson(text))
    }
  })
  /** By their place in the reply. */
  readonly #done = new Map<number, unknown>()
  readonly #begun = new Set<number>()
  readonly #told = { text: '', thinking: '' }
  #lastPart = ''
  #whole: WholeResponse | undefined
  #isOver = false

  constructor(onDelta: ModelRequest['onDelta']) {
    this.#onDelta = onDelta
  }

  /**
   * @returns true once the stream has said that nothing more comes
   * @throws PassingFailure or Refusal for an error that the provider reports, or a stream that makes no sense
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
    const whole = this.#whole
    if (!whole) throw new TransientFailure('the stream ended before the reply did')
    const items = this.#items(whole)
    const calls = callItems(items)
    const end = calls.length > MAX_CALLS ? 'length' : endOf(whole)
    const text = paragraphs(items.map((item) => (item.type === 'message' ? textOf(item) : ''))) || this.#told.text
    const thinking = paragraphs(items.map((item) => (item.type === 'reasoning' ? thinkingOf(item) : '')))
    if (this.#told.text === '' && text !== '') this.#onDelta({ kind: 'text', text })
    return {
      text,
      thinking: thinking || this.#told.thinking,
      toolCalls: end === 'complete' ? calls.map(callOf) : [],
      end,
      // What was cut is not whole enough to go back.
      metadata: end === 'complete' ? returnedItems(items) : undefined,
      usage: whole.usage ?? undefined
    }
  }

  /** The last event repeats all items; some servers leave it empty. */
  #items({ output }: WholeResponse): readonly OutputItem[] {
    if (output && output.length > 0) return withOwnIds(readItems(output))
    if (this.#begun.size > 0) throw new TransientFailure('the reply ended before its calls did')
    const places = [...this.#done.keys()].sort((a, b) => a - b)
    return withOwnIds(readItems(places.map((place) => this.#done.get(place))))
  }

  #takeData(data: string, name: string | undefined): void {
    if (data.trim() === '' || this.#isOver) return
    if (data.trim() === '[DONE]') {
      this.#isOver = true
      return
    }
    const said = parseJson(data)
    const event = streamEvent.safeParse(said).data
    if (name === 'error' || event?.type === 'error' || hasError(said)) throw failureOf(readProblem(said))
    if (!event) throw new TransientFailure('it sent what is not an event of a response')
    this.#takeEvent(event)
  }

  #takeEvent(event: StreamEvent): void {
    switch (event.type) {
      case 'response.output_text.delta':
      case 'response.refusal.delta':
        this.#tell('text', event)
        return
      case 'response.reasoning_summary_text.delta':
      case 'response.reasoning_text.delta':
        this.#tell('thinking', event)
        return
      case 'response.output_item.added':
        if (isCall(event.item)) this.#begun.add(this.#placeOf(event))
        return
      case 'response.output_item.done':
        this.#begun.delete(this.#placeOf(event))
        this.#done.set(this.#placeOf(event), event.item)
        return
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
        this.#take(event.response, event.type.slice('response.'.length))
    }
  }

  #placeOf({ output_index: place }: StreamEvent): number {
    return place ?? this.#done.size
  }

  #tell(kind: 'text' | 'thinking', { delta, ...event }: StreamEvent): void {
    if (!delta) return
    const part = [kind, event.output_index, kind === 'thinking' && (event.summary_index ?? event.content_index)].join(
      ' '
    )
    const isNext = part !== this.#lastPart && this.#told[kind] !== ''
    this.#lastPart = part
    const text = isNext ? PARTING + delta : delta
    this.#told[kind] += text
    this.#onDelta({ kind, text })
  }

  #takeDocument(said: unknown): void {
    if (hasError(said) && !isResponse(said)) throw failureOf(readProblem(said))
    if (!isResponse(said)) throw new TransientFailure('the answer held no reply')
    this.#take(said, 'completed')
  }

  /** @param otherwise the status of a response that names none */
  #take(said: unknown, otherwise: string): void {
    const parsed = wholeResponse.safeParse(said)
    if (!parsed.success) throw new TransientFailure('it sent what is not a response', { cause: parsed.error })
    const response = { ...parsed.data, status: parsed.data.status ?? otherwise }
    if (response.status === 'failed') throw failureOfResponse(response.error)
    if (response.status !== 'completed' && response.status !== 'incomplete')
      throw new TransientFailure(`the reply ended as ${response.status}`)
    this.#whole = response
    this.#isOver = true
  }
}

function isResponse(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'output' in said
}

function isCall(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'type' in item && item.type === 'function_call'
}

function failureOfResponse(error: unknown) {
  const problem = readProblem(error)
  return failureOf(problem, { retryAfterMs: waitIn(problem.message) })
}

/** The wait that OpenAI names in words where there are no headers any more. */
function waitIn(message: string): number | undefined {
  const [, minutes, amount, unit] = /try again in (?:(\d+)m(?!s))?(\d+(?:\.\d+)?)(ms|s)\b/i.exec(message) ?? []
  if (amount === undefined) return undefined
  return Number(minutes ?? 0) * 60_000 + Math.ceil(Number(amount) * (unit === 's' ? 1000 : 1))
}

function endOf({ status, incomplete_details: details }: WholeResponse): ModelResponse['end'] {
  if (status === 'completed') return 'complete'
  return details?.reason === 'content_filter' ? 'content-filter' : 'length'
}

function callItems(items: readonly OutputItem[]): readonly CallItem[] {
  return items.filter((item) => item.type === 'function_call')
}

/** Every call with an id that no other call of the reply has. */
function withOwnIds(items: readonly OutputItem[]): readonly OutputItem[] {
  const ids = new UniqueIds()
  return items.map((item) => {
    if (item.type !== 'function_call') return item
    const wanted = [item.call_id, item.id].find(Boolean) ?? `call_${ids.size + 1}`
    return { ...item, call_id: ids.take(wanted) }
  })
}

function callOf({ call_id: id, name, arguments: given, status }: CallItem): ToolCall {
  const call = { id: id ?? '', name, arguments: argumentText(given) }
  return status === 'incomplete' ? { ...call, problem: 'It was cut off before its arguments were whole.' } : call
}
