import type { Tokens } from '../../agent/model.ts'
import { PermanentFailure } from '../failures/failures.ts'
import { estimateTokens } from '../tokens.ts'

/** Ways of counting differ, but none explains a count below this share of the estimate. */
const MAX_SHARE = 0.5
/** Tokens. No server runs with a smaller window, so a smaller figure is not a count. */
const MIN_WINDOW = 1500

/**
 * Detects a server that silently truncates long prompts, as Ollama does at its `num_ctx`: then the model answers without its
 * instructions.
 *
 * A single low figure proves nothing, since some servers leave out cached tokens. But if the prompt grows, the count does
 * not, and it is far too small for the bytes, the prompt has reached a limit.
 */
export class TruncationDetector {
  /** The last message of the previous prompt, and the highest count of any earlier prompt of the conversation. */
  #previous: { readonly message: object; readonly max: number } | undefined

  /**
   * @param messages of the request; the same objects each time
   * @throws PermanentFailure for a context overflow, with the tokens that were read
   */
  check(messages: readonly object[], promptBytes: number, { input, cachedInput, isEstimate }: Tokens): void {
    const message = messages.at(-1)
    if (isEstimate || !message) return
    const previous = this.#previous
    const hasGrown = previous !== undefined && previous.message !== message && messages.includes(previous.message)
    const max = hasGrown ? previous.max : 0
    this.#previous = { message, max: Math.max(max, input) }
    // A server that leaves out cached tokens counts only the new ones, which is far less.
    const hasStopped = input <= max && input > max / 2 && input >= MIN_WINDOW
    const estimate = estimateTokens(promptBytes).input
    if (!hasStopped || cachedInput > 0 || input >= MAX_SHARE * estimate) return
    throw new PermanentFailure({
      status: undefined,
      code: 'context_length_exceeded',
      parameter: 'messages',
      message: `of about ${estimate} tokens it read ${input} and dropped the rest: its maximum context length is ${input}; with Ollama, raise num_ctx`
    })
  }
}
