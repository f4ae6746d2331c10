import type { Tokens } from './model.ts'

/** US dollars per million tokens. */
export interface Price {
  readonly input: number
  readonly cachedInput: number
  readonly output: number
}

/** US dollars. */
export function costOf(tokens: Pick<Tokens, 'input' | 'cachedInput' | 'output'>, price: Price): number {
  const fresh = tokens.input - tokens.cachedInput
  return (fresh * price.input + tokens.cachedInput * price.cachedInput + tokens.output * price.output) / 1_000_000
}
