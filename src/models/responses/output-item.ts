import * as z from 'zod'
import { TransientFailure } from '../failures/failures.ts'

// What OpenAI's Responses and the servers that speak like it put into a reply: only the fields that are read, and strict on
// those, for a call that is dropped quietly is worse than a reply that is asked for again.
// Source: https://developers.openai.com/api/reference/resources/responses

const text = z.string().nullish()
// Of thoughts that come in another shape no more is lost than the showing of them.
const texts = z.array(z.object({ text })).nullish().catch(undefined)

const reasoning = z.object({
  type: z.literal('reasoning'),
  id: text,
  summary: texts,
  /** The thoughts themselves, which open models show. */
  content: texts,
  encrypted_content: text
})

const part = z.object({ text, refusal: text })

const message = z.object({
  type: z.literal('message'),
  id: text,
  content: z.union([z.string().transform((said) => [{ text: said, refusal: undefined }]), z.array(part)]).nullish(),
  phase: z.enum(['commentary', 'final_answer']).nullish().catch(undefined)
})

const functionCall = z.object({
  type: z.literal('function_call'),
  id: text,
  call_id: text,
  name: z.string().min(1),
  // JSON text, or with some servers the object itself.
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
 * The items that are read; others are of tools that were not asked for.
 *
 * @throws PassingFailure for one that makes no sense
 */
export function readItems(output: readonly unknown[]): OutputItem[] {
  return output.flatMap((value) => {
    const item = known.safeParse(value)
    if (item.success) return [item.data]
    const { type } = anyItem.safeParse(value).data ?? { type: 'function_call' }
    if (!['reasoning', 'message', 'function_call'].includes(type)) return []
    throw new TransientFailure('it sent an item that makes no sense', { cause: item.error })
  })
}

export function textOf({ content }: MessageItem): string {
  return (content ?? []).map(({ text, refusal }) => (text ?? '') + (refusal ?? '')).join('')
}

export function thinkingOf({ summary, content }: ReasoningItem): string {
  return paragraphs([...(summary ?? []), ...(content ?? [])].map(({ text }) => text ?? ''))
}

/** What stands between two messages of one reply, or two parts of its thinking. */
export const PARTING = '\n\n'

export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(PARTING)
}
