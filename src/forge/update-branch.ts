import type { Connection } from './github-client.ts'
import { hasStatus, reasonOf } from './forge-errors.ts'
import type { BranchMerge, UpdateBranchResult } from './forge.ts'
import { pause } from './repeat-calls.ts'

/** GitHub accepts the request first and merges a moment later. */
const WAITS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000]

/** Lets GitHub merge the base branch into a pull request's branch. */
export async function updateBranch(connection: Connection, merge: BranchMerge): Promise<UpdateBranchResult> {
  const { octokit, repository, createOnce, signal } = connection
  const { pullRequest, head } = merge
  try {
    const asked = await createOnce<UpdateBranchResult>({
      create: async () => {
        await octokit.rest.pulls.updateBranch({ ...repository, pull_number: pullRequest, expected_head_sha: head })
        return { kind: 'pending' }
      },
      find: async () => {
        const result = await resultOf(connection, merge)
        return result.kind === 'pending' ? undefined : result
      }
    })
    if (asked.kind !== 'pending') return asked
  } catch (error) {
    if (!hasStatus(error, 403, 422)) throw error
    if (error.status === 422 && /merge conflict/i.test(error.message)) return { kind: 'conflict' }
    if (error.status === 422 && /no new commits/i.test(error.message)) return { kind: 'up-to-date' }
    // The branch has moved, perhaps because GitHub carried out this very request and its response was lost.
    const result = await resultOf(connection, merge)
    return result.kind === 'pending' ? { kind: 'refused', reason: reasonOf(error) } : result
  }
  for (const waitMs of WAITS_MS) {
    await pause(waitMs, signal)
    const result = await resultOf(connection, merge)
    if (result.kind !== 'pending') return result
  }
  return { kind: 'pending' }
}

async function resultOf(
  { octokit, repository }: Connection,
  { pullRequest, head }: BranchMerge
): Promise<UpdateBranchResult> {
  const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: pullRequest })
  if (data.head.sha === head) return { kind: 'pending' }
  const commit = (await octokit.rest.git.getCommit({ ...repository, commit_sha: data.head.sha })).data
  const isMerge = commit.parents.length === 2 && commit.parents[0]?.sha === head
  return isMerge ? { kind: 'merged', sha: commit.sha, isVerified: commit.verification.verified } : { kind: 'moved' }
}
