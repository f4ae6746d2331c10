import type { Message } from '../../agent/messages.ts'
import type { ModelRequest } from '../../agent/model.ts'
import type { Tool } from '../../agent/tool.ts'
import { isContextOverflow } from '../failures/problem-kinds.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { knownOutputLimit } from '../model-limits.ts'
import { ObjectCache } from '../object-cache.ts'
import { DEFAULT_TEMPERATURE, type WireOptions } from '../protocol.ts'
import { CallIds, plainId, sanitizeArguments, sanitizeCallName, type AssistantMessage } from '../tool-calls.ts'
import { readMetadata, type MetadataPart } from './provider-metadata.ts'
import type { Anthropic } from '@anthropic-ai/sdk'
import { imagesOf } from '../../agent/images.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'

/** What a request omits once a server rejects it, and how an error names it. `thinking` is that of earlier responses. */
const OPTIONAL_PARAMETERS = [
  ['temperature', /\btemperature\b/],
  ['effort', /\b(?:output_config|effort)\b/],
  ['tool_choice', /\btool_choice\b/],
  ['cache_control', /\bcache_control\b/],
  ['thinking', /\bthinking\b/]
] as const
type OptionalParameter = (typeof OPTIONAL_PARAMETERS)[number][0]
const MIN_OUTPUT_TOKENS = 256

const CACHE_CONTROL = ',"cache_control":{"type":"ephemeral"}}'
const OPENING = JSON.stringify({ type: 'text', text: 'The beginning of this conversation was left out.' })
const CONTINUE = JSON.stringify({ type: 'text', text: 'Continue.' })

/** A message as the JSON of its blocks. */
interface WrittenMessage {
  readonly role: 'user' | 'assistant'
  readonly blocks: readonly string[]
  readonly isResult: boolean
}

/**
 * Writes requests for Anthropic's Messages as JSON.
 *
 * A request repeats the bytes of the one before it, except for the cache breakpoints: at the end of tools and system prompt,
 * at the end of the conversation, and where the previous request ended.
 */
export class AnthropicWire {
  readonly #options: WireOptions
  readonly #blocks = new ObjectCache<Message, readonly string[]>()
  readonly #tools = new ObjectCache<Tool, string>()
  readonly #rejected = new Set<OptionalParameter>()
  #maxTokens: number

  constructor(options: WireOptions) {
    this.#options = options
    this.#maxTokens = options.parameters.maxOutputTokens ?? knownOutputLimit(options.model)
  }

  /** @returns JSON */
  request(
    messages: readonly Message[],
    tools: readonly Tool[],
    choice: NonNullable<ModelRequest['toolChoice']> = 'auto'
  ): string {
    const system = messages.flatMap((message) => (message.role === 'system' ? textBlocks(message.text) : []))
    const systemBlocks = this.#withBreakpoint(system.map((block) => JSON.stringify(block)))
    const toolBlocks = tools.map((tool) => this.#tools.get(tool, () => JSON.stringify(toolDefinition(tool))))
    return [
      `{"model":${JSON.stringify(this.#options.model)},"max_tokens":${this.#maxTokens},"stream":true${this.#temperature()}${this.#effort()}`,
      tools.length > 0 && `"tools":[${(system.length > 0 ? toolBlocks : this.#withBreakpoint(toolBlocks)).join(',')}]`,
      system.length > 0 && `"system":[${systemBlocks.join(',')}]`,
      // The choice comes after the conversation, so that it does not change the bytes before.
      `"messages":[${this.#turns(messages).join(',')}]${tools.length > 0 ? this.#choice(choice) : ''}}`
    ]
      .filter((part) => part !== false)
      .join(',')
  }

  /** See `Protocol.adaptTo`. */
  adaptTo(problem: ProviderProblem): boolean {
    const { status, parameter, message } = problem
    if ((status !== 400 && status !== 422) || isContextOverflow(problem)) return false
    const words = `${parameter} ${message}`
    if (/\bmax_tokens\b/.test(words)) return this.#lowerLimit(message)
    const [named] = OPTIONAL_PARAMETERS.find(([name, pattern]) => this.#accepts(name) && pattern.test(words)) ?? []
    if (!named) return false
    this.#rejected.add(named)
    return true
  }

  /** Lowers the limit to the largest number in the message that is below it. */
  #lowerLimit(message: string): boolean {
    const numbers = message.match(/\d[\d,]*/g) ?? []
    const lower = numbers.map((digits) => Number(digits.replaceAll(',', ''))).filter((limit) => limit < this.#maxTokens)
    const limit = Math.max(0, ...lower)
    if (limit < MIN_OUTPUT_TOKENS) return false
    this.#maxTokens = limit
    return true
  }

  #temperature(): string {
    const { model, parameters } = this.#options
    const { temperature = defaultTemperature(model) } = parameters
    return temperature !== undefined && this.#accepts('temperature') ? `,"temperature":${temperature}` : ''
  }

  #effort(): string {
    const { effort } = this.#options.parameters
    return effort !== undefined && this.#accepts('effort') ? `,"output_config":{"effort":"${effort}"}` : ''
  }

