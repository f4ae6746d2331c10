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

/**
 * Estimates the tokens of a request whose provider counted none.
 *
 * @param response undefined if there was none
 */
export function estimateTokens(
  promptBytes: number,
  response?: Pick<ModelResponse, 'text' | 'thinking' | 'toolCalls'>
): Tokens {
  const outputChars = response
    ? response.text.length + response.thinking.length + JSON.stringify(response.toolCalls).length
    : 0
  return {
    input: Math.ceil(promptBytes / CHARS_PER_TOKEN),
    cachedInput: 0,
    output: Math.ceil(outputChars / CHARS_PER_TOKEN),
    reasoning: 0,
    isEstimate: true
  }
}
