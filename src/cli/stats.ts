import { readStats } from '../stats/read-stats.ts'
import { statsMarkdown } from '../stats/stats-markdown.ts'
import { REPOSITORY_NAME } from '../text/github-rules.ts'
import { gitHubAddresses, gitHubToken } from './github-environment.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { UsageError } from './usage-error.ts'

export interface StatsFlags {
  readonly days: number
  readonly json?: true
}

/**
 * Prints what became of the agent's pull requests, from GitHub's API alone. Returns the exit code.
 *
 * @param name such as acme/app; undefined for the repository of the GitHub Actions job
 * @throws UsageError without a repository or a token
 */
export async function stats(name: string | undefined, { days, json }: StatsFlags): Promise<number> {
  const token = gitHubToken(process.env)
  const repository = name ?? process.env['GITHUB_REPOSITORY'] ?? ''
  const [owner = '', repo = ''] = repository.split('/')
  const problems = [
    !REPOSITORY_NAME.test(repository) ? 'Name the repository as OWNER/NAME, such as acme/app.' : '',
    token === ''
      ? 'Set GITHUB_TOKEN or GH_TOKEN to a token that can read the repository, such as that of `gh auth token`.'
      : ''
  ].filter(Boolean)
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  const source = {
    owner,
    repo,
    token,
    ...gitHubAddresses(process.env),
    signal: listenForInterrupt()
  }
  const { stats: measures, isComplete } = await readStats(source, { days, now: new Date() })
  const { byTask, byModel, ...total } = measures
  const record = {
    repository,
    days,
    isComplete,
    ...total,
    byTask: Object.fromEntries(byTask),
    byModel: Object.fromEntries(byModel)
  }
  process.stdout.write(json ? jsonText(record) : statsMarkdown(measures, { repository, days, isComplete }))
  return 0
}
