import type { ModelResponse, Tokens } from '../agent/model.ts'

const CHARS_PER_TOKEN = 4

/** The part of the input that was written to the cache, as it stands in `Tokens`: nothing for none, and never more than was not read. */
export function cacheWriteTokens(
  counted: number | null | undefined,
  { input, cachedInput }: Pick<Tokens, 'input' | 'cachedInput'>
): Pick<Tokens, 'cacheWrite'> {
  const cacheWrite = Math.min(counted ?? 0, input - cachedInput)
  return cacheWrite > 0 ? { cacheWrite } : {}
}

/** What was said in a reply. */
export type ResponseContent = Pick<ModelResponse, 'text' | 'thinking' | 'toolCalls'>

/**
 * Tokens of a reply whose provider counted none, by the length of what was sent and received.
 *
 * @param said undefined where nothing came back
 */
export function estimateTokens(promptBytes: number, said?: ResponseContent): Tokens {
  const outputChars = said ? said.text.length + said.thinking.length + JSON.stringify(said.toolCalls).length : 0
  return {
    input: Math.ceil(promptBytes / CHARS_PER_TOKEN),
    cachedInput: 0,
    output: Math.ceil(outputChars / CHARS_PER_TOKEN),
    reasoning: 0,
    isEstimate: true
  }
}
