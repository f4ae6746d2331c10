import { imagesOf } from '../../agent/images.ts'
import type { Image, Message, ToolCall } from '../../agent/messages.ts'
import { ObjectCache } from '../object-cache.ts'
import { sanitizeArguments, sanitizeCallName, type AssistantMessage, type ToolMessage } from '../tool-calls.ts'
import { readTurnParts, type TurnPart } from './turn-parts.ts'

/** One turn of a request. */
export interface Content {
  readonly role: 'user' | 'model'
  readonly parts: Part[]
}
type Part = TurnPart | { readonly functionResponse: FunctionResponse } | { readonly inlineData: InlineData }

interface InlineData {
  readonly mimeType: string
  readonly data: string
}

interface FunctionResponse {
  readonly id?: string
  readonly name: string
  readonly response: { readonly output: string } | { readonly error: string }
}

/** Which signatures of thinking are sent. */
export interface SignatureRule {
  /** False if the provider rejected its own. */
  readonly sendsOwn: boolean
  /** True for models that reject a call without one. */
  readonly fillsGaps: boolean
}

/**
 * Google's placeholder for the signature of a call by another model, or a lost one.
 * Source: https://ai.google.dev/gemini-api/docs/thought-signatures
 */
const NO_SIGNATURE = 'skip_thought_signature_validator'

/**
 * Converts a conversation to Gemini's format: turns of user and model alternate, and the results of a turn's calls form the
 * turn after it.
 */
export class Contents {
  /** The endpoint and model whose metadata can be sent back. */
  readonly #source: string
  readonly #rule: SignatureRule
  readonly #parts = new ObjectCache<Message, readonly Part[]>()

  constructor(source: string, rule: SignatureRule) {
    this.#source = source
    this.#rule = rule
  }

  of(messages: readonly Message[]): Content[] {
    const contents: Content[] = []
    let calls: readonly SentCall[] = []
    for (const message of messages) {
      if (message.role === 'assistant') calls = this.#callsOf(message)
      const sent = calls
      const parts = this.#parts.get(message, () => this.#convert(message, sent))
      if (parts.length === 0) continue
      const role = message.role === 'assistant' ? 'model' : 'user'
      const last = contents.at(-1)
      if (last?.role === role) last.parts.push(...parts)
      else contents.push({ role, parts: [...parts] })
    }
    return contents
  }

  #convert(message: Message, calls: readonly SentCall[]): readonly Part[] {
    switch (message.role) {
      case 'system':
      case 'user':
        return [{ text: message.text.toWellFormed() }, ...imagesOf(message).map(imagePart)]
      case 'tool':
        return [resultPart(message, calls)]
      case 'assistant':
        return hasContent(message) ? this.#signed(this.#turnParts(message) ?? plainParts(message)) : []
    }
  }

  /** The parts in the metadata of the turn. Undefined if they are of another source, or do not match its calls. */
  #turnParts({ providerMetadata, toolCalls }: AssistantMessage): readonly TurnPart[] | undefined {
    const parts = providerMetadata?.from === this.#source ? readTurnParts(providerMetadata.content) : undefined
    return parts && callsIn(parts).length === toolCalls.length ? parts : undefined
  }

  /** The calls of a turn as they are sent: results must repeat their names and ids. */
  #callsOf(message: AssistantMessage): readonly SentCall[] {
    const sent = callsIn(this.#turnParts(message) ?? plainParts(message))
    return message.toolCalls.map(({ id }, index) => ({ callId: id, sent: sent[index] }))
  }

  #signed(parts: readonly TurnPart[]): readonly TurnPart[] {
    const { sendsOwn, fillsGaps } = this.#rule
    // Only the first of parallel calls is signed.
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
  const textParts = text.trim() === '' ? [] : [{ text: text.toWellFormed() }]
  return [...textParts, ...toolCalls.map(callPart)]
}

/** Without an id, which may be another provider's. Gemini matches calls without ids by their order. */
function callPart({ name, arguments: args }: ToolCall): TurnPart {
  return { functionCall: { name: sanitizeCallName(name), args: { ...sanitizeArguments(args).value } } }
}

function imagePart({ type, base64 }: Image): Part {
  return { inlineData: { mimeType: type, data: base64() } }
}

function resultPart({ callId, name, ok, text }: ToolMessage, calls: readonly SentCall[]): Part {
  const call = calls.find((call) => call.callId === callId)?.sent
  const output = text.toWellFormed()
  return {
    functionResponse: {
      ...(call?.id !== undefined && { id: call.id }),
      name: call?.name ?? sanitizeCallName(name),
      response: ok ? { output } : { error: output }
    }
  }
}

function callsIn(parts: readonly TurnPart[]) {
  return parts.flatMap((part) => ('functionCall' in part ? [part.functionCall] : []))
}

/** False for an empty response, which Gemini rejects in the history. */
function hasContent({ toolCalls, text }: AssistantMessage): boolean {
  return toolCalls.length > 0 || text.trim() !== ''
}
