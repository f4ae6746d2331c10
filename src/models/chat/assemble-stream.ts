import { createParser } from 'eventsource-parser'
import type { ToolCall } from '../../agent/messages.ts'
import type { Reply, ReplyRequest } from '../../agent/model.ts'
import { areComplete, CallAssembly } from './assemble-calls.ts'
import { chatChunk, type ChatChunk, type ChatDelta, type ChatUsage } from './chunk.ts'
import { failureOf, PassingFailure } from '../failures.ts'
import { readProblem } from '../provider-problem.ts'

/** A reply as its stream told it. */
export interface AssembledReply extends Omit<Reply, 'tokens'> {
  /** True when the thinking came as `reasoning_content`, whose senders want it back. */
  readonly wantsThinkingBack: boolean
  /** Undefined when the provider counted nothing. */
  readonly usage: ChatUsage | undefined
}

/** Far beyond any reply; a server that never stops must not fill the memory. */
const MAX_CHARS = 64 * 2 ** 20
/** Far beyond any sensible reply: the results of thousands of calls would make a request of hundreds of megabytes. */
const MAX_CALLS = 128

/**
 * Puts a reply together from the bytes of its answer: server-sent events, or one JSON document from a server that does
 * not stream. Whatever the sizes of the pieces it is fed, the result is the same.
 */
export class StreamAssembly {
  readonly #onDelta: ReplyRequest['onDelta']
  readonly #decoder = new TextDecoder()
  readonly #events = createParser({
    onEvent: ({ data }) => {
      this.#takeData(data)
    }
  })
  readonly #calls = new CallAssembly()
  readonly #document: string[] = []
  #form: 'unknown' | 'events' | 'document' = 'unknown'
  #chars = 0
  #text = ''
  #thinking = ''
  #wantsThinkingBack = false
  #hasChoice = false
  #isOver = false
  #finishReason: string | undefined
  #usage: ChatUsage | undefined

  constructor(onDelta: ReplyRequest['onDelta']) {
    this.#onDelta = onDelta
  }

  /**
   * @returns true once the stream has said that nothing more comes
   * @throws PassingFailure or Refusal for an error that the provider reports, or a stream that makes no sense
   */
  feed(bytes: Uint8Array): boolean {
    this.#read(this.#decoder.decode(bytes, { stream: true }))
    return this.#isOver
  }

  /**
   * The whole reply, at the end of the bytes.
   *
   * @throws as `feed` does, and PassingFailure when the stream ended before the reply did
   */
  end(): AssembledReply {
    // The last event counts even where the blank line after it is missing.
    this.#read(this.#decoder.decode() + (this.#form === 'events' ? '\n\n' : ''))
    if (this.#form === 'document') this.#takeDocument()
    if (this.#finishReason === undefined && !this.#isOver)
      throw new PassingFailure('the stream ended before the reply did')
    if (!this.#hasChoice) throw new PassingFailure('the answer held no reply')

    const toolCalls = this.#calls.finish()
    const end = this.#endOf(toolCalls)
    return {
      text: this.#text,
      thinking: this.#thinking,
      toolCalls: end === 'complete' ? toolCalls : [],
      end,
      wantsThinkingBack: this.#wantsThinkingBack,
      usage: this.#usage
    }
  }

  #read(text: string): void {
    this.#chars += text.length
    if (this.#chars > MAX_CHARS) throw new PassingFailure(`the reply grew beyond ${MAX_CHARS} characters`)
    // Servers mislabel their content type. No line of an event stream begins with a brace; JSON does.
    if (this.#form === 'unknown' && text.trim() !== '') this.#form = /^\s*[{[]/.test(text) ? 'document' : 'events'
    if (this.#form === 'document') this.#document.push(text)
    else this.#events.feed(text)
  }

  #takeDocument(): void {
    this.#takeData(this.#document.join(''))
    this.#isOver = true
  }

  #takeData(data: string): void {
    if (data.trim() === '' || this.#isOver) return
    if (data.trim() === '[DONE]') this.#isOver = true
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
    if (delta.reasoning_content) this.#wantsThinkingBack = true
    const { text, thinking } = contentOf(delta)
    this.#thinking += thinking
    this.#text += text
    if (thinking !== '') this.#onDelta({ kind: 'thinking', text: thinking })
    if (text !== '') this.#onDelta({ kind: 'text', text })
    for (const call of delta.tool_calls ?? []) this.#calls.add(call)
  }

  #endOf(toolCalls: readonly ToolCall[]): Reply['end'] {
    if (toolCalls.length > MAX_CALLS) return 'length'
    const reason = this.#finishReason
    // Some servers end with [DONE] alone. Arguments that stop in the middle then show that the reply was cut.
    if (reason === undefined) return areComplete(toolCalls) ? 'complete' : 'length'
    if (/length|max_tokens|context_window/.test(reason)) return 'length'
    if (/filter|safety|sensitive|recitation|prohibited/.test(reason)) return 'content-filter'
    if (/error|abort|insufficient/.test(reason)) throw new PassingFailure(`the reply ended with "${reason}"`)
    return 'complete'
  }
}

function parseChunk(data: string): ChatChunk {
  const chunk = chatChunk.safeParse(parseJson(data))
  if (!chunk.success) throw new PassingFailure('it sent what is not a chat completion', { cause: chunk.error })
  const { error, object } = chunk.data
  if (error || object === 'error') throw failureOf(readProblem(parseJson(data)))
  return chunk.data
}

function parseJson(data: string): unknown {
  try {
    const value: unknown = JSON.parse(data)
    // Gemini wraps an error in a list.
    return Array.isArray(value) ? value[0] : value
  } catch (error) {
    throw new PassingFailure('it sent what is not JSON', { cause: error })
  }
}

function contentOf(delta: ChatDelta): { text: string; thinking: string } {
  // `reasoning` repeats `reasoning_content` where a server sends both, as `reasoning_details` does for either.
  const thinking = [delta.reasoning_content, delta.reasoning].find(Boolean) ?? ''
  if (!Array.isArray(delta.content)) return { text: (delta.content ?? '') + (delta.refusal ?? ''), thinking }
  return {
    text: delta.content.map(({ text }) => text ?? '').join(''),
    thinking: thinking + delta.content.map((part) => thinkingOf(part.thinking)).join('')
  }
}

type PartThinking = Exclude<ChatDelta['content'], string | null | undefined>[number]['thinking']

function thinkingOf(thinking: PartThinking): string {
  return Array.isArray(thinking) ? thinking.map(({ text }) => text ?? '').join('') : (thinking ?? '')
}
