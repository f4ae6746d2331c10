import type { Message, ToolCall } from '../../agent/messages.ts'
import { sanitizeArguments, sanitizeCallName } from '../past-calls.ts'
import { readTurnParts, type TurnPart } from './turn-parts.ts'

type AssistantMessage = Extract<Message, { role: 'assistant' }>
type ToolMessage = Extract<Message, { role: 'tool' }>

/** One turn of a request, as Gemini reads it. */
export interface Content {
  readonly role: 'user' | 'model'
  readonly parts: Part[]
}
type Part = TurnPart | { readonly functionResponse: FunctionResponse }

interface FunctionResponse {
  readonly id?: string
  readonly name: string
  readonly response: { readonly output: string } | { readonly error: string }
}

/** What is sent in the place of a signature where there is none. */
export interface SignatureRule {
  /** False where the provider refused those that it gave. */
  readonly sendsOwn: boolean
  /** True for models that refuse a call without one. */
  readonly fillsGaps: boolean
}

/**
 * Google's own word for the signature of a call that another model made, or one that was lost.
 * Source: https://ai.google.dev/gemini-api/docs/thought-signatures
 */
const NO_SIGNATURE = 'skip_thought_signature_validator'

/**
 * Says a conversation in Gemini's words: turns of user and model by turns, and the results of a turn's calls together, in
 * the turn after it.
 *
 * What was converted once is kept, so that every request repeats the bytes of the one before it and the provider's prompt
 * cache holds.
 */
export class Contents {
  /** Where a turn has to be from for what it left to be sent back. */
  readonly #from: string
  readonly #rule: SignatureRule
  readonly #kept = new WeakMap<Message, readonly Part[]>()

  constructor(from: string, rule: SignatureRule) {
    this.#from = from
    this.#rule = rule
  }

  of(messages: readonly Message[]): Content[] {
    const contents: { role: Content['role']; parts: Part[] }[] = []
    let calls: readonly SentCall[] = []
    for (const message of messages) {
      if (message.role === 'assistant') calls = this.#callsOf(message)
      const parts = this.#partsOf(message, calls)
      if (parts.length === 0) continue
      const role = message.role === 'assistant' ? 'model' : 'user'
      const last = contents.at(-1)
      if (last?.role === role) last.parts.push(...parts)
      else contents.push({ role, parts: [...parts] })
    }
    return contents
  }

  #partsOf(message: Message, calls: readonly SentCall[]): readonly Part[] {
    const parts = this.#kept.get(message) ?? this.#convert(message, calls)
    this.#kept.set(message, parts)
    return parts
  }

  #convert(message: Message, calls: readonly SentCall[]): readonly Part[] {
    switch (message.role) {
      case 'system':
      case 'user':
        return [{ text: message.text.toWellFormed() }]
      case 'tool':
        return [resultPart(message, calls)]
      case 'assistant':
        return isSaid(message) ? this.#signed(this.#turnParts(message) ?? plainParts(message)) : []
    }
  }

  /** What the turn left to be sent back, where it is from here and says the same as the turn. */
  #turnParts({ providerMetadata: echo, toolCalls }: AssistantMessage): readonly TurnPart[] | undefined {
    const parts = echo?.from === this.#from ? readTurnParts(echo.content) : undefined
    return parts && callsIn(parts).length === toolCalls.length ? parts : undefined
  }

  /** The calls of a turn with what their results must repeat. */
  #callsOf(message: AssistantMessage): readonly SentCall[] {
    const sent = callsIn(this.#turnParts(message) ?? plainParts(message))
    return message.toolCalls.map(({ id }, index) => ({ callId: id, sent: sent[index] }))
  }

  #signed(parts: readonly TurnPart[]): readonly TurnPart[] {
    const { sendsOwn, fillsGaps } = this.#rule
    // Of calls side by side only the first is signed.
    const first = parts.findIndex((part) => 'functionCall' in part)
    return parts.map(({ thoughtSignature, ...part }, index) => {
      const own = sendsOwn ? thoughtSignature : undefined
      const signature = own ?? (fillsGaps && index === first ? NO_SIGNATURE : undefined)
      return signature === undefined ? part : { ...part, thoughtSignature: signature }
    })
  }
}

interface SentCall {
  readonly callId: string
  readonly sent: ReturnType<typeof callsIn>[number] | undefined
}

function plainParts({ text, toolCalls }: AssistantMessage): readonly TurnPart[] {
  const said = text.trim() === '' ? [] : [{ text: text.toWellFormed() }]
  return [...said, ...toolCalls.map(callPart)]
}

/** Without an id: it would be another provider's, and Gemini tells calls without ids by their order. */
function callPart({ name, arguments: given }: ToolCall): TurnPart {
  return { functionCall: { name: sanitizeCallName(name), args: { ...sanitizeArguments(given).value } } }
}

function resultPart({ callId, name, ok, text }: ToolMessage, calls: readonly SentCall[]): Part {
  const call = calls.find((call) => call.callId === callId)?.sent
  const said = text.toWellFormed()
  return {
    functionResponse: {
      ...(call?.id !== undefined && { id: call.id }),
      name: call?.name ?? sanitizeCallName(name),
      response: ok ? { output: said } : { error: said }
    }
  }
}

function callsIn(parts: readonly TurnPart[]) {
  return parts.flatMap((part) => ('functionCall' in part ? [part.functionCall] : []))
}

/** False for a reply of nothing, which cannot be sent back. */
function isSaid({ toolCalls, text }: AssistantMessage): boolean {
  return toolCalls.length > 0 || text.trim() !== ''
}
