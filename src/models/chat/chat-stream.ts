import type { ModelRequest, ModelResponse } from '../../agent/model.ts'
import type { ResponseAssembler } from '../assembled-response.ts'
import { failureOf, TransientFailure, type PermanentFailure } from '../failures/failures.ts'
import { jsonOrText, readProblem } from '../failures/provider-problem.ts'
import { BodyReader, parseBodyJson } from '../http/body-reader.ts'
import { CallAssembler } from './assemble-calls.ts'
import type { ChatMetadata, ThinkingField } from './assistant-message.ts'
import { chatChunk, type ChatChunk, type ChatDelta, type ChatUsage } from './chat-chunk.ts'
import type { ToolCall } from '../../agent/messages.ts'
import { readArguments } from '../../agent/read-arguments.ts'

export class ChatAssembler implements ResponseAssembler<ChatMetadata, ChatUsage> {
  readonly #onDelta: ModelRequest['onDelta']
  readonly #reader = new BodyReader({
    onEvent: ({ name, data }) => {
      if (name === 'error') this.#takeError(jsonOrText(data))
      else this.#takeData(data)
    },
    onDocument: (text) => {
      this.#document = text
      this.#takeData(text)
      this.#isOver = true
    }
  })
  readonly #calls: CallAssembler
  #document = ''
  #text = ''
  #thinking = ''
  #thinkingIn: ThinkingField | undefined
  readonly #details = new ThinkingDetails()
  #hasChoice = false
  #isOver = false
  #finishReason: string | undefined
  #usage: ChatUsage | undefined

  constructor(onDelta: ModelRequest['onDelta']) {
    this.#onDelta = onDelta
    this.#calls = new CallAssembler(onDelta)
  }

  feed(bytes: Uint8Array): boolean {
    this.#reader.feed(bytes)
    return this.#isOver
  }

  end() {
    this.#reader.end()
    if (this.#finishReason === undefined && !this.#isOver)
      throw new TransientFailure('the stream ended before the response did')
    if (!this.#hasChoice) throw this.#withoutResponse()

    const { calls, extras } = this.#calls.finish()
    const end = responseEnd(this.#finishReason, calls)
    return {
      text: this.#text,
      thinking: this.#thinking,
      toolCalls: end === 'complete' ? calls : [],
      end,
      // A cut response is not signed, and would be rejected.
      metadata: end === 'complete' ? this.#metadata(extras) : undefined,
      usage: this.#usage
    }
  }

  /** The failure of a document without a response, or of an empty stream. */
  #withoutResponse(): TransientFailure | PermanentFailure {
    const { message, ...problem } = readProblem(jsonOrText(this.#document))
    const reason = message === 'no explanation' ? 'the body contained no choices' : message
    return failureOf({ ...problem, message: reason })
  }

  #metadata(extras: ReadonlyMap<string, object>): ChatMetadata | undefined {
    const details = this.#details.finish()
    const metadata = {
      ...(this.#thinkingIn && { thinkingIn: this.#thinkingIn }),
      ...(details.length > 0 && { details }),
      ...(extras.size > 0 && { extras: Object.fromEntries(extras) as ChatMetadata['extras'] })
    }
    return Object.keys(metadata).length > 0 ? metadata : undefined
  }

  #takeData(data: string): void {
    const line = data.trim()
    if (line === '' || line === 'null' || this.#isOver) return
    if (line === '[DONE]') this.#isOver = true
    else this.#takeValue(parseBodyJson(data))
  }

  #takeValue(value: unknown): void {
    // Gemini wraps an error in a list.
    const sent: unknown = Array.isArray(value) ? value[0] : value
    const chunk = chatChunk.safeParse(sent)
    if (!chunk.success) throw new TransientFailure('it sent an invalid chat completion', { cause: chunk.error })
    const { error, object, choices } = chunk.data
    const isError = Boolean(error) || object === 'error'
    if (!isError || choices?.some((choice) => isCutOff(choice.finish_reason))) this.#takeChunk(chunk.data)
    if (isError) this.#takeError(sent)
  }

  /** Once a response was cut off, a later error of the server does not matter. */
  #takeError(sent: unknown): void {
    if (!isCutOff(this.#finishReason)) throw failureOf(readProblem(sent))
    this.#isOver = true
  }

  #takeChunk({ choices, usage, x_groq: groq }: ChatChunk): void {
    for (const choice of choices ?? []) {
      // Only one choice was requested. It may come as several entries of one chunk; others have another index.
      if (choice.index) continue
      this.#hasChoice = true
      this.#usage = choice.usage ?? this.#usage
      const delta = choice.delta ?? choice.message
      if (delta) this.#takeDelta(delta)
      if (choice.finish_reason) this.#finishReason = choice.finish_reason.toLowerCase()
    }
    this.#usage = usage ?? groq?.usage ?? this.#usage
  }

  #takeDelta(delta: ChatDelta): void {
    const { text, thinking, field } = contentOf(delta)
    this.#thinkingIn ??= field
    for (const detail of delta.reasoning_details ?? []) this.#details.add(detail)
    this.#thinking += thinking
    this.#text += text
    if (thinking !== '') this.#onDelta({ kind: 'thinking', text: thinking })
    if (text !== '') this.#onDelta({ kind: 'text', text })
    for (const call of delta.tool_calls ?? []) this.#calls.add(call)
  }
}

interface DeltaContent {
  readonly text: string
  readonly thinking: string
  /** The field that the thinking came in. */
  readonly field: ThinkingField | undefined
}

function contentOf(delta: ChatDelta): DeltaContent {
  const { content, refusal } = delta
  // If a server sends both, `reasoning` repeats `reasoning_content`, and `reasoning_details` repeats either.
  const field = (['reasoning_content', 'reasoning'] as const).find((name) => delta[name])
  const thinking = (field && delta[field]) ?? ''
  if (!Array.isArray(content)) return { text: (content ?? '') + (refusal ?? ''), thinking, field }
  const inParts = content.map((part) => thinkingOf(part.thinking)).join('')
  return {
    text: content.map(({ text }) => text ?? '').join(''),
    thinking: thinking + inParts,
    field: field ?? (inParts === '' ? undefined : 'content')
  }
}

type PartThinking = Exclude<ChatDelta['content'], string | null | undefined>[number]['thinking']

function thinkingOf(thinking: PartThinking): string {
  return Array.isArray(thinking) ? thinking.map(({ text }) => text ?? '').join('') : (thinking ?? '')
}

/** Includes the reasons of Anthropic, Gemini and Bedrock, which gateways pass on. */
const LENGTH = /length|max_\w*tokens|token_limit|context_window/
const FAILED = /error|abort|insufficient|malformed|cancel|interrupt|timeout|overload/
const FILTERED = /filter|safety|sensitive|recitation|prohibited|refusal|blocklist|spii|guardrail|moderation|inspection/

/** True for a response that the token limit cut off. */
function isCutOff(reason: string | null | undefined): boolean {
  return LENGTH.test(reason?.toLowerCase() ?? '')
}

/**
 * @param reason of the provider; undefined if it sent only [DONE]
 * @throws TransientFailure for a response that failed
 */
function responseEnd(reason: string | undefined, calls: readonly ToolCall[]): ModelResponse['end'] {
  // Incomplete arguments show that the response was cut.
  if (reason === undefined) return calls.every(isComplete) ? 'complete' : 'length'
  if (isCutOff(reason)) return 'length'
  if (FAILED.test(reason)) throw new TransientFailure(`the response ended with "${reason}"`)
  return FILTERED.test(reason) ? 'content-filter' : 'complete'
}

function isComplete(call: ToolCall): boolean {
  return readArguments(call.arguments).kind === 'read'
}

/** An entry of `reasoning_details`, in which OpenRouter and others send signed and encrypted thinking. */
export type ThinkingDetail = Readonly<Record<string, unknown>>

/** Fields that stream in pieces; all others come complete. */
const STREAMED = ['text', 'summary']

/**
 * Assembles the entries of `reasoning_details` from their pieces. They are sent back unchanged, because the provider checks each
 * signature.
 *
 * A piece belongs to the entry of its type and index; without an index, to the last entry if that has its type.
 */
export class ThinkingDetails {
  readonly #entries: { readonly pieces: ThinkingDetail[]; readonly fields: Record<string, unknown> }[] = []

  add(piece: ThinkingDetail): void {
    const entry = this.#entryFor(piece)
    if (!entry) {
      this.#entries.push({ pieces: [piece], fields: presentFields(piece) })
      return
    }
    entry.pieces.push(piece)
    // The first id and format stay; the signature comes last.
    for (const [field, value] of Object.entries(presentFields(piece))) {
      if (field === 'signature' ? value : !(field in entry.fields)) entry.fields[field] = value
    }
  }

  finish(): ThinkingDetail[] {
    return this.#entries.map(({ pieces, fields }) => ({ ...fields, ...joinedFields(pieces) }))
  }

  #entryFor(piece: ThinkingDetail) {
    const { type, index, id } = piece
    // Encrypted thinking comes complete, so what follows is another entry.
    if (!STREAMED.some((field) => field in piece) && !('signature' in piece)) return undefined
    const fits = ({ fields }: { readonly fields: ThinkingDetail }) =>
      fields['type'] === type && (fields['id'] == null || id == null || fields['id'] === id)
    if (index == null) return this.#entries.slice(-1).find(fits)
    return this.#entries.findLast((entry) => entry.fields['index'] === index && fits(entry))
  }
}

function presentFields(piece: ThinkingDetail): Record<string, unknown> {
  return Object.fromEntries(Object.entries(piece).filter(([, value]) => value !== null && value !== undefined))
}

function joinedFields(pieces: readonly ThinkingDetail[]): Record<string, string> {
  const fields = STREAMED.map((field) => [field, pieces.map((piece) => piece[field]).filter(isText)] as const)
  return Object.fromEntries(
    fields.filter(([, texts]) => texts.length > 0).map(([field, texts]) => [field, texts.join('')])
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
