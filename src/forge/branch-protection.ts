import type { Connection } from './client.ts'
import { hasStatus } from './errors.ts'

/** Rules that refuse commits pushed to a branch. The others are about signatures, history, names or the deletion of the branch. */
const AGAINST_PUSHES: ReadonlySet<string> = new Set([
  'update',
  'pull_request',
  'merge_queue',
  'required_status_checks',
  'required_deployments',
  'workflows',
  'code_scanning'
])

/** The protection of branches from before rulesets. GitHub lists it nowhere for a token without administration rights. */
const CLASSIC = 'branch protection'

/**
 * What keeps commits from being pushed to a branch; empty if nothing does. GitHub calls a branch protected if any rule applies to it,
 * even a rule that allows pushes.
 */
export async function protectionsAgainstPushes(
  connection: Connection,
  { name, protected: isProtected }: { readonly name: string; readonly protected: boolean }
): Promise<readonly string[]> {
  if (!isProtected) return []
  const types = (await readBranchRules(connection, name)).map(({ type }) => type)
  if (types.length === 0) return [CLASSIC]
  return [...new Set(types)].filter((type) => AGAINST_PUSHES.has(type))
}

export type BranchRule = Awaited<ReturnType<Connection['octokit']['rest']['repos']['getBranchRules']>>['data'][number]

/** The rules of all rulesets for a branch, which need not exist. An Enterprise Server without rulesets responds with 404. */
export async function readBranchRules(
  { octokit, repository }: Connection,
  branch: string
): Promise<readonly BranchRule[]> {
  try {
    const query = { ...repository, branch, per_page: 100 }
    return await octokit.paginate(octokit.rest.repos.getBranchRules, query)
  } catch (error) {
    if (hasStatus(error, 404)) return []
    throw error
  }
}
