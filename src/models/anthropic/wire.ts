import type { Message } from '../../agent/messages.ts'
import type { ModelRequest } from '../../agent/model.ts'
import type { Tool } from '../../agent/tool.ts'
import { CallIds, plainId } from '../tool-calls.ts'
import { isContextOverflow } from '../failures/problem-kinds.ts'
import { knownOutputLimit } from '../output-limit.ts'
import { DEFAULT_TEMPERATURE, type Parameters } from '../protocol.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { assistantBlocks, resultBlock, textBlocks, toolDefinition } from './blocks.ts'
import { readMetadata } from './provider-metadata.ts'

/** What a request can do without. `thinking` stands for that of earlier replies. */
type Optional = 'temperature' | 'tool_choice' | 'cache_control' | 'thinking'
const OPTIONAL: readonly Optional[] = ['temperature', 'tool_choice', 'cache_control', 'thinking']
const MIN_OUTPUT_TOKENS = 256

const MARK = ',"cache_control":{"type":"ephemeral"}}'
const OPENING = JSON.stringify({ type: 'text', text: 'The beginning of this conversation is left out.' })
const GO_ON = JSON.stringify({ type: 'text', text: 'Go on.' })

/** One message as the JSON of its blocks. */
interface Said {
  readonly role: 'user' | 'assistant'
  readonly blocks: readonly string[]
  readonly isResult: boolean
}

export interface WireOptions {
  readonly model: string
  readonly parameters: Parameters
  /** What an echo has to be from to go back. */
  readonly metadataSource: string
}

/**
 * Writes our messages and tools in the words of Anthropic's Messages.
 *
 * What was written once is kept, so that a request repeats the bytes of the one before it, but for the marks that say up
 * to where the provider's cache is to hold: at the end of tools and system prompt, at the end of the conversation, and
 * where the request before this one ended.
 */
export class AnthropicWire {
  readonly #terms: WireOptions
  readonly #written = new WeakMap<Message, { readonly key: string; readonly blocks: readonly string[] }>()
  readonly #tools = new WeakMap<Tool, string>()
  readonly #refused = new Set<Optional>()
  #maxTokens: number

  constructor(terms: WireOptions) {
    this.#terms = terms
    this.#maxTokens = terms.parameters.maxOutputTokens ?? knownOutputLimit(terms.model)
  }

  /** @returns JSON */
  request(
    messages: readonly Message[],
    tools: readonly Tool[],
    choice: NonNullable<ModelRequest['toolChoice']> = 'auto'
  ): string {
    const system = messages.flatMap((message) => (message.role === 'system' ? textBlocks(message.text) : []))
    const systemBlocks = this.#marked(system.map((block) => JSON.stringify(block)))
    const toolBlocks = tools.map((tool) => this.#tool(tool))
    return [
      `{"model":${JSON.stringify(this.#terms.model)},"max_tokens":${this.#maxTokens},"stream":true${this.#temperature()}`,
      tools.length > 0 && `"tools":[${(system.length > 0 ? toolBlocks : this.#marked(toolBlocks)).join(',')}]`,
      system.length > 0 && `"system":[${systemBlocks.join(',')}]`,
      // The choice stands behind the conversation, so that what comes before its end is the same whatever it is.
      `"messages":[${this.#turns(messages).join(',')}]${tools.length > 0 ? this.#choice(choice) : ''}}`
    ]
      .filter((part) => part !== false)
      .join(',')
  }

  /**
   * Leaves out or lowers, from now on, what a refusal says it cannot take.
   *
   * @returns whether there was something, so that the request is worth another try
   */
  adaptTo(problem: ProviderProblem): boolean {
    const { status, parameter, message } = problem
    if ((status !== 400 && status !== 422) || isContextOverflow(problem)) return false
    if (/\bmax_tokens\b/.test(`${parameter} ${message}`)) return this.#lowerLimit(message)
    const named = OPTIONAL.find(
      (name) => this.#accepts(name) && RegExp(`\\b${name}\\b`).test(`${parameter} ${message}`)
    )
    if (!named) return false
    this.#refused.add(named)
    return true
  }

  /** To the largest number in the message that is less than what was asked for. */
  #lowerLimit(message: string): boolean {
    const numbers = message.match(/\d[\d,]*/g) ?? []
    const lower = numbers.map((digits) => Number(digits.replaceAll(',', ''))).filter((limit) => limit < this.#maxTokens)
    const limit = Math.max(0, ...lower)
    if (limit < MIN_OUTPUT_TOKENS) return false
    this.#maxTokens = limit
    return true
  }

  #temperature(): string {
    const { model, parameters } = this.#terms
    const { temperature = usualTemperature(model) } = parameters
    return temperature !== undefined && this.#accepts('temperature') ? `,"temperature":${temperature}` : ''
  }

