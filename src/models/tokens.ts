import { imagesOf, TOKENS_PER_IMAGE } from '../agent/images.ts'
import type { Message } from '../agent/messages.ts'
import type { ModelResponse, Tokens } from '../agent/model.ts'
import { CHARS_PER_TOKEN } from '../agent/token-estimator.ts'

/** `cacheWrite` of `Tokens`: absent for none, and at most the input that was not read from the cache. */
export function cacheWriteTokens(
  counted: number | null | undefined,
  { input, cachedInput }: Pick<Tokens, 'input' | 'cachedInput'>
): Pick<Tokens, 'cacheWrite'> {
  const cacheWrite = Math.min(counted ?? 0, input - cachedInput)
  return cacheWrite > 0 ? { cacheWrite } : {}
}

/** Far beyond any context window. */
const MAX_COUNT = 1e12

/** False for counts that no response has. Added up, they would end the run and spoil its record. */
export function isPossible(tokens: Tokens): boolean {
  const counts = Object.values(tokens).filter((count) => typeof count === 'number')
  return counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MAX_COUNT)
}

/** The bytes of a request. An image counts as much as text of the same number of tokens. */
export function promptBytes(body: { readonly length: number }, messages: readonly Message[]): number {
  const images = messages.flatMap(imagesOf)
  const imageBytes = images.reduce((sum, image) => sum + image.base64().length, 0)
  return body.length - imageBytes + images.length * TOKENS_PER_IMAGE * CHARS_PER_TOKEN
}

/**
 * Estimates the tokens of a request whose provider counted none.
 *
 * @param prompt bytes of the request, see `promptBytes`
 * @param response undefined if there was none
 */
export function estimateTokens(
  prompt: number,
  response?: Pick<ModelResponse, 'text' | 'thinking' | 'toolCalls'>
): Tokens {
  const outputChars = response
    ? response.text.length + response.thinking.length + JSON.stringify(response.toolCalls).length
    : 0
  return {
    input: Math.ceil(prompt / CHARS_PER_TOKEN),
    cachedInput: 0,
    output: Math.ceil(outputChars / CHARS_PER_TOKEN),
    reasoning: 0,
    isEstimate: true
  }
}
