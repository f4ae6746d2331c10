import { countImages, TOKENS_PER_IMAGE } from './images.ts'
import type { Message } from './messages.ts'
import type { Tokens } from './model.ts'

/** Before a provider has counted anything. */
export const CHARS_PER_TOKEN = 4
/** In a shorter prompt, the tool definitions that the provider counts with it would distort the ratio. */
const MIN_MEASURED_CHARS = 20_000
/** Bounds of the ratio: English with long words, and a script in which every character is a token. */
const MIN_TOKENS_PER_CHAR = 0.15
const MAX_TOKENS_PER_CHAR = 1

/** Estimates tokens from characters, with the ratio that the provider's counts show in this run. */
export class TokenEstimator {
  #tokensPerChar = 1 / CHARS_PER_TOKEN

  /**
   * @param tokens what the provider counted for these messages
   * @param hiddenImages of these messages, which the model was not shown
   */
  learn(messages: readonly Message[], { input }: Tokens, hiddenImages = 0): void {
    const chars = charsOf(messages)
    if (chars < MIN_MEASURED_CHARS) return
    const textTokens = input - (countImages(messages) - hiddenImages) * TOKENS_PER_IMAGE
    this.#tokensPerChar = Math.min(MAX_TOKENS_PER_CHAR, Math.max(MIN_TOKENS_PER_CHAR, textTokens / chars))
  }

  tokensOf(messages: readonly Message[]): number {
    return this.tokensIn(charsOf(messages)) + countImages(messages) * TOKENS_PER_IMAGE
  }

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
