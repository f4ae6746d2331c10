import type { LimitName } from './events.ts'
import type { Tokens } from './model.ts'
import { costOf, type Price } from './price.ts'

export interface Limits {
  readonly rounds: number
  /** Input and output together. */
  readonly tokens: number
  readonly minutes: number
  /** US dollars; undefined for no limit. Without a price it cannot be kept and is ignored. */
  readonly dollars: number | undefined
}

export interface BudgetOptions {
  readonly limits: Limits
  readonly price: Price | undefined
  /** Milliseconds, of any origin. */
  readonly now: () => number
}

const NOTICES_AT = [0.9, 0.75]

/** What a run may use, and what it has used. The clock starts when it is made. */
export class Budget {
  readonly #limits: Limits
  readonly #price: Price | undefined
  readonly #now: () => number
  readonly #startedAt: number
  readonly #noticed = new Map<LimitName, number>()
  #rounds = 0
  #tokens = 0
  #dollars = 0

  constructor({ limits, price, now }: BudgetOptions) {
    this.#limits = limits
    this.#price = price
    this.#now = now
    this.#startedAt = now()
  }

  /** Number of the round that begins, from 1. */
  startRound(): number {
    this.#rounds += 1
    return this.#rounds
  }

  spend(tokens: Tokens): void {
    this.#tokens += tokens.input + tokens.output
    if (this.#price) this.#dollars += costOf(tokens, this.#price)
  }

  /** Milliseconds until the minutes run out; 0 when they have. */
  get remainingMs(): number {
    return Math.max(0, this.#limits.minutes * 60_000 - (this.#now() - this.#startedAt))
  }

  /** The first limit that has been reached. */
  get exhausted(): LimitName | undefined {
    return this.#uses().find(({ share }) => share >= 1)?.limit
  }

  /** A word to the model when a limit comes near: once at 75 % and once at 90 % of each. */
  takeNotice(): string | undefined {
    for (const { limit, share, left } of this.#uses()) {
      const threshold = NOTICES_AT.find((at) => share >= at)
      if (threshold === undefined || (this.#noticed.get(limit) ?? 0) >= threshold) continue
      this.#noticed.set(limit, threshold)
      return `${Math.round(share * 100)} % of the ${limit} for this run are used; ${left} left. Bring the work to a state that can be handed in, then call finish.`
    }
    return undefined
  }

  #uses(): { limit: LimitName; share: number; left: string }[] {
    const { rounds, tokens, minutes, dollars } = this.#limits
    const elapsedMinutes = (this.#now() - this.#startedAt) / 60_000
    return [
      { limit: 'rounds', share: this.#rounds / rounds, left: String(rounds - this.#rounds) },
      { limit: 'tokens', share: this.#tokens / tokens, left: String(tokens - this.#tokens) },
      { limit: 'minutes', share: elapsedMinutes / minutes, left: (minutes - elapsedMinutes).toFixed(1) },
      ...(dollars === undefined
        ? []
        : [{ limit: 'dollars' as const, share: this.#dollars / dollars, left: (dollars - this.#dollars).toFixed(2) }])
    ]
  }
}
