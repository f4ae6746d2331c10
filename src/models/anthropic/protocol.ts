import type Anthropic from '@anthropic-ai/sdk'
import type { ModelRequest, ModelResponse, Tokens } from '../../agent/model.ts'
import { modelResponse } from '../assembled-response.ts'
import { postJson } from '../http/post-json.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { cacheWriteTokens, promptBytes } from '../tokens.ts'
import { AnthropicAssembler } from './assemble-stream.ts'
import { anthropicClient, headersFor, rootOf } from './client.ts'
import type { MessageUsage } from './event.ts'
import { AnthropicWire } from './wire.ts'

export { preload } from '../http/post-json.ts'

/** Anthropic's Messages, which some other providers also support. */
export function createProtocol({ endpoint, model, parameters, send, fetch }: ProtocolOptions): Protocol {
  const address = `${rootOf(endpoint.baseUrl)}/v1/messages`
  const source = `anthropic ${endpoint.baseUrl} ${model}`
  const wire = new AnthropicWire({ model, parameters, source })
  let loading: Promise<Anthropic> | undefined
  const client = () => (loading ??= anthropicClient(endpoint, fetch))

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice, signal } = request
    const body = wire.request(messages, tools, toolChoice)
    const assembler = new AnthropicAssembler((delta) => {
      request.onDelta(delta)
    })
    const headers = headersFor(endpoint)
    await postJson({ send, address, headers, body, signal, feed: (chunk) => assembler.feed(chunk) })
    return modelResponse(assembler.end(), { source, promptBytes: promptBytes(body, messages), countTokens })
  }

  return {
    address,
    ask,
    adaptTo: (problem) => wire.adaptTo(problem),
    async listModels(signal) {
      const { data } = await (await client()).models.list({}, { signal })
      return data.map(({ id }) => id)
    },
    requestModel: async (signal) => (await client()).models.retrieve(model, {}, { signal })
  }
}

function countTokens(usage: MessageUsage): Tokens | undefined {
  const cachedInput = usage.cache_read_input_tokens ?? 0
  const input = (usage.input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0) + cachedInput
  if (input === 0) return undefined
  const output = usage.output_tokens ?? 0
  const reasoning = Math.min(usage.output_tokens_details?.thinking_tokens ?? 0, output)
  const cacheWrite = cacheWriteTokens(usage.cache_creation_input_tokens, { input, cachedInput })
  return { input, cachedInput, ...cacheWrite, output, reasoning, isEstimate: false }
}
