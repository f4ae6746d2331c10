import type OpenAI from 'openai'
import * as z from 'zod'
import type { Message, ToolCall } from '../../agent/messages.ts'
import { nineLetterId } from '../tool-calls.ts'
import { sanitizeArguments, sanitizeCallName } from '../past-calls.ts'

/** The ways in which thinking comes, and in which its sender wants it back. Mistral has it as parts of the content. */
const CARRIERS = ['reasoning_content', 'reasoning', 'content'] as const
export type ThinkingCarrier = (typeof CARRIERS)[number]

const extras = z.record(z.string(), z.unknown())

/** What goes back with a reply to the endpoint that sent it. The text of the thinking stands in the message. */
const chatEcho = z.object({
  thinkingIn: z.enum(CARRIERS).optional().catch(undefined),
  /** `reasoning_details`. */
  details: z.array(extras).optional().catch(undefined),
  /** `extra_content` of calls, by their ids: Gemini signs what it thought before a call. */
  extras: z.record(z.string(), extras).optional().catch(undefined)
})

export type ChatMetadata = z.output<typeof chatEcho>

/** Fields of a message that not every server knows, and that some cannot do without. */
export const METADATA_FIELDS = [
  'reasoning_content',
  'reasoning_details',
  'reasoning',
  'extra_content',
  'thinking'
] as const
export type MetadataField = (typeof METADATA_FIELDS)[number]

/** What the server has said about those fields. */
export interface MetadataRules {
  readonly refused: ReadonlySet<MetadataField>
  /** To be there in every reply that holds calls, also in one that came without. */
  readonly required: ReadonlySet<MetadataField>
  /** True where ids that others gave to calls are refused. */
  readonly hasShortIds: boolean
}

type Assistant = Extract<Message, { readonly role: 'assistant' }>
type AssistantParam = OpenAI.ChatCompletionAssistantMessageParam
type CallParam = OpenAI.ChatCompletionMessageFunctionToolCall & { readonly extra_content?: object }

/** For a call that was not signed, as by another model: https://ai.google.dev/gemini-api/docs/thought-signatures */
const UNSIGNED = { google: { thought_signature: 'skip_thought_signature_validator' } }
/** Kimi takes an empty text for a missing one. */
const NO_THINKING = ' '

/** A reply of earlier as its message goes back. @param from the endpoint whose echoes are its own */
export function assistantMessage(message: Assistant, from: string, rules: MetadataRules): AssistantParam {
  const { toolCalls } = message
  const text = message.text.toWellFormed()
  const echo =
    message.providerMetadata?.from === from ? (chatEcho.safeParse(message.providerMetadata.content).data ?? {}) : {}
  const thought = message.thinking === '' ? undefined : message.thinking.toWellFormed()
  const inContent = echo.thinkingIn === 'content' && !rules.refused.has('thinking') ? thought : undefined
  const words = text === '' && toolCalls.length > 0 ? null : text
  const reply = {
    role: 'assistant',
    content: inContent === undefined ? words : inParts(inContent, text),
    ...thinkingFields({ echo, thought, rules, hasCalls: toolCalls.length > 0 }),
    ...(toolCalls.length > 0 && { tool_calls: callsOnTheWire(toolCalls, echo, rules) })
  }
  // The cast: parts of thinking and the fields for it are not OpenAI's own.
  return reply as AssistantParam
}

interface Thinking {
  readonly echo: ChatMetadata
  readonly thought: string | undefined
  readonly rules: MetadataRules
  readonly hasCalls: boolean
}

function thinkingFields({ echo, thought, rules, hasCalls }: Thinking): Partial<Record<MetadataField, unknown>> {
  const { thinkingIn, details } = echo
  const mustHave = hasCalls && rules.required.has('reasoning_content')
  const content = thinkingIn === 'reasoning_content' && thought !== undefined ? thought : mustHave && NO_THINKING
  const fields = {
    ...(content !== false && { reasoning_content: content }),
    ...(details && { reasoning_details: details }),
    // Details say the same, and say it signed.
    ...(thinkingIn === 'reasoning' && thought !== undefined && !details && { reasoning: thought })
  }
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !rules.refused.has(field as MetadataField)))
}

function inParts(thinking: string, text: string): readonly object[] {
  const thought = { type: 'thinking', thinking: [{ type: 'text', text: thinking }], closed: true }
  return text === '' ? [thought] : [thought, { type: 'text', text }]
}

function callsOnTheWire(calls: readonly ToolCall[], { extras = {} }: ChatMetadata, rules: MetadataRules): CallParam[] {
  const mayHave = !rules.refused.has('extra_content')
  // Of several calls in one reply only the first is signed.
  const isUnsigned = rules.required.has('extra_content') && !calls.some(({ id }) => Object.hasOwn(extras, id))
  return calls.map(({ id, name, arguments: given }, index) => {
    const extra = Object.hasOwn(extras, id) ? extras[id] : isUnsigned && index === 0 ? UNSIGNED : undefined
    return {
      id: rules.hasShortIds ? nineLetterId(id) : id,
      type: 'function',
      function: { name: sanitizeCallName(name), arguments: sanitizeArguments(given).text },
      ...(mayHave && extra && { extra_content: extra })
    }
  })
}
