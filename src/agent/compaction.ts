import { maskOldResults, type Masked, type TokensOf } from './masking.ts'
import type { Message } from './messages.ts'
import { shortenLongestResults } from './shorten-results.ts'

/** A history that has nearly or really outgrown the model. */
export interface Crowded {
  readonly messages: readonly Message[]
  /** How many of the messages, at the beginning, are the prompt. */
  readonly promptLength: number
  /** Of the whole request, as well as it can be told. */
  readonly tokens: number
  /** Tokens that the model can hold in view. */
  readonly window: number
  /** True when the model has refused the history; false when there is still room for a request. */
  readonly hasOverflown: boolean
  readonly tokensOf: TokensOf
  /** Has the history summed up in one message; undefined when that did not work. */
  readonly summarise: () => Promise<Message | undefined>
}

export interface Compacted extends Masked {
  readonly step: 'masked' | 'summarised'
}

const KEPT_TURNS = 2
/** A history masked to less than this share of the window leaves room for some turns to come. */
const ROOMY = 0.75
const KEEP_TOKENS = 40_000
const MIN_FREED_TOKENS = 20_000
/** Less is not worth a summary, however urgent. */
const MIN_SUMMARISED_TOKENS = 500
/** The first two for small models, as shares of the window. */
const KEEP_SHARE = 0.3
const MIN_FREED_SHARE = 0.15

/**
 * Makes room: old results first, then a summary in the place of the turns. The prompt stays word for word always; so do the
 * last two turns, unless the model has refused them and nothing else is left to take out.
 *
 * @returns undefined when there is nothing to gain, or not enough yet to be worth the cost
 */
export async function compact(crowded: Crowded): Promise<Compacted | undefined> {
  const { messages, tokens, window, hasOverflown, tokensOf } = crowded
  const lastTurns = startOfLastTurns(crowded)
  const isRoomy = (freed: number) => tokens - freed <= ROOMY * window

  const keepTokens = Math.min(KEEP_TOKENS, KEEP_SHARE * window)
  const masked = maskOldResults(messages, { before: lastTurns, keepTokens, tokensOf })
  const isWorthwhile = masked.freedTokens >= minFreedTokens(window)
  if (isWorthwhile && isRoomy(masked.freedTokens)) return { step: 'masked', ...masked }

  const summarised = await replaceTurns(crowded, lastTurns)
  if (summarised) return summarised

  const barest = maskOldResults(messages, { before: lastTurns, keepTokens: 0, tokensOf })
  if (!hasOverflown) return isWorthwhile ? gained(barest) : undefined
  if (isRoomy(barest.freedTokens)) return gained(barest)
  const neededTokens = tokens - barest.freedTokens - ROOMY * window
  const shortened = shortenLongestResults(barest.messages, { from: lastTurns, neededTokens, tokensOf })
  const freedTokens = barest.freedTokens + shortened.freedTokens
  return isRoomy(freedTokens) ? gained({ ...shortened, freedTokens }) : gained(dropTurns(crowded, shortened, lastTurns))
}

/** The least that is worth the loss of the provider's cache. */
export function minFreedTokens(window: number): number {
  return Math.min(MIN_FREED_TOKENS, MIN_FREED_SHARE * window)
}

function gained(masked: Masked): Compacted | undefined {
  return masked.freedTokens > 0 ? { step: 'masked', ...masked } : undefined
}

/** The last that can be done: without words of their own in their place. A summary that was made before stays. */
function dropTurns({ messages, promptLength, tokensOf }: Crowded, shortened: Masked, lastTurns: number): Masked {
  const firstTurn = messages.findIndex(({ role }, place) => place >= promptLength && role === 'assistant')
  if (firstTurn < 0 || firstTurn >= lastTurns)
    return { ...shortened, freedTokens: tokensOf(messages) - tokensOf(shortened.messages) }
  const note: Message = {
    role: 'user',
    text: '[the turns before the next were left out, for they did not fit any more]'
  }
  const kept = [...shortened.messages.slice(0, firstTurn), note, ...shortened.messages.slice(lastTurns)]
  return { messages: kept, freedTokens: tokensOf(messages) - tokensOf(kept) }
}

async function replaceTurns(crowded: Crowded, lastTurns: number): Promise<Compacted | undefined> {
  const { messages, promptLength, window, hasOverflown, tokensOf, summarise } = crowded
  const replacedTokens = tokensOf(messages.slice(promptLength, lastTurns))
  if (replacedTokens < (hasOverflown ? MIN_SUMMARISED_TOKENS : minFreedTokens(window))) return undefined
  const summary = await summarise()
  const freedTokens = summary ? replacedTokens - tokensOf([summary]) : 0
  if (!summary || freedTokens <= 0) return undefined
  const kept = [...messages.slice(0, promptLength), summary, ...messages.slice(lastTurns)]
  return { step: 'summarised', messages: kept, freedTokens }
}

/** A turn is a reply with all that answers it, so that no result is parted from its call. */
function startOfLastTurns({ messages, promptLength }: Pick<Crowded, 'messages' | 'promptLength'>): number {
  const replies = [...messages.entries()].filter(([place, { role }]) => place >= promptLength && role === 'assistant')
  return replies.at(-KEPT_TURNS)?.[0] ?? promptLength
}
