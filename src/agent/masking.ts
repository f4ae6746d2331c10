import type { Message, ToolCall } from './messages.ts'

export type TokensOf = (messages: readonly Message[]) => number

/** A history after messages were shortened or removed. */
export interface ShortenedHistory {
  readonly messages: readonly Message[]
  readonly freedTokens: number
}

export interface MaskingRules {
  /** Only results before this index are masked. */
  readonly before: number
  /** Tokens of the newest results, wherever they are, that stay. */
  readonly keepTokens: number
  readonly tokensOf: TokensOf
}

const MAX_SUBJECT = 120
const MIN_RESULT_LENGTH = 500

/**
 * Replaces old tool results by one line each, all in one batch, because every rewrite costs the provider's cache from there
 * on. Calls and texts stay. Every message before the first masked result is the same object as before.
 */
export function maskOldResults(
  messages: readonly Message[],
  { before, keepTokens, tokensOf }: MaskingRules
): ShortenedHistory {
  const old = new Set<Message>()
  let newerTokens = 0
  for (const [index, message] of [...messages.entries()].reverse()) {
    if (message.role !== 'tool') continue
    newerTokens += tokensOf([message])
    if (index < before && newerTokens > keepTokens) old.add(message)
  }
  return maskResults(messages, old, tokensOf)
}

/** Replaces these results by one line each, where the line is shorter. */
export function maskResults(
  messages: readonly Message[],
  results: ReadonlySet<Message>,
  tokensOf: TokensOf
): ShortenedHistory {
  const calls = new Map<string, ToolCall>()
  let freedTokens = 0
  const masked = messages.map((message) => {
    // Ids are unique within one response only, so a result answers the latest call of its id before it.
    if (message.role === 'assistant') for (const call of message.toolCalls) calls.set(call.id, call)
    if (message.role !== 'tool' || !results.has(message)) return message
    const shorter = { ...message, text: placeholder(message.name, calls.get(message.callId)) }
    if (shorter.text.length >= message.text.length) return message
    freedTokens += tokensOf([message]) - tokensOf([shorter])
    return shorter
  })
  return { messages: masked, freedTokens }
}

function placeholder(name: string, call: ToolCall | undefined): string {
  const about = [name, call && firstShortText(call)].filter(Boolean).join(' ')
  return `[result of ${about} removed to save space; call it again if you need it]`
}

/** The first short text among the arguments, which is the path, the pattern or the command. */
function firstShortText(call: ToolCall): string | undefined {
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

/**
 * Cuts the middle out of the longest results from an index on, until enough tokens are free or all are short. Needed when the
 * results of a single response are more than the model can read.
 */
export function shortenLongestResults(
  messages: readonly Message[],
  { from, neededTokens, tokensOf }: { from: number; neededTokens: number; tokensOf: TokensOf }
): ShortenedHistory {
  const before = tokensOf(messages)
  const longest = Math.max(0, ...messages.slice(from).map(({ text }) => text.length))
  let shortened: ShortenedHistory = { messages, freedTokens: 0 }
  for (let length = longest / 2; length >= MIN_RESULT_LENGTH && shortened.freedTokens < neededTokens; length /= 2) {
    const cut = messages.map((message, index) => (index < from ? message : cutTo(message, Math.floor(length))))
    shortened = { messages: cut, freedTokens: before - tokensOf(cut) }
  }
  return shortened
}

function cutTo(message: Message, length: number): Message {
  if (message.role !== 'tool' || message.text.length <= length) return message
  const half = Math.floor(length / 2)
  const { text } = message
  const note = `[${text.length - 2 * half} characters removed to save space; ask for a smaller part]`
  return { ...message, text: `${text.slice(0, half)}\n${note}\n${text.slice(-half)}`.toWellFormed() }
}
