import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Permissions, Rule } from '../../emulators/github/state.ts'
import { UserError } from '../../src/errors.ts'
import type { PublishingPlan } from '../../src/forge/forge.ts'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'

const plan: PublishingPlan = { branch: 'agent/issue-1', isNewBranch: true, base: 'main', opensPullRequest: true }
const PULLS = '/repos/{owner}/{repo}/pulls'
const RULES = '/repos/{owner}/{repo}/rules/branches/{branch}'

const PUSH_RULES: readonly Rule[] = [
  { type: 'update' },
  {
    type: 'pull_request',
    parameters: {
      dismiss_stale_reviews_on_push: false,
      require_code_owner_review: false,
      require_last_push_approval: false,
      required_approving_review_count: 1,
      required_review_thread_resolution: false
    }
  }
]
const OTHER_RULES: readonly Rule[] = [
  { type: 'creation' },
  { type: 'deletion' },
  { type: 'non_fast_forward' },
  { type: 'required_linear_history' },
  { type: 'branch_name_pattern', parameters: { operator: 'starts_with', pattern: 'top' } }
]

let fixture: ForgeFixture
beforeEach(async () => {
  fixture = await startForgeFixture()
})
afterEach(async () => {
  await fixture[Symbol.asyncDispose]()
})

function setting(...words: string[]) {
  return expect.objectContaining({ kind: 'setting', text: expect.stringMatching(words.join('[^]*')) })
}

it('finds nothing missing for a token with all permissions, in two requests that create nothing', async () => {
  expect(await fixture.forge.missingAccess(plan)).toEqual([])
  expect(fixture.calls().toSorted()).toEqual(['GET /rules/branches/{branch}', 'POST /pulls'])
  expect(fixture.repository.state.issues.size).toBe(0)
})

it.each<[Partial<Permissions>, string[]]>([
  [{ contents: 'read' }, ['contents']],
  [{ pull_requests: 'read' }, ['pull-requests']],
  [{ contents: 'none', pull_requests: 'none' }, ['contents', 'pull-requests']]
])('names the permissions that %j lacks', async (permissions, missing) => {
  const forge = fixture.forgeWith({ token: { permissions } })
  const expected = missing.map((permission) => ({ kind: 'permission', permission }))
  expect(await forge.missingAccess(plan)).toEqual(expected)
})

it('names the setting that keeps workflows from opening pull requests', async () => {
  fixture.repository.state.settings.mayOpenPullRequests = false
  expect(await fixture.forge.missingAccess(plan)).toEqual([setting('not permitted', '/ada/engine/settings/actions')])
})

it('does not ask about opening a pull request if there is one', async () => {
  fixture.repository.state.settings.mayOpenPullRequests = false
  expect(await fixture.forge.missingAccess({ ...plan, opensPullRequest: false })).toEqual([])
  expect(fixture.calls()).not.toContain('POST /pulls')
})

describe('rulesets', () => {
  it.each<[string, Rule]>([
    ['creation', { type: 'creation' }],
    ['branch_name_pattern', { type: 'branch_name_pattern', parameters: { operator: 'starts_with', pattern: 'feat/' } }],
    [
      'branch_name_pattern',
      { type: 'branch_name_pattern', parameters: { operator: 'contains', pattern: 'issue', negate: true } }
    ]
  ])('that refuse the branch are named: %s', async (type, rule) => {
    fixture.repository.addRuleSet({ name: 'Only people', rules: [rule] })
    expect(await fixture.forge.missingAccess(plan)).toEqual([
      setting('"Only people"', type, 'agent/issue-1', '/ada/engine/rules/\\d+')
    ])
  })

  it.each<[string, Rule]>([
    ['about merging', { type: 'required_linear_history' }],
    ['about existing branches', { type: 'update' }],
    [
      'that the name satisfies',
      { type: 'branch_name_pattern', parameters: { operator: 'contains', pattern: 'issue' } }
    ],
    ['in another dialect', { type: 'branch_name_pattern', parameters: { operator: 'regex', pattern: '^x' } }]
  ])('do not stop a run: %s', async (_, rule) => {
    fixture.repository.addRuleSet({ rules: [rule] })
    expect(await fixture.forge.missingAccess(plan)).toEqual([])
  })

  it('do not stop a token that can bypass them, or apply to other branches', async () => {
    fixture.repository.addRuleSet({ rules: [{ type: 'creation' }], canBypass: true })
    fixture.repository.addRuleSet({ rules: [{ type: 'creation' }], branchPrefix: 'release/' })
    expect(await fixture.forge.missingAccess(plan)).toEqual([])
  })
})

