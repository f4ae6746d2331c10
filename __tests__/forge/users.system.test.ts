import { expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { startForgeFixture } from '../support/github-forge.ts'

it.each([
  ['admin', 'admin'],
  ['maintain', 'write'],
  ['write', 'write'],
  ['triage', 'read'],
  ['read', 'read']
] as const)('gives somebody with the role %s the permission %s', async (role, permission) => {
  await using fixture = await startForgeFixture()
  fixture.repository.setPermission('grace', role)
  await expect(fixture.forge.permissionOf(fixture.github.account('grace'))).resolves.toBe(permission)
})

it('gives an unknown account no permission', async () => {
  await using fixture = await startForgeFixture()
  await expect(fixture.forge.permissionOf({ login: 'nobody-at-all', id: 9 })).resolves.toBe('none')
})

it('identifies itself with a read-only token', async () => {
  await using fixture = await startForgeFixture()
  const { id } = fixture.github.account('github-actions[bot]')
  const reader = fixture.forgeWith({
    token: { permissions: { issues: 'read', contents: 'read', pull_requests: 'read' } }
  })
  await expect(reader.whoAmI()).resolves.toEqual({ login: 'github-actions[bot]', id, isBot: true })
})

it('retries when the response is lost', async () => {
  await using fixture = await startForgeFixture()
  fixture.github.fault({ method: 'POST', route: '/graphql', status: 502 })
  await expect(fixture.forge.whoAmI()).resolves.toMatchObject({ login: 'github-actions[bot]' })
})

const asked = (commentId: number) => ({ trigger: { kind: 'comment', commentId } as const, number: 1 })

it('adds one 👀 reaction however often it is called, and returns its author', async () => {
  await using fixture = await startForgeFixture()
  const issue = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const comment = fixture.repository.comment(issue.number, { body: '/agent fix this', author: 'ada' })

  const first = await fixture.forge.acknowledge(asked(comment.id))
  const second = await fixture.forge.acknowledge(asked(comment.id))

  const self = { login: 'github-actions[bot]', id: fixture.github.account('github-actions[bot]').id, isBot: true }
  expect([first, second]).toEqual([self, self])
  expect(comment.reactions).toHaveLength(1)
  expect(comment.reactions[0]).toMatchObject({ content: 'eyes' })
})

it.each(['request', 'response'] as const)(
  'adds one 👀 to an issue or a comment on a line whose %s is lost',
  async (cut) => {
    await using fixture = await startForgeFixture()
    const { github, repository, forge } = fixture
    const issue = repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
    github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/issues/{issue_number}/reactions', cut })
    const labeled = { trigger: { kind: 'label', label: 'agent' } as const, number: issue.number }
    await expect(forge.acknowledge(labeled)).resolves.toMatchObject({ login: 'github-actions[bot]' })
    expect(issue.reactions).toHaveLength(1)

    await repository.push('topic', { 'a.txt': 'two\n' }, 'Count on')
    const { number } = await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'topic' })
    const review = await repository.review(number, {
      author: 'grace',
      body: '',
      comments: [{ path: 'a.txt', line: 1, body: '/agent fix this' }]
    })
    const [comment] = repository.reviewComments(number, review.id)
    github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', cut })
    const trigger = { kind: 'review', reviewId: review.id, commentId: comment?.id ?? 0, hasCommand: true } as const
    await expect(forge.acknowledge({ trigger, number })).resolves.toMatchObject({ login: 'github-actions[bot]' })
    expect(comment?.reactions).toHaveLength(1)
  }
)

it.each([
  [
    'the comment',
    (fixture: Awaited<ReturnType<typeof startForgeFixture>>, id: number) => {
      fixture.repository.deleteComment(id)
    }
  ],
  [
    'the issue',
    (fixture: Awaited<ReturnType<typeof startForgeFixture>>) => {
      fixture.repository.deleteIssue(1)
    }
  ]
])('reports that %s was deleted', async (_, remove) => {
  await using fixture = await startForgeFixture()
  fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const comment = fixture.repository.comment(1, { body: '/agent fix this', author: 'ada' })
  remove(fixture, comment.id)

  const acknowledged = fixture.forge.acknowledge(asked(comment.id))

  await expect(acknowledged).rejects.toThrow(UserError)
  await expect(acknowledged).rejects.toThrow(/was deleted/)
})

it('names the missing permission of the workflow', async () => {
  await using fixture = await startForgeFixture()
  const forge = fixture.forgeWith({ token: { permissions: { issues: 'read', pull_requests: 'read' } } })
  fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const comment = fixture.repository.comment(1, { body: '/agent fix this', author: 'ada' })
  await expect(forge.acknowledge(asked(comment.id))).rejects.toThrow(
    /Add `issues: write` or `pull-requests: write` under `permissions:`/
  )
})
