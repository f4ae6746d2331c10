import type { Tokens } from '../../agent/model.ts'
import { PermanentFailure } from '../failures/failures.ts'
import { estimateTokens } from '../tokens.ts'

/** Of the least that a prompt of so many bytes can be: below this share of it no way of counting explains the figure. */
const FAR_BELOW = 0.5
/** Tokens. No server is started with less room than this; a smaller figure is no count. */
const LEAST_WINDOW = 1500

/**
 * Notices a server that cuts what is too long and says nothing, as Ollama does at its `num_ctx`: the model then answers
 * without its instructions.
 *
 * One figure says too little, for some servers leave out what came from their cache. But a prompt that only grew, and by
 * their count did not, and is far too short for its bytes, has reached a limit.
 */
export class TruncationDetector {
  /** The end of the prompt before, and the most that any beginning of it was counted as. */
  #last: { readonly message: object; readonly most: number } | undefined

  /**
   * @param messages as they were sent, the same objects each time
   * @throws Refusal for the length of the conversation, with the tokens that were read
   */
  check(messages: readonly object[], promptBytes: number, { input, cachedInput, isEstimate }: Tokens): void {
    const message = messages.at(-1)
    if (isEstimate || !message) return
    const before = this.#last
    const hasGrown = before !== undefined && before.message !== message && messages.includes(before.message)
    const most = hasGrown ? before.most : 0
    this.#last = { message, most: Math.max(most, input) }
    // A server that leaves out its cache counts what is new alone, which is far less.
    const hasStopped = input <= most && input > most / 2 && input >= LEAST_WINDOW
    const estimate = estimateTokens(promptBytes).input
    if (!hasStopped || cachedInput > 0 || input >= FAR_BELOW * estimate) return
    throw new PermanentFailure({
      status: undefined,
      code: 'context_length_exceeded',
      parameter: 'messages',
      message: `of about ${estimate} tokens it read ${input} and dropped the rest: its maximum context length is ${input}, which with Ollama num_ctx raises`
    })
  }
}
