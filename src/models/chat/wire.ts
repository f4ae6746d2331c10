import type OpenAI from 'openai'
import type { Message } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import { nineLetterId } from '../tool-calls.ts'
import { kept } from '../request-cache.ts'
import { DEFAULT_TEMPERATURE, type Parameters } from '../protocol.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { assistantMessage } from './assistant-message.ts'
import { LIMIT_NAMES, Compatibility, type Optional } from './compatibility.ts'

type ChatRequest = OpenAI.ChatCompletionCreateParamsStreaming
type ChatMessage = OpenAI.ChatCompletionMessageParam
type ChatTool = OpenAI.ChatCompletionFunctionTool

/**
 * Says our messages and tools in the words of Chat Completions.
 *
 * What was converted once is kept, so that every request repeats the bytes of the one before it and the provider's
 * prompt cache holds.
 */
export class ChatWire {
  readonly #model: string
  readonly #parameters: Parameters
  readonly #from: string
  readonly #refusals = new Compatibility()
  readonly #tools = new WeakMap<Tool, ChatTool>()
  #messages = new WeakMap<Message, ChatMessage>()

  /** @param from names the endpoint and the model, as the echoes of its replies do */
  constructor({
    model,
    parameters,
    from
  }: {
    readonly model: string
    readonly parameters: Parameters
    readonly from: string
  }) {
    this.#model = model
    this.#parameters = parameters
    this.#from = from
  }

  request(messages: readonly Message[], tools: readonly Tool[], choice: 'auto' | 'none' = 'auto'): ChatRequest {
    const request = {
      model: this.#model,
      messages: messages.filter(isSaid).map((message) => this.#message(message)),
      ...(tools.length > 0 && { tools: tools.map((tool) => this.#tool(tool)), ...this.#choice(choice) }),
      ...this.#settings()
    }
    // The cast: without `stream` it asks for a document, which is read as well.
    return request as ChatRequest
  }

  /**
   * Leaves out or adds, from now on, what a refusal names.
   *
   * @returns whether there was something, so that the request is worth another try
   */
  adaptTo(problem: ProviderProblem): boolean {
    const adapted = this.#refusals.learn(problem, this.#parameters)
    if (adapted === 'messages') this.#messages = new WeakMap()
    return adapted !== undefined
  }

  #choice(choice: 'auto' | 'none'): Pick<ChatRequest, 'tool_choice'> {
    if (this.#refusals.has('tool_choice')) return {}
    if (choice === 'none') return { tool_choice: choice }
    return { tool_choice: this.#refusals.has('required') ? 'auto' : this.#parameters.toolChoice }
  }

  #settings(): Partial<ChatRequest> {
    const { temperature = DEFAULT_TEMPERATURE, maxOutputTokens } = this.#parameters
    const may = (name: Optional) => !this.#refusals.has(name)
    const limit = LIMIT_NAMES.find(may)
    return {
      ...(may('temperature') && { temperature }),
      ...(maxOutputTokens !== undefined && limit && { [limit]: maxOutputTokens }),
      ...(may('stream') && { stream: true }),
      ...(may('stream') && may('stream_options') && { stream_options: { include_usage: true } })
    }
  }

  #message(message: Message): ChatMessage {
    return kept(this.#messages, message, () => this.#convert(message))
  }

  #tool(tool: Tool): ChatTool {
    return kept(this.#tools, tool, () => toolDefinition(tool))
  }

  #convert(message: Message): ChatMessage {
    const content = message.text.toWellFormed()
    switch (message.role) {
      case 'system':
      case 'user':
        return { role: message.role, content }
      case 'tool':
        return { role: 'tool', tool_call_id: this.#callId(message.callId), content }
      case 'assistant':
        return assistantMessage(message, this.#from, this.#refusals.metadataRules)
    }
  }

  #callId(id: string): string {
    return this.#refusals.metadataRules.hasShortIds ? nineLetterId(id) : id
  }
}

/** The definition of a tool as each request carries it. */
export function toolDefinition(tool: Tool): ChatTool {
  const { name, description } = tool
  return { type: 'function', function: { name, description, parameters: parameterSchema(tool) } }
}

/** False for a reply of nothing, which Mistral and Anthropic refuse to read back. */
function isSaid(message: Message): boolean {
  return message.role !== 'assistant' || message.toolCalls.length > 0 || message.text.trim() !== ''
}
