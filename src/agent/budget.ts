import type { Tokens } from './model.ts'
import { costOf, type Price } from './price.ts'

/** The limits that a run can reach. */
export type LimitName = 'turns' | 'tokens' | 'minutes' | 'dollars'

export interface Limits {
  readonly turns: number
  /** Input and output together. */
  readonly tokens: number
  readonly minutes: number
  /** US dollars; undefined for no limit. Ignored when the price is unknown. */
  readonly dollars: number | undefined
}

export interface BudgetOptions {
  readonly limits: Limits
  readonly price: Price | undefined
  /** The current time in milliseconds, from any starting point. */
  readonly now: () => number
}

/** The settings of a budget, and the time already used when they were read. */
export interface BudgetSettings extends Pick<BudgetOptions, 'limits' | 'price'> {
  readonly usedMs: number
}

/** What a child session may use of its parent's budget. */
export interface BudgetShare {
  readonly turns: number
  /** Fraction of the remaining tokens, dollars and minutes, from 0 to 1. */
  readonly share: number
}

interface Use {
  readonly limit: LimitName
  /** 1 when the limit is reached. */
  readonly share: number
  readonly left: string
}

const NOTICES_AT = [0.9, 0.75]

/** What a run may use, and what it has used. The clock starts when the budget is created. */
export class Budget {
  readonly #limits: Limits
  readonly #price: Price | undefined
  readonly #now: () => number
  readonly #startedAt: number
  readonly #noticed = new Map<LimitName, number>()
  readonly #parent: Budget | undefined
  #children = 0
  #uncountedMs = 0
  #uncountedSince: number | undefined
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

  /** Counts tokens of another model. @param price undefined when unknown: the dollars are not counted then */
  spendAt(tokens: Tokens, price: Price | undefined): void {
    this.#tokens += tokens.input + tokens.output
    if (price) this.#dollars += costOf(tokens, price)
    this.#parent?.spendAt(tokens, price)
  }

  /** Input and output together, and US dollars as far as prices are known. */
  get spent(): { readonly tokens: number; readonly dollars: number } {
    return { tokens: this.#tokens, dollars: this.#dollars }
  }

  /** A budget for a child session. Everything it spends counts here too, except turns. */
  createChild({ turns, share }: BudgetShare): Budget {
    const { tokens, dollars } = this.#limits
    const limits = {
      turns,
      tokens: Math.max(0, Math.floor((tokens - this.#tokens) * share)),
      minutes: (this.remainingMs / 60_000) * share,
      dollars: dollars === undefined ? undefined : Math.max(0, (dollars - this.#dollars) * share)
    }
    return new Budget({ limits, price: this.#price, now: this.#now }, this)
  }

  /** The same, but a fraction of the limits and not of what remains. */
  createPart({ turns, share }: BudgetShare): Budget {
    const { tokens, minutes, dollars } = this.#limits
    const own = { turns, tokens: Math.floor(tokens * share), minutes: minutes * share }
    const limits = { ...own, dollars: dollars && dollars * share }
    return new Budget({ limits, price: this.#price, now: this.#now }, this)
  }

  /** True if at least this fraction of each limit is left. */
  hasLeft(share: number): boolean {
    return this.#uses().every((use) => use.share <= 1 - share)
  }

  /** Number of the child session that begins, from 1. */
  startChild(): number {
    return (this.#children += 1)
  }

  get settings(): BudgetSettings {
    return { limits: this.#limits, price: this.#price, usedMs: this.#usedMs }
  }

  /** Waits for something whose time does not count. One at a time. */
  async withoutTime<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#uncountedSince = this.#now()
    try {
      return await work()
    } finally {
      this.#uncountedMs = this.uncountedMs
      this.#uncountedSince = undefined
    }
  }

  /** Milliseconds since the start that do not count. */
  get uncountedMs(): number {
    return this.#uncountedMs + (this.#uncountedSince === undefined ? 0 : this.#now() - this.#uncountedSince)
  }

  get #usedMs(): number {
    return this.#now() - this.#startedAt - this.uncountedMs
  }

  /** Milliseconds until the time limit; 0 after it. */
  get remainingMs(): number {
    return Math.max(0, this.#limits.minutes * 60_000 - this.#usedMs)
  }

  /** The first limit that has been reached. */
  get reachedLimit(): LimitName | undefined {
    return this.#uses().find(({ share }) => share >= 1)?.limit
  }

  /** The first limit other than turns that has been reached: child sessions and single questions spend no turns. */
  get reachedSharedLimit(): LimitName | undefined {
    return this.#uses().find(({ limit, share }) => limit !== 'turns' && share >= 1)?.limit
  }

  /** A notice for the model when a limit is near: once at 75 % and once at 90 % of each. None after a limit is reached. */
  takeNotice(): string | undefined {
    if (this.reachedLimit) return undefined
    for (const { limit, share, left } of this.#uses()) {
      const threshold = NOTICES_AT.find((at) => share >= at)
      if (threshold === undefined || (this.#noticed.get(limit) ?? 0) >= threshold) continue
      this.#noticed.set(limit, threshold)
      return `${Math.floor(share * 100)} % of the ${limit} for this run are used; ${left} left. Get the work into a state that can be submitted, then call finish.`
    }
    return undefined
  }

  #uses(): readonly Use[] {
    const { turns, tokens, minutes, dollars } = this.#limits
    const elapsedMinutes = this.#usedMs / 60_000
    const uses: Use[] = [
      { limit: 'turns', share: shareOf(this.#turns, turns), left: String(turns - this.#turns) },
      { limit: 'tokens', share: shareOf(this.#tokens, tokens), left: String(tokens - this.#tokens) },
      { limit: 'minutes', share: shareOf(elapsedMinutes, minutes), left: (minutes - elapsedMinutes).toFixed(1) }
    ]
    if (dollars === undefined) return uses
    const left = (dollars - this.#dollars).toFixed(2)
    return [...uses, { limit: 'dollars', share: shareOf(this.#dollars, dollars), left }]
  }
}

/** A child's share can be 0. Such a limit is reached from the start. */
function shareOf(used: number, limit: number): number {
  return limit > 0 ? used / limit : 1
}
