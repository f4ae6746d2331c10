import { readAgentRecords } from '../forge/agent-records.ts'
import type { GitHubSettings } from '../forge/github-client.ts'
import { measure, type Stats } from './measure.ts'
import type { RunCost } from '../domain/agent-pull-request.ts'
import type { Person } from '../domain/task.ts'
import type { StoredRecord } from '../forge/forge.ts'
import { parseJson } from '../text/json.ts'
import { isWrittenBy } from '../sessions/find-session.ts'
import { sessionSchema } from '../sessions/session.ts'

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

/**
 * The cost of the runs that published to a pull request, from sessions that one of our accounts wrote. Oldest first in each
 * session.
 *
 * @param accounts whose tokens our runs used
 */
function runCosts(records: readonly StoredRecord[], accounts: readonly Person[]): readonly RunCost[] {
  const ours = records.filter(({ author }) => accounts.some((account) => isWrittenBy(author, account)))
  return ours.flatMap(({ key, record }) => {
    const requests = sessionSchema.safeParse(parseJson(record)).data?.requests ?? []
    return requests.flatMap(({ pullRequest, verb, model, used }) =>
      pullRequest === undefined ? [] : [{ pullRequest, task: taskOf(key) ?? verb, model, dollars: used.dollars }]
    )
  })
}

/** The id of a scheduled task, which has a session of its own, or one for each item; or the repair of a branch. */
function taskOf(key: string): string | undefined {
  const [, task, repair] = /^(?:task-([^_]+)|(ci-.+)$)/.exec(key) ?? []
  return task ?? repair
}
