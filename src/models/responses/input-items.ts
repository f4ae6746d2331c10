import type OpenAI from 'openai'
import * as z from 'zod'
import type { Message } from '../../agent/messages.ts'
import { sanitizeArguments, sanitizeCallName } from '../past-calls.ts'
import type { CallItem, MessageItem, OutputItem, ReasoningItem } from './output-item.ts'

export type InputItem = OpenAI.Responses.ResponseInputItem
type Assistant = Extract<Message, { readonly role: 'assistant' }>

/** An echo is the items of a reply as they go back, in their order. */
const echoItems = z.array(z.looseObject({ type: z.string(), call_id: z.string().optional() }))

/**
 * What of a reply goes back as it came; undefined where its text and its calls say all.
 *
 * @param items of a reply that is complete, each call with the id that it has in the reply
 */
export function returnedItems(items: readonly OutputItem[]): readonly object[] | undefined {
  // Thoughts that nothing came of are refused, and so are those that only their id stands for: we have nothing stored.
  const last = items.findLastIndex(({ type }) => type !== 'reasoning')
  const returned = items.slice(0, last + 1).filter((item) => item.type !== 'reasoning' || isReadable(item))
  const isThoughtful = returned.some((item) => item.type === 'reasoning' || (item.type === 'message' && item.phase))
  if (!isThoughtful) return undefined
  // An item that is known by its id is looked for beside the thoughts that led to it.
  const areAllHere = returned.length === last + 1
  return returned.map((item) => itemOnTheWire(item, areAllHere))
}

function isReadable({ encrypted_content: sealed, content }: ReasoningItem): boolean {
  return Boolean(sealed) || Boolean(content?.some(({ text }) => text))
}

/** The items of an echo that is of this message; undefined when its text and calls have to do. */
export function itemsFromMetadata(
  { providerMetadata: echo, toolCalls }: Assistant,
  from: string
): readonly InputItem[] | undefined {
  if (echo?.from !== from) return undefined
  const items = echoItems.safeParse(echo.content).data
  const ids = items?.flatMap(({ call_id: id }) => id ?? [])
  if (ids?.join(' ') !== toolCalls.map(({ id }) => id).join(' ')) return undefined
  // The cast: `echoOf` made them, and no one else writes echoes with this name.
  return items as readonly InputItem[]
}

/** A reply of another model, or one without thoughts, by its text and its calls. */
export function itemsFromText({ text, toolCalls }: Assistant): readonly InputItem[] {
  const calls = toolCalls.map((call) => ({
    type: 'function_call' as const,
    call_id: call.id,
    name: sanitizeCallName(call.name),
    arguments: sanitizeArguments(call.arguments).text
  }))
  return text.trim() === '' ? calls : [{ role: 'assistant', content: text.toWellFormed() }, ...calls]
}

/** The same items, each call with the id that the request has for it. */
export function withIds(items: readonly InputItem[], ids: ReadonlyMap<string, string>): readonly InputItem[] {
  return items.map((item) =>
    item.type === 'function_call' ? { ...item, call_id: ids.get(item.call_id) ?? item.call_id } : item
  )
}

function itemOnTheWire(item: OutputItem, hasId: boolean): object {
  const id = hasId && item.id ? { id: item.id } : {}
  switch (item.type) {
    case 'reasoning':
      return { type: 'reasoning', ...id, ...thoughts(item) }
    case 'message':
      return { type: 'message', ...id, ...words(item) }
    case 'function_call':
      return { type: 'function_call', ...id, ...call(item) }
  }
}

function thoughts({ summary, content, encrypted_content: sealed }: ReasoningItem): object {
  const parts = (type: string, texts: ReasoningItem['content']) =>
    (texts ?? []).map(({ text }) => ({ type, text: (text ?? '').toWellFormed() }))
  return {
    summary: parts('summary_text', summary),
    ...(content?.length && { content: parts('reasoning_text', content) }),
    ...(sealed && { encrypted_content: sealed })
  }
}

function words({ content, phase }: MessageItem): object {
  const parts = (content ?? []).map(({ text, refusal }) =>
    text == null && refusal != null
      ? { type: 'refusal', refusal: refusal.toWellFormed() }
      : { type: 'output_text', text: (text ?? '').toWellFormed(), annotations: [] }
  )
  return { role: 'assistant', status: 'completed', content: parts, ...(phase && { phase }) }
}

function call({ call_id: id, name, arguments: given }: CallItem): object {
  return { call_id: id, name: sanitizeCallName(name), arguments: sanitizeArguments(argumentText(given)).text }
}

/** Arguments as text, '{}' where there are none. */
export function argumentText(given: unknown): string {
  const text = typeof given === 'string' ? given : JSON.stringify(given ?? {})
  return text.trim() === '' ? '{}' : text
}
