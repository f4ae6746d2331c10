import type OpenAI from 'openai'
import * as z from 'zod'
import { argumentText, sanitizeArguments, sanitizeCallName, type AssistantMessage } from '../tool-calls.ts'
import type { CallItem, MessageItem, OutputItem, ReasoningItem } from './output-item.ts'

export type InputItem = OpenAI.Responses.ResponseInputItem

/** The items of a response as they are sent back, in order. */
const itemsMetadata = z.array(z.looseObject({ type: z.string(), call_id: z.string().optional() }))

/**
 * The metadata of a complete response: its items as they are sent back. Undefined if it has only text and calls.
 *
 * @param items each call with its id in the response
 */
export function returnedItems(items: readonly OutputItem[]): readonly object[] | undefined {
  // The provider stores nothing, so it rejects thinking without content. It also rejects thinking with no item after it.
  const last = items.findLastIndex(({ type }) => type !== 'reasoning')
  const returned = items.slice(0, last + 1).filter((item) => item.type !== 'reasoning' || isReadable(item))
  const hasThinking = returned.some((item) => item.type === 'reasoning' || (item.type === 'message' && item.phase))
  if (!hasThinking) return undefined
  // An item with an id must follow the thinking that led to it.
  const isComplete = returned.length === last + 1
  return returned.map((item) => inputItem(item, isComplete))
}

function isReadable({ encrypted_content: encrypted, content }: ReasoningItem): boolean {
  return Boolean(encrypted) || Boolean(content?.some(({ text }) => text))
}

/** The items in the metadata of a message. Undefined if they are of another source, or do not match its calls. */
export function itemsFromMetadata(
  { providerMetadata, toolCalls }: AssistantMessage,
  source: string
): readonly InputItem[] | undefined {
  if (providerMetadata?.from !== source) return undefined
  const items = itemsMetadata.safeParse(providerMetadata.content).data
  const ids = items?.flatMap(({ call_id: id }) => id ?? [])
  if (ids?.join(' ') !== toolCalls.map(({ id }) => id).join(' ')) return undefined
  // The cast: only `returnedItems` writes metadata of this source.
  return items as readonly InputItem[]
}

/** The text and calls of a message, for one of another model or without thinking. */
export function itemsFromText({ text, toolCalls }: AssistantMessage): readonly InputItem[] {
  const calls = toolCalls.map((call) => ({
    type: 'function_call' as const,
    call_id: call.id,
    name: sanitizeCallName(call.name),
    arguments: sanitizeArguments(call.arguments).text
  }))
  return text.trim() === '' ? calls : [{ role: 'assistant', content: text.toWellFormed() }, ...calls]
}

/** Replaces the ids of calls by those of the request. */
export function withIds(items: readonly InputItem[], ids: ReadonlyMap<string, string>): readonly InputItem[] {
  return items.map((item) =>
    item.type === 'function_call' ? { ...item, call_id: ids.get(item.call_id) ?? item.call_id } : item
  )
}

function inputItem(item: OutputItem, hasId: boolean): object {
  const id = hasId && item.id ? { id: item.id } : {}
  switch (item.type) {
    case 'reasoning':
      return { type: 'reasoning', ...id, ...reasoningFields(item) }
    case 'message':
      return { type: 'message', ...id, ...messageFields(item) }
    case 'function_call':
      return { type: 'function_call', ...id, ...callFields(item) }
  }
}

function reasoningFields({ summary, content, encrypted_content: encrypted }: ReasoningItem): object {
  const parts = (type: string, texts: ReasoningItem['content']) =>
    (texts ?? []).map(({ text }) => ({ type, text: (text ?? '').toWellFormed() }))
  return {
    summary: parts('summary_text', summary),
    ...(content?.length && { content: parts('reasoning_text', content) }),
    ...(encrypted && { encrypted_content: encrypted })
  }
}

function messageFields({ content, phase }: MessageItem): object {
  const parts = (content ?? []).map(({ text, refusal }) =>
    text == null && refusal != null
      ? { type: 'refusal', refusal: refusal.toWellFormed() }
      : { type: 'output_text', text: (text ?? '').toWellFormed(), annotations: [] }
  )
  return { role: 'assistant', status: 'completed', content: parts, ...(phase && { phase }) }
}

function callFields({ call_id: id, name, arguments: args }: CallItem): object {
  return { call_id: id, name: sanitizeCallName(name), arguments: sanitizeArguments(argumentText(args)).text }
}
