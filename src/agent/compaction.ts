import type { OnEvent } from './events.ts'
import type { History } from './history.ts'
import { countImages, withoutImages } from './images.ts'
import { maskOldResults, shortenLongestResults, type ShortenedHistory, type TokensOf, maskResults } from './masking.ts'
import type { Message } from './messages.ts'
import { type Model, type ModelResponse, ContextOverflow, ModelError } from './model.ts'

/** Compaction starts at this share of the window. The rest is for the response and for errors of the estimate. */
const FULL = 0.82
/** Below this share of the window, a masked history leaves room for several more turns. */
const ROOMY = 0.75
const KEPT_TURNS = 2
/** Tokens of the newest results, which are not masked. */
const KEEP_TOKENS = 40_000
const MIN_FREED_TOKENS = 20_000
/** Fewer tokens are never worth a summary. */
const MIN_SUMMARIZED_TOKENS = 500
/** Replace `KEEP_TOKENS` and `MIN_FREED_TOKENS` for small windows, as shares of the window. */
const KEEP_SHARE = 0.3
const MIN_FREED_SHARE = 0.15

export interface CompactionOptions {
  readonly history: History
  readonly model: Model
  /** Asks for a summary, outside the conversation. */
  readonly ask: (messages: readonly Message[], signal: AbortSignal) => Promise<ModelResponse>
  readonly onEvent: OnEvent
}

/** Shortens the history of one run when it outgrows what the model can read. */
export class Compaction {
  readonly #options: CompactionOptions
  /** The length of the shortest history that the model has refused. */
  #knownWindow = Infinity
  /** Below this number of tokens, another compaction is not worth its cost. */
  #minTokens = 0

  constructor(options: CompactionOptions) {
    this.#options = options
  }

  async makeRoomIfFull(signal: AbortSignal): Promise<void> {
    const isFull = this.#options.history.tokens >= Math.max(FULL * this.#window, this.#minTokens)
    if (isFull) await this.#makeRoom(signal, false)
  }

  /** Makes room after the model has refused the history. @returns false when nothing can be shortened */
  async makeRoomAfterOverflow(signal: AbortSignal): Promise<boolean> {
    this.#knownWindow = Math.min(this.#knownWindow, this.#options.history.tokens)
    return await this.#makeRoom(signal, true)
  }

  /** Forgets a refused length once the model accepts a longer request. */
  correctWindow({ tokens }: ModelResponse): void {
    if (tokens.input > this.#knownWindow) this.forgetWindow()
  }

  /** For a fallback, which can have another window. */
  forgetWindow(): void {
    this.#knownWindow = Infinity
  }

  async #makeRoom(signal: AbortSignal, hasOverflowed: boolean): Promise<boolean> {
    const { history, ask, onEvent } = this.#options
    const { messages, promptLength, tokens, tokensOf } = history
    const window = this.#window
    const compacted = await compact({
      messages,
      promptLength,
      tokens,
      window,
      hasOverflowed,
      tokensOf,
      summarize: () =>
        summarize(messages, { signal, tokensOf, hasOverflowed, ask: (shortened) => ask(shortened, signal) })
    })
    const left = tokens - (compacted?.freedTokens ?? 0)
    this.#minTokens = left + minFreedTokens(window)
    if (!compacted) return false
    const { step, freedTokens } = compacted
    onEvent({ kind: 'compaction', step, freedTokens })
    history.replace(compacted.messages, left)
    const summary = step === 'summarized' ? compacted.messages[promptLength] : undefined
    if (summary) onEvent({ kind: 'message', message: summary })
    return true
  }

  get #window(): number {
    return Math.min(this.#options.model.contextWindow, this.#knownWindow)
  }
}

/** A history that does not fit the window, or soon will not. */
export interface OversizedHistory {
  readonly messages: readonly Message[]
  /** How many of the first messages are the prompt. */
  readonly promptLength: number
  /** Of the whole request; an estimate. */
  readonly tokens: number
  readonly window: number
  /** True when the model has refused the history; false when there is still room for a request. */
  readonly hasOverflowed: boolean
  readonly tokensOf: TokensOf
  /** Summarizes the history in one message; undefined when that failed. */
  readonly summarize: () => Promise<Message | undefined>
}

