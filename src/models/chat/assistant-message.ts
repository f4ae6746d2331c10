import type OpenAI from 'openai'
import * as z from 'zod'
import type { ToolCall } from '../../agent/messages.ts'
import { nineLetterId, sanitizeArguments, sanitizeCallName, type AssistantMessage } from '../tool-calls.ts'

/** The fields in which thinking comes, and in which its provider wants it back. Mistral sends it as parts of the content. */
const THINKING_FIELDS = ['reasoning_content', 'reasoning', 'content'] as const
export type ThinkingField = (typeof THINKING_FIELDS)[number]

/** What is sent back with a message to the endpoint that sent it. The text of the thinking is in the message. */
const chatMetadata = z.lazy(() => {
  const extras = z.record(z.string(), z.unknown())
  return z.object({
    thinkingIn: z.enum(THINKING_FIELDS).optional().catch(undefined),
    /** `reasoning_details`. */
    details: z.array(extras).optional().catch(undefined),
    /** `extra_content` of calls by their ids. Gemini signs its thinking before a call there. */
    extras: z.record(z.string(), extras).optional().catch(undefined)
  })
})

export type ChatMetadata = z.output<typeof chatMetadata>

/** Message fields that some servers reject and others require. */
export const METADATA_FIELDS = [
  'reasoning_content',
  'reasoning_details',
  'reasoning',
  'extra_content',
  'thinking',
  /** Of a tool in its result. */
  'name'
] as const
export type MetadataField = (typeof METADATA_FIELDS)[number]

/** What the server has said about these fields. */
export interface MetadataRules {
  readonly rejected: ReadonlySet<MetadataField>
  /** Required in every message with calls, even one that came without. */
  readonly required: ReadonlySet<MetadataField>
  /** True if the server rejects the call ids of others. */
  readonly hasShortIds: boolean
}

type AssistantParam = OpenAI.ChatCompletionAssistantMessageParam
type CallParam = OpenAI.ChatCompletionMessageFunctionToolCall & { readonly extra_content?: object }

/** For a call without a signature, such as one of another model: https://ai.google.dev/gemini-api/docs/thought-signatures */
const UNSIGNED = { google: { thought_signature: 'skip_thought_signature_validator' } }
/** Kimi treats an empty text as missing. */
const NO_THINKING = ' '

/** Writes an assistant message of the history. @param source the endpoint and model whose metadata can be sent back */
export function assistantMessage(message: AssistantMessage, source: string, rules: MetadataRules): AssistantParam {
  const { toolCalls, providerMetadata } = message
  const text = message.text.toWellFormed()
  const metadata =
    providerMetadata?.from === source ? (chatMetadata.safeParse(providerMetadata.content).data ?? {}) : {}
  const thinking = message.thinking === '' ? undefined : message.thinking.toWellFormed()
  const isPart = metadata.thinkingIn === 'content' && !rules.rejected.has('thinking')
  const plainText = text === '' && toolCalls.length > 0 ? null : text
  const param = {
    role: 'assistant',
    content: isPart && thinking !== undefined ? contentParts(thinking, text) : plainText,
    ...thinkingFields({ metadata, thinking, rules, hasCalls: toolCalls.length > 0 }),
    ...(toolCalls.length > 0 && { tool_calls: callParams(toolCalls, metadata, rules) })
  }
  // The cast: parts and fields for thinking are not OpenAI's own.
  return param as AssistantParam
}

interface Thinking {
  readonly metadata: ChatMetadata
  readonly thinking: string | undefined
  readonly rules: MetadataRules
  readonly hasCalls: boolean
}

function thinkingFields({ metadata, thinking, rules, hasCalls }: Thinking): Partial<Record<MetadataField, unknown>> {
  const { thinkingIn, details } = metadata
  const isRequired = hasCalls && rules.required.has('reasoning_content')
  const content = thinkingIn === 'reasoning_content' && thinking !== undefined ? thinking : isRequired && NO_THINKING
  const fields = {
    ...(content !== false && { reasoning_content: content }),
    ...(details && { reasoning_details: details }),
    // The details hold the same thinking, with its signature.
    ...(thinkingIn === 'reasoning' && thinking !== undefined && !details && { reasoning: thinking })
  }
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !rules.rejected.has(field as MetadataField)))
}

function contentParts(thinking: string, text: string): readonly object[] {
  const part = { type: 'thinking', thinking: [{ type: 'text', text: thinking }], closed: true }
  return text === '' ? [part] : [part, { type: 'text', text }]
}

function callParams(calls: readonly ToolCall[], { extras = {} }: ChatMetadata, rules: MetadataRules): CallParam[] {
  const acceptsExtras = !rules.rejected.has('extra_content')
  // Only the first of several calls is signed.
  const isUnsigned = rules.required.has('extra_content') && !calls.some(({ id }) => Object.hasOwn(extras, id))
  return calls.map(({ id, name, arguments: args }, index) => {
    const extra = Object.hasOwn(extras, id) ? extras[id] : isUnsigned && index === 0 ? UNSIGNED : undefined
    return {
      id: rules.hasShortIds ? nineLetterId(id) : id,
      type: 'function',
      function: { name: sanitizeCallName(name), arguments: sanitizeArguments(args).text },
      ...(acceptsExtras && extra && { extra_content: extra })
    }
  })
}
