import type { ModelResponse, ModelRequest } from '../../agent/model.ts'
import { PermanentFailure } from '../failures/failures.ts'
import { findFailure } from '../http/fetch.ts'
import type { Protocol } from '../protocol.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'

/**
 * Chat Completions, and Responses in its place for the rest of the session once the endpoint says that the model is to be had by
 * that alone, or with tools by that alone. The request that was refused is made again at once.
 *
 * @param openResponses asked for at the first such refusal
 */
export function withResponsesFallback(chat: Protocol, openResponses: () => Promise<Protocol>): Protocol {
  let inUse = chat
  let opening: Promise<Protocol> | undefined

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    if (inUse !== chat) return inUse.ask(request)
    try {
      return await chat.ask(request)
    } catch (error) {
      request.signal.throwIfAborted()
      const failure = findFailure(error)
      if (!(failure instanceof PermanentFailure) || !wantsResponses(failure.problem)) throw error
      // Requests side by side can be refused before the first of them has opened it.
      inUse = await (opening ??= openResponses())
      request.onRetry({
        reason: `Responses is spoken from now on, for ${saidIn(failure.problem)}`,
        waitMs: 0,
        attempt: 1
      })
      return inUse.ask(request)
    }
  }

  return {
    get address() {
      return inUse.address
    },
    ask,
    adaptTo: (problem) => inUse.adaptTo(problem),
    listModels: (signal) => inUse.listModels(signal)
  }
}

/**
 * The words of OpenAI for a model that has Responses only, and for one that thinks where it is given tools; of Azure, and of
 * GitHub's models. Those for a model that "is not a chat model" name another endpoint, which is older than these models.
 */
const RESPONSES =
  /\bv1\/responses\b|\bresponses (?:api|endpoint)\b|\bnot a chat model\b|\bchatcompletion operation does not work\b|\bunsupported_api_for_model\b/i

function wantsResponses({ status, code, message }: ProviderProblem): boolean {
  return (status === 400 || status === 404) && RESPONSES.test(`${code} ${message}`)
}

function saidIn({ status, message }: ProviderProblem): string {
  return `${status ?? ''} ${message}`.trim()
}
