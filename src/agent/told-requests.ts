import { messageOf, UserError } from '../errors.ts'
import type { NoResponse, OnEvent } from './events.ts'
import type { Message } from './messages.ts'
import { ContextOverflow, type Model, type ModelResponse, type ModelRequest } from './model.ts'
import { toolDefinitions } from './shown-tool.ts'
import type { Tool } from './tool.ts'

export interface Asking {
  readonly tools: readonly Tool[]
  readonly onEvent: OnEvent
}

/** The requests of one conversation, each told with what it adds to the one before, and with what came of it. */
export class ToldRequests {
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
    if (isFirst) onEvent({ kind: 'offered', tools: toolDefinitions(tools) })
    const reply = await asked.catch((error: unknown) => {
      const why = whyNot(error, request.signal)
      onEvent({ kind: 'no-response', why, message: messageOf(error), contextWindow: model.contextWindow })
      throw error
    })
    const { end, tokens, text } = reply
    onEvent({ kind: 'response', end, tokens, contextWindow: model.contextWindow, ...(!isTurn && { text }) })
    return reply
  }

  /** What is the same message in both is the same object. */
  #differenceOf(messages: readonly Message[]): { readonly kept: number; readonly added: readonly Message[] } {
    const last = this.#last ?? []
    const firstNew = messages.findIndex((message, place) => message !== last[place])
    const kept = firstNew < 0 ? messages.length : firstNew
    this.#last = [...messages]
    return { kept, added: this.#last.slice(kept) }
  }
}

function whyNot(error: unknown, signal: AbortSignal): NoResponse {
  if (signal.aborted) return 'aborted'
  if (error instanceof ContextOverflow) return 'overflow'
  return error instanceof UserError ? 'refused' : 'failed'
}
