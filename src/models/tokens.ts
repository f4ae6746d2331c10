import type { Tokens } from '../agent/model.ts'

const CHARS_PER_TOKEN = 4

/** Tokens of a reply whose provider counted none, by the length of what was sent and received. */
export function estimateTokens(promptBytes: number, outputChars: number): Tokens {
  return {
    input: Math.ceil(promptBytes / CHARS_PER_TOKEN),
    cachedInput: 0,
    output: Math.ceil(outputChars / CHARS_PER_TOKEN),
    reasoning: 0,
    isEstimate: true
  }
}
