import type OpenAI from 'openai'
import type { Message, ToolCall } from '../../agent/messages.ts'
import type { Tool } from '../../agent/tool.ts'
import { pastArguments, pastName } from '../past-calls.ts'
import type { Parameters } from '../protocol.ts'
import type { ProviderProblem } from '../provider-problem.ts'
import { parameterSchema } from '../tool-schema.ts'

type ChatRequest = OpenAI.ChatCompletionCreateParamsStreaming
type ChatMessage = OpenAI.ChatCompletionMessageParam
type ChatTool = OpenAI.ChatCompletionFunctionTool
/** Not OpenAI's own: DeepSeek, Kimi and others want their thinking back in it. */
type AssistantMessage = OpenAI.ChatCompletionAssistantMessageParam & { reasoning_content?: string }

/** What a request can do without; `limit` is the output limit, which goes by two names. */
type Optional = 'temperature' | 'tool_choice' | 'stream_options'
const OPTIONAL: readonly Optional[] = ['temperature', 'tool_choice', 'stream_options']
/** The older name first: it is the one that servers other than OpenAI's know. */
const LIMIT_NAMES = ['max_tokens', 'max_completion_tokens'] as const

/**
 * Says our messages and tools in the words of Chat Completions.
 *
 * What was converted once is kept, so that every request repeats the bytes of the one before it and the provider's
 * prompt cache holds.
 */
export class ChatWire {
  readonly #model: string
  readonly #parameters: Parameters
  readonly #messages = new WeakMap<Message, ChatMessage>()
  readonly #tools = new WeakMap<Tool, ChatTool>()
  readonly #refused = new Set<string>()
  #returnsThinking = false

  constructor(model: string, parameters: Parameters) {
    this.#model = model
    this.#parameters = parameters
  }

  request(messages: readonly Message[], tools: readonly Tool[], choice: 'auto' | 'none' = 'auto'): ChatRequest {
    const { temperature, maxOutputTokens, toolChoice } = this.#parameters
    const limit = this.#limitName()
    return {
      model: this.#model,
      messages: messages.filter(isSaid).map((message) => this.#message(message)),
      ...(tools.length > 0 && { tools: tools.map((tool) => this.#tool(tool)) }),
      ...(tools.length > 0 && this.#accepts('tool_choice') && { tool_choice: choice === 'auto' ? toolChoice : choice }),
      ...(temperature !== undefined && this.#accepts('temperature') && { temperature }),
      ...(maxOutputTokens !== undefined && limit && { [limit]: maxOutputTokens }),
      stream: true,
      ...(this.#accepts('stream_options') && { stream_options: { include_usage: true } })
    }
  }

  /** From now on replies go back with their thinking: this model's server refuses or forgets where it is missing. */
  returnThinking(): void {
    this.#returnsThinking = true
  }

  /**
   * Leaves out, from now on, the parameter that a refusal names.
   *
   * @returns whether there was one, so that the request is worth another try
   */
  adaptTo({ status, parameter, message }: ProviderProblem): boolean {
    if (status !== 400 && status !== 422) return false
    const limit = this.#limitName()
    const sent = [...OPTIONAL.filter((name) => this.#accepts(name)), ...(limit ? [limit] : [])]
    const named = sent.find((name) => name === parameter) ?? sent.find((name) => RegExp(`\\b${name}\\b`).test(message))
    if (!named) return false
    this.#refused.add(named)
    return true
  }

  #accepts(name: string): boolean {
    return !this.#refused.has(name)
  }

  #limitName(): (typeof LIMIT_NAMES)[number] | undefined {
    if (this.#parameters.maxOutputTokens === undefined) return undefined
    return LIMIT_NAMES.find((name) => this.#accepts(name))
  }

  #message(message: Message): ChatMessage {
    return kept(this.#messages, message, () => this.#convert(message))
  }

  #tool(tool: Tool): ChatTool {
    return kept(this.#tools, tool, () => toolOnTheWire(tool))
  }

  #convert(message: Message): ChatMessage {
    const content = message.text.toWellFormed()
    switch (message.role) {
      case 'system':
      case 'user':
        return { role: message.role, content }
      case 'tool':
        return { role: 'tool', tool_call_id: message.callId, content }
      case 'assistant': {
        const { toolCalls, thinking } = message
        const reply: AssistantMessage = {
          role: 'assistant',
          content: content === '' && toolCalls.length > 0 ? null : content,
          ...(this.#returnsThinking && thinking !== '' && { reasoning_content: thinking.toWellFormed() }),
          ...(toolCalls.length > 0 && { tool_calls: toolCalls.map(callOnTheWire) })
        }
        return reply
      }
    }
  }
}

/** The definition of a tool as each request carries it. */
export function toolOnTheWire(tool: Tool): ChatTool {
  const { name, description } = tool
  return { type: 'function', function: { name, description, parameters: parameterSchema(tool) } }
}

/** False for a reply of nothing, which Mistral and Anthropic refuse to read back. */
function isSaid(message: Message): boolean {
  return message.role !== 'assistant' || message.toolCalls.length > 0 || message.text.trim() !== ''
}

function callOnTheWire({ id, name, arguments: given }: ToolCall): OpenAI.ChatCompletionMessageFunctionToolCall {
  return { id, type: 'function', function: { name: pastName(name), arguments: pastArguments(given).text } }
}

function kept<Key extends object, Value>(store: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = store.get(key) ?? make()
  store.set(key, value)
  return value
}
