import { maskResults, type TokensOf } from './masking.ts'
import type { Message } from './messages.ts'
import { ContextOverflow, ModelError, type ModelResponse } from './model.ts'

export interface Summarising {
  /** Asks for words only. */
  readonly ask: (messages: readonly Message[]) => Promise<ModelResponse>
  readonly tokensOf: TokensOf
  readonly signal: AbortSignal
  /** True when the model has refused this very history. */
  readonly hasOverflown: boolean
}

const MAX_SUMMARY_CHARS = 16_000

const REQUEST: Message = {
  role: 'user',
  text: `The conversation is about to outgrow what you can read. Write a summary that takes the place of all turns between the task and the last two; you go on from it alone. Call no tool. If an earlier summary stands above, bring it up to date. At most 1,500 words, under these headings:
## Plan
The steps, with what is done.
## Files changed
Each path with what was changed in it and its state now.
## Tried and failed
What not to try again, and why.
## Results that still matter
Facts, names, places in files and output of commands that the rest of the work needs.
## Next step
What you were about to do.`
}

/**
 * Has the model itself sum up the conversation. One that does not fit is shown without its tool results, from the middle out,
 * and then with its newer half only.
 *
 * @returns undefined when no summary came of it
 */
export async function summarise(
  history: readonly Message[],
  { ask, tokensOf, signal, hasOverflown }: Summarising
): Promise<Message | undefined> {
  for (const shown of readings(history, hasOverflown, tokensOf)) {
    try {
      const { text, end } = await ask([...shown, REQUEST])
      // One that reached its length limit has said what comes first; one that was filtered may have said anything.
      return text.trim() === '' || end === 'content-filter' ? undefined : { role: 'user', text: inPlaceOfTurns(text) }
    } catch (error) {
      signal.throwIfAborted()
      // What a person must mend shows at the next request; the work goes on without a summary until then.
      if (!(error instanceof ModelError)) throw error
      if (!(error instanceof ContextOverflow)) return undefined
    }
  }
  return undefined
}

/** Ever shorter ways to show a history. */
function* readings(history: readonly Message[], hasOverflown: boolean, tokensOf: TokensOf) {
  if (!hasOverflown) yield history
  yield withoutMiddleResults(history, 0.5, tokensOf)
  const bare = withoutMiddleResults(history, 1, tokensOf)
  yield bare
  yield newerHalf(bare)
}

function inPlaceOfTurns(summary: string): string {
  const text = summary.trim().slice(0, MAX_SUMMARY_CHARS).toWellFormed()
  return `Your own summary of the turns that were left out here to save room:\n\n${text}`
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

/** What stands before the first reply, and the turns of the second half of the text. */
function newerHalf(messages: readonly Message[]): readonly Message[] {
  const replies = [...messages.entries()].filter(([, { role }]) => role === 'assistant').map(([place]) => place)
  const [first = 0] = replies
  const lengthFrom = (place: number) => messages.slice(place).reduce((sum, { text }) => sum + text.length, 0)
  const middle = replies.find((place) => lengthFrom(place) <= lengthFrom(first) / 2) ?? replies.at(-1) ?? 0
  return [...messages.slice(0, first), ...messages.slice(middle)]
}
