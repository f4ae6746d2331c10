import { describe, expect, it } from '@jest/globals'
import { startForgeFixture, type ForgeOptions } from '../support/github-forge.ts'

const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments'

it('writes a comment and edits it', async () => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })

  const id = await fixture.forge.createComment(number, 'Working')
  expect(fixture.repository.comments(number)).toMatchObject([{ id, body: expect.stringMatching(/^Working\n<!--/) }])
  await fixture.forge.updateComment(id, 'Done')

  expect(fixture.repository.comments(number)).toMatchObject([{ id, body: 'Done' }])
  expect(fixture.calls()).toHaveLength(2)
})

it.each(['request', 'response'] as const)('creates one comment when the %s is lost', async (cut) => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  fixture.github.fault({ method: 'POST', route: COMMENTS, cut })

  const id = await fixture.forge.createComment(number, 'Working')

  expect(fixture.repository.comments(number).map((comment) => comment.id)).toEqual([id])
})

it('creates one comment when half of the response is lost', async () => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  fixture.github.fault({ method: 'POST', route: COMMENTS, status: 201, body: '{"id": 12' })

  await fixture.forge.createComment(number, 'Working')

  expect(fixture.repository.comments(number)).toHaveLength(1)
})

it('does not mistake the comment of another author for its own when a response is lost', async () => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const other = fixture.repository.comment(number, { body: 'Working\n<!-- forgehand:comment:1 -->', author: 'mallory' })
  fixture.github.fault({ method: 'POST', route: COMMENTS, cut: 'request' })

  await expect(fixture.forge.createComment(number, 'Working')).resolves.not.toBe(other.id)
})

it('gives up after several attempts, and reports the response', async () => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  fixture.github.fault({ method: 'POST', route: COMMENTS, status: 502, times: 10 })

  await expect(fixture.forge.createComment(number, 'Working')).rejects.toThrow(
    /responded with 502 to POST .*githubstatus/
  )
  expect(fixture.calls().filter((call) => call.startsWith('POST'))).toHaveLength(3)
})

it('shortens a body that is too long for GitHub', async () => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })

  const id = await fixture.forge.createComment(number, '😀'.repeat(40_000))
  await fixture.forge.updateComment(id, '😀'.repeat(40_000))

  expect(fixture.repository.comments(number)[0]?.body).toMatch(/^(😀)+…$/u)
})

it('says that the conversation is locked', async () => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const body = { message: 'Unable to create comment because issue is locked.', status: '403' }
  fixture.github.fault({ method: 'POST', route: COMMENTS, status: 403, body })

  await expect(fixture.forge.createComment(number, 'Working')).rejects.toThrow(/#1 is locked.*Unlock/)
})

it('reports a deleted issue', async () => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  fixture.repository.deleteIssue(number)
  await expect(fixture.forge.createComment(number, 'Working')).rejects.toThrow(/#1 was deleted/)
})

it('posts a notice about an ignored comment only once', async () => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const { id } = fixture.repository.comment(number, { body: '/agent fix this', author: 'mallory' })
  fixture.github.fault({ method: 'POST', route: COMMENTS, cut: 'response' })

  await fixture.forge.postNoticeOnce(number, { about: { claim: `comment-${id}` }, text: 'mallory has read access.' })
  await fixture.forge.postNoticeOnce(number, { about: { claim: `comment-${id}` }, text: 'mallory has read access.' })
  await fixture.forge.postNoticeOnce(number, { about: { claim: `comment-${id + 1}` }, text: 'Another matter.' })

  const told = fixture.repository.comments(number).filter(({ author }) => author.isBot)
  expect(told.map(({ body }) => body.split('\n')[0])).toEqual(['mallory has read access.', 'Another matter.'])
})

describe('a notice to an account', () => {
  const notice = { about: { accountId: 7 }, text: 'mallory has read access.' }
  const REF = 'refs/forgehand/claims/notice-1-7'

  async function openIssue() {
    const fixture = await startForgeFixture()
    const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
    const count = () => fixture.repository.comments(number).length
    const post = (options: ForgeOptions = {}) => fixture.forgeWith(options).postNoticeOnce(number, notice)
    return { fixture, count, post, [Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose]() }
  }

  it('is posted once by ten simultaneous runs', async () => {
    await using thread = await openIssue()
    await Promise.all(Array.from({ length: 10 }, () => thread.post()))
    expect(thread.count()).toBe(1)
  })

  it('is not posted again after its claim was deleted', async () => {
    await using thread = await openIssue()
    await thread.post()
    await thread.fixture.repository.state.git.run(['update-ref', '-d', REF])
    await thread.post()
    expect(thread.count()).toBe(1)
  })

  it('is posted by a later run if posting fails', async () => {
    await using thread = await openIssue()
    thread.fixture.github.fault({ method: 'POST', route: COMMENTS, status: 502, times: 3 })
    await expect(thread.post()).rejects.toThrow(/502/)
    await thread.post()
    expect(thread.count()).toBe(1)
  })

  it('needs no permission to write refs', async () => {
    await using thread = await openIssue()
    const token = { permissions: { contents: 'read', issues: 'write' } } as const
    await thread.post({ token })
    await thread.post({ token })
    expect(thread.count()).toBe(1)
  })

  it('claims nothing once it is there', async () => {
    await using thread = await openIssue()
    await thread.post()
    const before = thread.fixture.calls().length
    await thread.post()
    expect(thread.fixture.calls().slice(before)).toEqual(['GET /issues/{issue_number}/comments'])
  })
})

it('reports a deleted issue when it posts a notice', async () => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  fixture.repository.deleteIssue(number)
  await expect(fixture.forge.postNoticeOnce(number, { about: { claim: 'comment-1' }, text: 'No.' })).rejects.toThrow(
    /#1 was deleted/
  )
})