  #choice(choice: 'auto' | 'none'): string {
    const type = choice === 'none' ? 'none' : this.#options.parameters.toolChoice === 'required' ? 'any' : 'auto'
    return type !== 'auto' && this.#accepts('tool_choice') ? `,"tool_choice":{"type":"${type}"}` : ''
  }

  #accepts(name: OptionalParameter): boolean {
    if (name === 'effort' && this.#options.parameters.effort === undefined) return false
    return !this.#rejected.has(name)
  }

  #turns(messages: readonly Message[]): string[] {
    const ids = new CallIds(plainId)
    const written = messages.map((message) => this.#write(message, ids))
    const lastTurn = messages.findLastIndex(({ role }) => role === 'assistant')
    const breakpoints = new Set([lastWithContent(written), lastWithContent(written.slice(0, lastTurn))])
    const turns: { role: WrittenMessage['role']; results: string[]; rest: string[] }[] = []
    for (const message of written) {
      if (message.blocks.length === 0) continue
      const blocks = breakpoints.has(message) ? this.#withBreakpoint(message.blocks) : message.blocks
      const last = turns.at(-1)
      const turn = last?.role === message.role ? last : { role: message.role, results: [], rest: [] }
      if (turn !== last) turns.push(turn)
      turn[message.isResult ? 'results' : 'rest'].push(...blocks)
    }
    // The conversation must begin and end with the user.
    if (turns[0]?.role !== 'user') turns.unshift({ role: 'user', results: [], rest: [OPENING] })
    if (turns.at(-1)?.role !== 'user') turns.push({ role: 'user', results: [], rest: [CONTINUE] })
    return turns.map(({ role, results, rest }) => `{"role":"${role}","content":[${[...results, ...rest].join(',')}]}`)
  }

  #write(message: Message, ids: CallIds): WrittenMessage {
    switch (message.role) {
      case 'system':
        return { role: 'user', blocks: [], isResult: false }
      case 'user':
        return { role: 'user', blocks: this.#json(message, '', () => userBlocks(message)), isResult: false }
      case 'tool': {
        const id = ids.ofResult(message.callId)
        return { role: 'user', blocks: this.#json(message, id, () => [resultBlock(message, id)]), isResult: true }
      }
      case 'assistant': {
        const { providerMetadata } = message
        const isOwn = this.#accepts('thinking') && providerMetadata?.from === this.#options.source
        const callIds = ids.of(message)
        const parts = (isOwn ? readMetadata(providerMetadata.content) : undefined) ?? []
        const variant = [isOwn, ...callIds.values()].join(' ')
        const blocks = this.#json(message, variant, () => assistantBlocks(message, callIds, parts))
        return { role: 'assistant', blocks, isResult: false }
      }
    }
  }

  #json(message: Message, variant: string, write: () => readonly object[]): readonly string[] {
    return this.#blocks.get(message, () => write().map((block) => JSON.stringify(block)), variant)
  }

  /** Marks the last block as the end of a prefix that the provider caches. */
  #withBreakpoint(blocks: readonly string[]): readonly string[] {
    const last = blocks.at(-1)
    if (last === undefined || !this.#accepts('cache_control')) return blocks
    return [...blocks.slice(0, -1), last.slice(0, -1) + CACHE_CONTROL]
  }
}

