import { expect, it } from '@jest/globals'
import { startForgeFixture } from '../support/github-forge.ts'

const stop = { by: { login: 'ada', id: 7 }, at: '2026-11-20T10:00:05Z', claim: 'comment-5' }

it('reads session, stop and pull request in one request', async () => {
  await using fixture = await startForgeFixture()
  const { forge, github, repository } = fixture
  await repository.push('topic', { 'b.txt': 'b\n' }, 'Add a file')
  const { number } = await repository.openPullRequest({ title: 'A file', author: 'ada', head: 'topic' })
  const thread = `pull-${number}`
  const self = { ...github.account('github-actions[bot]'), isBot: true }
  const session = { key: thread, self, previous: undefined, isRoot: false, messages: 'H4sA/w==', message: 'Session' }
  await forge.writeSession({ ...session, record: '{"version":1}' })
  await forge.writeStop(thread, stop)
  const before = github.requests.length

  const start = await forge.readThreadStart({ thread, pullRequest: number })

  expect(github.requests.slice(before).map(({ path }) => path)).toEqual(['/graphql'])
  expect(start).toMatchObject({ stop, session: { author: { id: self.id, isSigned: true }, record: '{"version":1}' } })
  expect(start.pullRequest).toEqual(await forge.readPullRequest(number))
})

it('returns the issue for which the pull request was opened, according to its text', async () => {
  await using fixture = await startForgeFixture()
  const { forge, repository } = fixture
  await repository.push('topic', { 'b.txt': 'b\n' }, 'Add a file')
  const said = { title: 'A file', author: 'ada', head: 'topic', body: '<!-- forgehand:issue:7 -->\n\nAdds a file.' }
  const { number } = await repository.openPullRequest(said)
  expect((await forge.readThreadStart({ thread: `pull-${number}`, pullRequest: number })).issue).toBe(7)
})

it('recognizes the pull request of a fork', async () => {
  await using fixture = await startForgeFixture()
  const { forge, github, repository } = fixture
  const fork = await github.createRepository({ owner: 'grace', name: 'engine', forkOf: repository })
  await fork.push('topic', { 'b.txt': 'b\n' }, 'Add a file')
  const { number } = await repository.openPullRequest({ title: 'Afar', author: 'grace', head: 'topic', from: fork })
  const start = await forge.readThreadStart({ thread: `pull-${number}`, pullRequest: number })
  expect(start.pullRequest).toEqual(await forge.readPullRequest(number))
  expect(start.pullRequest?.isFork).toBe(true)
})

it("returns nothing for a thread without refs, although another thread's name starts with the same characters", async () => {
  await using fixture = await startForgeFixture()
  await fixture.forge.writeStop('issue-12', stop)
  const nothing = { session: undefined, stop: undefined, pullRequest: undefined, issue: undefined, taskKey: undefined }
  expect(await fixture.forge.readThreadStart({ thread: 'issue-1', pullRequest: undefined })).toEqual(nothing)
})

it('ignores refs to something that is not a commit', async () => {
  await using fixture = await startForgeFixture()
  const { git } = fixture.repository.state
  const blob = await git.text(['hash-object', '-w', '--stdin'], { input: 'Forgehand-Stop: {}' })
  for (const folder of ['sessions', 'stop']) await git.run(['update-ref', `refs/forgehand/${folder}/issue-1`, blob])
  const start = await fixture.forge.readThreadStart({ thread: 'issue-1', pullRequest: undefined })
  expect(start).toMatchObject({ session: undefined, stop: undefined })
})

it('names the pull request that was deleted', async () => {
  await using fixture = await startForgeFixture()
  const reading = fixture.forge.readThreadStart({ thread: 'pull-99', pullRequest: 99 })
  await expect(reading).rejects.toThrow('The pull request #99 was deleted')
})
