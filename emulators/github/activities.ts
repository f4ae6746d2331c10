import { isAncestor } from './git-history.ts'
import { listRefs } from './git-refs.ts'
import type { Account, Activity, Repository, GitHubState } from './state.ts'

const ZERO_SHA = '0'.repeat(40)

/**
 * Records which branches moved since the last call.
 *
 * @param moved the branches that the actor moved. Default: all. Somebody else may move another one at the same time, and that is not
 *   the work of this actor.
 */
export async function recordActivities(
  github: GitHubState,
  repository: Repository,
  actor: Account,
  moved?: readonly string[]
): Promise<void> {
  const now = new Map((await listRefs(repository.git, 'refs/heads/')).map(({ name, sha }) => [name, sha]))
  const seen = new Map(repository.activities.map(({ ref, after }) => [ref, after]))
  for (const ref of moved?.map((branch) => `refs/heads/${branch}`) ?? new Set([...seen.keys(), ...now.keys()])) {
    const [before, after] = [seen.get(ref) ?? ZERO_SHA, now.get(ref) ?? ZERO_SHA]
    if (before === after) continue
    const type = await activityType(repository, before, after)
    repository.activities.push({ id: github.nextId(), ref, before, after, type, actor, at: github.now() })
  }
}

async function activityType({ git }: Repository, before: string, after: string): Promise<Activity['type']> {
  if (before === ZERO_SHA) return 'branch_creation'
  if (after === ZERO_SHA) return 'branch_deletion'
  return (await isAncestor(git, before, after)) ? 'push' : 'force_push'
}
