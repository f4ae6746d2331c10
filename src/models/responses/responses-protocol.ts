import type { ModelRequest, ModelResponse, Tokens } from '../../agent/model.ts'
import { modelResponse } from '../assembled-response.ts'
import { serializeRequest } from '../http/serialize-request.ts'
import { openaiClient } from '../openai/openai-client.ts'
import { type Protocol, type ProtocolOptions, DEFAULT_TEMPERATURE, type WireOptions } from '../protocol.ts'
import { cacheWriteTokens, promptBytes } from '../tokens.ts'
import { ResponsesAssembler } from './responses-stream.ts'
import type { ResponseUsage } from './responses-event.ts'
import type OpenAI from 'openai'
import { imagesOf } from '../../agent/images.ts'
import type { Image, Message } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { ObjectCache } from '../object-cache.ts'
import { dataUrl } from '../openai/data-url.ts'
import { boundedId, CallIds, type AssistantMessage } from '../tool-calls.ts'
import { itemsFromMetadata, itemsFromText, withIds, type InputItem } from './input-items.ts'

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
    return modelResponse(assembler, { source, promptBytes: promptBytes(body, messages), countTokens })
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

type ResponsesTool = Omit<OpenAI.Responses.FunctionTool, 'strict'> & { readonly strict?: false }

interface ResponsesRequest {
  readonly input: readonly InputItem[]
  readonly [parameter: string]: unknown
}

/** What a request omits once a server rejects it. */
const OPTIONAL_PARAMETERS = [
  'temperature',
  'reasoning',
  'max_output_tokens',
  'tool_choice',
  'include',
  'store',
  'strict'
] as const
type OptionalParameter = (typeof OPTIONAL_PARAMETERS)[number]

/** Says that thinking cannot be read, for example because another key or server has encrypted it. */
const ABOUT_THINKING =
  /encrypted[ _]content|provided without its required|\breasoning\b.{0,9}\bitem|\bitem.{0,90} not (?:found|persisted)/i

/** Writes requests for Responses. */
class ResponsesWire {
  readonly #options: WireOptions
  readonly #rejected = new Set<OptionalParameter>()
  readonly #items = new ObjectCache<Message, readonly InputItem[]>()
  readonly #tools = new ObjectCache<Tool, ResponsesTool>()
  #returnsMetadata = true
  #hasReturned = false

  constructor(options: WireOptions) {
    this.#options = options
  }

  request(messages: readonly Message[], tools: readonly Tool[], choice: 'auto' | 'none' = 'auto'): ResponsesRequest {
    const { model, parameters } = this.#options
    const { temperature = DEFAULT_TEMPERATURE, maxOutputTokens, toolChoice, effort } = parameters
    const accepts = (name: OptionalParameter) => !this.#rejected.has(name)
    const ids = new CallIds(boundedId)
    return {
      model,
      input: messages.flatMap((message) => this.#itemsOf(message, ids)),
      ...(tools.length > 0 && { tools: tools.map((tool) => this.#tools.get(tool, () => this.#define(tool))) }),
      ...(tools.length > 0 && accepts('tool_choice') && { tool_choice: choice === 'auto' ? toolChoice : choice }),
      ...(accepts('temperature') && { temperature }),
      ...(effort !== undefined && accepts('reasoning') && { reasoning: { effort } }),
      ...(maxOutputTokens !== undefined && accepts('max_output_tokens') && { max_output_tokens: maxOutputTokens }),
      // The provider stores nothing: its thinking comes encrypted, and is sent back with each request.
      ...(accepts('store') && { store: false }),
      ...(accepts('include') && { include: ['reasoning.encrypted_content'] }),
      stream: true
    }
  }

  /** See `Protocol.adaptTo`. */
  adaptTo({ status, code, parameter, message }: ProviderProblem): boolean {
    if (status !== 400 && status !== 404 && status !== 422) return false
    // Such as tools[0].strict
    const path = parameter.split(/[^\w]+/)
    const sent = OPTIONAL_PARAMETERS.filter((name) => this.#isSent(name))
    const named = sent.find((name) => path.includes(name))
    if (named) return this.#reject(named)
    if (this.#hasReturned && ABOUT_THINKING.test(`${code} ${message}`)) return this.#dropThinking()
    const meant = sent.find((name) => isNamed(name, message))
    return meant !== undefined && this.#reject(meant)
  }

  #isSent(name: OptionalParameter): boolean {
    if (this.#rejected.has(name)) return false
    if (name === 'reasoning') return this.#options.parameters.effort !== undefined
    return name !== 'max_output_tokens' || this.#options.parameters.maxOutputTokens !== undefined
  }

  #reject(name: OptionalParameter): true {
    this.#rejected.add(name)
    if (name === 'strict') this.#tools.clear()
    return true
  }

  #dropThinking(): true {
    this.#returnsMetadata = false
    this.#hasReturned = false
    this.#items.clear()
    return true
  }

  #itemsOf(message: Message, ids: CallIds): readonly InputItem[] {
    switch (message.role) {
      case 'system':
      case 'user':
        return this.#items.get(message, () => [{ role: message.role, content: contentOf(message) }])
      case 'tool': {
        const id = ids.ofResult(message.callId)
        const output = message.text.toWellFormed()
        return this.#items.get(message, () => [{ type: 'function_call_output', call_id: id, output }], id)
      }
      case 'assistant': {
        const callIds = ids.of(message)
        const variant = [...callIds.values()].join(' ')
        return this.#items.get(message, () => withIds(this.#assistantItems(message), callIds), variant)
      }
    }
  }

  #assistantItems(message: AssistantMessage): readonly InputItem[] {
    const items = this.#returnsMetadata ? itemsFromMetadata(message, this.#options.source) : undefined
    if (items) this.#hasReturned = true
    return items ?? itemsFromText(message)
  }

  #define(tool: Tool): ResponsesTool {
    const { name, description } = tool
    const parameters = parameterSchema(tool)
    // Strict is the default, and allows no optional parameters.
    return { type: 'function', name, description, parameters, ...(!this.#rejected.has('strict') && { strict: false }) }
  }
}

type TextMessage = Extract<Message, { readonly role: 'system' | 'user' }>

function contentOf(message: TextMessage): string | OpenAI.Responses.ResponseInputMessageContentList {
  const text = message.text.toWellFormed()
  const images = imagesOf(message)
  if (images.length === 0) return text
  const imageItem = (image: Image) => ({
    type: 'input_image' as const,
    detail: 'auto' as const,
    image_url: dataUrl(image)
  })
  return [{ type: 'input_text', text }, ...images.map(imageItem)]
}

/** Some names are also plain words. A message means the parameter if it quotes it, or says that it is one. */
function isNamed(name: OptionalParameter, message: string): boolean {
  if (name === 'reasoning' && /\breasoning[_. ]effort\b/i.test(message)) return true
  if (name === 'include' && /encrypted[ _]content/i.test(message)) return true
  if (name.includes('_') || name === 'temperature') return new RegExp(`\\b${name}\\b`).test(message)
  return new RegExp(`["'\`]${name}\\b|\\b(?:argument|parameter|field|property|supplied|input)s?:? ${name}\\b`).test(
    message
  )
}
