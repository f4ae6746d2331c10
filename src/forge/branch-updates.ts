import type { Connection } from './client.ts'
import { hasStatus, isRateLimit, reasonOf } from './errors.ts'
import type { BranchUpdates } from './forge.ts'
import { personOf } from './users.ts'

/** One page, the newest first: more than this in the minutes between a comment and its run is nothing to go on with. */
const MAX_MOVES = 100

/** By the forge's own record of pushes: the dates of commits are whatever who made them says. */
export async function branchUpdatesSince(
  { octokit, repository }: Connection,
  { branch, since }: { readonly branch: string; readonly since: string }
): Promise<BranchUpdates> {
  try {
    const ref = `refs/heads/${branch}`
    const { data } = await octokit.rest.repos.listActivities({ ...repository, ref, per_page: MAX_MOVES })
    const moves = data.map(({ before, after, timestamp, actor }) => ({
      before,
      after,
      at: timestamp,
      by: personOf(actor)
    }))
    // Times are whole seconds: what was pushed in the second of the comment may have come after it. One that cannot be read is NaN.
    const updates = moves.filter(({ at }) => !(Date.parse(at) < Date.parse(since)))
    return { kind: 'known', updates, head: moves[0]?.after }
  } catch (error) {
    if (!hasStatus(error, 403, 404) || isRateLimit(error)) throw error
    return { kind: 'unknown', reason: reasonOf(error) }
  }
}
