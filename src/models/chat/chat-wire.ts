import type OpenAI from 'openai'
import type { Image, Message } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { ObjectCache } from '../object-cache.ts'
import { DEFAULT_TEMPERATURE, type WireOptions, type Parameters } from '../protocol.ts'
import { dataUrl } from '../openai/data-url.ts'
import { nineLetterId, sanitizeCallName } from '../tool-calls.ts'
import { assistantMessage, METADATA_FIELDS, type MetadataField, type MetadataRules } from './assistant-message.ts'

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

/** The older name comes first, since servers other than OpenAI's know it. */
const LIMIT_NAMES = ['max_tokens', 'max_completion_tokens'] as const
/** What a request omits once a server rejects it. `required` is a value of `tool_choice` that some servers do not know. */
type OptionalParameter =
  | 'temperature'
  | 'reasoning_effort'
  | 'required'
  | 'tool_choice'
  | 'stream_options'
  | 'stream'
  | (typeof LIMIT_NAMES)[number]

/** How servers name each in their messages, specific patterns before general ones. */
const WORDS: readonly (readonly [OptionalParameter, RegExp])[] = [
  ['temperature', /\btemperature\b/],
  // Ollama: "llama3" does not support thinking
  ['reasoning_effort', /\breasoning[_. ]effort\b|\bsupport (?:thinking|reasoning)\b|\bthinking\b.*\bnot support/i],
  ['tool_choice', /\btool_choice\b/],
  ['stream_options', /\bstream_options\b|\binclude_usage\b/],
  ['max_tokens', /\bmax_tokens\b/],
  ['max_completion_tokens', /\bmax_completion_tokens\b/],
  // The word alone means little: a server may also fail to read a stream.
  ['stream', /\bstream(ing)?\b.*\b(not |un|dis)|\b(not |un|dis)\w*\b.*\bstream(ing)?\b/i]
]

const UNKNOWN =
  /unsupported|not supported|unknown|unrecognized|unexpected|not permitted|not allowed|forbidden|additional|extra/i
/** An invalid call id, as Mistral, OpenAI, and Anthropic behind a gateway report it. Does not match calls without results. */
const CALL_ID =
  /\btool call id was\b|\btool_(calls|use)\b[^ ]*\.id\b.*(too long|pattern)|\btool_call_id\b.*(too long|pattern)/i
const MISSING = /missing|must be (passed|provided|included|present)|required/i

/** What one server rejects or requires. It only grows, so that a request is not retried forever. */
class Compatibility {
  readonly #rejected = new Set<OptionalParameter>()
  readonly #rejectedFields = new Set<MetadataField>()
  readonly #requiredFields = new Set<MetadataField>()
  #hasShortIds = false

  accepts(name: OptionalParameter): boolean {
    return !this.#rejected.has(name)
  }

  get metadataRules(): MetadataRules {
    return { rejected: this.#rejectedFields, required: this.#requiredFields, hasShortIds: this.#hasShortIds }
  }

  /** @returns the part of requests that changes from now on; undefined if the problem names nothing that can */
  adaptTo(problem: ProviderProblem, parameters: Parameters): 'parameters' | 'messages' | undefined {
    if (problem.status !== 400 && problem.status !== 422) return undefined
    if (this.#adaptField(problem) || this.#adaptIds(problem)) return 'messages'
    const named = this.#parameterIn(problem, parameters)
    if (!named) return undefined
    const isRequired = named === 'tool_choice' && parameters.toolChoice === 'required' && this.accepts('required')
    this.#rejected.add(isRequired ? 'required' : named)
    return 'parameters'
  }

  #adaptField({ parameter, message }: ProviderProblem): boolean {
    const words = `${parameter} ${message}`
    const isUnknown = UNKNOWN.test(message)
    // Gemini names the signature inside the field.
    if (!isUnknown && MISSING.test(message)) {
      const field = words.includes('reasoning_content')
        ? 'reasoning_content'
        : words.includes('thought_signature') && 'extra_content'
      return field !== false && addNew(this.#requiredFields, field)
    }
    if (!isUnknown) return false
    const field = METADATA_FIELDS.find((name) => isNamed(name, words) && !this.#rejectedFields.has(name))
    return field !== undefined && addNew(this.#rejectedFields, field)
  }

  #adaptIds({ parameter, message }: ProviderProblem): boolean {
    if (this.#hasShortIds || !CALL_ID.test(`${parameter} ${message}`)) return false
    this.#hasShortIds = true
    return true
  }

  #parameterIn(
    { parameter, message }: ProviderProblem,
    { maxOutputTokens, effort }: Parameters
  ): OptionalParameter | undefined {
    const limit = LIMIT_NAMES.find((name) => this.accepts(name))
    const sent = WORDS.filter(([name]) => {
      if (name === 'max_tokens' || name === 'max_completion_tokens')
        return maxOutputTokens !== undefined && name === limit
      if (name === 'reasoning_effort' && effort === undefined) return false
      return this.accepts(name) && (name !== 'stream_options' || this.accepts('stream'))
    })
    const path = parameter.split(/[.[\]]/)
    const named = sent.find(([name]) => path.includes(name)) ?? sent.find(([, words]) => words.test(message))
    return named?.[0]
  }
}

/** `name` is also a plain word, and a field of a tool. Only the field of a message counts. */
function isNamed(field: MetadataField, words: string): boolean {
  if (field === 'name') return /\bmessages?\b.*\bname\b|["'`]name["'`].*\b(?:tool|message)|^name\b/.test(words)
  return RegExp(`\\b${field}\\b`).test(words)
}

function addNew<Value>(set: Set<Value>, value: Value): boolean {
  if (set.has(value)) return false
  set.add(value)
  return true
}
