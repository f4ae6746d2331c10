import * as z from 'zod'
import type { Message } from '../../agent/messages.ts'
import type { Tool } from '../../agent/tool.ts'
import { ObjectCache } from '../object-cache.ts'
import { sanitizeCallName, type AssistantMessage, type ToolMessage } from '../tool-calls.ts'
import { callAsText, instructionsFor } from './call-form.ts'

/** The source of provider metadata that holds the text in which the model wrote its calls. */
export const TEXT_CALLS = 'text-calls'

const textMetadata = z.lazy(() =>
  z.object({
    text: z.string(),
    /** Of the form in the text. Another model has another id. */
    callId: z.string(),
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
  readonly #callId: string
  readonly #turns = new ObjectCache<Message, Message>()
  readonly #results = new ObjectCache<Message, Message>()
  readonly #systems = new ObjectCache<readonly Tool[], Message>()

  constructor(callId: string) {
    this.#callId = callId
  }

  /** Rewrites turns whose calls came as text; all others stay as they are. */
  mixed(messages: readonly Message[]): readonly Message[] {
    return this.#rewrite(messages, (message) => metadataOf(message) !== undefined)
  }

  /** Writes all calls and results as text, with instructions for further calls. */
  asText(messages: readonly Message[], tools: readonly Tool[]): readonly Message[] {
    const turns = this.#rewrite(messages, (message) => message.toolCalls.length > 0)
    if (tools.length === 0) return turns
    const [first] = turns
    const system = first?.role === 'system' ? first : undefined
    return [this.#withInstructions(system, tools), ...turns.slice(system ? 1 : 0)]
  }

  #rewrite(messages: readonly Message[], isText: (message: AssistantMessage) => boolean): readonly Message[] {
    const rewritten: Message[] = []
    for (let index = 0; index < messages.length; index += 1) {
      const message = messages[index]
      if (message?.role !== 'assistant' || !isText(message)) {
        if (message) rewritten.push(message)
        continue
      }
      rewritten.push(this.#turns.get(message, () => this.#turnAsText(message)))
      const next = endOfResults(messages, index + 1)
      const results = messages.slice(index + 1, next)
      if (results[0]) rewritten.push(this.#resultsAsText(results[0], results))
      index = next - 1
    }
    return rewritten
  }

  #turnAsText(message: AssistantMessage): Message {
    const { text, thinking, toolCalls } = message
    const metadata = metadataOf(message)
    if (metadata?.callId === this.#callId) {
      const { text: written, providerMetadata } = metadata
      return {
        role: 'assistant',
        text: written,
        thinking,
        toolCalls: [],
        ...(providerMetadata && { providerMetadata })
      }
    }
    const parts = [...(text === '' ? [] : [text]), ...toolCalls.map((call) => callAsText(call, this.#callId))]
    return { role: 'assistant', text: parts.join('\n'), thinking, toolCalls: [] }
  }

  #resultsAsText(first: Message, results: readonly Message[]): Message {
    const text = results.map((each) => (each.role === 'tool' ? resultAsText(each) : each.text)).join('\n')
    return this.#results.get(first, () => ({ role: 'user', text }), text)
  }

  #withInstructions(system: Message | undefined, tools: readonly Tool[]): Message {
    const instructions = instructionsFor(tools, this.#callId)
    const text = system ? `${system.text}\n\n${instructions}` : instructions
    return this.#systems.get(tools, () => ({ role: 'system', text }), text)
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

/** Attack: tags in the result could end it, or begin another one. */
function resultAsText({ name, ok, text }: ToolMessage): string {
  const inert = text.replaceAll(/<(\/?)(?=tool_response\b)/gi, '<\\$1')
  return `<tool_response name="${sanitizeCallName(name)}"${ok ? '' : ' status="failed"'}>\n${inert}\n</tool_response>`
}
