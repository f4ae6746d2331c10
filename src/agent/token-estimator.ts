import type { Message } from './messages.ts'
import type { Tokens } from './model.ts'

const CHARS_PER_TOKEN = 4
/** Below this the definitions of the tools, which are counted with the prompt, would spoil the measure. */
const MIN_MEASURED_CHARS = 20_000
/** From long words of plain English to a script of which every character is a token. */
const MIN_TOKENS_PER_CHAR = 0.15
const MAX_TOKENS_PER_CHAR = 1

/** Tells tokens from characters, and from the counts of the provider how many tokens a character makes in this run. */
export class TokenEstimator {
  #tokensPerChar = 1 / CHARS_PER_TOKEN

  /** @param tokens what the provider counted for these messages */
  learn(messages: readonly Message[], { input }: Tokens): void {
    const chars = charsOf(messages)
    if (chars < MIN_MEASURED_CHARS) return
    this.#tokensPerChar = Math.min(MAX_TOKENS_PER_CHAR, Math.max(MIN_TOKENS_PER_CHAR, input / chars))
  }

  readonly tokensOf = (messages: readonly Message[]): number => this.tokensIn(charsOf(messages))

  tokensIn(chars: number): number {
    return Math.ceil(chars * this.#tokensPerChar)
  }
}

function charsOf(messages: readonly Message[]): number {
  return messages.reduce((chars, message) => chars + sizeOf(message), 0)
}

function sizeOf(message: Message): number {
  if (message.role !== 'assistant') return message.text.length
  const { text, thinking, toolCalls } = message
  const calls = toolCalls.reduce((chars, call) => chars + call.name.length + call.arguments.length, 0)
  return text.length + thinking.length + calls
}
