import { protectionsAgainstPushes, readBranchRules, type BranchRule } from './branch-protection.ts'
import type { Connection } from './github-client.ts'
import { hasStatus, isForbiddenToToken, pullRequestSetting, reasonSentence } from './forge-errors.ts'
import type { MissingAccess, PublishingPlan } from './forge.ts'

/**
 * Finds out what GitHub would refuse when work is published, by requests that change nothing. An answer that can have another reason
 * counts as nothing missing: such a run finds out when it publishes.
 */
export async function findMissingAccess(
  connection: Connection,
  plan: PublishingPlan
): Promise<readonly MissingAccess[]> {
  const { base, opensPullRequest } = plan
  const questions = [
    canPush(connection).then((can) => (can ? [] : [permission('contents')])),
    ...(opensPullRequest ? [missingForPullRequest(connection, base)] : []),
    findBranchObstacles(connection, plan)
  ]
  const answers = await Promise.allSettled(questions)
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

function permission(name: 'contents' | 'pull-requests'): MissingAccess {
  return { kind: 'permission', permission: name }
}

function obstacle(text: string): readonly MissingAccess[] {
  return [{ kind: 'setting', text }]
}

/** Asks git's own address, which refuses a push before anything is sent. This costs no request of the API. */
async function canPush({ page, token, signal }: Connection): Promise<boolean> {
  const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const headers = { authorization, 'user-agent': 'git/forgehand' }
  const response = await fetch(`${page}.git/info/refs?service=git-receive-pack`, {
    headers,
    redirect: 'manual',
    signal
  })
  if (![403, 404].includes(response.status)) {
    await response.body?.cancel()
    return true
  }
  // Other refusals have other reasons, such as an address that is not allowed. "Not found": not even reading is permitted.
  return !/\bdenied to\b|\bnot granted\b|\brepository not found\b/i.test(await response.text())
}

async function missingForPullRequest(connection: Connection, base: string): Promise<readonly MissingAccess[]> {
  const refusal = await tryPullRequest(connection, base)
  if (isForbiddenToToken(refusal)) return [permission('pull-requests')]
  if (!hasStatus(refusal, 403)) return []
  const setting = pullRequestSetting(refusal, connection.page)
  return setting === undefined ? [] : obstacle(`${reasonSentence(refusal)} ${setting}`)
}

/** What GitHub would refuse when a review is posted. @param base any branch of the repository */
export async function findMissingReviewAccess(connection: Connection, base: string): Promise<readonly MissingAccess[]> {
  return isForbiddenToToken(await tryPullRequest(connection, base)) ? [permission('pull-requests')] : []
}

/** A pull request from a branch to itself is refused after the permissions were checked, because it has no commits. Returns the refusal. */
async function tryPullRequest({ octokit, repository }: Connection, base: string): Promise<unknown> {
  try {
    await octokit.rest.pulls.create({ ...repository, head: base, base, title: 'Forgehand checks its permissions' })
    return undefined
  } catch (error) {
    return error
  }
}

/** The rules that refuse work on the branch, whatever the permissions of the token. A read-only token can ask for them. */
export async function findBranchObstacles(
  connection: Connection,
  { branch, isNewBranch }: PublishingPlan
): Promise<readonly MissingAccess[]> {
  if (branch === undefined) return []
  return isNewBranch ? await rulesAgainst(connection, branch) : await protectionOf(connection, branch)
}

/** Nothing is pushed to a protected branch, even if the token could bypass the protection. */
async function protectionOf(connection: Connection, branch: string): Promise<readonly MissingAccess[]> {
  const { octokit, repository } = connection
  const { data } = await octokit.rest.repos.getBranch({ ...repository, branch })
  // For a renamed branch, GitHub returns the new one.
  const protections = data.name === branch ? await protectionsAgainstPushes(connection, data) : []
  if (protections.length === 0) return []
  return obstacle(
    `${branch} is a protected branch (${protections.join(', ')}), and Forgehand never pushes to one. Remove the protection from it, or ask on a pull request from another branch.`
  )
}

async function rulesAgainst(connection: Connection, branch: string): Promise<readonly MissingAccess[]> {
  const against = (await readBranchRules(connection, branch)).filter((rule) => preventsCreation(rule, branch))
  const ids = new Set(against.map(({ ruleset_id: id }) => id).filter((id) => id !== undefined))
  const found = await Promise.all([...ids].map((id) => enforcedRuleSet(connection, id)))
  return found.flatMap((ruleSet) => {
    if (!ruleSet) return []
    const types = against.filter(({ ruleset_id: id }) => id === ruleSet.id).map(({ type }) => type)
    return obstacle(
      `The ruleset "${ruleSet.name}" (${types.join(', ')}) does not let this token create the branch ${branch}. Exclude the branches ${branchPattern(branch)} from it, or let the token bypass it: ${ruleSet.url}`
    )
  })
}

/** For all branches that are named like this one. */
function branchPattern(branch: string): string {
  const folder = branch.slice(0, branch.lastIndexOf('/') + 1)
  return (folder === '' ? branch : folder).replaceAll(/\d+/g, '*') + (folder === '' ? '' : '**')
}

/** True only for rules that leave no doubt. Most rules are about merging, or about commits that do not exist yet. */
function preventsCreation(rule: BranchRule, branch: string): boolean {
  if (rule.type === 'creation') return true
  if (rule.type === 'required_status_checks') return rule.parameters?.do_not_enforce_on_create === false
  if (rule.type !== 'branch_name_pattern' || !rule.parameters) return false
  const { operator, pattern, negate = false } = rule.parameters
  const matches = matchesName(branch, operator, pattern)
  return matches !== undefined && matches === negate
}

/** Undefined for a regular expression, whose dialect is not JavaScript's. */
function matchesName(branch: string, operator: string, pattern: string): boolean | undefined {
  switch (operator) {
    case 'starts_with':
      return branch.startsWith(pattern)
    case 'ends_with':
      return branch.endsWith(pattern)
    case 'contains':
      return branch.includes(pattern)
    default:
      return undefined
  }
}

/** The ruleset, if GitHub says that our token cannot bypass it. */
async function enforcedRuleSet({ octokit, repository }: Connection, id: number) {
  const { data } = await octokit.rest.repos.getRepoRuleset({ ...repository, ruleset_id: id })
  if (data.current_user_can_bypass !== 'never') return undefined
  return { id, name: data.name, url: data._links?.html?.href ?? data.source }
}
