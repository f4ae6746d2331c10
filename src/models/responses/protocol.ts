import type { ModelRequest, ModelResponse, Tokens } from '../../agent/model.ts'
import { modelResponse } from '../assembled-response.ts'
import { serializeRequest } from '../http/serialize-request.ts'
import { openaiClient } from '../openai/client.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { cacheWriteTokens, promptBytes } from '../tokens.ts'
import { ResponsesAssembler } from './assemble-stream.ts'
import type { ResponseUsage } from './event.ts'
import { ResponsesWire } from './wire.ts'

/** OpenAI's Responses. The provider stores nothing: it gets its encrypted thinking back with the history. */
export function createProtocol(options: ProtocolOptions): Protocol {
  const { endpoint, model, parameters } = options
  const source = `responses ${endpoint.host} ${model}`
  const wire = new ResponsesWire({ model, parameters, source })
  const { address, listModels, requestModel, post } = openaiClient(options, '/responses')

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice, signal } = request
    const body = serializeRequest(wire.request(messages, tools, toolChoice), 'input')
    const assembler = new ResponsesAssembler(request.onDelta)
    await post(body, signal, (bytes) => assembler.feed(bytes))
    return modelResponse(assembler.end(), { source, promptBytes: promptBytes(body, messages), countTokens })
  }

  return { address, ask, adaptTo: (problem) => wire.adaptTo(problem), listModels, requestModel }
}

function countTokens(usage: ResponseUsage): Tokens | undefined {
  const { input_tokens: input, input_tokens_details: inputDetails, output_tokens_details: outputDetails } = usage
  if (!input) return undefined
  const output = usage.output_tokens ?? 0
  const cachedInput = Math.min(inputDetails?.cached_tokens ?? 0, input)
  return {
    input,
    cachedInput,
    ...cacheWriteTokens(inputDetails?.cache_write_tokens, { input, cachedInput }),
    output,
    reasoning: Math.min(outputDetails?.reasoning_tokens ?? 0, output),
    isEstimate: false
  }
}
