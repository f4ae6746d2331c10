import * as z from 'zod'
import type { Message } from '../../agent/messages.ts'
import type { Tool } from '../../agent/tool.ts'
import { ObjectCache } from '../object-cache.ts'
import { sanitizeCallName, type AssistantMessage, type ToolMessage } from '../tool-calls.ts'
import { callAsText, instructionsFor } from './instructions.ts'

/** The source of provider metadata that holds the text in which the model wrote its calls. */
export const TEXT_CALLS = 'text-calls'

const textMetadata = z.lazy(() =>
  z.object({
    text: z.string(),
    /** What the protocol itself wants back with the message. */
    providerMetadata: z.object({ from: z.string(), content: z.unknown() }).exactOptional()
  })
)

export type TextMetadata = z.output<typeof textMetadata>

/**
 * Writes a history as text where its calls are text. A rewritten message stays the same object, so that later requests
 * repeat its bytes.
 */
export class TextHistory {
  readonly #turns = new ObjectCache<Message, Message>()
  readonly #results = new WeakMap<Message, { readonly of: readonly Message[]; readonly message: Message }>()
  #system: { readonly of: Message | undefined; readonly instructions: string; readonly message: Message } | undefined

  /** Rewrites turns whose calls came as text; all others stay as they are. */
  mixed(messages: readonly Message[]): readonly Message[] {
    return this.#rewrite(messages, (message) => metadataOf(message) !== undefined)
  }

  /** Writes all calls and results as text, with instructions for further calls. */
  asText(messages: readonly Message[], tools: readonly Tool[]): readonly Message[] {
    const turns = this.#rewrite(messages, (message) => message.toolCalls.length > 0)
    if (tools.length === 0) return turns
    const [first] = turns
    const hasSystem = first?.role === 'system'
    const system = this.#withInstructions(hasSystem ? first : undefined, instructionsFor(tools))
    return [system, ...turns.slice(hasSystem ? 1 : 0)]
  }

  #rewrite(messages: readonly Message[], isText: (message: AssistantMessage) => boolean): readonly Message[] {
    const rewritten: Message[] = []
    for (let index = 0; index < messages.length; index += 1) {
      const message = messages[index]
      if (message?.role !== 'assistant' || !isText(message)) {
        if (message) rewritten.push(message)
        continue
      }
      rewritten.push(this.#turns.get(message, () => turnAsText(message)))
      const next = endOfResults(messages, index + 1)
      const results = messages.slice(index + 1, next)
      if (results[0]) rewritten.push(this.#resultsAsText(results[0], results))
      index = next - 1
    }
    return rewritten
  }

  #resultsAsText(first: Message, results: readonly Message[]): Message {
    const cached = this.#results.get(first)
    if (cached?.of.length === results.length && cached.of.every((each, index) => each === results[index]))
      return cached.message
    const text = results.map((each) => (each.role === 'tool' ? resultAsText(each) : each.text)).join('\n')
    const message: Message = { role: 'user', text }
    this.#results.set(first, { of: results, message })
    return message
  }

  #withInstructions(system: Message | undefined, instructions: string): Message {
    if (this.#system?.of !== system || this.#system?.instructions !== instructions) {
      const text = system ? `${system.text}\n\n${instructions}` : instructions
      this.#system = { of: system, instructions, message: { role: 'system', text } }
    }
    return this.#system.message
  }
}

/**
 * The position after the results of a turn and the user messages that follow them. They become one message, because many
 * servers require the roles to alternate.
 */
function endOfResults(messages: readonly Message[], start: number): number {
  let end = start
  while (messages[end]?.role === 'tool') end += 1
  if (end === start) return start
  while (messages[end]?.role === 'user') end += 1
  return end
}

function metadataOf({ providerMetadata }: AssistantMessage): TextMetadata | undefined {
  return providerMetadata?.from === TEXT_CALLS ? textMetadata.safeParse(providerMetadata.content).data : undefined
}

function turnAsText(message: AssistantMessage): Message {
  const { text, thinking, toolCalls } = message
  const metadata = metadataOf(message)
  if (metadata) return { role: 'assistant', thinking, toolCalls: [], ...metadata }
  const parts = [...(text === '' ? [] : [text]), ...toolCalls.map(callAsText)]
  return { role: 'assistant', text: parts.join('\n'), thinking, toolCalls: [] }
}

/** Attack: tags in the result could end it, or begin another one. */
function resultAsText({ name, ok, text }: ToolMessage): string {
  const inert = text.replaceAll(/<(\/?)(?=tool_(?:response|call)\b)/gi, '<\\$1')
  return `<tool_response name="${sanitizeCallName(name)}"${ok ? '' : ' status="failed"'}>\n${inert}\n</tool_response>`
}
