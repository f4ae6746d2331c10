import { expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { startRig } from '../support/github-forge.ts'

it.each([
  ['admin', 'admin'],
  ['maintain', 'write'],
  ['write', 'write'],
  ['triage', 'read'],
  ['read', 'read']
] as const)('gives somebody with the role %s the permission %s', async (role, permission) => {
  await using rig = await startRig()
  rig.repository.setPermission('grace', role)
  await expect(rig.forge.permissionOf(rig.github.account('grace'))).resolves.toBe(permission)
})

it('gives an unknown account no permission', async () => {
  await using rig = await startRig()
  await expect(rig.forge.permissionOf({ login: 'nobody-at-all', id: 9 })).resolves.toBe('none')
})

it('identifies itself with a read-only token', async () => {
  await using rig = await startRig()
  const { id } = rig.github.account('github-actions[bot]')
  const reader = rig.forgeWith({ token: { permissions: { issues: 'read', contents: 'read', pull_requests: 'read' } } })
  await expect(reader.whoAmI()).resolves.toEqual({ login: 'github-actions[bot]', id, isBot: true })
})

it('retries when the response is lost', async () => {
  await using rig = await startRig()
  rig.github.fault({ method: 'POST', route: '/graphql', status: 502 })
  await expect(rig.forge.whoAmI()).resolves.toMatchObject({ login: 'github-actions[bot]' })
})

it('adds one 👀 reaction however often it is called, and returns its author', async () => {
  await using rig = await startRig()
  const issue = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const comment = rig.repository.comment(issue.number, { body: '/agent fix this', author: 'ada' })

  const first = await rig.forge.acknowledge(comment.id)
  const second = await rig.forge.acknowledge(comment.id)

  const self = { login: 'github-actions[bot]', id: rig.github.account('github-actions[bot]').id, isBot: true }
  expect([first, second]).toEqual([
    { self, isFirst: true },
    { self, isFirst: false }
  ])
  expect(comment.reactions).toHaveLength(1)
  expect(comment.reactions[0]).toMatchObject({ content: 'eyes' })
})

it.each([
  [
    'the comment',
    (rig: Awaited<ReturnType<typeof startRig>>, id: number) => {
      rig.repository.deleteComment(id)
    }
  ],
  [
    'the issue',
    (rig: Awaited<ReturnType<typeof startRig>>) => {
      rig.repository.deleteIssue(1)
    }
  ]
])('reports that %s was deleted', async (_, remove) => {
  await using rig = await startRig()
  rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const comment = rig.repository.comment(1, { body: '/agent fix this', author: 'ada' })
  remove(rig, comment.id)

  const acknowledged = rig.forge.acknowledge(comment.id)

  await expect(acknowledged).rejects.toThrow(UserError)
  await expect(acknowledged).rejects.toThrow(/was deleted/)
})

it('names the missing permission of the workflow', async () => {
  await using rig = await startRig()
  const forge = rig.forgeWith({ token: { permissions: { issues: 'read', pull_requests: 'read' } } })
  rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const comment = rig.repository.comment(1, { body: '/agent fix this', author: 'ada' })
  await expect(forge.acknowledge(comment.id)).rejects.toThrow(/Add `issues: write` under `permissions:`/)
})
