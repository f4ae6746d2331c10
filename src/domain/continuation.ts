import type { ShellCommand } from './approval.ts'

/** A commit that somebody else made since the earlier run. */
export interface CommitSince {
  readonly sha: string
  readonly author: string
  /** The first line of its message. */
  readonly title: string
}

/** An earlier request that a run continues. */
export interface Continuation {
  /** Login of the account that made the request; undefined if it is not known. */
  readonly requester: string | undefined
  /** The outcome of its last run; undefined if it is not known. */
  readonly outcome: string | undefined
  /** What the actor of this run added in their comment; '' for nothing. */
  readonly added: string
  /** The command that the actor approved. */
  readonly approved: ShellCommand | undefined
  /** True if the last run of the session worked on this request, so that its conversation can be continued. */
  readonly isLatest: boolean
}
