import type OpenAI from 'openai'
import type { ModelResponse, ModelRequest, Tokens } from '../../agent/model.ts'
import { modelNames, openaiClient, postBytes, preloadOpenai } from '../openai/client.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { readBytes } from '../http/read-bytes.ts'
import { RequestSerializer } from '../http/request-serializer.ts'
import { ResponseAssembly } from './assemble-stream.ts'
import type { ResponseUsage } from './event.ts'
import { ResponsesWire } from './wire.ts'
import { cacheWriteTokens, estimateTokens, type ResponseContent } from '../tokens.ts'

export const preload = preloadOpenai

/** OpenAI's Responses, with nothing stored at the provider: what it thought goes back to it, sealed, with the history. */
export function createProtocol(options: ProtocolOptions): Protocol {
  const { endpoint, model, parameters } = options
  const from = `responses ${endpoint.host} ${model}`
  const wire = new ResponsesWire({ model, parameters, from })
  const bytes = new RequestSerializer('input')
  let loading: Promise<OpenAI> | undefined
  const client = () => (loading ??= openaiClient(options))

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice, signal } = request
    const sdk = await client()
    const body = bytes.serialize(wire.request(messages, tools, toolChoice))
    const assembly = new ResponseAssembly((delta) => {
      request.onDelta(delta)
    })
    const response = await postBytes(sdk, { path: '/responses', body, signal })
    if (response.body) await readBytes(response.body, (chunk) => assembly.feed(chunk))
    const { metadata: echo, usage, ...reply } = assembly.end()
    const tokens = countedTokens(reply, usage, body.length)
    return { ...reply, tokens, ...(echo && { providerMetadata: { from, content: echo } }) }
  }

  return {
    address: `${endpoint.baseUrl}/responses`,
    ask,
    adaptTo: (problem) => wire.adaptTo(problem),
    listModels: async (signal) => modelNames(await client(), signal)
  }
}

function countedTokens(said: ResponseContent, usage: ResponseUsage | undefined, promptBytes: number): Tokens {
  // No prompt is of no tokens: a zero says that nothing was counted.
  if (usage?.input_tokens) return counted(usage, usage.input_tokens)
  return estimateTokens(promptBytes, said)
}

function counted({ input_tokens_details, output_tokens_details, ...usage }: ResponseUsage, input: number): Tokens {
  const output = usage.output_tokens ?? 0
  const cachedInput = Math.min(input_tokens_details?.cached_tokens ?? 0, input)
  return {
    input,
    cachedInput,
    ...cacheWriteTokens(input_tokens_details?.cache_write_tokens, { input, cachedInput }),
    output,
    reasoning: Math.min(output_tokens_details?.reasoning_tokens ?? 0, output),
    isEstimate: false
  }
}
