import type { ModelIdentity, Tokens } from './model.ts'

/** US dollars per million tokens. */
export interface Price {
  readonly input: number
  readonly cachedInput: number
  /** Undefined where it equals `input`. */
  readonly cacheWrite?: number | undefined
  readonly output: number
}

/** What responses cost where several models may answer. */
export interface Pricing {
  /** The model of the run; its price is the budget's. */
  readonly main: ModelIdentity
  /** Undefined when the price is unknown. */
  readonly priceOf: (model: ModelIdentity) => Price | undefined
}

/** US dollars. */
export function costOf(tokens: Pick<Tokens, 'input' | 'cachedInput' | 'cacheWrite' | 'output'>, price: Price): number {
  const { input, cachedInput, cacheWrite = 0, output } = tokens
  const fresh = input - cachedInput - cacheWrite
  const written = cacheWrite * (price.cacheWrite ?? price.input)
  return (fresh * price.input + cachedInput * price.cachedInput + written + output * price.output) / 1_000_000
}
