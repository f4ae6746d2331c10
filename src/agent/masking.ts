import type { Message, ToolCall } from './messages.ts'

export type TokensOf = (messages: readonly Message[]) => number

export interface Masked {
  readonly messages: readonly Message[]
  readonly freedTokens: number
}

export interface MaskingRules {
  /** Only results before this place are left out. */
  readonly before: number
  /** Tokens of the newest results, wherever they stand, that are kept. */
  readonly keepTokens: number
  readonly tokensOf: TokensOf
}

const MAX_SUBJECT = 120

/**
 * Puts a line in the place of old tool results, all in one batch, for each rewriting costs the provider's cache from there on.
 * Calls and words stay, and every message before the first result left out is the same object as before.
 */
export function maskOldResults(messages: readonly Message[], { before, keepTokens, tokensOf }: MaskingRules): Masked {
  const old = new Set<Message>()
  let newerTokens = 0
  for (const [place, message] of [...messages.entries()].reverse()) {
    if (message.role !== 'tool') continue
    newerTokens += tokensOf([message])
    if (place < before && newerTokens > keepTokens) old.add(message)
  }
  return maskResults(messages, old, tokensOf)
}

/** Puts a line in the place of these results where it is shorter. */
export function maskResults(messages: readonly Message[], results: ReadonlySet<Message>, tokensOf: TokensOf): Masked {
  const calls = new Map<string, ToolCall>()
  let freedTokens = 0
  const masked = messages.map((message) => {
    // Ids are unique within one reply only, so the latest call before a result is the one it answers.
    if (message.role === 'assistant') for (const call of message.toolCalls) calls.set(call.id, call)
    if (message.role !== 'tool' || !results.has(message)) return message
    const shorter = { ...message, text: lineFor(message.name, calls.get(message.callId)) }
    if (shorter.text.length >= message.text.length) return message
    freedTokens += tokensOf([message]) - tokensOf([shorter])
    return shorter
  })
  return { messages: masked, freedTokens }
}

function lineFor(name: string, call: ToolCall | undefined): string {
  const about = [name, call && subjectOf(call)].filter(Boolean).join(' ')
  return `[result of ${about} left out to save room; call it again if you need it]`
}

/** The first short text among the arguments, which is the path, the pattern or the command. */
function subjectOf(call: ToolCall): string | undefined {
  try {
    const input: unknown = JSON.parse(call.arguments)
    const values: unknown[] = typeof input === 'object' && input !== null ? Object.values(input) : []
    return values.filter((value) => typeof value === 'string').find(isShortLine)
  } catch {
    return undefined
  }
}

function isShortLine(text: string): boolean {
  return text.length <= MAX_SUBJECT && !text.includes('\n')
}
