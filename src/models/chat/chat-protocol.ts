import type { ModelRequest, ModelResponse, Tokens } from '../../agent/model.ts'
import { modelResponse } from '../assembled-response.ts'
import { serializeRequest } from '../http/serialize-request.ts'
import { openaiClient } from '../openai/openai-client.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { cacheWriteTokens, promptBytes, estimateTokens } from '../tokens.ts'
import { ChatAssembler } from './chat-stream.ts'
import type { ChatUsage } from './chat-chunk.ts'
import { ChatWire } from './chat-wire.ts'
import { PermanentFailure } from '../failures/failures.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { findFailure } from '../http/fetch.ts'

/** Ways of counting differ, but none explains a count below this share of the estimate. */
const MAX_SHARE = 0.5
/** Tokens. No server runs with a smaller window, so a smaller figure is not a count. */
const MIN_WINDOW = 1500

/**
 * Detects a server that silently truncates long prompts, as Ollama does at its `num_ctx`: then the model answers without its
 * instructions.
 *
 * A single low figure proves nothing, since some servers leave out cached tokens. But if the prompt grows, the count does
 * not, and it is far too small for the bytes, the prompt has reached a limit.
 */
class TruncationDetector {
  /** The last message of the previous prompt, and the highest count of any earlier prompt of the conversation. */
  #previous: { readonly message: object; readonly max: number } | undefined

  /**
   * @param messages of the request; the same objects each time
   * @throws PermanentFailure for a context overflow, with the tokens that were read
   */
  check(messages: readonly object[], promptBytes: number, { input, cachedInput, isEstimate }: Tokens): void {
    const message = messages.at(-1)
    if (isEstimate || !message) return
    const previous = this.#previous
    const hasGrown = previous !== undefined && previous.message !== message && messages.includes(previous.message)
    const max = hasGrown ? previous.max : 0
    this.#previous = { message, max: Math.max(max, input) }
    // A server that leaves out cached tokens counts only the new ones, which is far less.
    const hasStopped = input <= max && input > max / 2 && input >= MIN_WINDOW
    const estimate = estimateTokens(promptBytes).input
    if (!hasStopped || cachedInput > 0 || input >= MAX_SHARE * estimate) return
    throw new PermanentFailure({
      status: undefined,
      code: 'context_length_exceeded',
      parameter: 'messages',
      message: `of about ${estimate} tokens it read ${input} and dropped the rest: its maximum context length is ${input}; with Ollama, raise num_ctx`
    })
  }
}

/** OpenAI's Chat Completions, which most providers and local servers support; Responses if the endpoint requires it. */
export function createProtocol(options: ProtocolOptions): Protocol {
  const openResponses = async () => (await import('../responses/responses-protocol.ts')).createProtocol(options)
  return withResponsesFallback(createChat(options), openResponses)
}

function createChat(options: ProtocolOptions): Protocol {
  const { endpoint, model, parameters } = options
  // Another endpoint would reject the metadata, or take the thinking of another model for its own.
  const source = `chat ${endpoint.host} ${model}`
  const wire = new ChatWire({ model, parameters, source })
  const truncation = new TruncationDetector()
  const { address, listModels, requestModel, post } = openaiClient(options, '/chat/completions')

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice, signal } = request
    const sent = wire.request(messages, tools, toolChoice)
    const body = serializeRequest(sent, 'messages')
    const assembler = new ChatAssembler(request.onDelta)
    await post(body, signal, (chunk) => assembler.feed(chunk))
    const bytes = promptBytes(body, messages)
    const response = modelResponse(assembler, { source, promptBytes: bytes, countTokens })
    truncation.check(sent.messages, bytes, response.tokens)
    return response
  }

  return { address, ask, adaptTo: (problem) => wire.adaptTo(problem), listModels, requestModel }
}

function countTokens({ prompt_tokens: prompt, ...usage }: ChatUsage): Tokens | undefined {
  if (!prompt) return undefined
  const cachedInput = usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0
  // Some servers count hidden reasoning in the total only.
  const output = Math.max(usage.completion_tokens ?? 0, (usage.total_tokens ?? 0) - prompt)
  // If the cached part exceeds the prompt, the prompt was counted without it.
  const input = cachedInput > prompt ? prompt + cachedInput : prompt
  return {
    input,
    cachedInput,
    ...cacheWriteTokens(usage.prompt_tokens_details?.cache_write_tokens, { input, cachedInput }),
    output,
    reasoning: Math.min(usage.completion_tokens_details?.reasoning_tokens ?? 0, output),
    isEstimate: false
  }
}

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
