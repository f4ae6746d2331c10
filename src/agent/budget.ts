import type { LimitName } from './events.ts'
import type { Tokens } from './model.ts'
import { costOf, type Price } from './price.ts'

export interface Limits {
  readonly turns: number
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

/** What a budget goes by, and how much of its time was gone when it was asked. */
export interface BudgetSettings extends Pick<BudgetOptions, 'limits' | 'price'> {
  readonly usedMs: number
}

/** What a child session may use of what is left of its parent's budget. */
export interface BudgetShare {
  readonly turns: number
  /** Of the tokens, dollars and minutes that are left; from 0 to 1. */
  readonly share: number
}

const NOTICES_AT = [0.9, 0.75]

/** What a run may use, and what it has used. The clock starts when it is made. */
export class Budget {
  readonly #limits: Limits
  readonly #price: Price | undefined
  readonly #now: () => number
  readonly #startedAt: number
  readonly #noticed = new Map<LimitName, number>()
  readonly #parent: Budget | undefined
  #turns = 0
  #tokens = 0
  #dollars = 0

  constructor({ limits, price, now }: BudgetOptions, parent?: Budget) {
    this.#parent = parent
    this.#limits = limits
    this.#price = price
    this.#now = now
    this.#startedAt = now()
  }

  /** Number of the turn that begins, from 1. */
  startTurn(): number {
    this.#turns += 1
    return this.#turns
  }

  spend(tokens: Tokens): void {
    this.spendAt(tokens, this.#price)
  }

  /** Counts tokens of another model. @param price undefined when it is not known: its dollars cannot be counted then */
  spendAt(tokens: Tokens, price: Price | undefined): void {
    this.#tokens += tokens.input + tokens.output
    if (price) this.#dollars += costOf(tokens, price)
    this.#parent?.spendAt(tokens, price)
  }

  /**
   * A budget for a child session within this one. What it spends is spent here too, but for turns, of which it has its own.
   */
  carve({ turns, share }: BudgetShare): Budget {
    const { tokens, dollars } = this.#limits
    const limits = {
      turns,
      tokens: Math.max(0, Math.floor((tokens - this.#tokens) * share)),
      minutes: (this.remainingMs / 60_000) * share,
      dollars: dollars === undefined ? undefined : Math.max(0, (dollars - this.#dollars) * share)
    }
    return new Budget({ limits, price: this.#price, now: this.#now }, this)
  }

  get settings(): BudgetSettings {
    return { limits: this.#limits, price: this.#price, usedMs: this.#now() - this.#startedAt }
  }

  /** Milliseconds until the minutes run out; 0 when they have. */
  get remainingMs(): number {
    return Math.max(0, this.#limits.minutes * 60_000 - (this.#now() - this.#startedAt))
  }

  /** The first limit that has been reached. */
  get exhausted(): LimitName | undefined {
    return this.#uses().find(({ share }) => share >= 1)?.limit
  }

  /** The first limit reached of what is spent outside of turns too: by child sessions and single questions. */
  get usedUp(): LimitName | undefined {
    return this.#uses().find(({ limit, share }) => limit !== 'turns' && share >= 1)?.limit
  }

  /** A word to the model when a limit comes near: once at 75 % and once at 90 % of each. A limit that is reached needs none. */
  takeNotice(): string | undefined {
    if (this.exhausted) return undefined
    for (const { limit, share, left } of this.#uses()) {
      const threshold = NOTICES_AT.find((at) => share >= at)
      if (threshold === undefined || (this.#noticed.get(limit) ?? 0) >= threshold) continue
      this.#noticed.set(limit, threshold)
      return `${Math.floor(share * 100)} % of the ${limit} for this run are used; ${left} left. Bring the work to a state that can be handed in, then call finish.`
    }
    return undefined
  }

  #uses(): { limit: LimitName; share: number; left: string }[] {
    const { turns, tokens, minutes, dollars } = this.#limits
    const elapsedMinutes = (this.#now() - this.#startedAt) / 60_000
    return [
      { limit: 'turns', share: shareOf(this.#turns, turns), left: String(turns - this.#turns) },
      { limit: 'tokens', share: shareOf(this.#tokens, tokens), left: String(tokens - this.#tokens) },
      { limit: 'minutes', share: shareOf(elapsedMinutes, minutes), left: (minutes - elapsedMinutes).toFixed(1) },
      ...(dollars === undefined
        ? []
        : [
            {
              limit: 'dollars' as const,
              share: shareOf(this.#dollars, dollars),
              left: (dollars - this.#dollars).toFixed(2)
            }
          ])
    ]
  }
}

/** Of nothing all is used: a child's part of what is left can be that small. */
function shareOf(used: number, limit: number): number {
  return limit > 0 ? used / limit : 1
}
