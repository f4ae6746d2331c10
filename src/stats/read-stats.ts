import { readAgentRecords } from '../forge/agent-records.ts'
import type { GitHubSettings } from '../forge/github.ts'
import { runCosts } from '../sessions/run-costs.ts'
import { measure, type Stats } from './measure.ts'

const DAY_MS = 86_400_000

export interface StatsReading {
  readonly stats: Stats
  /** False if the oldest pull requests of the period were not read. */
  readonly isComplete: boolean
}

/** Measures the pull requests of the last `days` days, from GitHub's API alone. @throws UserError if GitHub refuses */
export async function readStats(
  source: GitHubSettings,
  { days, now }: { readonly days: number; readonly now: Date }
): Promise<StatsReading> {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString()
  const { pullRequests, isComplete, records } = await readAgentRecords(source, since)
  const accounts = pullRequests.flatMap(({ author }) => author ?? [])
  return { stats: measure(pullRequests, runCosts(records, accounts)), isComplete }
}
