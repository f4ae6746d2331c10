import type { ModelRequest, ModelResponse, Tokens } from '../../agent/model.ts'
import { modelResponse } from '../assembled-response.ts'
import { serializeRequest } from '../http/serialize-request.ts'
import { openaiClient } from '../openai/client.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { cacheWriteTokens, promptBytes } from '../tokens.ts'
import { ChatAssembler } from './assemble-stream.ts'
import type { ChatUsage } from './chunk.ts'
import { withResponsesFallback } from './responses-fallback.ts'
import { TruncationDetector } from './truncation-detector.ts'
import { ChatWire } from './wire.ts'

/** OpenAI's Chat Completions, which most providers and local servers support; Responses if the endpoint requires it. */
export function createProtocol(options: ProtocolOptions): Protocol {
  const openResponses = async () => (await import('../responses/protocol.ts')).createProtocol(options)
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
    const response = modelResponse(assembler.end(), { source, promptBytes: bytes, countTokens })
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
