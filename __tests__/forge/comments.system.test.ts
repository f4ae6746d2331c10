import { expect, it } from '@jest/globals'
import { startRig } from '../support/github-forge.ts'

const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments'

it('writes a comment and edits it', async () => {
  await using rig = await startRig()
  const { number } = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })

  const id = await rig.forge.createComment(number, 'Working')
  expect(rig.repository.comments(number)).toMatchObject([{ id, body: expect.stringMatching(/^Working\n<!--/) }])
  await rig.forge.updateComment(id, 'Done')

  expect(rig.repository.comments(number)).toMatchObject([{ id, body: 'Done' }])
  expect(rig.calls()).toHaveLength(2)
})

it.each(['request', 'response'] as const)('leaves one comment when its %s is lost', async (cut) => {
  await using rig = await startRig()
  const { number } = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  rig.github.fault({ method: 'POST', route: COMMENTS, cut })

  const id = await rig.forge.createComment(number, 'Working')

  expect(rig.repository.comments(number).map((comment) => comment.id)).toEqual([id])
})

it('leaves one comment when half of its answer is lost', async () => {
  await using rig = await startRig()
  const { number } = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  rig.github.fault({ method: 'POST', route: COMMENTS, status: 201, body: '{"id": 12' })

  await rig.forge.createComment(number, 'Working')

  expect(rig.repository.comments(number)).toHaveLength(1)
})

it('takes nobody else for its own when an answer is lost', async () => {
  await using rig = await startRig()
  const { number } = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const other = rig.repository.comment(number, { body: 'Working\n<!-- forgehand:comment:1 -->', author: 'mallory' })
  rig.github.fault({ method: 'POST', route: COMMENTS, cut: 'request' })

  await expect(rig.forge.createComment(number, 'Working')).resolves.not.toBe(other.id)
})

it('gives up after some attempts, and says what GitHub answered', async () => {
  await using rig = await startRig()
  const { number } = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  rig.github.fault({ method: 'POST', route: COMMENTS, status: 502, times: 10 })

  await expect(rig.forge.createComment(number, 'Working')).rejects.toThrow(/responded with 502 to POST .*githubstatus/)
  expect(rig.calls().filter((call) => call.startsWith('POST'))).toHaveLength(3)
})

it('shortens what GitHub would not take', async () => {
  await using rig = await startRig()
  const { number } = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })

  const id = await rig.forge.createComment(number, '😀'.repeat(40_000))
  await rig.forge.updateComment(id, '😀'.repeat(40_000))

  expect(rig.repository.comments(number)[0]?.body).toMatch(/^(😀)+…$/u)
})

it('says that the conversation is locked', async () => {
  await using rig = await startRig()
  const { number } = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const body = { message: 'Unable to create comment because issue is locked.', status: '403' }
  rig.github.fault({ method: 'POST', route: COMMENTS, status: 403, body })

  await expect(rig.forge.createComment(number, 'Working')).rejects.toThrow(/#1 is locked.*Unlock/)
})

it('says that the issue is gone', async () => {
  await using rig = await startRig()
  const { number } = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  rig.repository.deleteIssue(number)
  await expect(rig.forge.createComment(number, 'Working')).rejects.toThrow(/#1 was deleted/)
})

it('tells somebody once why nothing is done about a comment', async () => {
  await using rig = await startRig()
  const { number } = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const { id } = rig.repository.comment(number, { body: '/agent fix this', author: 'mallory' })
  rig.github.fault({ method: 'POST', route: COMMENTS, cut: 'response' })

  await rig.forge.postNoticeOnce(number, { about: id, text: 'mallory has read access.' })
  await rig.forge.postNoticeOnce(number, { about: id, text: 'mallory has read access.' })
  await rig.forge.postNoticeOnce(number, { about: id + 1, text: 'Another matter.' })

  const told = rig.repository.comments(number).filter(({ author }) => author.isBot)
  expect(told.map(({ body }) => body.split('\n')[0])).toEqual(['mallory has read access.', 'Another matter.'])
})

it('says that the issue is gone on which somebody is to be told', async () => {
  await using rig = await startRig()
  const { number } = rig.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  rig.repository.deleteIssue(number)
  await expect(rig.forge.postNoticeOnce(number, { about: 1, text: 'No.' })).rejects.toThrow(/#1 was deleted/)
})