/** Anthropic's models reject a temperature in our API version. Compatible servers have other models, which accept it. */
function defaultTemperature(model: string): number | undefined {
  return /claude/i.test(model) ? undefined : DEFAULT_TEMPERATURE
}

function lastWithContent(messages: readonly WrittenMessage[]): WrittenMessage | undefined {
  return messages.findLast(({ blocks }) => blocks.length > 0)
}

type Block = Anthropic.ContentBlockParam

/** A block of text; none for blank text, which is rejected. */
function textBlocks(text: string): Anthropic.TextBlockParam[] {
  return text.trim() === '' ? [] : [{ type: 'text', text: text.toWellFormed() }]
}

function userBlocks(message: Message): Block[] {
  const images = imagesOf(message).map(({ type, base64 }) => ({
    type: 'image' as const,
    source: { type: 'base64' as const, media_type: type, data: base64() }
  }))
  return [...textBlocks(message.text), ...images]
}

/** @param id of the call in the request */
function resultBlock({ text, ok }: { readonly text: string; readonly ok: boolean }, id: string): Block {
  const content = text.trim() === '' ? '(nothing)' : text.toWellFormed()
  return { type: 'tool_result', tool_use_id: id, content, ...(!ok && { is_error: true }) }
}

/**
 * @param ids of its calls in the request, by their ids in the history
 * @param parts in order; empty if its thinking must not be sent back
 */
function assistantBlocks(
  message: AssistantMessage,
  ids: ReadonlyMap<string, string>,
  parts: readonly MetadataPart[]
): Block[] {
  const calls = new Map(message.toolCalls.map((call) => [call.id, callBlock(call, ids.get(call.id) ?? call.id)]))
  const blocks = inOrder(message.text, calls, parts)
  // Thinking at the end was cut off, and is rejected.
  const last = blocks.findLastIndex(({ type }) => type === 'text' || type === 'tool_use')
  return blocks.slice(0, last + 1)
}

function callBlock(call: AssistantMessage['toolCalls'][number], id: string): Block {
  return {
    type: 'tool_use',
    id,
    name: sanitizeCallName(call.name) || '_',
    input: sanitizeArguments(call.arguments).value
  }
}

function inOrder(text: string, calls: ReadonlyMap<string, Block>, parts: readonly MetadataPart[]): Block[] {
  const chars = parts.reduce((sum, part) => sum + (part.type === 'text' ? part.chars : 0), 0)
  // If redaction has changed the text, it is unknown where its parts end.
  let rest = chars === text.length ? text : ''
  const unplaced = new Map(calls)
  const placed = parts.flatMap((part): Block[] => {
    switch (part.type) {
      case 'text': {
        const partText = rest.slice(0, part.chars)
        rest = rest.slice(part.chars)
        return textBlocks(partText)
      }
      case 'tool_use': {
        const call = unplaced.get(part.id)
        unplaced.delete(part.id)
        return call ? [call] : []
      }
      default:
        return [part]
    }
  })
  if (chars === text.length) return [...placed, ...unplaced.values()]
  const firstCall = placed.findIndex(({ type }) => type === 'tool_use')
  return [...placed.toSpliced(firstCall < 0 ? placed.length : firstCall, 0, ...textBlocks(text)), ...unplaced.values()]
}

/** The definition of a tool in each request. */
function toolDefinition(tool: Tool): Anthropic.Tool {
  const { name, description } = tool
  return { name, description, input_schema: parameterSchema(tool) }
}
