import type { AgentPullRequest, RunCost } from '../domain/agent-pull-request.ts'

/** How some pull requests ended, and what their runs cost. */
export interface Measures {
  readonly merged: number
  readonly closed: number
  readonly open: number
  /** Of those that were merged or closed, the share that was merged: 0 to 1; undefined if there are none. */
  readonly mergedShare: number | undefined
  /** Median, in milliseconds, from opening to merging; undefined if none was merged. */
  readonly timeToMerge: number | undefined
  /** Merged pull requests that have no commits but ours. */
  readonly mergedUntouched: number
  /** Commits that people added to all of them. */
  readonly otherCommits: number
  /** US dollars of all runs whose price is known. */
  readonly dollars: number
  /** All known costs, also those of work that was not merged, for each merged pull request; undefined if none was merged. */
  readonly dollarsPerMerged: number | undefined
  /** Pull requests with a run whose cost is unknown. */
  readonly withoutCost: number
}

export interface Stats extends Measures {
  readonly byTask: ReadonlyMap<string, Measures>
  readonly byModel: ReadonlyMap<string, Measures>
}

const UNKNOWN = 'unknown'

/** A pull request counts for the task and the model of the run that opened it. */
export function measure(pullRequests: readonly AgentPullRequest[], runs: readonly RunCost[]): Stats {
  const all = pullRequests.map((pullRequest) => ({
    pullRequest,
    runs: runs.filter((run) => run.pullRequest === pullRequest.number)
  }))
  return {
    ...measuresOf(all),
    byTask: groupedBy(all, (first) => first?.task),
    byModel: groupedBy(all, (first) => first?.model)
  }
}

interface Measured {
  readonly pullRequest: AgentPullRequest
  /** Oldest first. */
  readonly runs: readonly RunCost[]
}

function groupedBy(all: readonly Measured[], nameOf: (first: RunCost | undefined) => string | undefined) {
  const groups = Map.groupBy(all, ({ runs: [first] }) => nameOf(first) ?? UNKNOWN)
  const largestFirst = [...groups].sort(([, one], [, other]) => other.length - one.length)
  return new Map(largestFirst.map(([name, group]) => [name, measuresOf(group)]))
}

function measuresOf(all: readonly Measured[]): Measures {
  const merged = all.filter(({ pullRequest }) => pullRequest.state === 'merged')
  const closed = all.filter(({ pullRequest }) => pullRequest.state === 'closed').length
  const dollars = sum(all.flatMap(({ runs }) => runs.map((run) => run.dollars ?? 0)))
  const ended = merged.length + closed
  return {
    merged: merged.length,
    closed,
    open: all.length - ended,
    mergedShare: ended === 0 ? undefined : merged.length / ended,
    timeToMerge: median(merged.map(({ pullRequest }) => lifetimeOf(pullRequest))),
    mergedUntouched: merged.filter(({ pullRequest }) => pullRequest.otherCommits === 0).length,
    otherCommits: sum(all.map(({ pullRequest }) => pullRequest.otherCommits)),
    dollars,
    dollarsPerMerged: merged.length === 0 ? undefined : dollars / merged.length,
    withoutCost: all.filter(({ runs }) => runs.length === 0 || runs.some((run) => run.dollars === undefined)).length
  }
}

function lifetimeOf({ createdAt, endedAt = createdAt }: AgentPullRequest): number {
  return Date.parse(endedAt) - Date.parse(createdAt)
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
