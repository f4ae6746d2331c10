import type { ToolCall } from '../../agent/messages.ts'
import type { ModelResponse, ModelRequest } from '../../agent/model.ts'
import { BodyReader, parseJson } from '../http/body-reader.ts'
import { failureOf, TransientFailure } from '../failures/failures.ts'
import { readProblem } from '../failures/provider-problem.ts'
import { geminiChunk, type GeminiCandidate, type GeminiChunk, type GeminiUsage } from './chunk.ts'
import { responseEnd, unreadableCall, type FinishedTurn } from './finish-reason.ts'
import { TurnParts, type TurnPart } from './turn-parts.ts'

/** A reply as its stream told it. */
export interface AssembledResponse extends Omit<ModelResponse, 'tokens' | 'providerMetadata'> {
  /** What goes back with the turn; none of a reply that was cut. */
  readonly parts: readonly TurnPart[]
  /** Undefined when the provider counted nothing. */
  readonly usage: GeminiUsage | undefined
}

/**
 * Puts a reply together from the bytes of its answer: server-sent events, or JSON from a proxy that does not stream. Whatever
 * the sizes of the pieces it is fed, the result is the same.
 */
export class GeminiAssembly {
  readonly #onDelta: ModelRequest['onDelta']
  readonly #reader = new BodyReader({
    onEvent: ({ data }) => {
      this.#takeData(data)
    },
    onDocument: (text) => {
      this.#takeData(text)
    }
  })
  readonly #parts = new TurnParts()
  #isOver = false
  #isBlocked = false
  #finish: FinishedTurn | undefined
  #usage: GeminiUsage | undefined

  constructor(onDelta: ModelRequest['onDelta']) {
    this.#onDelta = onDelta
  }

  /**
   * @returns true once the stream has said that nothing more comes. A finish reason does not say it: some models send one
   *   with every chunk.
   * @throws PassingFailure or Refusal for an error that the provider reports, or a stream that makes no sense
   */
  feed(bytes: Uint8Array): boolean {
    this.#reader.feed(bytes)
    return this.#isOver
  }

  /**
   * The whole reply, at the end of the bytes.
   *
   * @throws as `feed` does, and PassingFailure when the stream ended before the reply did or the model failed in its turn
   */
  end(): AssembledResponse {
    this.#reader.end()
    if (this.#isBlocked) return { ...this.#said(), toolCalls: [], parts: [], end: 'content-filter' }
    if (!this.#finish) throw new TransientFailure('the stream ended before the reply did')

    const { parts, toolCalls } = this.#parts.finish()
    const unreadable = unreadableCall(this.#finish, toolCalls)
    if (unreadable) return { ...this.#said(), ...this.#complete([unreadable], []) }
    const end = responseEnd(this.#finish, toolCalls)
    if (end !== 'complete') return { ...this.#said(), toolCalls: [], parts: [], end }
    return { ...this.#said(), ...this.#complete(toolCalls, parts) }
  }

  #said() {
    return { text: this.#parts.text, thinking: this.#parts.thinking, usage: this.#usage }
  }

  #complete(toolCalls: readonly ToolCall[], parts: readonly TurnPart[]) {
    return { toolCalls, parts, end: 'complete' as const }
  }

  #takeData(data: string): void {
    if (data.trim() === '' || this.#isOver) return
    if (data.trim() === '[DONE]') this.#isOver = true
    else for (const chunk of parseChunks(data)) this.#takeChunk(chunk)
  }

  #takeChunk({ candidates, promptFeedback, usageMetadata }: GeminiChunk): void {
    if (isSaid(promptFeedback?.blockReason)) this.#isBlocked = true
    // Only one candidate was asked for.
    for (const candidate of candidates ?? []) if (!candidate.index) this.#takeCandidate(candidate)
    if (usageMetadata) this.#usage = { ...this.#usage, ...withoutGaps(usageMetadata) }
  }

  #takeCandidate({ content, finishReason, finishMessage }: GeminiCandidate): void {
    for (const part of content?.parts ?? []) {
      this.#parts.add(part)
      if (part.text) this.#onDelta({ kind: part.thought ? 'thinking' : 'text', text: part.text })
    }
    if (isSaid(finishReason)) this.#finish = { reason: finishReason.toUpperCase(), message: finishMessage ?? '' }
  }
}

/** False for what stands in the place of a reason that there is not yet. */
function isSaid(reason: string | null | undefined): reason is string {
  return Boolean(reason) && !reason?.endsWith('_UNSPECIFIED')
}

/** Later counts replace earlier ones, where they are there. */
function withoutGaps(usage: GeminiUsage): GeminiUsage {
  return Object.fromEntries(Object.entries(usage).filter(([, count]) => count != null))
}

function parseChunks(data: string): GeminiChunk[] {
  const value = parseJson(data)
  // Without `alt=sse` the answer is one list of all that the events would say.
  return (Array.isArray(value) ? value : [value]).map(parseChunk)
}

function parseChunk(value: unknown): GeminiChunk {
  const chunk = geminiChunk.safeParse(value)
  if (!chunk.success) throw new TransientFailure('it sent what is not a Gemini reply', { cause: chunk.error })
  if (chunk.data.error) throw failureOf(readProblem(value))
  return chunk.data
}
