import { isAncestor } from './git-history.ts'
import { listRefs } from './git-refs.ts'
import type { Account, Activity, Repository, GitHubState } from './state.ts'

const ZERO_SHA = '0'.repeat(40)

/** Records the branches that moved since the last call. */
export async function recordActivities(github: GitHubState, repository: Repository, actor: Account): Promise<void> {
  const seen = new Map(repository.activities.map(({ ref, after }) => [ref, after]))
  const now = new Map((await listRefs(repository.git, 'refs/heads/')).map(({ name, sha }) => [name, sha]))
  for (const ref of new Set([...seen.keys(), ...now.keys()])) {
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
