import { expect, it } from '@jest/globals'
import { startForgeFixture } from '../support/github-forge.ts'
import type { NewPullRequest } from '../../src/forge/forge.ts'

const PULLS = '/repos/{owner}/{repo}/pulls'

const draft: NewPullRequest = {
  branch: 'agent/issue-1',
  base: 'main',
  title: 'Count on',
  body: 'Closes #1',
  isDraft: true
}

async function startRigWithBranch() {
  const fixture = await startForgeFixture()
  await fixture.repository.push(draft.branch, { 'a.txt': 'two\n' }, 'Count on')
  return fixture
}

it('opens a pull request with one call', async () => {
  await using fixture = await startRigWithBranch()

  const opened = await fixture.forge.openPullRequest(draft)

  expect(opened).toEqual({
    kind: 'opened',
    pullRequest: { number: 1, url: `${fixture.github.serverUrl}/ada/engine/pull/1` },
    isDraft: true
  })
  expect(fixture.calls()).toEqual(['POST /pulls'])
  await expect(fixture.forge.readPullRequest(1)).resolves.toEqual({
    number: 1,
    url: `${fixture.github.serverUrl}/ada/engine/pull/1`,
    state: 'open',
    headRef: 'agent/issue-1',
    headSha: await fixture.repository.head(draft.branch),
    baseRef: 'main',
    isFork: false,
    headPage: `${fixture.github.serverUrl}/ada/engine`,
    allowsEdits: true,
    isMerged: false,
    isDraft: true,
    title: draft.title
  })
})

it.each(['request', 'response'] as const)('opens one pull request when the %s is lost', async (cut) => {
  await using fixture = await startRigWithBranch()
  fixture.github.fault({ method: 'POST', route: PULLS, cut })

  await expect(fixture.forge.openPullRequest(draft)).resolves.toMatchObject({
    kind: 'opened',
    pullRequest: { number: 1 }
  })
  expect(fixture.repository.state.issues.size).toBe(1)
})

it('reuses an open pull request', async () => {
  await using fixture = await startRigWithBranch()
  await fixture.forge.openPullRequest(draft)
  await expect(fixture.forge.openPullRequest(draft)).resolves.toMatchObject({
    kind: 'opened',
    pullRequest: { number: 1 }
  })
})

it('opens it ready for review if drafts are unavailable', async () => {
  await using fixture = await startRigWithBranch()
  fixture.repository.state.settings.draftsAllowed = false

  await expect(fixture.forge.openPullRequest(draft)).resolves.toMatchObject({ kind: 'opened', isDraft: false })
  expect(fixture.repository.pullRequest(1).pullRequest.isDraft).toBe(false)
})

it('names the setting that prevents a workflow from opening it', async () => {
  await using fixture = await startRigWithBranch()
  fixture.repository.state.settings.mayOpenPullRequests = false

  await expect(fixture.forge.openPullRequest(draft)).resolves.toEqual({
    kind: 'refused',
    reason: 'GitHub Actions is not permitted to create or approve pull requests.',
    remedy: expect.stringContaining(`${fixture.github.serverUrl}/ada/engine/settings/actions`)
  })
})

it('names the missing permission', async () => {
  await using fixture = await startRigWithBranch()
  const forge = fixture.forgeWith({ token: { permissions: { pull_requests: 'read' } } })
  await expect(forge.openPullRequest(draft)).resolves.toEqual({
    kind: 'refused',
    reason: 'Resource not accessible by integration',
    remedy: 'Add `pull-requests: write` under `permissions:` in the workflow file.'
  })
})

it('reports why GitHub refuses to open it', async () => {
  await using fixture = await startForgeFixture()
  await expect(fixture.forge.openPullRequest({ ...draft, branch: 'main' })).resolves.toMatchObject({
    kind: 'refused',
    reason: 'No commits between main and main'
  })
})

it('shortens a title and a body that are too long for GitHub', async () => {
  await using fixture = await startRigWithBranch()
  await fixture.forge.openPullRequest({ ...draft, title: 't'.repeat(300), body: 'b'.repeat(70_000) })

  const { title, body } = fixture.repository.issue(1)
  expect(title).toHaveLength(256)
  expect(body).toHaveLength(65_536)
})

it.each([undefined, 'Count on and on'])(
  'updates the body, and the title only if there is a new one: %s',
  async (title) => {
    await using fixture = await startRigWithBranch()
    await fixture.forge.openPullRequest(draft)

    await fixture.forge.updatePullRequest(1, { title, body: 'Done.' })

    expect(fixture.repository.issue(1)).toMatchObject({ title: title ?? 'Count on', body: 'Done.' })
  }
)

it('finds the open pull request of a branch before newer closed ones', async () => {
  await using fixture = await startRigWithBranch()
  await fixture.repository.push('release', { 'b.txt': 'b\n' }, 'Release')
  await fixture.repository.openPullRequest({ title: 'Open', author: 'ada', head: draft.branch })
  const closed = await fixture.repository.openPullRequest({
    title: 'Closed',
    author: 'ada',
    head: draft.branch,
    base: 'release'
  })
  closed.state = 'closed'

  await expect(fixture.forge.findPullRequest(draft.branch)).resolves.toMatchObject({ number: 1, state: 'open' })
})

it('finds the newest closed one if none is open, and returns undefined if there is none', async () => {
  await using fixture = await startRigWithBranch()
  for (const title of ['First', 'Second']) {
    const opened = await fixture.repository.openPullRequest({ title, author: 'ada', head: draft.branch })
    opened.state = 'closed'
  }

  await expect(fixture.forge.findPullRequest(draft.branch)).resolves.toMatchObject({ number: 2, state: 'closed' })
  await expect(fixture.forge.findPullRequest('agent/issue-2')).resolves.toBeUndefined()
})

