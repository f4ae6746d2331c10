import { expect, it } from '@jest/globals'
import { startForgeFixture } from '../support/github-forge.ts'

const none = { labels: [], reviewers: [], assignees: [] }

/** An open pull request of the workflow, which ada, grace and the team `platform` can review. */
async function startWithPullRequest() {
  const fixture = await startForgeFixture()
  const { repository } = fixture
  repository.setPermission('grace', 'write')
  repository.addTeam('platform')
  await repository.push('agent/issue-1', { 'a.txt': 'two\n' }, 'Count on')
  await repository.openPullRequest({ title: 'Count on', author: 'github-actions[bot]', head: 'agent/issue-1' })
  return fixture
}

it('needs one call for each kind, and none for what is not set', async () => {
  await using fixture = await startWithPullRequest()
  expect(await fixture.forge.triagePullRequest(1, none)).toEqual([])
  expect(fixture.calls()).toEqual([])

  const triage = {
    labels: ['agent', 'good first issue'],
    reviewers: ['Ada', 'grace', 'ada/platform'],
    assignees: ['grace']
  }
  expect(await fixture.forge.triagePullRequest(1, triage)).toEqual([])
  expect(fixture.calls().sort()).toEqual([
    'POST /issues/{issue_number}/assignees',
    'POST /issues/{issue_number}/labels',
    'POST /pulls/{pull_number}/requested_reviewers'
  ])
  const { labels, assignees, pullRequest } = fixture.repository.pullRequest(1)
  expect([...labels]).toEqual(['agent', 'good first issue'])
  expect([...assignees]).toMatchObject([{ login: 'grace' }])
  expect([...pullRequest.requestedReviewers]).toMatchObject([{ login: 'ada' }, { login: 'grace' }])
  expect([...pullRequest.requestedTeams]).toEqual(['platform'])
})

it('requests the reviews of the others if one is refused, and names the refused ones', async () => {
  await using fixture = await startWithPullRequest()
  const reviewers = ['ada', 'stranger', 'ada/secret', 'elsewhere/platform']
  expect(await fixture.forge.triagePullRequest(1, { ...none, reviewers })).toEqual([
    'No review was requested from elsewhere/platform: ada has no such team.',
    expect.stringMatching(/^No review was requested from stranger: Reviews may only be requested from collaborators\./),
    expect.stringMatching(/^No review was requested from ada\/secret: .*A team needs access to the repository/)
  ])
  expect([...fixture.repository.pullRequest(1).pullRequest.requestedReviewers]).toMatchObject([{ login: 'ada' }])
})

it('names the people who cannot be assigned', async () => {
  await using fixture = await startWithPullRequest()
  expect(await fixture.forge.triagePullRequest(1, { ...none, assignees: ['Grace', 'stranger'] })).toEqual([
    'These people were not assigned: stranger. GitHub assigns only people with access to the repository, and at most ten.'
  ])
})

it('names the missing permission instead of failing', async () => {
  await using fixture = await startWithPullRequest()
  const forge = fixture.forgeWith({ token: { permissions: { issues: 'none', pull_requests: 'read' } } })
  const problems = await forge.triagePullRequest(1, {
    labels: ['agent'],
    reviewers: ['ada', 'grace'],
    assignees: ['ada']
  })
  expect(problems).toEqual([
    expect.stringMatching(/^The labels agent were not added: .*write/),
    expect.stringMatching(/^These people were not assigned: ada\. .*write/),
    expect.stringMatching(/^No review was requested from ada, grace: .*`pull-requests: write`/)
  ])
  expect(fixture.calls()).toHaveLength(3)
})

it.each(['request', 'response'] as const)('asks again when a %s is lost', async (cut) => {
  await using fixture = await startWithPullRequest()
  const routes = [
    'issues/{issue_number}/labels',
    'issues/{issue_number}/assignees',
    'pulls/{pull_number}/requested_reviewers'
  ]
  for (const route of routes) fixture.github.fault({ method: 'POST', route: `/repos/{owner}/{repo}/${route}`, cut })
  const triage = { labels: ['agent'], reviewers: ['grace', 'ada/platform'], assignees: ['grace'] }
  expect(await fixture.forge.triagePullRequest(1, triage)).toEqual([])
  const { labels, assignees, pullRequest } = fixture.repository.pullRequest(1)
  expect([...labels]).toEqual(['agent'])
  expect([...assignees]).toMatchObject([{ login: 'grace' }])
  expect([...pullRequest.requestedReviewers]).toMatchObject([{ login: 'grace' }])
  expect([...pullRequest.requestedTeams]).toEqual(['platform'])
})

it.each([500, 'cut'] as const)('does not fail when GitHub does (%s)', async (kind) => {
  await using fixture = await startWithPullRequest()
  const fault = kind === 'cut' ? { cut: 'request' as const } : { status: kind }
  const route = '/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers'
  fixture.github.fault({ method: 'POST', route, times: 100, ...fault })
  const problems = await fixture.forge.triagePullRequest(1, { ...none, reviewers: ['ada', 'grace'] })
  expect(problems).toEqual([expect.stringMatching(/^No review was requested from ada, grace: /)])
})
