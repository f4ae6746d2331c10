import type { Conflict } from '../domain/conflict.ts'
import type { BranchCommit, Forge } from '../forge/forge.ts'
import type { BranchesToMerge } from '../git/merge-branches.ts'

/** The commits of each side to a conflicting file, newest first. */
export interface ConflictCommits {
  readonly path: string
  readonly ours: readonly BranchCommit[]
  readonly theirs: readonly BranchCommit[]
}

/** Each file takes two calls. The model can look at further files itself. */
const MAX_FILES = 10

/** The commits that changed the conflicting files since the branches diverged, which say who changed them and why. */
export async function conflictCommits(
  conflicts: readonly Conflict[],
  { mergeBase, ours, theirs }: BranchesToMerge,
  forge: Pick<Forge, 'commitsBetween' | 'commitsToFile'>
): Promise<readonly ConflictCommits[]> {
  if (conflicts.length === 0) return []
  const [ofOurs, ofTheirs] = await Promise.all(
    [ours, theirs].map(async (head) => ({ head, commits: await forge.commitsBetween({ base: mergeBase, head }) }))
  )
  const toFile = async (path: string, side: typeof ofOurs) => {
    if (!side) return []
    const ids = await forge.commitsToFile({ head: side.head, path })
    return ids.flatMap((id) => side.commits.find(({ sha }) => sha === id) ?? [])
  }
  return await Promise.all(
    conflicts.slice(0, MAX_FILES).map(async ({ path }) => ({
      path,
      ours: await toFile(path, ofOurs),
      theirs: await toFile(path, ofTheirs)
    }))
  )
}
