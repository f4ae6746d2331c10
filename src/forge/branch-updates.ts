import type { Connection } from './client.ts'
import { hasStatus, isRateLimit, reasonOf } from './errors.ts'
import type { BranchQuestion, BranchUpdates } from './forge.ts'
import { personOf } from '../tasks/person.ts'

/** One page, newest first. With more updates between a comment and its run, the branch could not be used anyway. */
const MAX_UPDATES = 100

/** Reads GitHub's own record of pushes. The dates of commits cannot be trusted: their authors choose them. */
export async function branchUpdatesSince(
  { octokit, repository }: Connection,
  { branch, since, page }: BranchQuestion
): Promise<BranchUpdates> {
  try {
    const ref = `refs/heads/${branch}`
    const { data } = await octokit.rest.repos.listActivities({
      ...(ownerAndName(page) ?? repository),
      ref,
      per_page: MAX_UPDATES
    })
    // Times are whole seconds: a push in the same second may have come after the comment. An unreadable time is NaN.
    const later = data.filter(({ timestamp }) => !(Date.parse(timestamp) < Date.parse(since)))
    const updates = later.map(({ before, after, actor }) => ({ before, after, by: personOf(actor) }))
    return { kind: 'known', updates, head: data[0]?.after }
  } catch (error) {
    if (!hasStatus(error, 403, 404) || isRateLimit(error)) throw error
    return { kind: 'unknown', reason: reasonOf(error) }
  }
}

/** The repository of a page such as https://github.com/ada/app. */
function ownerAndName(page: string | undefined) {
  const [owner, repo] = page === undefined ? [] : new URL(page).pathname.split('/').slice(-2)
  return owner === undefined || repo === undefined ? undefined : { owner, repo }
}
