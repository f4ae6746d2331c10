import type { Parameters } from '../protocol.ts'
import type { ProviderProblem } from '../failures/provider-problem.ts'
import { METADATA_FIELDS, type MetadataField, type MetadataRules } from './assistant-message.ts'

/** The older name first: it is the one that servers other than OpenAI's know. */
export const LIMIT_NAMES = ['max_tokens', 'max_completion_tokens'] as const
/** What a request can do without. `required` is a value of `tool_choice`: a server may know the others alone. */
export type Optional =
  'temperature' | 'required' | 'tool_choice' | 'stream_options' | 'stream' | (typeof LIMIT_NAMES)[number]

/** Each with how servers call it in their messages; what is narrower comes before what is wider. */
const WORDS: readonly (readonly [Optional, RegExp])[] = [
  ['temperature', /\btemperature\b/],
  ['tool_choice', /\btool_choice\b/],
  ['stream_options', /\bstream_options\b|\binclude_usage\b/],
  ['max_tokens', /\bmax_tokens\b/],
  ['max_completion_tokens', /\bmax_completion_tokens\b/],
  // The word alone says little: a server may also fail to read a stream.
  ['stream', /\bstream(ing)?\b.*\b(not |un|dis)|\b(not |un|dis)\w*\b.*\bstream(ing)?\b/i]
]

const UNKNOWN =
  /unsupported|not supported|unknown|unrecognized|unexpected|not permitted|not allowed|forbidden|additional|extra/i
/** Mistral, OpenAI, and Anthropic behind a gateway; not of calls that nothing answers. */
const CALL_ID =
  /\btool call id was\b|\btool_(calls|use)\b[^ ]*\.id\b.*(too long|pattern)|\btool_call_id\b.*(too long|pattern)/i
const MISSING = /missing|must be (passed|provided|included|present)|required/i

/** What one server refuses or insists on. It only ever grows, so that a request is not tried without end. */
export class Compatibility {
  readonly #refused = new Set<Optional>()
  readonly #refusedFields = new Set<MetadataField>()
  readonly #requiredFields = new Set<MetadataField>()
  #hasShortIds = false

  has(name: Optional): boolean {
    return this.#refused.has(name)
  }

  get metadataRules(): MetadataRules {
    return { refused: this.#refusedFields, required: this.#requiredFields, hasShortIds: this.#hasShortIds }
  }

  /** @returns what is to be said in another way; undefined when the refusal names nothing that could be */
  learn(problem: ProviderProblem, parameters: Parameters): 'parameters' | 'messages' | undefined {
    if (problem.status !== 400 && problem.status !== 422) return undefined
    if (this.#learnField(problem) || this.#learnIds(problem)) return 'messages'
    const named = this.#nameIn(problem, parameters)
    if (!named) return undefined
    this.#refused.add(
      named === 'tool_choice' && parameters.toolChoice === 'required' && !this.has('required') ? 'required' : named
    )
    return 'parameters'
  }

  #learnField({ parameter, message }: ProviderProblem): boolean {
    const said = `${parameter} ${message}`
    const isUnknown = UNKNOWN.test(message)
    // Gemini speaks of the signature within the field.
    if (!isUnknown && MISSING.test(message)) {
      const field = said.includes('reasoning_content')
        ? 'reasoning_content'
        : said.includes('thought_signature') && 'extra_content'
      return field !== false && grow(this.#requiredFields, field)
    }
    if (!isUnknown) return false
    const field = METADATA_FIELDS.find((name) => RegExp(`\\b${name}\\b`).test(said) && !this.#refusedFields.has(name))
    return field !== undefined && grow(this.#refusedFields, field)
  }

  #learnIds({ parameter, message }: ProviderProblem): boolean {
    if (this.#hasShortIds || !CALL_ID.test(`${parameter} ${message}`)) return false
    this.#hasShortIds = true
    return true
  }

  #nameIn({ parameter, message }: ProviderProblem, { maxOutputTokens }: Parameters): Optional | undefined {
    const limit = LIMIT_NAMES.find((name) => !this.has(name))
    const sent = WORDS.filter(([name]) => {
      if (name === 'max_tokens' || name === 'max_completion_tokens')
        return maxOutputTokens !== undefined && name === limit
      return !this.has(name) && !(name === 'stream_options' && this.has('stream'))
    })
    const path = parameter.split(/[.[\]]/)
    const named = sent.find(([name]) => path.includes(name)) ?? sent.find(([, words]) => words.test(message))
    return named?.[0]
  }
}

function grow<Value>(set: Set<Value>, value: Value): boolean {
  if (set.has(value)) return false
  set.add(value)
  return true
}
