import * as core from '@actions/core'
import { readStats } from '../stats/read-stats.ts'
import { statsMarkdown } from '../stats/stats-markdown.ts'
import type { RunnerContext } from './runner-context.ts'

const MAX_MS = 10 * 60_000

/** Writes to the job summary what happened to the pull requests of the last `stats-days` days. */
export async function writeStats(
  inputs: { readonly 'github-token': string; readonly 'stats-days': number },
  { owner, repo, apiUrl, serverUrl }: RunnerContext
): Promise<void> {
  const { 'github-token': token, 'stats-days': days } = inputs
  const source = { owner, repo, apiUrl, serverUrl, token, signal: AbortSignal.timeout(MAX_MS) }
  const { stats, isComplete } = await readStats(source, { days, now: new Date() })
  await core.summary.addRaw(statsMarkdown(stats, { repository: `${owner}/${repo}`, days, isComplete })).write()
  core.setOutput('outcome', 'answered')
}
