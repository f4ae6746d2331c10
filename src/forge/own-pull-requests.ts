import type { Person } from '../domain/task.ts'
import { MAX_BODY_LENGTH } from '../text/github-limits.ts'
import { shorten } from '../text/shorten.ts'
import type { Connection } from './client.ts'
import { explainIfGone } from './comments.ts'
import type { OwnPullRequest } from './forge.ts'
import { pullRequestOf } from './pull-requests.ts'

const PER_PAGE = 100
const MAX_PAGES = 3

/** GitHub cannot list by author, and its search is minutes behind. */
export async function listOwnPullRequests(
  { octokit, repository }: Connection,
  self: Person
): Promise<readonly OwnPullRequest[]> {
  const own: OwnPullRequest[] = []
  const query = { ...repository, state: 'all', sort: 'created', direction: 'desc', per_page: PER_PAGE } as const
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data } = await octokit.rest.pulls.list({ ...query, page })
    for (const listed of data) {
      if (listed.user?.id !== self.id) continue
      const { body, merged_at: mergedAt, closed_at: closedAt } = listed
      const isMerged = mergedAt !== null
      own.push({ ...pullRequestOf(listed), body: body ?? '', isMerged, closedAt: closedAt ?? undefined })
    }
    if (data.length < PER_PAGE) break
  }
  return own.filter(({ isFork }) => !isFork)
}

export async function closePullRequest({ octokit, repository }: Connection, number: number, body: string) {
  try {
    const change = { state: 'closed', body: shorten(body, MAX_BODY_LENGTH) } as const
    await octokit.rest.pulls.update({ ...repository, pull_number: number, ...change })
  } catch (error) {
    throw explainIfGone(error, `The pull request #${number}`)
  }
}
