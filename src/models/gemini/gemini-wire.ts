import type { Message } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import type { Effort } from '../../domain/settings.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { ObjectCache } from '../object-cache.ts'
import { DEFAULT_TEMPERATURE, type WireOptions } from '../protocol.ts'
import { Contents, type Content, type SignatureRule } from './contents.ts'
import { geminiSchema } from './schema.ts'

/** What a request omits once a server rejects it, and how an error names it. */
const OPTIONAL_PARAMETERS = [
  ['temperature', /\btemperature\b/i],
  ['effort', /thinking[_ ]?(?:level|budget)/i],
  ['thoughts', /include_?thoughts|thinking/i],
  ['limit', /max_?output_?tokens/i],
  ['choice', /tool_?config|function_?calling_?config/i],
  // Gemma calls it "developer instruction".
  ['system', /(system|developer)[ _]?instruction/i]
] as const
type OptionalParameter = (typeof OPTIONAL_PARAMETERS)[number][0]

/** Models before Gemini 3, which require no signatures. Newer ones, and models whose name has no version, may require them. */
const OLDER = /gemini-[12]\b|gemma/i
/** Thinking tokens, as Google translates the words for these models: https://ai.google.dev/gemini-api/docs/openai */
const BUDGETS: Readonly<Record<Effort, number>> = { low: 1_024, medium: 8_192, high: 24_576 }
const MODES = { auto: 'AUTO', required: 'ANY', none: 'NONE' } as const

/** A request in the format of the SDK. */
export interface GeminiRequest {
  readonly contents: Content[]
  readonly config: {
    readonly systemInstruction?: { readonly parts: readonly { readonly text: string }[] }
    readonly tools?: { readonly functionDeclarations: Declaration[] }[]
    readonly toolConfig?: { readonly functionCallingConfig: { readonly mode: string } }
    readonly temperature?: number
    readonly maxOutputTokens?: number
    readonly thinkingConfig?: ThinkingConfig
  }
}

interface ThinkingConfig {
  readonly includeThoughts?: true
  /** Only Gemini 3 and newer. */
  readonly thinkingLevel?: string
  readonly thinkingBudget?: number
}

interface Declaration {
  readonly name: string
  readonly description: string
  readonly parametersJsonSchema: object
}

/** Writes requests for Gemini. */
export class GeminiWire {
  readonly #options: WireOptions
  readonly #declarations = new ObjectCache<Tool, Declaration>()
  readonly #rejected = new Set<OptionalParameter>()
  #contents: Contents
  #rule: SignatureRule
  readonly #triedRules = new Set<string>()

  constructor(options: WireOptions) {
    this.#options = options
    this.#rule = { sendsOwn: true, fillsGaps: !OLDER.test(options.model) }
    this.#contents = new Contents(options.source, this.#rule)
  }

  request(messages: readonly Message[], tools: readonly Tool[], choice: 'auto' | 'none' = 'auto'): GeminiRequest {
    const { system, rest } = this.#accepts('system') ? splitSystem(messages) : { system: [], rest: messages }
    const instructions = system.map(({ text }) => ({ text: text.toWellFormed() }))
    return {
      contents: this.#contents.of(rest),
      config: {
        ...(instructions.length > 0 && { systemInstruction: { parts: instructions } }),
        ...(tools.length > 0 && this.#toolConfig(tools, choice)),
        ...this.#settings()
      }
    }
  }

  #toolConfig(tools: readonly Tool[], choice: 'auto' | 'none'): Pick<GeminiRequest['config'], 'tools' | 'toolConfig'> {
    const mode = MODES[choice === 'auto' ? this.#options.parameters.toolChoice : choice]
    return {
      tools: [{ functionDeclarations: tools.map((tool) => this.#declarations.get(tool, () => toolDeclaration(tool))) }],
      ...(this.#accepts('choice') && { toolConfig: { functionCallingConfig: { mode } } })
    }
  }

  #settings(): Pick<GeminiRequest['config'], 'temperature' | 'maxOutputTokens' | 'thinkingConfig'> {
    const { temperature = defaultTemperature(this.#options.model), maxOutputTokens } = this.#options.parameters
    return {
      ...(temperature !== undefined && this.#accepts('temperature') && { temperature }),
      ...(maxOutputTokens !== undefined && this.#accepts('limit') && { maxOutputTokens }),
      ...this.#thinking()
    }
  }

  #thinking(): Pick<GeminiRequest['config'], 'thinkingConfig'> {
    const { model, parameters } = this.#options
    const { effort } = parameters
    const thinkingConfig: ThinkingConfig = {
      ...(this.#accepts('thoughts') && { includeThoughts: true }),
      ...(effort !== undefined && this.#accepts('effort') && thinkingEffort(effort, model))
    }
    return Object.keys(thinkingConfig).length > 0 ? { thinkingConfig } : {}
  }

  /** See `Protocol.adaptTo`. */
  adaptTo({ status, message }: ProviderProblem): boolean {
    if (status !== 400) return false
    if (/thought_?\s?signature/i.test(message)) return this.#adaptSignatures(/missing/i.test(message))
    const [named] = OPTIONAL_PARAMETERS.find(([name, words]) => this.#accepts(name) && words.test(message)) ?? []
    if (!named) return false
    this.#rejected.add(named)
    return true
  }

  #adaptSignatures(isMissing: boolean): boolean {
    const { sendsOwn } = this.#rule
    const next = isMissing ? { sendsOwn, fillsGaps: true } : { sendsOwn: false, fillsGaps: sendsOwn }
    // A server that rejects every rule must not be asked forever.
    this.#triedRules.add(JSON.stringify(this.#rule))
    if (this.#triedRules.has(JSON.stringify(next))) return false
    this.#rule = next
    this.#contents = new Contents(this.#options.source, next)
    return true
  }

  #accepts(name: OptionalParameter): boolean {
    if (name === 'effort' && this.#options.parameters.effort === undefined) return false
    return !this.#rejected.has(name)
  }
}

function toolDeclaration(tool: Tool): Declaration {
  const { name, description } = tool
  return { name, description, parametersJsonSchema: geminiSchema(parameterSchema(tool)) }
}

function thinkingEffort(effort: Effort, model: string): ThinkingConfig {
  return OLDER.test(model) ? { thinkingBudget: BUDGETS[effort] } : { thinkingLevel: effort.toUpperCase() }
}

/** From Gemini 3 on, Google advises against changing its default: at a lower temperature, the models repeat themselves. */
function defaultTemperature(model: string): number | undefined {
  // Source: https://ai.google.dev/gemini-api/docs/gemini-3
  return /gemini/i.test(model) && !OLDER.test(model) ? undefined : DEFAULT_TEMPERATURE
}

/** System messages at the start go into a field of their own. At least one message stays in the conversation. */
function splitSystem(messages: readonly Message[]) {
  const first = messages.findIndex(({ role }) => role !== 'system')
  const length = first < 0 ? messages.length - 1 : first
  return { system: messages.slice(0, length), rest: messages.slice(length) }
}