it('does not confuse the pull request of a fork with that of the same branch here', async () => {
  await using fixture = await startForgeFixture()
  const fork = await fixture.github.createRepository({ owner: 'grace', name: 'engine', forkOf: fixture.repository })
  await fork.push(draft.branch, { 'a.txt': 'two\n' }, 'Count on')
  await fixture.repository.openPullRequest({ title: 'From afar', author: 'grace', head: draft.branch, from: fork })

  await expect(fixture.forge.readPullRequest(1)).resolves.toMatchObject({ isFork: true })
  await expect(fixture.forge.findPullRequest(draft.branch)).resolves.toBeUndefined()
})

it('reports a missing pull request', async () => {
  await using fixture = await startForgeFixture()
  await expect(fixture.forge.readPullRequest(9)).rejects.toThrow(/The pull request #9 was deleted/)
})

it('finds the merge base of two commits', async () => {
  await using fixture = await startForgeFixture()
  const mergeBase = await fixture.repository.head('main')
  const head = await fixture.repository.push(draft.branch, { 'a.txt': 'two\n' }, 'Count on')
  const base = await fixture.repository.push('main', { 'b.txt': 'b\n' }, 'Move on')

  await expect(fixture.forge.mergeBase({ base, head })).resolves.toBe(mergeBase)
  expect(fixture.calls()).toEqual(['GET /compare/{basehead}'])
  await expect(fixture.forge.mergeBase({ base, head: '0'.repeat(40) })).resolves.toBeUndefined()
})

it('links to the compare page, whatever the branch names contain', async () => {
  await using fixture = await startForgeFixture()
  const page = `${fixture.github.serverUrl}/ada/engine/compare/main...agent/a%23b%3F?expand=1`
  expect(fixture.forge.compareUrl('main', 'agent/a#b?')).toBe(page)
})

it('opens one pull request when a success has no content', async () => {
  await using fixture = await startRigWithBranch()
  fixture.github.fault({ method: 'POST', route: PULLS, status: 201, body: {} })

  await expect(fixture.forge.openPullRequest(draft)).resolves.toMatchObject({
    kind: 'opened',
    pullRequest: { number: 1 }
  })
  expect(fixture.repository.state.issues.size).toBe(1)
})

it('reports it when every success has no content', async () => {
  await using fixture = await startRigWithBranch()
  fixture.github.fault({ method: 'POST', route: PULLS, status: 201, body: {}, times: 10 })

  await expect(fixture.forge.openPullRequest(draft)).rejects.toThrow(/the response lacks number, html_url/)
})

it('names who took part in a pull request, and its newest commit', async () => {
  await using fixture = await startRigWithBranch()
  await fixture.forge.openPullRequest(draft)

  const { people, head, isComplete } = await fixture.forge.readContributors(1)

  expect(head).toBe(await fixture.repository.head(draft.branch))
  expect(isComplete).toBe(true)
  expect(people[0]).toMatchObject({ isBot: true })
  expect(people.length).toBeGreaterThan(1)
})

it('reads all commits of a long branch, with the fields that show whose they are', async () => {
  await using fixture = await startForgeFixture()
  const { repository, forge } = fixture
  const { git } = repository.state
  const base = (await repository.head('main')) ?? ''
  const names = ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'x'],
    [`GIT_${who}_EMAIL`, 'x@example.com']
  ])
  let head = base
  for (let count = 1; count <= 101; count++) {
    const options = { environment: Object.fromEntries(names) as Record<string, string> }
    head = await git.text(['commit-tree', `${base}^{tree}`, '-p', head, '-m', `Commit ${count}\n\nbody`], options)
  }
  await git.run(['update-ref', 'refs/heads/long', head])
  const commits = await forge.commitsBetween({ base, head })
  expect(commits).toHaveLength(101)
  expect(commits.at(-1)).toMatchObject({
    sha: head,
    title: 'Commit 101',
    message: 'Commit 101\n\nbody',
    authorId: undefined,
    committerId: undefined,
    isSigned: false
  })
})

it('makes a pull request a draft, and says why it cannot', async () => {
  await using fixture = await startRigWithBranch()
  const { forge, repository } = fixture
  await forge.openPullRequest({ ...draft, isDraft: false })
  const { settings } = repository.state
  settings.draftsAllowed = false
  await expect(forge.convertToDraft(1)).resolves.toEqual({
    kind: 'refused',
    reason: 'Draft pull requests are not supported in this repository.'
  })
  settings.draftsAllowed = true
  await expect(forge.convertToDraft(1)).resolves.toEqual({ kind: 'converted' })
  await expect(forge.readPullRequest(1)).resolves.toMatchObject({ isDraft: true })
  await expect(forge.convertToDraft(1)).resolves.toEqual({ kind: 'converted' })
})

it('finds our pull request of a branch behind hundreds of newer ones', async () => {
  await using fixture = await startRigWithBranch()
  const { forge, repository } = fixture
  const opened = await forge.openPullRequest(draft)
  const self = await forge.whoAmI()
  await repository.push('busy', { 'b.txt': 'b\n' }, 'Work')
  for (let number = 2; number <= 301; number++) {
    await repository.openPullRequest({ author: 'grace', head: 'busy', title: 'Another' })
    repository.closePullRequest(number)
  }

  expect(opened).toMatchObject({ pullRequest: { number: 1 } })
  expect(await forge.listOwnPullRequests(self, draft.branch)).toMatchObject([{ number: 1 }])
  expect(await forge.listOwnPullRequests(self, 'busy')).toEqual([])
})