export interface Compacted extends ShortenedHistory {
  readonly step: 'masked' | 'summarized'
}

/**
 * Masks old results first; if that is not enough, a summary replaces the turns. The last two turns change only when the model has
 * refused them and nothing else is left to remove. The prompt never changes, except that its images are removed last.
 *
 * @returns undefined when there is nothing to gain, or not enough to be worth the cost
 */
export async function compact(oversized: OversizedHistory): Promise<Compacted | undefined> {
  const { messages, tokens, window, hasOverflowed, tokensOf } = oversized
  const lastTurns = startOfLastTurns(oversized)
  const isRoomy = (freed: number) => tokens - freed <= ROOMY * window

  const keepTokens = Math.min(KEEP_TOKENS, KEEP_SHARE * window)
  const masked = maskOldResults(messages, { before: lastTurns, keepTokens, tokensOf })
  const isWorthwhile = masked.freedTokens >= minFreedTokens(window)
  if (isWorthwhile && isRoomy(masked.freedTokens)) return { step: 'masked', ...masked }

  const summarized = await replaceTurns(oversized, lastTurns)
  if (summarized) return summarized

  const fullyMasked = maskOldResults(messages, { before: lastTurns, keepTokens: 0, tokensOf })
  if (!hasOverflowed) return isWorthwhile ? maskedIfFreed(fullyMasked) : undefined
  if (isRoomy(fullyMasked.freedTokens)) return maskedIfFreed(fullyMasked)
  const neededTokens = tokens - fullyMasked.freedTokens - ROOMY * window
  const shortened = shortenLongestResults(fullyMasked.messages, { from: lastTurns, neededTokens, tokensOf })
  const freedTokens = fullyMasked.freedTokens + shortened.freedTokens
  if (isRoomy(freedTokens)) return maskedIfFreed({ ...shortened, freedTokens })
  return maskedIfFreed(dropTurns(oversized, shortened, lastTurns)) ?? dropImages(oversized)
}

/** Freeing less is not worth losing the provider's prompt cache. */
function minFreedTokens(window: number): number {
  return Math.min(MIN_FREED_TOKENS, MIN_FREED_SHARE * window)
}

function maskedIfFreed(shortened: ShortenedHistory): Compacted | undefined {
  return shortened.freedTokens > 0 ? { step: 'masked', ...shortened } : undefined
}

async function replaceTurns(oversized: OversizedHistory, lastTurns: number): Promise<Compacted | undefined> {
  const { messages, promptLength, window, hasOverflowed, tokensOf, summarize } = oversized
  const replacedTokens = tokensOf(messages.slice(promptLength, lastTurns))
  if (replacedTokens < (hasOverflowed ? MIN_SUMMARIZED_TOKENS : minFreedTokens(window))) return undefined
  const summary = await summarize()
  const freedTokens = summary ? replacedTokens - tokensOf([summary]) : 0
  if (!summary || freedTokens <= 0) return undefined
  const kept = [...messages.slice(0, promptLength), summary, ...messages.slice(lastTurns)]
  return { step: 'summarized', messages: kept, freedTokens }
}

/** The last resort: removes the turns without a summary. An earlier summary stays. */
function dropTurns(
  { messages, promptLength, tokensOf }: OversizedHistory,
  shortened: ShortenedHistory,
  lastTurns: number
): ShortenedHistory {
  const firstTurn = messages.findIndex(({ role }, index) => index >= promptLength && role === 'assistant')
  if (firstTurn < 0 || firstTurn >= lastTurns)
    return { ...shortened, freedTokens: tokensOf(messages) - tokensOf(shortened.messages) }
  const note: Message = { role: 'user', text: '[earlier turns removed because they no longer fit]' }
  const kept = [...shortened.messages.slice(0, firstTurn), note, ...shortened.messages.slice(lastTurns)]
  return { messages: kept, freedTokens: tokensOf(messages) - tokensOf(kept) }
}

