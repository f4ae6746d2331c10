import { isAncestor } from './git-history.ts'
import { listRefs } from './git-refs.ts'
import type { Account, Activity, Repository, World } from './state.ts'

const NOTHING = '0'.repeat(40)

/** Notes which branches stand elsewhere than they were last seen. */
export async function recordActivities(world: World, repository: Repository, actor: Account): Promise<void> {
  const seen = new Map(repository.activities.map(({ ref, after }) => [ref, after]))
  const now = new Map((await listRefs(repository.git, 'refs/heads/')).map(({ name, sha }) => [name, sha]))
  for (const ref of new Set([...seen.keys(), ...now.keys()])) {
    const [before, after] = [seen.get(ref) ?? NOTHING, now.get(ref) ?? NOTHING]
    if (before === after) continue
    const type = await typeOf(repository, before, after)
    repository.activities.push({ id: world.nextId(), ref, before, after, type, actor, at: world.now() })
  }
}

async function typeOf({ git }: Repository, before: string, after: string): Promise<Activity['type']> {
  if (before === NOTHING) return 'branch_creation'
  if (after === NOTHING) return 'branch_deletion'
  return (await isAncestor(git, before, after)) ? 'push' : 'force_push'
}
