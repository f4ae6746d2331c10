import { expect, it } from '@jest/globals'
import type { Attachment, AttachmentSource } from '../../src/domain/attachment.ts'
import { findAttachments } from '../../src/tasks/find-attachments.ts'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import { imageOf, PNG } from '../support/pictures.ts'

async function startPrivate(): Promise<ForgeFixture> {
  return startForgeFixture({}, { isPrivate: true })
}

/** The attachments of a text, as a run finds them. */
function attachmentsOf(fixture: ForgeFixture, source: AttachmentSource, body: string): readonly Attachment[] {
  return findAttachments(body, fixture.github.serverUrl).map((name) => ({ name, source, body }))
}

const png = { kind: 'image', type: 'image/png', bytes: PNG, sha256: imageOf(PNG).sha256 }

it('reads images of a private repository from the text, a comment, a review and a comment on a line, one page for each', async () => {
  await using fixture = await startPrivate()
  const { repository, forge } = fixture
  const [one, other] = [repository.upload({ content: PNG }), repository.upload({ content: PNG })]
  const body = `Broken:\n\n![here](${one})\n<img width="300" alt="there" src="${other}">`
  await repository.push('topic', { 'a.txt': 'two\n' }, 'Change')
  const { number } = await repository.openPullRequest({ title: 'Fix', body, author: 'ada', head: 'topic' })
  const comment = repository.comment(number, { body, author: 'grace' })
  const comments = [{ path: 'a.txt', line: 1, side: 'RIGHT', body } as const]
  const review = await repository.review(number, { author: 'grace', body, state: 'COMMENTED', comments })
  const [onLine] = repository.pullRequest(number).pullRequest.reviewComments
  const sources: readonly AttachmentSource[] = [
    { kind: 'text', number },
    { kind: 'comment', id: comment.id },
    { kind: 'review', number, id: review.id },
    { kind: 'review-comment', id: onLine?.id ?? 0 }
  ]

  const read = await forge.readAttachments(sources.flatMap((source) => attachmentsOf(fixture, source, body)))

  expect(read).toEqual(Array.from({ length: 8 }, () => png))
  expect(fixture.calls().toSorted()).toEqual([
    'GET /issues/comments/{comment_id}',
    'GET /issues/{issue_number}',
    'GET /pulls/comments/{comment_id}',
    'GET /pulls/{pull_number}/reviews/{review_id}'
  ])
})

it('reads a text file of a public repository without asking the API, and says why it cannot in a private one', async () => {
  for (const isPrivate of [false, true]) {
    await using fixture = await startForgeFixture({}, { isPrivate })
    const body = `[log.txt](${fixture.repository.upload({ name: 'log.txt', content: Buffer.from('Error: no\n') })})`
    const read = await fixture.forge.readAttachments(attachmentsOf(fixture, { kind: 'comment', id: 1 }, body))
    const unreadable = { kind: 'unreadable', reason: 'GitHub answered with 404' }
    expect(read).toEqual([isPrivate ? unreadable : { kind: 'text', text: 'Error: no\n' }])
    expect(fixture.calls()).toEqual([])
  }
})

it('reports each attachment that it cannot read, and reads the others', async () => {
  await using fixture = await startPrivate()
  const { repository, forge } = fixture
  const gone = `${fixture.github.serverUrl}/user-attachments/assets/00000000-0000-0000-0000-000000000000`
  const body = `![](${gone}) ![](${repository.upload({ content: PNG })}) \`${repository.upload({ content: PNG })}\``
  const { number } = repository.openIssue({ title: 'It breaks', body, author: 'ada' })
  const unreadable = (reason: string) => ({ kind: 'unreadable', reason })
  await expect(forge.readAttachments(attachmentsOf(fixture, { kind: 'text', number }, body))).resolves.toEqual([
    unreadable('GitHub answered with 404'),
    png,
    unreadable('it is not an image that the page shows')
  ])
})

it('ends with the reason of its signal', async () => {
  await using fixture = await startPrivate()
  const content = () => undefined
  const body = `![](${fixture.repository.upload({ content })})`
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body, author: 'ada' })
  const cancelling = new AbortController()
  const forge = fixture.forgeWith({ signal: cancelling.signal })
  fixture.github.observe((phase, { url }) => {
    if (phase === 'received' && url?.startsWith('/private-user-images/')) cancelling.abort(new Error('Cancelled.'))
    return Promise.resolve(undefined)
  })
  const reading = forge.readAttachments(attachmentsOf(fixture, { kind: 'text', number }, body))
  await expect(reading).rejects.toThrow('Cancelled.')
})
