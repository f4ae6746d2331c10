import type { ModelIdentity, Tokens } from './model.ts'

/** US dollars per million tokens. */
export interface Price {
  readonly input: number
  readonly cachedInput: number
  /** Undefined where it is that of `input`. */
  readonly cacheWrite?: number | undefined
  readonly output: number
}

/** What answers cost where others than the model of the run may give them. */
export interface Pricing {
  /** The model that the run was agreed on with; the budget has its price. */
  readonly main: ModelIdentity
  /** Undefined when it is not known. */
  readonly priceOf: (answerer: ModelIdentity) => Price | undefined
}

/** US dollars. */
export function costOf(tokens: Pick<Tokens, 'input' | 'cachedInput' | 'cacheWrite' | 'output'>, price: Price): number {
  const { input, cachedInput, cacheWrite = 0, output } = tokens
  const fresh = input - cachedInput - cacheWrite
  const written = cacheWrite * (price.cacheWrite ?? price.input)
  return (fresh * price.input + cachedInput * price.cachedInput + written + output * price.output) / 1_000_000
}
