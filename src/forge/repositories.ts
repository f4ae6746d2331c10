import { UserError } from '../errors.ts'
import type { Connection } from './github-client.ts'

/** GitHub's search shows no more: https://docs.github.com/rest/search/search */
const MAX_FOUND = 1_000
const PAGE = 100

/**
 * Full names of the repositories that match, in GitHub's order, without archived ones: nothing can be written there.
 *
 * @throws UserError if there are more than GitHub lists
 */
export async function searchRepositories({ octokit }: Connection, query: string): Promise<readonly string[]> {
  const found: string[] = []
  for (let page = 1; ; page++) {
    const { data } = await octokit.rest.search.repos({ q: `${query} archived:false`, per_page: PAGE, page })
    if (data.total_count > MAX_FOUND) {
      throw new UserError(
        `The search ${JSON.stringify(query)} finds ${data.total_count} repositories, and GitHub shows the first ${MAX_FOUND}. Narrow it.`
      )
    }
    if (data.incomplete_results) {
      throw new UserError(
        `GitHub's search ${JSON.stringify(query)} ran out of time, so its result is not complete. Try again, or narrow it.`
      )
    }
    found.push(...data.items.map((item) => item.full_name))
    // Pages can be shorter than the total says: GitHub leaves out what the token cannot read.
    if (page * PAGE >= data.total_count) return found
  }
}

/** The default branch, for a repository that no event describes. */
export async function readDefaultBranch({ octokit, repository }: Connection): Promise<string> {
  return (await octokit.rest.repos.get({ ...repository })).data.default_branch
}
