import { ApiError, list, notFound, ok, type FieldError, type ApiResponse } from '../responses.ts'
import { nodeId } from '../serialize/node-id.ts'
import { repositoryUrl } from '../serialize/repository.ts'
import { fullName, timestamp, type Repository, type Rule, type RuleSet } from '../state.ts'
import { parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'

const READ = { metadata: 'read' } as const

/** https://docs.github.com/rest/repos/rules */
export const ruleRoutes: readonly Route[] = [
  repositoryRoute('GET /rules/branches/{branch}', READ, getBranchRules),
  repositoryRoute('GET /rulesets/{ruleset_id}', READ, getRuleSet)
]

function getBranchRules(call: RepositoryCall): ApiResponse {
  const { repository } = call
  if (!repository.settings.hasRuleSets) throw notFound()
  const source = { ruleset_source_type: 'Repository', ruleset_source: fullName(repository) }
  const found = ruleSetsFor(repository, parameter(call, 'branch'))
  return list(found.flatMap(({ id, rules }) => rules.map((rule) => ({ ...rule, ...source, ruleset_id: id }))))
}

function getRuleSet(call: RepositoryCall): ApiResponse {
  const { github, repository, caller } = call
  const id = Number(parameter(call, 'ruleset_id'))
  const ruleSet = repository.settings.hasRuleSets ? repository.ruleSets.find((one) => one.id === id) : undefined
  if (!ruleSet) throw notFound()
  const { name, rules, branchPrefix, canBypass } = ruleSet
  return ok({
    id,
    node_id: nodeId('RepositoryRuleset', id),
    name,
    target: 'branch',
    source_type: 'Repository',
    source: fullName(repository),
    enforcement: 'active',
    ...(caller && { current_user_can_bypass: canBypass ? 'always' : 'never' }),
    conditions: { ref_name: { include: [`refs/heads/${branchPrefix}**`], exclude: [] } },
    rules,
    created_at: timestamp(repository.createdAt),
    updated_at: timestamp(repository.createdAt),
    _links: {
      self: { href: `${repositoryUrl(github, repository)}/rulesets/${id}` },
      html: { href: `${github.serverUrl}/${fullName(repository)}/rules/${id}` }
    }
  })
}

/** Those that apply to the branch. */
export function ruleSetsFor({ ruleSets, settings }: Repository, branch: string): readonly RuleSet[] {
  if (!settings.hasRuleSets) return []
  return ruleSets.filter(({ branchPrefix }) => branch.startsWith(branchPrefix))
}

/** The rules are for branches; other refs have none. @throws ApiError for a branch that a rule does not allow, with GitHub's words */
export function requireRules(repository: Repository, ref: string, change: 'creation' | 'update'): void {
  if (!ref.startsWith('refs/heads/')) return
  const branch = ref.slice('refs/heads/'.length)
  const rules = ruleSetsFor(repository, branch).flatMap((ruleSet) => (ruleSet.canBypass ? [] : ruleSet.rules))
  const violations = rules.flatMap((rule) => violationOf(rule, branch, change))
  if (violations.length > 0) throw new ApiError(422, 'Repository rule violations found', violations)
}

function violationOf(rule: Rule, branch: string, change: 'creation' | 'update'): readonly FieldError[] {
  const [resource, code] = ['Ref', 'custom']
  if (rule.type === 'creation' && change === 'creation')
    return [{ resource, code, message: 'Cannot create ref due to creations being restricted.' }]
  if (rule.type === 'update' && change === 'update')
    return [{ resource, code, message: 'Cannot update this protected ref.' }]
  if (rule.type === 'pull_request' && change === 'update')
    return [{ resource, code, message: 'Changes must be made through a pull request.' }]
  if (rule.type !== 'branch_name_pattern' || change === 'update') return []
  const { operator, pattern, negate = false } = rule.parameters
  if (matches(branch, operator, pattern) !== negate) return []
  return [{ resource, code, message: `Branch name must match a given ${operator} pattern: ${pattern}` }]
}

function matches(branch: string, operator: string, pattern: string): boolean {
  if (operator === 'starts_with') return branch.startsWith(pattern)
  if (operator === 'ends_with') return branch.endsWith(pattern)
  return operator === 'contains' ? branch.includes(pattern) : new RegExp(pattern).test(branch)
}
