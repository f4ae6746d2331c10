import type { ModelRequest, ModelResponse } from '../../agent/model.ts'
import { PermanentFailure } from '../failures/failures.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { findFailure } from '../http/fetch.ts'
import type { Protocol } from '../protocol.ts'

/**
 * Chat Completions until the endpoint says that the model, or tools with it, require Responses. Then the rejected request
 * and all later ones go to Responses.
 */
export function withResponsesFallback(chat: Protocol, openResponses: () => Promise<Protocol>): Protocol {
  let current = chat
  let opening: Promise<Protocol> | undefined

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    if (current !== chat) return current.ask(request)
    try {
      return await chat.ask(request)
    } catch (error) {
      request.signal.throwIfAborted()
      const failure = findFailure(error)
      if (!(failure instanceof PermanentFailure) || !requiresResponses(failure.problem)) throw error
      // Concurrent requests can be rejected before the first of them has opened it.
      current = await (opening ??= openResponses())
      const { status, message } = failure.problem
      request.onRetry({
        reason: `switching to Responses: ${status ?? ''} ${message}`,
        waitMs: 0,
        attempt: 1
      })
      return current.ask(request)
    }
  }

  return {
    get address() {
      return current.address
    },
    ask,
    adaptTo: (problem) => current.adaptTo(problem),
    listModels: (signal) => current.listModels(signal),
    requestModel: (signal) => current.requestModel(signal)
  }
}

/**
 * What OpenAI, Azure and GitHub Models say about a model that supports Responses only, or thinks with tools only there. The
 * message "not a chat model" suggests Completions, an older endpoint that does not serve these models either.
 */
const RESPONSES =
  /\bv1\/responses\b|\bresponses (?:api|endpoint)\b|\bnot a chat model\b|\bchatcompletion operation does not work\b|\bunsupported_api_for_model\b/i

function requiresResponses({ status, code, message }: ProviderProblem): boolean {
  return (status === 400 || status === 404) && RESPONSES.test(`${code} ${message}`)
}
