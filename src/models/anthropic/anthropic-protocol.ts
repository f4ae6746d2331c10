import type Anthropic from '@anthropic-ai/sdk'
import type { ModelRequest, ModelResponse, Tokens } from '../../agent/model.ts'
import { modelResponse } from '../assembled-response.ts'
import { readBytes } from '../http/read-bytes.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { cacheWriteTokens, promptBytes } from '../tokens.ts'
import { AnthropicAssembler } from './anthropic-stream.ts'
import { anthropicClient, rootOf } from './anthropic-client.ts'
import type { MessageUsage } from './anthropic-event.ts'
import { AnthropicWire } from './anthropic-wire.ts'

/** Without it, the SDK serializes the text as a JSON string. */
const JSON_BODY = { 'content-type': 'application/json' }

/** Anthropic's Messages, which some other providers also support. */
export function createProtocol({ endpoint, model, parameters, fetch }: ProtocolOptions): Protocol {
  const source = `anthropic ${endpoint.baseUrl} ${model}`
  const wire = new AnthropicWire({ model, parameters, source })
  let loading: Promise<Anthropic> | undefined
  const client = () => (loading ??= anthropicClient(endpoint, fetch))

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice, signal } = request
    const sdk = await client()
    const body = wire.request(messages, tools, toolChoice)
    const assembler = new AnthropicAssembler(request.onDelta)
    // The SDK's method for this path would serialize the whole history again each turn, and its stream drops the events
    // that compatible servers send without a name.
    const response = await sdk.post('/v1/messages', { body, headers: JSON_BODY, stream: true, signal }).asResponse()
    if (response.body) await readBytes(response.body.getReader(), (chunk) => assembler.feed(chunk))
    return modelResponse(assembler.end(), { source, promptBytes: promptBytes(body, messages), countTokens })
  }

  return {
    address: `${rootOf(endpoint.baseUrl)}/v1/messages`,
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
