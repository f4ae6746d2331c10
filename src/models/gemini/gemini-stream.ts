import type { ToolCall } from '../../agent/messages.ts'
import type { ModelRequest, ModelResponse } from '../../agent/model.ts'
import type { ResponseAssembler } from '../assembled-response.ts'
import { failureOf, TransientFailure } from '../failures/failures.ts'
import { readProblem } from '../failures/provider-problem.ts'
import { BodyReader, parseBodyJson } from '../http/body-reader.ts'
import { argumentText } from '../tool-calls.ts'
import { geminiChunk, type GeminiCandidate, type GeminiChunk, type GeminiUsage } from './gemini-chunk.ts'
import { TurnParts, type TurnPart } from './turn-parts.ts'

export class GeminiAssembler implements ResponseAssembler<readonly TurnPart[], GeminiUsage> {
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

  /** A finish reason does not complete the response: some models send one with every chunk. */
  feed(bytes: Uint8Array): boolean {
    this.#reader.feed(bytes)
    return this.#isOver
  }

  end() {
    this.#reader.end()
    if (this.#isBlocked) return this.#assembled('content-filter', [])
    if (!this.#finish) throw new TransientFailure('the stream ended before the response did')

    const { parts, toolCalls } = this.#parts.finish()
    const unreadable = unreadableCall(this.#finish, toolCalls)
    if (unreadable) return this.#assembled('complete', [unreadable])
    const end = responseEnd(this.#finish, toolCalls)
    return end === 'complete' ? this.#assembled(end, toolCalls, parts) : this.#assembled(end, [])
  }

  #assembled(end: ModelResponse['end'], toolCalls: readonly ToolCall[], parts: readonly TurnPart[] = []) {
    const { text, thinking } = this.#parts
    return { text, thinking, toolCalls, end, metadata: parts.length > 0 ? parts : undefined, usage: this.#usage }
  }

  #takeData(data: string): void {
    if (data.trim() === '' || this.#isOver) return
    if (data.trim() === '[DONE]') this.#isOver = true
    else for (const value of listOf(parseBodyJson(data))) this.#takeValue(value)
  }

  #takeValue(value: unknown): void {
    const chunk = geminiChunk.safeParse(value)
    if (!chunk.success) throw new TransientFailure('it sent an invalid Gemini response', { cause: chunk.error })
    if (!chunk.data.error) {
      this.#takeChunk(chunk.data)
      return
    }
    // Once a response was cut off, a later error of the server does not matter.
    if (!this.#finish || !isCutOff(this.#finish)) throw failureOf(readProblem(value))
    this.#isOver = true
  }

  #takeChunk({ candidates, promptFeedback, usageMetadata }: GeminiChunk): void {
    if (isStated(promptFeedback?.blockReason)) this.#isBlocked = true
    // Only one candidate was requested.
    for (const candidate of candidates ?? []) if (!candidate.index) this.#takeCandidate(candidate)
    if (usageMetadata) this.#usage = { ...this.#usage, ...withoutGaps(usageMetadata) }
  }

  #takeCandidate({ content, finishReason, finishMessage }: GeminiCandidate): void {
    for (const part of content?.parts ?? []) {
      this.#parts.add(part)
      if (part.functionCall) {
        this.#onDelta({ kind: 'call', text: part.functionCall.name ?? '' })
        this.#onDelta({ kind: 'arguments', text: argumentText(part.functionCall.args) })
      }
      if (part.text) this.#onDelta({ kind: part.thought ? 'thinking' : 'text', text: part.text })
    }
    if (isStated(finishReason)) this.#finish = { reason: finishReason.toUpperCase(), message: finishMessage ?? '' }
  }
}

/** False for the placeholder of a reason that is not known yet. */
function isStated(reason: string | null | undefined): reason is string {
  return Boolean(reason) && !reason?.endsWith('_UNSPECIFIED')
}

/** Later counts replace earlier ones. A count that is missing does not. */
function withoutGaps(usage: GeminiUsage): GeminiUsage {
  return Object.fromEntries(Object.entries(usage).filter(([, count]) => count != null))
}

/** Without `alt=sse` the answer is one list of all events. */
function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** How the model ended its turn. */
interface FinishedTurn {
  /** Gemini's reason in upper case, such as `STOP`. */
  readonly reason: string
  /** Gemini's explanation; '' for none. */
  readonly message: string
}

const MAX_QUOTE = 300

/** True for a turn that the token limit cut off. */
function isCutOff({ reason }: FinishedTurn): boolean {
  // CONTINUATION asks for a request that continues this response. A smaller step serves the same purpose.
  return reason === 'MAX_TOKENS' || reason === 'CONTINUATION'
}

/** @throws TransientFailure for a turn that failed: another attempt may succeed */
function responseEnd({ reason, message }: FinishedTurn, toolCalls: readonly ToolCall[]): ModelResponse['end'] {
  // Gateways send OpenAI's reasons.
  if (reason === 'STOP' || /^(FUNCTION|TOOL)_CALLS?$/.test(reason)) return 'complete'
  // The tool is unknown: the loop tells the model which tools exist.
  if (reason === 'UNEXPECTED_TOOL_CALL' && toolCalls.length > 0) return 'complete'
  if (isCutOff({ reason, message })) return 'length'
  if (/SAFETY|RECITATION|BLOCKLIST|PROHIBITED|SPII|LANGUAGE|JAILBREAK|ARMOR|FILTER/.test(reason))
    return 'content-filter'
  throw new TransientFailure(
    `the response ended with ${reason}${message && ` (${message.slice(0, MAX_QUOTE).toWellFormed()})`}`
  )
}

/**
 * A call that Gemini itself could not read, for example one in Python syntax. The model must learn of it, since the same
 * request would fail again. Undefined for a turn without such a call, or if the tool is unclear.
 */
function unreadableCall({ reason, message }: FinishedTurn, toolCalls: readonly ToolCall[]): ToolCall | undefined {
  const isUnreadable =
    reason === 'MALFORMED_FUNCTION_CALL' || (reason === 'UNEXPECTED_TOOL_CALL' && toolCalls.length === 0)
  const name = toolCalls[0]?.name ?? /default_api[.:]([\w-]+)/.exec(message)?.[1]
  if (!isUnreadable || name === undefined) return undefined
  const explanation = message.slice(0, MAX_QUOTE).toWellFormed() || reason
  return { id: 'call_1', name, arguments: '{}', problem: `The provider could not read this call: ${explanation}` }
}
