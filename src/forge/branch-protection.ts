import type { Connection } from './github-client.ts'
import { unlessStatus } from './forge-errors.ts'

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

/** The protection of branches from before rulesets. Without administration rights, a token can only see that there is one. */
const CLASSIC = 'branch protection'

/** What GitHub says about a branch. */
interface DescribedBranch {
  readonly name: string
  readonly protected: boolean
  /** Only about the protection from before rulesets. Not every server has it. */
  readonly protection?: { readonly enabled?: boolean }
}

/**
 * What keeps commits from being pushed to a branch; empty if nothing does. GitHub calls a branch protected if any rule applies to it,
 * even a rule that allows pushes.
 */
export async function protectionsAgainstPushes(
  connection: Connection,
  { name, protected: isProtected, protection }: DescribedBranch
): Promise<readonly string[]> {
  if (!isProtected) return []
  const types = (await readBranchRules(connection, name)).map(({ type }) => type)
  // A branch can have both: a ruleset that allows pushes says nothing about the other protection.
  const isClassic = protection?.enabled === true || types.length === 0
  const rules = [...new Set(types)].filter((type) => AGAINST_PUSHES.has(type))
  return isClassic ? [CLASSIC, ...rules] : rules
}

export type BranchRule = Awaited<ReturnType<Connection['octokit']['rest']['repos']['getBranchRules']>>['data'][number]

/** The rules of all rulesets for a branch, which need not exist. An Enterprise Server without rulesets responds with 404. */
export async function readBranchRules(
  { octokit, repository }: Connection,
  branch: string
): Promise<readonly BranchRule[]> {
  const query = { ...repository, branch, per_page: 100 }
  return await unlessStatus(octokit.paginate(octokit.rest.repos.getBranchRules, query), [], 404)
}
