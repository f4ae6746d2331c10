import * as z from 'zod'
import { withGracePeriod } from '../agent/grace-period.ts'
import { ContextOverflow, ModelError, type Model, type ModelRequest, type ModelResponse } from '../agent/model.ts'
import { UserError } from '../errors.ts'
import { explainFailure } from './failures/explain-model-failure.ts'
import { PermanentFailure, TransientFailure, UnreachableServer } from './failures/failures.ts'
import { isContentFiltered, statedContextWindow } from './failures/problem-kinds.ts'
import { withRetries, type Clock } from './failures/retry.ts'
import { isWebPage, WEB_PAGE } from './failures/web-page.ts'
import { findFailure } from './http/fetch.ts'
import { knownContextWindow } from './model-limits.ts'
import type { Protocol, ProtocolOptions } from './protocol.ts'
import { estimateTokens } from './tokens.ts'

export interface ProtocolModelOptions extends Pick<ProtocolOptions, 'endpoint' | 'model'> {
  /** Tokens. Undefined for what is known about the model. */
  readonly contextWindow: number | undefined
  readonly clock: Clock
  /** False for an address that the user typed, at which there may be no server. */
  readonly isKnownHost: boolean
  /** Called at the first request, so that an SDK is loaded only if it is used. */
  readonly openProtocol: () => Promise<Protocol>
}

/** Makes a model from a protocol: retries transient failures, adapts to the endpoint, and explains permanent failures. */
export function modelFromProtocol({
  endpoint,
  model,
  clock,
  openProtocol,
  isKnownHost,
  ...options
}: ProtocolModelOptions): Model {
  let contextWindow = options.contextWindow ?? knownContextWindow(model)
  let opened: Promise<Protocol> | undefined
  /** How often the protocol has adapted. It never reverts a change, so the number is bounded. */
  let adaptations = 0
  let isServerThere = isKnownHost

  async function ask(request: ModelRequest, attempts: { webPages: number }): Promise<ModelResponse> {
    const protocol = await (opened ??= openProtocol())
    const known = adaptations
    try {
      const response = await protocol.ask(request)
      isServerThere = true
      return response
    } catch (error) {
      request.signal.throwIfAborted()
      const failure = findFailure(error)
      if (failure && !(failure instanceof UnreachableServer)) isServerThere = true
      if (!(failure instanceof PermanentFailure)) throw failure ?? error
      // A prompt that the filter stopped becomes an empty response, because the loop handles how responses end.
      if (isContentFiltered(failure.problem)) return filteredResponse(request)
      if (protocol.adaptTo(failure.problem)) adaptations += 1
      // A concurrent request may have been rejected for the same reason, and adapted first.
      if (adaptations > known) return ask(request, attempts)
      if (isWebPage(failure.problem) && attempts.webPages++ === 0)
        throw new TransientFailure(`it answered with ${WEB_PAGE}`, { cause: failure })
      const explained = await explainFailure(failure, {
        endpoint,
        model,
        address: protocol.address,
        listModels: () => availableModels(protocol, request.signal)
      })
      // What the server states overrides our table: it can run with a smaller window.
      if (explained instanceof ContextOverflow)
        contextWindow = Math.min(
          statedContextWindow(failure.problem.message) ?? contextWindow,
          options.contextWindow ?? Infinity
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
        const attempts = { webPages: 0 }
        return await withRetries(() => ask(request, attempts), {
          service: `${model} at ${endpoint.host}`,
          settings: endpoint.settings,
          request,
          clock,
          unknownServer: () => (isServerThere ? undefined : endpoint.baseUrl)
        })
      } catch (error) {
        throw error instanceof UserError ? new ModelError(error.message, { cause: error }) : error
      }
    }
  }
}

const LIST_TIMEOUT_MS = 10_000
const modelName = z.lazy(() => z.string().min(1).max(200))

/** The names of the models at the endpoint; empty if it does not list them in time. @throws the signal's reason when aborted */
export async function availableModels(protocol: Protocol, signal: AbortSignal): Promise<readonly string[]> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIST_TIMEOUT_MS)])
  try {
    const names = await withGracePeriod(protocol.listModels(limit), limit, 0)
    // The SDKs do not validate the response.
    return names.filter((name) => modelName.safeParse(name).success)
  } catch {
    // The list only helps to explain another failure, and that one is reported.
    signal.throwIfAborted()
    return []
  }
}

/** Providers charge for the prompt: https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-filter */
function filteredResponse({ messages }: ModelRequest): ModelResponse {
  const tokens = estimateTokens(Buffer.byteLength(JSON.stringify(messages)))
  return { text: '', thinking: '', toolCalls: [], end: 'content-filter', tokens }
}
