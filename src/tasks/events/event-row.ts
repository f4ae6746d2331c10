import * as z from 'zod'
import type { EventSettings } from '../../domain/settings.ts'
import type { Person, Task, Verb } from '../../domain/task.ts'
import { LOGIN } from '../../text/near-name.ts'
import { personOf, type Account } from '../person.ts'

/** What an event says, in the same fields for all events. */
export interface ReadEvent extends Pick<
  Task,
  'trigger' | 'subject' | 'number' | 'title' | 'body' | 'author' | 'instruction' | 'createdAt' | 'defaultBranch'
> {
  /** Who caused the event. */
  readonly sender: Person
  /** The account on whose authority the event counts. If another account is the sender, it is refused. */
  readonly writer: Account | null | undefined
  /** The app that acted in the name of the writer. */
  readonly app: string | undefined
  /** What is asked without a command; undefined if only a command asks. */
  readonly impliedVerb: Verb | undefined
  /** True if the job of the event runs without secrets, and with a token that only reads. */
  readonly isFork: boolean
}

/** One event and the actions of it that can ask for something. */
export interface EventRow {
  readonly event: string
  readonly actions: readonly string[]
  /** Whether the workflow wants it. Left out for an event that is always wanted. */
  readonly isWanted?: (settings: EventSettings) => boolean
  /**
   * @returns a string that says why the event asks for nothing, to follow "Nothing to do:"
   * @throws z.ZodError for a payload that GitHub would not send
   */
  read(payload: unknown, settings: EventSettings): ReadEvent | string
}

const login = z.string().regex(LOGIN)

export const account = z.object({ login, id: z.int().positive(), type: z.string() })
export const id = z.int().positive()
export const time = z.iso.datetime()
export const repository = z.object({ id, default_branch: z.string().min(1) })

/** An issue, or what a pull request has in common with it. */
export const subject = z.object({
  number: id,
  title: z.string(),
  body: z.string().nullish(),
  /** Null when the account was deleted, here and elsewhere. */
  user: account.nullish()
})

/** What every event says of its issue or pull request. */
export function subjectFields({ number, title, body, user }: z.output<typeof subject>) {
  return { number, title, body: body ?? '', author: personOf(user) }
}

/** The head of a pull request. The repository is null when the fork was deleted. */
export const pullRequest = subject.extend({ head: z.object({ repo: z.object({ id }).nullish() }) })

export function isFork({ head }: z.output<typeof pullRequest>, { id: own }: z.output<typeof repository>): boolean {
  return head.repo?.id !== own
}
