import type Anthropic from '@anthropic-ai/sdk'
import type { ModelResponse, ModelRequest, Tokens } from '../../agent/model.ts'
import { MessageAssembly } from './assemble-stream.ts'
import { anthropicClient, preloadAnthropic, rootOf } from './client.ts'
import type { MessageUsage } from './event.ts'
import { AnthropicWire } from './wire.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { readBytes } from '../http/read-bytes.ts'
import { cacheWriteTokens, estimateTokens, type ResponseContent } from '../tokens.ts'

/** Without it the SDK takes text for something to be written as JSON. */
const JSON_BODY = { 'content-type': 'application/json' }

export const preload = preloadAnthropic

/** Anthropic's Messages, which some other providers speak as well. */
export function createProtocol({ endpoint, model, parameters, fetch }: ProtocolOptions): Protocol {
  const echoFrom = `anthropic ${endpoint.baseUrl} ${model}`
  const wire = new AnthropicWire({ model, parameters, metadataSource: echoFrom })
  let loading: Promise<Anthropic> | undefined
  const client = () => (loading ??= anthropicClient(endpoint, fetch))

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice, signal } = request
    const sdk = await client()
    const body = wire.request(messages, tools, toolChoice)
    const assembly = new MessageAssembly((delta) => {
      request.onDelta(delta)
    })
    // Not by its method for this path, which would write the whole history as JSON anew each turn, nor by its stream, which
    // drops what servers that speak like Anthropic send without the names of events.
    const response = await sdk.post('/v1/messages', { body, headers: JSON_BODY, stream: true, signal }).asResponse()
    if (response.body) await readBytes(response.body, (chunk) => assembly.feed(chunk))
    const { metadata: echo, usage, ...said } = assembly.end()
    const tokens = tokensOf(said, usage, body.length)
    return { ...said, tokens, ...(echo && { providerMetadata: { from: echoFrom, content: echo } }) }
  }

  return {
    address: `${rootOf(endpoint.baseUrl)}/v1/messages`,
    ask,
    adaptTo: (problem) => wire.adaptTo(problem),
    async listModels(signal) {
      const { data } = await (await client()).models.list({}, { signal })
      return data.map(({ id }) => id)
    }
  }
}

function tokensOf(said: ResponseContent, usage: MessageUsage, promptChars: number): Tokens {
  const cachedInput = usage.cache_read_input_tokens ?? 0
  const input = (usage.input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0) + cachedInput
  // No prompt is of no tokens: a zero says that nothing was counted.
  if (input === 0) return estimateTokens(promptChars, said)
  const output = usage.output_tokens ?? 0
  const reasoning = Math.min(usage.output_tokens_details?.thinking_tokens ?? 0, output)
  const cacheWrite = cacheWriteTokens(usage.cache_creation_input_tokens, { input, cachedInput })
  return { input, cachedInput, ...cacheWrite, output, reasoning, isEstimate: false }
}
