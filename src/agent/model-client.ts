import type { Budget } from './budget.ts'
import { messageOf } from './error-text.ts'
import type { OnEvent, RequestFailure } from './events.ts'
import type { Message } from './messages.ts'
import {
  ContextOverflow,
  ModelError,
  type Model,
  type ModelIdentity,
  type ModelRequest,
  type ModelResponse,
  type Tokens
} from './model.ts'
import type { Pricing } from './price.ts'
import { toolDefinitions } from './tool-definition.ts'
import type { Tool } from './tool.ts'

export interface ModelClientOptions {
  readonly tools: readonly Tool[]
  readonly budget: Budget
  /** Default: every response has the price of the budget. */
  readonly pricing?: Pricing | undefined
  readonly onEvent: OnEvent
}

type ClientRequest = Omit<ModelRequest, 'tools' | 'remainingMs'>

/** Sends the requests of one run. Emits each as its difference from the one before, and counts its cost. */
export class ModelClient {
  readonly #options: ModelClientOptions
  #lastMessages: readonly Message[] | undefined

  constructor(options: ModelClientOptions) {
    this.#options = options
  }

  /** @throws as `Model.respond` */
  async send(model: Model, request: ClientRequest): Promise<ModelResponse> {
    const { tools, budget, onEvent } = this.#options
    const isFirst = this.#lastMessages === undefined
    const isTurn = request.toolChoice !== 'none'
    onEvent({ kind: 'request', model: model.name, isTurn, ...this.#difference(request.messages) })
    const responding = model.respond({
      ...request,
      tools,
      // The last turn can start after the time limit; it has a time limit of its own.
      ...(budget.remainingMs > 0 && { remainingMs: () => budget.remainingMs }),
      onRetry: (retry) => {
        request.onRetry(retry)
        onEvent({ kind: 'retry', ...retry })
      },
      onFallback: (fallback) => {
        request.onFallback(fallback)
        onEvent({ kind: 'fallback', ...fallback })
      }
    })
    // After the request is sent, because writing the schemas takes some milliseconds.
    if (isFirst) onEvent({ kind: 'tools', tools: toolDefinitions(tools) })
    const response = await responding.catch((error: unknown) => {
      const reason = failureOf(error, request.signal)
      onEvent({ kind: 'request-failed', reason, message: messageOf(error), contextWindow: model.contextWindow })
      throw error
    })
    const { end, tokens, text, hiddenImages } = response
    const hidden = hiddenImages === undefined ? {} : { hiddenImages }
    onEvent({ kind: 'response', end, tokens, contextWindow: model.contextWindow, ...hidden, ...(!isTurn && { text }) })
    this.spend(tokens, response.answeredBy ?? model)
    return response
  }

  /** Counts tokens against the budget, at the price of the model that used them. */
  spend(tokens: Tokens, { name, host }: ModelIdentity): void {
    const { budget, pricing, onEvent } = this.#options
    if (!pricing || (name === pricing.main.name && host === pricing.main.host)) {
      budget.spend(tokens)
      onEvent({ kind: 'usage', tokens })
      return
    }
    const price = pricing.priceOf({ name, host })
    budget.spendAt(tokens, price)
    onEvent({ kind: 'other-model-usage', model: name, tokens, price })
  }

  /** An unchanged message is the same object in both requests. */
  #difference(messages: readonly Message[]): { readonly reused: number; readonly added: readonly Message[] } {
    const last = this.#lastMessages ?? []
    const firstNew = messages.findIndex((message, index) => message !== last[index])
    const reused = firstNew < 0 ? messages.length : firstNew
    this.#lastMessages = [...messages]
    return { reused, added: messages.slice(reused) }
  }
}

function failureOf(error: unknown, signal: AbortSignal): RequestFailure {
  if (signal.aborted) return 'aborted'
  if (error instanceof ContextOverflow) return 'context-overflow'
  return error instanceof ModelError ? 'refused' : 'error'
}
