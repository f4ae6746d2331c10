import type { Person } from '../domain/task.ts'

/** The account that GitHub shows instead of deleted ones. */
const GHOST: Person = { login: 'ghost', id: 10137, isBot: false }

/** An account as GitHub's API and its events describe it. */
export interface Account {
  readonly login: string
  readonly id: number
  readonly type: string
}

/** @param account null when the account was deleted */
export function personOf(account: Account | null | undefined): Person {
  if (!account) return GHOST
  const { login, id, type } = account
  return { login, id, isBot: type === 'Bot' || login.endsWith('[bot]') }
}

/** True for a bot that the input allowed-bots lists. An entry never admits a person: the account renovate is not renovate[bot]. */
export function isListedBot(login: string, allowedBots: readonly string[]): boolean {
  return allowedBots.some((allowed) => allowed.toLowerCase() === login.toLowerCase())
}
