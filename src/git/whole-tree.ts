import { GitFailure } from './git.ts'
import type { Git } from './git.ts'

/**
 * Whether all that a tree holds can be had. Files that the workspace's own repository has are not copied, which would cost seconds at
 * the start of a run; so they go when its git removes them, some weeks after a commit was rewritten or by `git gc --prune=now`.
 */
export async function hasAllObjects(git: Git, tree: string): Promise<boolean> {
  try {
    await git.run(['rev-list', '--quiet', '--objects', tree])
    return true
  } catch (error) {
    if (error instanceof GitFailure) return false
    throw error
  }
}
