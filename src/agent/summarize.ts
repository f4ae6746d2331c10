import { maskResults, type TokensOf } from './masking.ts'
import type { Message } from './messages.ts'
import { ContextOverflow, ModelError, type ModelResponse } from './model.ts'

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
