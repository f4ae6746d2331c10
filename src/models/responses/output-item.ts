import * as z from 'zod'
import { TransientFailure } from '../failures/failures.ts'

// The items of a response from OpenAI or a compatible server. Only the fields that are read, and strictly: silently dropping a
// call is worse than requesting the response again.
// Source: https://developers.openai.com/api/reference/resources/responses

const text = z.string().nullish()
// Thinking in an unknown format is dropped: it would only be shown.
const texts = z.array(z.object({ text })).nullish().catch(undefined)

const reasoning = z.object({
  type: z.literal('reasoning'),
  id: text,
  summary: texts,
  /** The full thinking, which open models show. */
  content: texts,
  encrypted_content: text
})

const part = z.object({ text, refusal: text })

const message = z.object({
  type: z.literal('message'),
  id: text,
  content: z
    .union([z.string().transform((content) => [{ text: content, refusal: undefined }]), z.array(part)])
    .nullish(),
  phase: z.enum(['commentary', 'final_answer']).nullish().catch(undefined)
})

const functionCall = z.object({
  type: z.literal('function_call'),
  id: text,
  call_id: text,
  name: z.string().min(1),
  // JSON text, or the object itself from some servers.
  arguments: z.unknown().optional(),
  status: text.catch(undefined)
})

const known = z.discriminatedUnion('type', [reasoning, message, functionCall])
const anyItem = z.object({ type: z.string() })

export type OutputItem = z.output<typeof known>
export type ReasoningItem = z.output<typeof reasoning>
export type MessageItem = z.output<typeof message>
export type CallItem = z.output<typeof functionCall>

/**
 * Validates the items of a response. Items of unknown types belong to tools that were not requested, and are dropped.
 *
 * @throws TransientFailure for an invalid item
 */
export function readItems(output: readonly unknown[]): OutputItem[] {
  return output.flatMap((value) => {
    const item = known.safeParse(value)
    if (item.success) return [item.data]
    const { type } = anyItem.safeParse(value).data ?? { type: 'function_call' }
    if (!['reasoning', 'message', 'function_call'].includes(type)) return []
    throw new TransientFailure('it sent an invalid item', { cause: item.error })
  })
}

export function textOf({ content }: MessageItem): string {
  return (content ?? []).map(({ text, refusal }) => (text ?? '') + (refusal ?? '')).join('')
}

export function thinkingOf({ summary, content }: ReasoningItem): string {
  return paragraphs([...(summary ?? []), ...(content ?? [])].map(({ text }) => text ?? ''))
}

/** Between two messages of one response, or two parts of its thinking. */
export const SEPARATOR = '\n\n'

export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(SEPARATOR)
}
