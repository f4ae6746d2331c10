import type OpenAI from 'openai'
import type { Image, Message } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { ObjectCache } from '../object-cache.ts'
import { DEFAULT_TEMPERATURE, type WireOptions } from '../protocol.ts'
import { dataUrl } from '../openai/data-url.ts'
import { nineLetterId, sanitizeCallName } from '../tool-calls.ts'
import { assistantMessage } from './assistant-message.ts'
import { Compatibility, LIMIT_NAMES, type OptionalParameter } from './compatibility.ts'

type ChatRequest = OpenAI.ChatCompletionCreateParamsStreaming
type ChatMessage = OpenAI.ChatCompletionMessageParam
type ChatTool = OpenAI.ChatCompletionFunctionTool

/** Writes requests for Chat Completions. */
export class ChatWire {
  readonly #options: WireOptions
  readonly #compatibility = new Compatibility()
  readonly #tools = new ObjectCache<Tool, ChatTool>()
  readonly #messages = new ObjectCache<Message, ChatMessage>()

  constructor(options: WireOptions) {
    this.#options = options
  }

  request(messages: readonly Message[], tools: readonly Tool[], choice: 'auto' | 'none' = 'auto'): ChatRequest {
    const request = {
      model: this.#options.model,
      messages: messages.filter(hasContent).map((message) => this.#messages.get(message, () => this.#convert(message))),
      ...(tools.length > 0 && {
        tools: tools.map((tool) => this.#tools.get(tool, () => toolDefinition(tool))),
        ...this.#choice(choice)
      }),
      ...this.#settings()
    }
    // The cast: without `stream` the answer is a document, which is read as well.
    return request as ChatRequest
  }

  /** See `Protocol.adaptTo`. */
  adaptTo(problem: ProviderProblem): boolean {
    const adapted = this.#compatibility.adaptTo(problem, this.#options.parameters)
    if (adapted === 'messages') this.#messages.clear()
    return adapted !== undefined
  }

  #choice(choice: 'auto' | 'none'): Pick<ChatRequest, 'tool_choice'> {
    if (!this.#compatibility.accepts('tool_choice')) return {}
    if (choice === 'none') return { tool_choice: choice }
    return { tool_choice: this.#compatibility.accepts('required') ? this.#options.parameters.toolChoice : 'auto' }
  }

  #settings(): Partial<ChatRequest> {
    const { temperature = DEFAULT_TEMPERATURE, maxOutputTokens, effort } = this.#options.parameters
    const accepts = (name: OptionalParameter) => this.#compatibility.accepts(name)
    const limit = LIMIT_NAMES.find(accepts)
    return {
      ...(accepts('temperature') && { temperature }),
      ...(effort !== undefined && accepts('reasoning_effort') && { reasoning_effort: effort }),
      ...(maxOutputTokens !== undefined && limit && { [limit]: maxOutputTokens }),
      ...(accepts('stream') && { stream: true }),
      ...(accepts('stream') && accepts('stream_options') && { stream_options: { include_usage: true } })
    }
  }

  #convert(message: Message): ChatMessage {
    const content = message.text.toWellFormed()
    const { metadataRules } = this.#compatibility
    switch (message.role) {
      case 'system':
        return { role: 'system', content }
      case 'user':
        return {
          role: 'user',
          content: message.images ? [{ type: 'text', text: content }, ...message.images.map(imagePart)] : content
        }
      case 'tool': {
        const id = metadataRules.hasShortIds ? nineLetterId(message.callId) : message.callId
        // Ollama and others match results to calls by this name. OpenAI's types do not know it, and its servers ignore it.
        const named = metadataRules.rejected.has('name') ? {} : { name: sanitizeCallName(message.name) }
        return { role: 'tool', tool_call_id: id, ...named, content }
      }
      case 'assistant':
        return assistantMessage(message, this.#options.source, metadataRules)
    }
  }
}

function imagePart(image: Image): OpenAI.ChatCompletionContentPartImage {
  return { type: 'image_url', image_url: { url: dataUrl(image) } }
}

/** The definition of a tool in each request. */
export function toolDefinition(tool: Tool): ChatTool {
  const { name, description } = tool
  return { type: 'function', function: { name, description, parameters: parameterSchema(tool) } }
}

/** False for an empty response. Mistral and Anthropic reject it in the history. */
function hasContent(message: Message): boolean {
  return message.role !== 'assistant' || message.toolCalls.length > 0 || message.text.trim() !== ''
}
