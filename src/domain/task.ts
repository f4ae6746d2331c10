import type { Effort } from './effort.ts'

/** The request, parsed from the command line of a comment. */
export type Verb = 'fix' | 'explain' | 'ask' | 'help' | 'approve'

/** Flags of a command; undefined for a flag that was not set. */
export interface RequestFlags {
  readonly model: string | undefined
  /** US dollars. */
  readonly budget: number | undefined
  readonly turns: number | undefined
  readonly minutes: number | undefined
  readonly base: string | undefined
  readonly effort: Effort | undefined
  readonly draft: boolean
  readonly dryRun: boolean
}

export interface Request {
  readonly verb: Verb
  readonly flags: RequestFlags
  /** The free text after verb and flags; may be empty. */
  readonly text: string
}

export interface Person {
  readonly login: string
  /** GitHub's id of the account, which a rename does not change. */
  readonly id: number
  readonly isBot: boolean
}

/** A request with its context. */
export interface Task {
  readonly kind: 'comment'
  /** Where the comment is. */
  readonly subject: 'issue' | 'pull-request'
  readonly number: number
  /** Title and text of the issue or pull request as they were when the comment was written (from the event payload). */
  readonly title: string
  readonly body: string
  readonly author: Person
  readonly commentId: number
  /** The whole comment, from the event payload; the only text that is an instruction. */
  readonly comment: string
  /** ISO 8601, UTC. Nothing written or edited later is read. */
  readonly createdAt: string
  readonly actor: Person
  readonly request: Request
  readonly defaultBranch: string
}

/** A message for the author of a comment. Their permission has not been checked yet, so check it before you post this. */
export interface IgnoredNotice {
  readonly number: number
  /** Id of the comment. */
  readonly commentId: number
  readonly actor: Person
  readonly text: string
}

/** An event that starts no run. `notice` is for a person who can do something about it. */
export interface Ignored {
  readonly kind: 'ignored'
  readonly reason: string
  readonly notice: IgnoredNotice | undefined
}
