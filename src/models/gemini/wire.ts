import type { Message } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import { DEFAULT_TEMPERATURE, type Parameters } from '../protocol.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { Contents, type Content, type SignatureRule } from './contents.ts'
import { geminiSchema } from './schema.ts'

/** What a request can do without, and how a refusal names it. */
const OPTIONAL = {
  temperature: /\btemperature\b/i,
  thoughts: /include_?thoughts|thinking/i,
  limit: /max_?output_?tokens/i,
  choice: /tool_?config|function_?calling_?config/i,
  // Gemma's word for it is "developer instruction".
  system: /(system|developer)[ _]?instruction/i
}
type Optional = keyof typeof OPTIONAL
const OPTIONAL_NAMES = ['temperature', 'thoughts', 'limit', 'choice', 'system'] satisfies Optional[]

/** Models of before Gemini 3, which sign nothing that they would miss. All newer ones, and names that do not tell, may. */
const OLDER = /gemini-[12]\b|gemma/i
const MODES = { auto: 'AUTO', required: 'ANY', none: 'NONE' } as const

/** What one request says, in the words of the SDK. */
export interface GeminiRequest {
  readonly contents: Content[]
  readonly config: {
    readonly systemInstruction?: { readonly parts: readonly { readonly text: string }[] }
    readonly tools?: { readonly functionDeclarations: Declaration[] }[]
    readonly toolConfig?: { readonly functionCallingConfig: { readonly mode: string } }
    readonly temperature?: number
    readonly maxOutputTokens?: number
    readonly thinkingConfig?: { readonly includeThoughts: true }
  }
}

interface Declaration {
  readonly name: string
  readonly description: string
  readonly parametersJsonSchema: object
}

export interface GeminiWireOptions {
  readonly model: string
  readonly parameters: Parameters
  /** See `Echo`. */
  readonly from: string
}

/** Says our messages and tools in Gemini's words. */
export class GeminiWire {
  readonly #terms: GeminiWireOptions
  readonly #declarations = new WeakMap<Tool, Declaration>()
  readonly #refused = new Set<Optional>()
  #contents: Contents
  #rule: SignatureRule
  readonly #triedRules = new Set<string>()

  constructor(terms: GeminiWireOptions) {
    this.#terms = terms
    this.#rule = { sendsOwn: true, fillsGaps: !OLDER.test(terms.model) }
    this.#contents = new Contents(terms.from, this.#rule)
  }

  request(messages: readonly Message[], tools: readonly Tool[], choice: 'auto' | 'none' = 'auto'): GeminiRequest {
    const { system, rest } = this.#accepts('system') ? apart(messages) : { system: [], rest: messages }
    const instructions = system.map(({ text }) => ({ text: text.toWellFormed() }))
    return {
      contents: this.#contents.of(rest),
      config: {
        ...(instructions.length > 0 && { systemInstruction: { parts: instructions } }),
        ...(tools.length > 0 && this.#offer(tools, choice)),
        ...this.#limits()
      }
    }
  }

  #offer(tools: readonly Tool[], choice: 'auto' | 'none'): Pick<GeminiRequest['config'], 'tools' | 'toolConfig'> {
    const mode = MODES[choice === 'auto' ? this.#terms.parameters.toolChoice : choice]
    return {
      tools: [{ functionDeclarations: tools.map((tool) => this.#declaration(tool)) }],
      ...(this.#accepts('choice') && { toolConfig: { functionCallingConfig: { mode } } })
    }
  }

  #limits(): Pick<GeminiRequest['config'], 'temperature' | 'maxOutputTokens' | 'thinkingConfig'> {
    const { temperature = usualTemperature(this.#terms.model), maxOutputTokens } = this.#terms.parameters
    return {
      ...(temperature !== undefined && this.#accepts('temperature') && { temperature }),
      ...(maxOutputTokens !== undefined && this.#accepts('limit') && { maxOutputTokens }),
      ...(this.#accepts('thoughts') && { thinkingConfig: { includeThoughts: true } })
    }
  }

  /**
   * Leaves out, or says in another way, what a refusal names.
   *
   * @returns whether there was something, so that the request is worth another try
   */
  adaptTo({ status, message }: ProviderProblem): boolean {
    if (status !== 400) return false
    if (/thought_?\s?signature/i.test(message)) return this.#adaptSignatures(/missing/i.test(message))
    const named = OPTIONAL_NAMES.find((name) => this.#accepts(name) && OPTIONAL[name].test(message))
    if (!named) return false
    this.#refused.add(named)
    return true
  }

  #adaptSignatures(isMissing: boolean): boolean {
    const { sendsOwn } = this.#rule
    const next = isMissing ? { sendsOwn, fillsGaps: true } : { sendsOwn: false, fillsGaps: sendsOwn }
    // A server that refuses whatever it is sent would else be asked without end.
    this.#triedRules.add(nameOf(this.#rule))
    if (this.#triedRules.has(nameOf(next))) return false
    this.#rule = next
    this.#contents = new Contents(this.#terms.from, next)
    return true
  }

  #accepts(name: Optional): boolean {
    return !this.#refused.has(name)
  }

  #declaration(tool: Tool): Declaration {
    const kept = this.#declarations.get(tool)
    if (kept) return kept
    const { name, description } = tool
    const declaration = { name, description, parametersJsonSchema: geminiSchema(parameterSchema(tool)) }
    this.#declarations.set(tool, declaration)
    return declaration
  }
}

/** From Gemini 3 on Google advises against any but its own: below it they go in circles. */
function usualTemperature(model: string): number | undefined {
  // Source: https://ai.google.dev/gemini-api/docs/gemini-3
  return /gemini/i.test(model) && !OLDER.test(model) ? undefined : DEFAULT_TEMPERATURE
}

function nameOf(rule: SignatureRule): string {
  return JSON.stringify(rule)
}

/** The instructions that stand before all else have a place of their own. */
function apart(messages: readonly Message[]) {
  const first = messages.findIndex(({ role }) => role !== 'system')
  const length = first < 0 ? messages.length - 1 : first
  return { system: messages.slice(0, length), rest: messages.slice(length) }
}
