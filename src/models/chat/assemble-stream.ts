import type { ModelResponse, ModelRequest } from '../../agent/model.ts'
import { BodyReader, parseJson } from '../http/body-reader.ts'
import { CallAssembly } from './assemble-calls.ts'
import { chatChunk, type ChatChunk, type ChatDelta, type ChatUsage } from './chunk.ts'
import type { ChatMetadata, ThinkingCarrier } from './assistant-message.ts'
import { responseEnd } from './finish-reason.ts'
import { ThinkingDetails } from './thinking-details.ts'
import { failureOf, TransientFailure, type PermanentFailure } from '../failures/failures.ts'
import { MAX_CALLS } from '../max-calls.ts'
import { jsonOrText, readProblem } from '../failures/provider-problem.ts'

/** A reply as its stream told it. */
export interface AssembledResponse extends Omit<ModelResponse, 'tokens' | 'providerMetadata'> {
  /** What the sender wants back with it; undefined for nothing. */
  readonly metadata: ChatMetadata | undefined
  /** Undefined when the provider counted nothing. */
  readonly usage: ChatUsage | undefined
}

/**
 * Puts a reply together from the bytes of its answer: server-sent events, or one JSON document from a server that does
 * not stream. Whatever the sizes of the pieces it is fed, the result is the same.
 */
export class StreamAssembly {
  readonly #onDelta: ModelRequest['onDelta']
  readonly #reader = new BodyReader({
    onEvent: ({ name, data }) => {
      if (name === 'error') throw failureOf(readProblem(jsonOrText(data)))
      this.#takeData(data)
    },
    onDocument: (text) => {
      this.#document = text
      this.#takeData(text)
      this.#isOver = true
    }
  })
  readonly #calls = new CallAssembly()
  #document = ''
  #text = ''
  #thinking = ''
  #thinkingIn: ThinkingCarrier | undefined
  readonly #details = new ThinkingDetails()
  #hasChoice = false
  #isOver = false
  #finishReason: string | undefined
  #usage: ChatUsage | undefined

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
    if (this.#finishReason === undefined && !this.#isOver)
      throw new TransientFailure('the stream ended before the reply did')
    if (!this.#hasChoice) throw this.#noReply()

    const { calls, extras } = this.#calls.finish()
    const end = calls.length > MAX_CALLS ? 'length' : responseEnd(this.#finishReason, calls)
    return {
      text: this.#text,
      thinking: this.#thinking,
      toolCalls: end === 'complete' ? calls : [],
      end,
      // What was cut is not signed, and would be refused.
      metadata: end === 'complete' ? this.#echo(extras) : undefined,
      usage: this.#usage
    }
  }

  /** What a document says in place of a reply; a stream has said nothing. */
  #noReply(): TransientFailure | PermanentFailure {
    const { message, ...problem } = readProblem(jsonOrText(this.#document))
    const said = message === 'no explanation' ? 'the answer held no reply' : message
    return failureOf({ ...problem, message: said })
  }

  #echo(extras: ReadonlyMap<string, object>): ChatMetadata | undefined {
    const details = this.#details.finish()
    const echo = {
      ...(this.#thinkingIn && { thinkingIn: this.#thinkingIn }),
      ...(details.length > 0 && { details }),
      ...(extras.size > 0 && { extras: Object.fromEntries(extras) as ChatMetadata['extras'] })
    }
    return Object.keys(echo).length > 0 ? echo : undefined
  }

  #takeData(data: string): void {
    const line = data.trim()
    if (line === '' || line === 'null' || this.#isOver) return
    if (line === '[DONE]') this.#isOver = true
    else this.#takeChunk(parseChunk(data))
  }

  #takeChunk({ choices, usage, x_groq: groq }: ChatChunk): void {
    for (const choice of choices ?? []) {
      // Only one choice was asked for. It may come as several entries of one chunk; others have another number.
      if (choice.index) continue
      this.#hasChoice = true
      this.#usage = choice.usage ?? this.#usage
      const said = choice.delta ?? choice.message
      if (said) this.#takeDelta(said)
      if (choice.finish_reason) this.#finishReason = choice.finish_reason.toLowerCase()
    }
    this.#usage = usage ?? groq?.usage ?? this.#usage
  }

  #takeDelta(delta: ChatDelta): void {
    const { text, thinking, carrier } = contentOf(delta)
    this.#thinkingIn ??= carrier
    for (const detail of delta.reasoning_details ?? []) this.#details.add(detail)
    this.#thinking += thinking
    this.#text += text
    if (thinking !== '') this.#onDelta({ kind: 'thinking', text: thinking })
    if (text !== '') this.#onDelta({ kind: 'text', text })
    for (const call of delta.tool_calls ?? []) this.#calls.add(call)
  }
}

function parseChunk(data: string): ChatChunk {
  const value = parseJson(data)
  // Gemini wraps an error in a list.
  const said: unknown = Array.isArray(value) ? value[0] : value
  const chunk = chatChunk.safeParse(said)
  if (!chunk.success) throw new TransientFailure('it sent what is not a chat completion', { cause: chunk.error })
  const { error, object } = chunk.data
  if (error || object === 'error') throw failureOf(readProblem(said))
  return chunk.data
}

interface DeltaContent {
  readonly text: string
  readonly thinking: string
  /** Where the thinking was. */
  readonly carrier: ThinkingCarrier | undefined
}

function contentOf(delta: ChatDelta): DeltaContent {
  const { content, refusal } = delta
  // `reasoning` repeats `reasoning_content` where a server sends both, as `reasoning_details` does for either.
  const carrier = (['reasoning_content', 'reasoning'] as const).find((field) => delta[field])
  const thinking = (carrier && delta[carrier]) ?? ''
  if (!Array.isArray(content)) return { text: (content ?? '') + (refusal ?? ''), thinking, carrier }
  const inParts = content.map((part) => thinkingOf(part.thinking)).join('')
  return {
    text: content.map(({ text }) => text ?? '').join(''),
    thinking: thinking + inParts,
    carrier: carrier ?? (inParts === '' ? undefined : 'content')
  }
}

type PartThinking = Exclude<ChatDelta['content'], string | null | undefined>[number]['thinking']

function thinkingOf(thinking: PartThinking): string {
  return Array.isArray(thinking) ? thinking.map(({ text }) => text ?? '').join('') : (thinking ?? '')
}