function dropImages({ messages, tokensOf }: OversizedHistory): Compacted | undefined {
  if (countImages(messages) === 0) return undefined
  const kept = messages.map((message) => withoutImages(message, 'the conversation has no room for them'))
  return maskedIfFreed({ messages: kept, freedTokens: tokensOf(messages) - tokensOf(kept) })
}

/** A turn is a response with all its results, so that no result is separated from its call. */
function startOfLastTurns({ messages, promptLength }: OversizedHistory): number {
  const responses = [...messages.entries()].filter(([index, { role }]) => index >= promptLength && role === 'assistant')
  return responses.at(-KEPT_TURNS)?.[0] ?? promptLength
}

export interface SummarizeOptions {
  /** Asks for text only. */
  readonly ask: (messages: readonly Message[]) => Promise<ModelResponse>
  readonly tokensOf: TokensOf
  readonly signal: AbortSignal
  /** True when the model has refused this history. */
  readonly hasOverflowed: boolean
}

const MAX_SUMMARY_CHARS = 16_000

const REQUEST: Message = {
  role: 'user',
  text: `The conversation is about to outgrow what you can read. Write a summary that replaces all turns between the task and the last two; you will continue from it alone. Call no tool. Update an earlier summary if there is one above. At most 1,500 words, under these headings:
## Plan
The steps, and which are done.
## Files changed
Each path, what changed in it, and its state now.
## Tried and failed
What not to try again, and why.
## Results that still matter
Facts, names, places in files and command output that the rest of the work needs.
## Next step
What you were about to do.`
}

/**
 * Asks the model to summarize the conversation. A history that does not fit is sent without its tool results, from the middle
 * out, and then with its newer half only.
 *
 * @returns undefined when there is no usable summary
 */
export async function summarize(
  history: readonly Message[],
  { ask, tokensOf, signal, hasOverflowed }: SummarizeOptions
): Promise<Message | undefined> {
  for (const messages of progressivelyShorter(history, hasOverflowed, tokensOf)) {
    try {
      const { text, end } = await ask([...messages, REQUEST])
      // A summary that the length limit cut off starts with the important parts. A filtered one is unreliable.
      return text.trim() === '' || end === 'content-filter' ? undefined : { role: 'user', text: summaryText(text) }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ModelError)) throw error
      // The next turn reports the problem.
      if (!(error instanceof ContextOverflow)) return undefined
    }
  }
  return undefined
}

function* progressivelyShorter(history: readonly Message[], hasOverflowed: boolean, tokensOf: TokensOf) {
  if (!hasOverflowed) yield history
  yield withoutMiddleResults(history, 0.5, tokensOf)
  const bare = withoutMiddleResults(history, 1, tokensOf)
  yield bare
  yield newerHalf(bare)
}

function summaryText(summary: string): string {
  const text = summary.trim().slice(0, MAX_SUMMARY_CHARS).toWellFormed()
  return `Your own summary of the turns removed here to save space:\n\n${text}`
}

function withoutMiddleResults(messages: readonly Message[], share: number, tokensOf: TokensOf): readonly Message[] {
  const results = messages.filter(({ role }) => role === 'tool')
  const middle = (results.length - 1) / 2
  const fromTheMiddle = [...results.entries()].sort(
    ([one], [other]) => Math.abs(one - middle) - Math.abs(other - middle)
  )
  const dropped = fromTheMiddle.slice(0, Math.ceil(results.length * share)).map(([, result]) => result)
  return maskResults(messages, new Set(dropped), tokensOf).messages
}

/** The prompt, and the turns in the second half of the text. */
function newerHalf(messages: readonly Message[]): readonly Message[] {
  const responses = [...messages.entries()].filter(([, { role }]) => role === 'assistant').map(([index]) => index)
  const [first = 0] = responses
  const lengthFrom = (index: number) => messages.slice(index).reduce((sum, { text }) => sum + text.length, 0)
  const middle = responses.find((index) => lengthFrom(index) <= lengthFrom(first) / 2) ?? responses.at(-1) ?? 0
  return [...messages.slice(0, first), ...messages.slice(middle)]
}
