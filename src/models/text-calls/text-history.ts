import * as z from 'zod'
import type { ProviderMetadata, Message, ToolCall } from '../../agent/messages.ts'
import type { Tool } from '../../agent/tool.ts'
import { sanitizeArguments, sanitizeCallName } from '../past-calls.ts'
import { instructionsFor } from './instructions.ts'

/** Under this name a message keeps the text in which the model wrote its calls. */
export const TEXT_CALLS = 'text-calls'

/** What such a message keeps: the text, and what the protocol itself wants back with it. */
export interface TextMetadata {
  readonly text: string
  readonly providerMetadata?: ProviderMetadata
}

const textEcho = z.object({
  text: z.string(),
  providerMetadata: z.object({ from: z.string(), content: z.unknown() }).optional()
})

type Assistant = Extract<Message, { role: 'assistant' }>
type Result = Extract<Message, { role: 'tool' }>

/**
 * Says a history in text where its calls are text. A message that was rewritten once stays the same object, so that later
 * requests repeat its bytes.
 */
export class TextHistory {
  readonly #turns = new WeakMap<Message, Message>()
  readonly #merged = new WeakMap<Message, { readonly from: readonly Message[]; readonly message: Message }>()
  #system: { readonly from: Message | undefined; readonly instructions: string; readonly message: Message } | undefined

  /** Turns whose calls came as text go back in that text; all others stay as they are. */
  mixed(messages: readonly Message[]): readonly Message[] {
    return this.#rewrite(messages, (message) => echoOf(message) !== undefined)
  }

  /** All calls and results as text, with instructions for more of them. */
  asText(messages: readonly Message[], tools: readonly Tool[]): readonly Message[] {
    const turns = this.#rewrite(messages, (message) => message.toolCalls.length > 0)
    if (tools.length === 0) return turns
    const [first] = turns
    const hasSystem = first?.role === 'system'
    return [this.#instructed(hasSystem ? first : undefined, instructionsFor(tools)), ...turns.slice(hasSystem ? 1 : 0)]
  }

  #rewrite(messages: readonly Message[], isText: (message: Assistant) => boolean): readonly Message[] {
    const rewritten: Message[] = []
    for (let index = 0; index < messages.length; index += 1) {
      const message = messages[index]
      if (message?.role !== 'assistant' || !isText(message)) {
        if (message) rewritten.push(message)
        continue
      }
      rewritten.push(this.#turn(message))
      const next = endOfResults(messages, index + 1)
      if (next > index + 1) rewritten.push(this.#results(messages.slice(index + 1, next)))
      index = next - 1
    }
    return rewritten
  }

  #turn(message: Assistant): Message {
    const kept = this.#turns.get(message) ?? turnInText(message)
    this.#turns.set(message, kept)
    return kept
  }

  #results(from: readonly Message[]): Message {
    const [first] = from
    const kept = first && this.#merged.get(first)
    if (kept?.from.length === from.length && kept.from.every((each, index) => each === from[index])) return kept.message
    const message: Message = {
      role: 'user',
      text: from.map((each) => (each.role === 'tool' ? result(each) : each.text)).join('\n')
    }
    if (first) this.#merged.set(first, { from, message })
    return message
  }

  #instructed(from: Message | undefined, instructions: string): Message {
    if (this.#system?.from !== from || this.#system?.instructions !== instructions) {
      const text = from ? `${from.text}\n\n${instructions}` : instructions
      this.#system = { from, instructions, message: { role: 'system', text } }
    }
    return this.#system.message
  }
}

/** Behind the results of a turn, and behind what the user said to them: many servers want the roles to take turns. */
function endOfResults(messages: readonly Message[], start: number): number {
  let end = start
  while (messages[end]?.role === 'tool') end += 1
  if (end === start) return start
  while (messages[end]?.role === 'user') end += 1
  return end
}

function echoOf({ providerMetadata }: Assistant): TextMetadata | undefined {
  const read = providerMetadata?.from === TEXT_CALLS ? textEcho.safeParse(providerMetadata.content).data : undefined
  return read && { text: read.text, ...(read.providerMetadata && { providerMetadata: read.providerMetadata }) }
}

function turnInText(message: Assistant): Message {
  const { thinking, toolCalls } = message
  const kept = echoOf(message)
  if (kept) return { role: 'assistant', thinking, toolCalls: [], ...kept }
  const said = message.text === '' ? [] : [message.text]
  return { role: 'assistant', text: [...said, ...toolCalls.map(callAsText)].join('\n'), thinking, toolCalls: [] }
}

export function callAsText({ name, arguments: given }: Pick<ToolCall, 'name' | 'arguments'>): string {
  const call = { name: sanitizeCallName(name), arguments: sanitizeArguments(given).value }
  return `<tool_call>\n${JSON.stringify(call)}\n</tool_call>`
}

/** Text of strangers within it cannot end it, nor begin another. */
function result({ name, ok, text }: Result): string {
  const inert = text.replaceAll(/<(\/?)(?=tool_(?:response|call)\b)/gi, '<\\$1')
  return `<tool_response name="${sanitizeCallName(name)}"${ok ? '' : ' status="failed"'}>\n${inert}\n</tool_response>`
}
