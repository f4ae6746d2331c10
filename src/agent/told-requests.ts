import { messageOf, UserError } from '../errors.ts'
import type { NoReply, OnEvent } from './events.ts'
import type { Message } from './messages.ts'
import { ContextOverflow, type Model, type Reply, type ReplyRequest } from './model.ts'
import { showTools } from './shown-tool.ts'
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
  async ask(model: Model, request: Omit<ReplyRequest, 'tools'>): Promise<Reply> {
    const { tools, onEvent } = this.#asking
    const isFirst = this.#last === undefined
    const isTurn = request.toolChoice !== 'none'
    onEvent({ kind: 'request', model: model.name, isTurn, ...this.#differenceOf(request.messages) })
    const asked = model.reply({ ...request, tools })
    // Their schemas take some milliseconds to write down, and by now the request is on its way.
    if (isFirst) onEvent({ kind: 'offered', tools: showTools(tools) })
    const reply = await asked.catch((error: unknown) => {
      const why = whyNot(error, request.signal)
      onEvent({ kind: 'no-reply', why, message: messageOf(error), contextWindow: model.contextWindow })
      throw error
    })
    const { end, tokens, text } = reply
    onEvent({ kind: 'reply', end, tokens, contextWindow: model.contextWindow, ...(!isTurn && { text }) })
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

function whyNot(error: unknown, signal: AbortSignal): NoReply {
  if (signal.aborted) return 'aborted'
  if (error instanceof ContextOverflow) return 'overflow'
  return error instanceof UserError ? 'refused' : 'failed'
}