describe('a branch that the work would go to', () => {
  const existing = { ...plan, branch: 'topic', isNewBranch: false, opensPullRequest: false }
  beforeEach(() => fixture.repository.push('topic', { 'b.txt': 'b\n' }, 'Begin'))

  it('is named if it is protected', async () => {
    expect(await fixture.forge.missingAccess(existing)).toEqual([])
    fixture.repository.protectBranch('topic')
    const expected = setting('topic is a protected branch \\(branch protection\\)')
    expect(await fixture.forge.missingAccess(existing)).toEqual([expected])
  })

  it('is named on a server without rulesets', async () => {
    Object.assign(fixture.repository.state.settings, { hasRuleSets: false })
    fixture.repository.protectBranch('topic')
    expect(await fixture.forge.missingAccess(existing)).toEqual([setting('topic is a protected branch')])
  })

  it.each(PUSH_RULES)('is named if the rule %j forbids pushes to it, even if the token can bypass it', async (rule) => {
    fixture.repository.addRuleSet({ rules: [{ type: 'non_fast_forward' }, rule], canBypass: true })
    expect(await fixture.forge.missingAccess(existing)).toEqual([setting(`protected branch \\(${rule.type}\\)`)])
  })

  it('is named if it has both protections, of which only the older one forbids pushes', async () => {
    fixture.repository.protectBranch('topic')
    fixture.repository.addRuleSet({ rules: [{ type: 'deletion' }] })
    expect(await fixture.forge.missingAccess(existing)).toEqual([
      setting('topic is a protected branch \\(branch protection\\)')
    ])
  })

  it.each(OTHER_RULES)('is not named for the rule %j, which allows pushes', async (rule) => {
    fixture.repository.addRuleSet({ rules: [rule] })
    expect(await fixture.forge.missingAccess(existing)).toEqual([])
  })
})

it('explains why the rules of a branch could not be read', async () => {
  fixture.github.fault({ method: 'GET', route: RULES, status: 503, times: 10 })
  await expect(fixture.forge.branchObstacles(plan)).rejects.toThrow(UserError)
})

describe('missing access is not concluded from', () => {
  it('the answer of a server without rulesets', async () => {
    Object.assign(fixture.repository.state.settings, { hasRuleSets: false })
    expect(await fixture.forge.missingAccess(plan)).toEqual([])
  })

  it.each([404, 422, 429, 500, 503])('status %i', async (status) => {
    const times = 10
    fixture.github.fault({ method: 'POST', route: PULLS, status, times })
    fixture.github.fault({ method: 'GET', route: RULES, status, times })
    expect(await fixture.forge.missingAccess(plan)).toEqual([])
  })

  it('a refusal with other words', async () => {
    const body = { message: 'Although you appear to have the correct credentials, your address is not allowed.' }
    fixture.github.fault({ method: 'POST', route: PULLS, status: 403, body })
    expect(await fixture.forge.missingAccess(plan)).toEqual([])
  })

  it('a server that cuts every connection', async () => {
    fixture.github.observe(() => Promise.resolve('cut'))
    expect(await fixture.forge.missingAccess(plan)).toEqual([])
  })
})
