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
  self: Person,
  branch: string
): Promise<readonly OwnPullRequest[]> {
  const query = { ...repository, state: 'all', sort: 'created', direction: 'desc', per_page: PER_PAGE } as const
  const listed: ListedPullRequest[] = []
  let [isCut, pages] = [false, 0]
  // By GitHub's links: a page can be short although others follow.
  for await (const { data, headers } of octokit.paginate.iterator(octokit.rest.pulls.list, query)) {
    listed.push(...data)
    pages += 1
    isCut = headers.link?.includes('rel="next"') === true
    if (pages === MAX_PAGES) break
  }
  if (isCut) {
    const numbers = new Set(listed.map(({ number }) => number))
    const { data } = await octokit.rest.pulls.list({ ...query, head: `${repository.owner}:${branch}` })
    listed.push(...data.filter(({ number, head }) => head.ref === branch && !numbers.has(number)))
  }
  return listed
    .filter(({ user }) => user?.id === self.id)
    .map(ownPullRequest)
    .filter(({ isFork }) => !isFork)
}

type ListedPullRequest = Awaited<ReturnType<Connection['octokit']['rest']['pulls']['list']>>['data'][number]

function ownPullRequest(listed: ListedPullRequest): OwnPullRequest {
  const { body, closed_at: closedAt } = listed
  return { ...pullRequestOf(listed), body: body ?? '', closedAt: closedAt ?? undefined }
}

export async function closePullRequest({ octokit, repository }: Connection, number: number, body: string) {
  try {
    const change = { state: 'closed', body: shorten(body, MAX_BODY_LENGTH) } as const
    await octokit.rest.pulls.update({ ...repository, pull_number: number, ...change })
  } catch (error) {
    throw explainIfGone(error, `The pull request #${number}`)
  }
}