  #choice(choice: 'auto' | 'none'): string {
    const type = choice === 'none' ? 'none' : this.#terms.parameters.toolChoice === 'required' ? 'any' : 'auto'
    return type !== 'auto' && this.#accepts('tool_choice') ? `,"tool_choice":{"type":"${type}"}` : ''
  }

  #accepts(name: Optional): boolean {
    return !this.#refused.has(name)
  }

  #turns(messages: readonly Message[]): string[] {
    const ids = new CallIds(plainId)
    const said = messages.map((message) => this.#said(message, ids))
    const ends = new Set([
      endOf(said),
      endOf(
        said.slice(
          0,
          messages.findLastIndex(({ role }) => role === 'assistant')
        )
      )
    ])
    const turns: { role: Said['role']; results: string[]; rest: string[] }[] = []
    for (const each of said) {
      if (each.blocks.length === 0) continue
      const blocks = ends.has(each) ? this.#marked(each.blocks) : each.blocks
      const last = turns.at(-1)
      const turn = last?.role === each.role ? last : { role: each.role, results: [], rest: [] }
      if (turn !== last) turns.push(turn)
      turn[each.isResult ? 'results' : 'rest'].push(...blocks)
    }
    // It is a user who begins and who speaks last.
    if (turns[0]?.role !== 'user') turns.unshift({ role: 'user', results: [], rest: [OPENING] })
    if (turns.at(-1)?.role !== 'user') turns.push({ role: 'user', results: [], rest: [GO_ON] })
    return turns.map(({ role, results, rest }) => `{"role":"${role}","content":[${[...results, ...rest].join(',')}]}`)
  }

  #said(message: Message, ids: CallIds): Said {
    switch (message.role) {
      case 'system':
        return { role: 'user', blocks: [], isResult: false }
      case 'user':
        return { role: 'user', blocks: this.#kept(message, '', () => textBlocks(message.text)), isResult: false }
      case 'tool': {
        const id = ids.answering(message.callId)
        return { role: 'user', blocks: this.#kept(message, id, () => [resultBlock(message, id)]), isResult: true }
      }
      case 'assistant': {
        const { providerMetadata: echo } = message
        const isOurs = this.#accepts('thinking') && echo?.from === this.#terms.metadataSource
        const callIds = ids.of(message)
        const key = [isOurs, ...callIds.values()].join(' ')
        const parts = isOurs ? readMetadata(echo.content) : undefined
        return {
          role: 'assistant',
          blocks: this.#kept(message, key, () => assistantBlocks(message, callIds, parts)),
          isResult: false
        }
      }
    }
  }

  #kept(message: Message, key: string, write: () => readonly object[]): readonly string[] {
    const known = this.#written.get(message)
    if (known?.key === key) return known.blocks
    const blocks = write().map((block) => JSON.stringify(block))
    this.#written.set(message, { key, blocks })
    return blocks
  }

  #tool(tool: Tool): string {
    const json = this.#tools.get(tool) ?? JSON.stringify(toolDefinition(tool))
    this.#tools.set(tool, json)
    return json
  }

  /** The same, with the last one marked. */
  #marked(blocks: readonly string[]): readonly string[] {
    const last = blocks.at(-1)
    if (last === undefined || !this.#accepts('cache_control')) return blocks
    return [...blocks.slice(0, -1), last.slice(0, -1) + MARK]
  }
}

/** Anthropic's own models refuse any in the version of the API that is spoken; those of others take it. */
function usualTemperature(model: string): number | undefined {
  return /claude/i.test(model) ? undefined : DEFAULT_TEMPERATURE
}

/** The last of them that says anything. */
function endOf(said: readonly Said[]): Said | undefined {
  return said.findLast(({ blocks }) => blocks.length > 0)
}
