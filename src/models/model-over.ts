import { ContextOverflow, type Model, type Reply, type ReplyRequest } from '../agent/model.ts'
import { isAboutContent } from './content-filter.ts'
import { windowIn } from './context-overflow.ts'
import { contextWindowOf } from './context-window.ts'
import { explainRefusal } from './explain-refusal.ts'
import { Refusal } from './failures.ts'
import { failureIn } from './http.ts'
import type { Protocol, ProtocolTerms } from './protocol.ts'
import { withRetries, type Clock } from './retry.ts'
import { estimateTokens } from './tokens.ts'

export interface ModelTerms extends Pick<ProtocolTerms, 'endpoint' | 'model'> {
  /** Tokens; undefined for what is known of the model, else a careful guess. */
  readonly contextWindow: number | undefined
  readonly clock: Clock
  /** Asked for at the first request, so that an SDK loads only when it is used. */
  readonly openProtocol: () => Promise<Protocol>
}

/** A model over a protocol: what passes is tried again, what does not is said in words. */
export function modelOver({ endpoint, model, clock, openProtocol, ...terms }: ModelTerms): Model {
  let contextWindow = terms.contextWindow ?? contextWindowOf(model)
  let opened: Promise<Protocol> | undefined

  async function ask(request: ReplyRequest): Promise<Reply> {
    const protocol = await (opened ??= openProtocol())
    try {
      return await protocol.ask(request)
    } catch (error) {
      request.signal.throwIfAborted()
      const failure = failureIn(error)
      if (!(failure instanceof Refusal)) throw failure ?? error
      // How a reply ends is for the run to deal with, also where it ends before its first word.
      if (isAboutContent(failure.problem)) return filteredReply(request)
      if (protocol.adaptTo(failure.problem)) return ask(request)
      const explained = await explainRefusal(failure, {
        endpoint,
        model,
        address: protocol.address,
        listModels: () => protocol.listModels(request.signal)
      })
      // The server knows better than any table, the more so where it was started with less than the model could hold.
      if (explained instanceof ContextOverflow)
        contextWindow = Math.min(windowIn(failure.problem.message) ?? contextWindow, terms.contextWindow ?? Infinity)
      throw explained
    }
  }

  return {
    name: model,
    host: endpoint.host,
    get contextWindow() {
      return contextWindow
    },
    reply: async (request) => {
      request.signal.throwIfAborted()
      return withRetries(() => ask(request), { service: `${model} at ${endpoint.host}`, request, clock })
    }
  }
}

/** What providers charge for: https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-filter */
function filteredReply({ messages }: ReplyRequest): Reply {
  const tokens = estimateTokens(Buffer.byteLength(JSON.stringify(messages)), 0)
  return { text: '', thinking: '', toolCalls: [], end: 'content-filter', tokens }
}
