import {
  ContextOverflow,
  ModelError,
  type ModelIdentity,
  type Model,
  type ModelResponse,
  type ModelRequest
} from '../agent/model.ts'
import type { Role } from './model-identities.ts'
import type { Expected, Playback } from './cursor.ts'

export interface ReplayedModelParts {
  readonly playback: Playback
  readonly role: Role
  /** The model of the run, which its budget has the price of. */
  readonly main: ModelIdentity
}

/** Of the shortest period that is taken for a repetition, so that it is one as soon as any other was. */
const REPETITION = 'over and over and over again, the same words, '.slice(0, 45)

/** Answers as the model did: with the same words after the same failures. */
export class ReplayedModel implements Model {
  readonly #parts: ReplayedModelParts

  constructor(parts: ReplayedModelParts) {
    this.#parts = parts
  }

  get name(): string {
    return this.#parts.role.answerer.name
  }

  get host(): string {
    return this.#parts.role.answerer.host
  }

  get contextWindow(): number {
    return this.#parts.role.contextWindow
  }

  async respond(request: ModelRequest): Promise<ModelResponse> {
    // The tools are told of once the request is on its way.
    await Promise.resolve()
    const { playback } = this.#parts
    for (;;) {
      const { next } = playback
      if (next === undefined) playback.endOfRecord()
      // Where the replay has ended, nothing is answered any more.
      playback.throwIfEnded()
      switch (next?.kind) {
        case 'retry':
          request.onRetry({ reason: next.reason, waitMs: next.waitMs, attempt: next.attempt })
          break
        case 'fallback':
          request.onFallback({ from: next.from, to: next.to, reason: next.reason })
          break
        case 'response':
          return this.#answer(next)
        case 'request-failed':
          return this.#fail(next, request)
        default:
          playback.diverge('the model is asked, and the record has no reply to it', NOTHING)
          playback.throwIfEnded()
          throw new Error('The replay goes on after it has ended.')
      }
    }
  }

  #answer({ end, tokens, contextWindow, text }: Expected<'response'>): ModelResponse {
    this.#parts.role.contextWindow = contextWindow
    const none = { text: '', thinking: '', toolCalls: [], answerer: this.#payee() }
    if (text !== undefined) return { ...none, text, end, tokens }
    const said = this.#parts.playback.find('message')?.message
    if (said?.role !== 'assistant') return { ...none, end, tokens }
    const { providerMetadata } = said
    const toolCalls = said.toolCalls.map(({ problem, ...call }) => ({
      ...call,
      ...(problem !== undefined && { problem })
    }))
    const { text: words, thinking } = said
    return { ...none, text: words, thinking, toolCalls, end, tokens, ...(providerMetadata && { providerMetadata }) }
  }

  /** Whose price the record has for the reply: what follows it tells. */
  #payee(): ModelIdentity {
    const { playback, main } = this.#parts
    const counted = playback.first(['usage', 'other-model-usage'])
    return counted?.kind === 'other-model-usage' ? { name: counted.model, host: 'another' } : main
  }

  #fail(recorded: Expected<'request-failed'>, request: ModelRequest): never {
    this.#parts.role.contextWindow = recorded.contextWindow
    const { reason, message } = recorded
    if (reason === 'context-overflow') throw new ContextOverflow(message)
    if (reason === 'refused') throw new ModelError(message)
    if (reason === 'error') throw new Error(message)
    const repetition = this.#parts.playback.before('repetition', ({ kind }) => kind === 'turn' || kind === 'done').at(0)
    if (repetition)
      request.onDelta({
        kind: 'text',
        text: REPETITION.repeat(Math.ceil(repetition.chars / REPETITION.length)).slice(0, repetition.chars)
      })
    // What raised the signal was told after it.
    if (!request.signal.aborted && this.#parts.playback.isLast(recorded)) this.#parts.playback.endOfRecord()
    this.#parts.playback.throwIfEnded()
    throw new DOMException(message, 'AbortError')
  }
}

const NOTHING = { field: '', textLine: undefined, recorded: undefined, now: undefined }
