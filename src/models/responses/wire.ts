import type OpenAI from 'openai'
import type { Message } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import { boundedId, CallIds } from '../tool-calls.ts'
import { kept } from '../request-cache.ts'
import { DEFAULT_TEMPERATURE, type Parameters } from '../protocol.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { itemsFromMetadata, itemsFromText, withIds, type InputItem } from './input-items.ts'

type ResponsesTool = Omit<OpenAI.Responses.FunctionTool, 'strict'> & { readonly strict?: false }

/** A request as it is sent, its history apart. */
export interface ResponsesRequest {
  readonly input: readonly InputItem[]
  readonly [parameter: string]: unknown
}

/** What a request can do without. */
const OPTIONAL = ['temperature', 'max_output_tokens', 'tool_choice', 'include', 'store', 'strict'] as const
type Optional = (typeof OPTIONAL)[number]

/** The words for thoughts that cannot be read any more, as when another key or another server has sealed them. */
const ABOUT_THOUGHTS =
  /encrypted[ _]content|provided without its required|\breasoning\b.{0,9}\bitem|\bitem.{0,90} not (?:found|persisted)/i

/**
 * Says our messages and tools in the words of Responses.
 *
 * What was converted once is kept, so that every request repeats the bytes of the one before it and the provider's
 * prompt cache holds.
 */
export class ResponsesWire {
  readonly #model: string
  readonly #parameters: Parameters
  readonly #from: string
  readonly #refused = new Set<Optional>()
  #items = new WeakMap<Message, { readonly key: string; readonly items: readonly InputItem[] }>()
  #tools = new WeakMap<Tool, ResponsesTool>()
  #returnsEchoes = true
  #hasReturned = false

  /** @param from names the endpoint and the model, as the echoes of its replies do */
  constructor({ model, parameters, from }: { model: string; parameters: Parameters; from: string }) {
    this.#model = model
    this.#parameters = parameters
    this.#from = from
  }

  request(messages: readonly Message[], tools: readonly Tool[], choice: 'auto' | 'none' = 'auto'): ResponsesRequest {
    const { temperature = DEFAULT_TEMPERATURE, maxOutputTokens, toolChoice } = this.#parameters
    const may = (name: Optional) => !this.#refused.has(name)
    const ids = new CallIds(boundedId)
    return {
      model: this.#model,
      input: messages.flatMap((message) => this.#itemsOf(message, ids)),
      ...(tools.length > 0 && { tools: tools.map((tool) => kept(this.#tools, tool, () => this.#define(tool))) }),
      ...(tools.length > 0 && may('tool_choice') && { tool_choice: choice === 'auto' ? toolChoice : choice }),
      ...(may('temperature') && { temperature }),
      ...(maxOutputTokens !== undefined && may('max_output_tokens') && { max_output_tokens: maxOutputTokens }),
      // Nothing stays with the provider: what it needs to know of its thoughts comes sealed, and goes back with each request.
      ...(may('store') && { store: false }),
      ...(may('include') && { include: ['reasoning.encrypted_content'] }),
      stream: true
    }
  }

  /**
   * Leaves out, from now on, what a refusal says it cannot take.
   *
   * @returns whether there was something, so that the request is worth another try
   */
  adaptTo({ status, code, parameter, message }: ProviderProblem): boolean {
    if (status !== 400 && status !== 404 && status !== 422) return false
    // Such as tools[0].strict
    const words = parameter.split(/[^\w]+/)
    const left = OPTIONAL.filter((name) => this.#isSent(name))
    const named = left.find((name) => words.includes(name))
    if (named) return this.#leaveOut(named)
    if (this.#hasReturned && ABOUT_THOUGHTS.test(`${code} ${message}`)) return this.#forgetThoughts()
    const meant = left.find((name) => isNamed(name, message))
    return meant !== undefined && this.#leaveOut(meant)
  }

  #isSent(name: Optional): boolean {
    if (this.#refused.has(name)) return false
    return name !== 'max_output_tokens' || this.#parameters.maxOutputTokens !== undefined
  }

  #leaveOut(name: Optional): true {
    this.#refused.add(name)
    if (name === 'strict') this.#tools = new WeakMap()
    return true
  }

  #forgetThoughts(): true {
    this.#returnsEchoes = false
    this.#hasReturned = false
    this.#items = new WeakMap()
    return true
  }

  #itemsOf(message: Message, ids: CallIds): readonly InputItem[] {
    switch (message.role) {
      case 'system':
      case 'user':
        return this.#kept(message, '', () => [{ role: message.role, content: message.text.toWellFormed() }])
      case 'tool': {
        const id = ids.answering(message.callId)
        const output = message.text.toWellFormed()
        return this.#kept(message, id, () => [{ type: 'function_call_output', call_id: id, output }])
      }
      case 'assistant': {
        const callIds = ids.of(message)
        return this.#kept(message, [...callIds.values()].join(' '), () => withIds(this.#said(message), callIds))
      }
    }
  }

  #said(message: Extract<Message, { role: 'assistant' }>): readonly InputItem[] {
    const echoed = this.#returnsEchoes ? itemsFromMetadata(message, this.#from) : undefined
    if (echoed) this.#hasReturned = true
    return echoed ?? itemsFromText(message)
  }

  #kept(message: Message, key: string, convert: () => readonly InputItem[]): readonly InputItem[] {
    const known = this.#items.get(message)
    if (known?.key === key) return known.items
    const items = convert()
    this.#items.set(message, { key, items })
    return items
  }

  #define(tool: Tool): ResponsesTool {
    const { name, description } = tool
    const parameters = parameterSchema(tool)
    // Left unsaid it is true, which takes no schema with anything optional in it.
    return { type: 'function', name, description, parameters, ...(!this.#refused.has('strict') && { strict: false }) }
  }
}

/** Some names are plain words as well: a message means the parameter when it quotes it, or says what it is. */
function isNamed(name: Optional, message: string): boolean {
  if (name === 'include' && /encrypted[ _]content/i.test(message)) return true
  if (name.includes('_') || name === 'temperature') return new RegExp(`\\b${name}\\b`).test(message)
  return new RegExp(`["'\`]${name}\\b|\\b(?:argument|parameter|field|property|supplied|input)s?:? ${name}\\b`).test(
    message
  )
}
