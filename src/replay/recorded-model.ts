import {
  ContextOverflow,
  ModelError,
  type Fallback,
  type Model,
  type ModelIdentity,
  type ModelRequest,
  type ModelResponse
} from '../agent/model.ts'
import type { Message } from '../agent/messages.ts'
import type { Cursor, Recorded } from './cursor.ts'

/** A model of the recorded run, or the one that has replaced it. */
interface CurrentModel {
  identity: ModelIdentity
  contextWindow: number
}

/** The models of a run. All its conversations share them: a fallback in a child session counts for all. */
export class RecordedModels {
  readonly #models: CurrentModel[] = []

  /** The model with this name at this point of the recording. @param main the model of the run, whose price the budget has */
  open(name: string, contextWindow: number, { cursor, main }: { cursor: Cursor; main: ModelIdentity }): Model {
    const known = this.#models.find(({ identity }) => identity.name === name)
    // The recording names the host of fallbacks only.
    const model = known ?? { identity: { name, host: '' }, contextWindow }
    if (!known) this.#models.push(model)
    return new RecordedModel(model, cursor, main)
  }

  replace({ from, to }: Fallback): void {
    for (const model of this.#models) {
      const { name, host } = model.identity
      if (name === from.name && (host === '' || host === from.host)) model.identity = to
    }
  }
}

/** Counts as a repetition after some 450 characters, the fewest that any can have, so it is detected no later than a recorded one. */
const REPETITION = 'over and over and over again, the same words,'

/** Gives the recorded responses, after the recorded failures. */
class RecordedModel implements Model {
  readonly #model: CurrentModel
  readonly #cursor: Cursor
  readonly #main: ModelIdentity

  constructor(model: CurrentModel, cursor: Cursor, main: ModelIdentity) {
    this.#model = model
    this.#cursor = cursor
    this.#main = main
  }

  get name(): string {
    return this.#model.identity.name
  }

  get host(): string {
    return this.#model.identity.host
  }

  get contextWindow(): number {
    return this.#model.contextWindow
  }

  async respond(request: ModelRequest): Promise<ModelResponse> {
    // The event about the tools comes once the request is on its way.
    await Promise.resolve()
    for (;;) {
      this.#cursor.throwIfEnded()
      const { next } = this.#cursor
      switch (next?.kind) {
        case 'retry':
          request.onRetry({ reason: next.reason, waitMs: next.waitMs, attempt: next.attempt })
          break
        case 'fallback':
          request.onFallback({ from: next.from, to: next.to, reason: next.reason })
          break
        case 'response':
          return this.#respond(next)
        case 'request-failed':
          return this.#fail(next, request)
        case undefined:
          return this.#cursor.stop()
        default:
          this.#cursor.diverge('the model is asked, but the recording has no response')
      }
    }
  }

  #respond({ end, tokens, contextWindow, text, hiddenImages }: Recorded<'response'>): ModelResponse {
    this.#model.contextWindow = contextWindow
    const hidden = hiddenImages === undefined ? {} : { hiddenImages }
    const empty = { text: '', thinking: '', toolCalls: [], answeredBy: this.#answeredBy(), ...hidden }
    if (text !== undefined) return { ...empty, text, end, tokens }
    const recorded = this.#cursor.find('message')?.message
    const message = recorded && recordedMessage(recorded)
    if (message?.role !== 'assistant') return { ...empty, end, tokens }
    const { text: said, thinking, toolCalls, providerMetadata } = message
    return { ...empty, text: said, thinking, toolCalls, end, tokens, ...(providerMetadata && { providerMetadata }) }
  }

  /** The model whose price the response had: the usage follows it. */
  #answeredBy(): ModelIdentity {
    const usage = this.#cursor.following
    return usage?.kind === 'other-model-usage' ? { name: usage.model, host: 'another' } : this.#main
  }

  #fail({ reason, message, contextWindow }: Recorded<'request-failed'>, request: ModelRequest): never {
    this.#model.contextWindow = contextWindow
    if (reason === 'context-overflow') throw new ContextOverflow(message)
    if (reason === 'refused') throw new ModelError(message)
    if (reason === 'error') throw new Error(message)
    const { following } = this.#cursor
    if (following?.kind === 'repetition') {
      const { chars } = following
      const text = REPETITION.repeat(Math.ceil(chars / REPETITION.length)).slice(0, chars)
      request.onDelta({ kind: 'text', text })
    }
    // What aborted the request was recorded before it, unless the run was killed.
    if (!request.signal.aborted && following === undefined) this.#cursor.stop()
    throw new DOMException(message, 'AbortError')
  }
}

/** A message of the recording as the loop has it. */
export function recordedMessage(recorded: Recorded<'message'>['message']): Message {
  if (recorded.role === 'user') return withImages(recorded)
  if (recorded.role !== 'assistant') return recorded
  const { providerMetadata, toolCalls, ...rest } = recorded
  return {
    ...rest,
    toolCalls: toolCalls.map(({ problem, ...call }) => ({ ...call, ...(problem !== undefined && { problem }) })),
    ...(providerMetadata && { providerMetadata })
  }
}

/** The recording only describes images, and the recorded model is shown nothing. */
function withImages({
  images,
  ...message
}: Extract<Recorded<'message'>['message'], { readonly role: 'user' }>): Message {
  return { ...message, ...(images && { images: images.map((image) => ({ ...image, base64: () => '' })) }) }
}
