import { messageOf } from '../errors.ts'
import type { RequestFailure, OnEvent } from './events.ts'
import type { Message } from './messages.ts'
import { ContextOverflow, ModelError, type Model, type ModelResponse, type ModelRequest } from './model.ts'
import { toolDefinitions } from './tool-definition.ts'
import type { Tool } from './tool.ts'

export interface Asking {
  readonly tools: readonly Tool[]
  readonly onEvent: OnEvent
}

/** The requests of one conversation, each told with what it adds to the one before, and with what came of it. */
export class RequestRecorder {
  readonly #asking: Asking
  #last: readonly Message[] | undefined

  constructor(asking: Asking) {
    this.#asking = asking
  }

  /** @throws as `Model.reply` */
  async ask(model: Model, request: Omit<ModelRequest, 'tools'>): Promise<ModelResponse> {
    const { tools, onEvent } = this.#asking
    const isFirst = this.#last === undefined
    const isTurn = request.toolChoice !== 'none'
    onEvent({ kind: 'request', model: model.name, isTurn, ...this.#differenceOf(request.messages) })
    const asked = model.respond({ ...request, tools })
    // Their schemas take some milliseconds to write down, and by now the request is on its way.
    if (isFirst) onEvent({ kind: 'tools', tools: toolDefinitions(tools) })
    const reply = await asked.catch((error: unknown) => {
      const reason = failureReason(error, request.signal)
      onEvent({ kind: 'request-failed', reason, message: messageOf(error), contextWindow: model.contextWindow })
      throw error
    })
    const { end, tokens, text } = reply
    onEvent({ kind: 'response', end, tokens, contextWindow: model.contextWindow, ...(!isTurn && { text }) })
    return reply
  }

  /** What is the same message in both is the same object. */
  #differenceOf(messages: readonly Message[]): { readonly reused: number; readonly added: readonly Message[] } {
    const last = this.#last ?? []
    const firstNew = messages.findIndex((message, place) => message !== last[place])
    const reused = firstNew < 0 ? messages.length : firstNew
    this.#last = [...messages]
    return { reused, added: this.#last.slice(reused) }
  }
}

function failureReason(error: unknown, signal: AbortSignal): RequestFailure {
  if (signal.aborted) return 'aborted'
  if (error instanceof ContextOverflow) return 'context-overflow'
  return error instanceof ModelError ? 'refused' : 'error'
}
