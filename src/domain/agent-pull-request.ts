import type { Person } from './task.ts'

/** A pull request that starts with a commit of ours, and how it ended. All times are ISO 8601. */
export interface AgentPullRequest {
  readonly number: number
  /** Undefined if the account was deleted. */
  readonly author: Person | undefined
  readonly state: 'open' | 'merged' | 'closed'
  readonly createdAt: string
  /** When it was merged or closed; undefined while it is open. */
  readonly endedAt: string | undefined
  /** Commits that no run made, without merges. */
  readonly otherCommits: number
}

/** What one run cost. */
export interface RunCost {
  readonly pullRequest: number
  /** What was asked for: a verb such as `fix`, or the id of a task. */
  readonly task: string
  readonly model: string
  /** Undefined if the price of the model was unknown. */
  readonly dollars: number | undefined
}
