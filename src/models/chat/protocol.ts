import type OpenAI from 'openai'
import type { ModelResponse, ModelRequest, Tokens } from '../../agent/model.ts'
import { StreamAssembly, type AssembledResponse } from './assemble-stream.ts'
import type { ChatUsage } from './chunk.ts'
import { TruncationDetector } from './truncation-detector.ts'
import { ChatWire } from './wire.ts'
import { modelNames, openaiClient, postBytes, preloadOpenai } from '../openai/client.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { readBytes } from '../http/read-bytes.ts'
import { RequestSerializer } from '../http/request-serializer.ts'
import { withResponsesFallback } from './responses-fallback.ts'
import { withTextCalls } from '../text-calls/with-text-calls.ts'
import { cacheWriteTokens, estimateTokens } from '../tokens.ts'

export const preload = preloadOpenai

/** OpenAI's Chat Completions, which most providers and local servers speak; Responses where the endpoint insists on it. */
export function createProtocol(options: ProtocolOptions): Protocol {
  const openResponses = async () => (await import('../responses/protocol.ts')).createProtocol(options)
  // Around both, for how a model writes its calls is its own, whichever way it is asked.
  return withTextCalls(withResponsesFallback(createChat(options), openResponses), options.parameters.toolCalls)
}

function createChat(options: ProtocolOptions): Protocol {
  const { endpoint, model, parameters } = options
  // An echo is for nobody else: others would refuse it, or take the thinking of another model for their own.
  const from = `chat ${endpoint.host} ${model}`
  const wire = new ChatWire({ model, parameters, from })
  const bytes = new RequestSerializer('messages')
  const cuts = new TruncationDetector()
  let loading: Promise<OpenAI> | undefined
  const client = () => (loading ??= openaiClient(options))

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice, signal } = request
    const sdk = await client()
    const sent = wire.request(messages, tools, toolChoice)
    const body = bytes.serialize(sent)
    const assembly = new StreamAssembly((delta) => {
      request.onDelta(delta)
    })
    const response = await postBytes(sdk, { path: '/chat/completions', body, signal })
    if (response.body) await readBytes(response.body, (chunk) => assembly.feed(chunk))
    const { metadata: echo, ...assembled } = assembly.end()
    const reply = finished(assembled, body.length)
    cuts.check(sent.messages, body.length, reply.tokens)
    return { ...reply, ...(echo && { providerMetadata: { from, content: echo } }) }
  }

  return {
    address: `${endpoint.baseUrl}/chat/completions`,
    ask,
    adaptTo: (problem) => wire.adaptTo(problem),
    listModels: async (signal) => modelNames(await client(), signal)
  }
}

function finished({ usage, ...reply }: Omit<AssembledResponse, 'metadata'>, promptBytes: number): ModelResponse {
  // No prompt is of no tokens: a zero says that nothing was counted.
  const tokens = usage?.prompt_tokens ? counted(usage, usage.prompt_tokens) : estimateTokens(promptBytes, reply)
  return { ...reply, tokens }
}

function counted(usage: ChatUsage, prompt: number): Tokens {
  const cachedInput = usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0
  // Some servers leave hidden reasoning out of the completion, though not out of the total.
  const output = Math.max(usage.completion_tokens ?? 0, (usage.total_tokens ?? 0) - prompt)
  // Where more came from the cache than there was in all, the prompt was counted without it.
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
