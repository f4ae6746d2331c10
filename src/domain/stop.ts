import type { AccountName } from './task.ts'

/** A person's request to stop. It is for everything that was asked in the thread before it. */
export interface Stop {
  readonly by: AccountName
  /** ISO 8601, UTC. */
  readonly at: string
  /** The claim key of the request. */
  readonly claim: string
}
