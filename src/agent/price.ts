import type { Answerer, Tokens } from './model.ts'

/** US dollars per million tokens. */
export interface Price {
  readonly input: number
  readonly cachedInput: number
  readonly output: number
}

/** What answers cost where others than the model of the run may give them. */
export interface Tariff {
  /** The model that the run was agreed on with; the budget has its price. */
  readonly main: Answerer
  /** Undefined when it is not known. */
  readonly priceOf: (answerer: Answerer) => Price | undefined
}

/** US dollars. */
export function costOf(tokens: Pick<Tokens, 'input' | 'cachedInput' | 'output'>, price: Price): number {
  const fresh = tokens.input - tokens.cachedInput
  return (fresh * price.input + tokens.cachedInput * price.cachedInput + tokens.output * price.output) / 1_000_000
}
