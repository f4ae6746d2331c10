import * as z from 'zod'
import { UserError } from '../errors.ts'
import { withGracePeriod } from '../agent/grace-period.ts'
import { ContextOverflow, ModelError, type Model, type ModelResponse, type ModelRequest } from '../agent/model.ts'
import { isContentFiltered } from './content-filter.ts'
import { statedContextWindow } from './failures/problem-kinds.ts'
import { knownContextWindow } from './model-limits.ts'
import { explainFailure } from './failures/explain-failure.ts'
import { PermanentFailure } from './failures/failures.ts'
import { findFailure } from './http/fetch.ts'
import type { Protocol, ProtocolOptions } from './protocol.ts'
import { withRetries, type Clock } from './failures/retry.ts'
import { estimateTokens } from './tokens.ts'

export interface ModelOptions extends Pick<ProtocolOptions, 'endpoint' | 'model'> {
  /** Tokens; undefined for what is known of the model, else a careful guess. */
  readonly contextWindow: number | undefined
  readonly clock: Clock
  /** Asked for at the first request, so that an SDK loads only when it is used. */
  readonly openProtocol: () => Promise<Protocol>
}

/** A model over a protocol: what passes is tried again, what does not is said in words. */
export function modelFromProtocol({ endpoint, model, clock, openProtocol, ...terms }: ModelOptions): Model {
  let contextWindow = terms.contextWindow ?? knownContextWindow(model)
  let opened: Promise<Protocol> | undefined
  /** How often the protocol has adapted to a refusal. It ends, for each leaves out or adds something for good. */
  let lessons = 0

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const protocol = await (opened ??= openProtocol())
    const known = lessons
    try {
      return await protocol.ask(request)
    } catch (error) {
      request.signal.throwIfAborted()
      const failure = findFailure(error)
      if (!(failure instanceof PermanentFailure)) throw failure ?? error
      // How a reply ends is for the run to deal with, also where it ends before its first word.
      if (isContentFiltered(failure.problem)) return filteredReply(request)
      if (protocol.adaptTo(failure.problem)) lessons += 1
      // One that went beside this may have been refused for the same, and have learned it first.
      if (lessons > known) return ask(request)
      const explained = await explainFailure(failure, {
        endpoint,
        model,
        address: protocol.address,
        listModels: () => namesOnOffer(protocol, request.signal)
      })
      // The server knows better than any table, the more so where it was started with less than the model could hold.
      if (explained instanceof ContextOverflow)
        contextWindow = Math.min(
          statedContextWindow(failure.problem.message) ?? contextWindow,
          terms.contextWindow ?? Infinity
        )
      throw explained
    }
  }

  return {
    name: model,
    host: endpoint.host,
    get contextWindow() {
      return contextWindow
    },
    respond: async (request) => {
      request.signal.throwIfAborted()
      try {
        return await withRetries(() => ask(request), { service: `${model} at ${endpoint.host}`, request, clock })
      } catch (error) {
        throw error instanceof UserError ? new ModelError(error.message, { cause: error }) : error
      }
    }
  }
}

const LIST_TIMEOUT_MS = 10_000
const modelName = z.string().min(1).max(200)

/** The names of the models that there are; none when the endpoint does not say so soon. @throws the signal's reason when aborted */
async function namesOnOffer(protocol: Protocol, signal: AbortSignal): Promise<readonly string[]> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIST_TIMEOUT_MS)])
  try {
    const names = await withGracePeriod(protocol.listModels(limit), limit, 0)
    // The SDKs believe whatever is sent.
    return names.filter((name) => modelName.safeParse(name).success)
  } catch {
    // It is asked for only to help with another failure, which is the one to tell.
    signal.throwIfAborted()
    return []
  }
}

/** What providers charge for: https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-filter */
function filteredReply({ messages }: ModelRequest): ModelResponse {
  const tokens = estimateTokens(Buffer.byteLength(JSON.stringify(messages)))
  return { text: '', thinking: '', toolCalls: [], end: 'content-filter', tokens }
}
