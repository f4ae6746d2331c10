import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { issueCommentPayload, reviewPayloads, unrecordedTypes, webhookExamples } from '../../support/payloads.ts'
import { startFixture, type Fixture } from '../../support/github-client.ts'

type JsonObject = Record<string, unknown>

/** Newer than the examples. Recordings of the API have them since 2024: `npm run test:witness`. */
const NEWER = ['timeline_url', 'state_reason', 'allow_forking', 'user_view_type']

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

describe('the payload of a comment', () => {
  it.each(['', 'issue', 'comment', 'repository', 'sender', 'issue.user', 'comment.user', 'comment.reactions'])(
    'has the keys of the recorded examples at "%s", and no other',
    (path) => {
      const examples = webhookExamples('issue_comment', 'created').map((example) => at(example, path))
      const present = examples.filter((one) => one !== undefined).map((one) => Object.keys(one))
      const inSome = present.flat()
      const inEvery = inSome.filter((key) => present.every((keys) => keys.includes(key)))
      const ours = Object.keys(at(newPayload(), path) ?? {})

      expect(ours).toEqual(expect.arrayContaining(inEvery))
      expect([...inSome, ...NEWER]).toEqual(expect.arrayContaining(ours))
    }
  )

  it('has the same types as the recorded examples', () => {
    expect(unrecordedTypes(newPayload(), webhookExamples('issue_comment', 'created'))).toEqual([])
  })

  it('marks a pull request as one', async () => {
    const { repository } = fixture
    await repository.push('topic', { 'new.txt': 'new\n' }, 'Add a file')
    const { number } = await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'topic' })
    const { id } = repository.comment(number, { body: '/agent fix this', author: 'ada' })

    expect(issueCommentPayload(repository, id)).toMatchObject({
      issue: { number, pull_request: { url: `${fixture.github.apiUrl}/repos/octo/hello/pulls/${number}` } }
    })
  })

  it('adapts a recorded example to the repository', () => {
    const { repository } = fixture
    const { number } = repository.openIssue({ title: 'Wrong answer', body: 'It is 42.', author: 'grace' })
    const { id } = repository.comment(number, { body: '/agent fix this', author: 'ada' })

    expect(issueCommentPayload(repository, id)).toMatchObject({
      action: 'created',
      issue: { number, title: 'Wrong answer', user: { login: 'grace', type: 'User' } },
      comment: { id, body: '/agent fix this', user: { login: 'ada' } },
      repository: { full_name: 'octo/hello', default_branch: 'main' },
      sender: { login: 'ada' }
    })
  })
})

describe('the payloads of a review', () => {
  it('are one for the review and one for each comment, with the types of the recorded examples', async () => {
    const { repository } = fixture
    await repository.push('reviewed', { 'a.txt': 'one\ntwo\n' }, 'Add a file')
    const { number } = await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'reviewed' })
    const { id } = await repository.review(number, {
      author: 'grace',
      state: 'CHANGES_REQUESTED',
      comments: [
        { path: 'a.txt', startLine: 1, line: 2, body: 'Both' },
        { path: 'a.txt', line: 1, body: '```suggestion\nOne\n```' }
      ]
    })
    const events = await reviewPayloads(repository, number, id)

    expect(events).toMatchObject([
      {
        name: 'pull_request_review',
        payload: {
          action: 'submitted',
          review: { id, state: 'changes_requested', body: null, user: { login: 'grace' } },
          pull_request: { number, head: { ref: 'reviewed', repo: { full_name: 'octo/hello' } } },
          sender: { login: 'grace' }
        }
      },
      {
        name: 'pull_request_review_comment',
        payload: { comment: { pull_request_review_id: id, start_line: 1, line: 2 } }
      },
      { name: 'pull_request_review_comment', payload: { action: 'created', comment: { line: 1, path: 'a.txt' } } }
    ])
    for (const { name, payload } of events) {
      expect(Object.keys(payload)).not.toContain('installation')
      expect(unrecordedTypes(payload, webhookExamples(name, String(payload['action'])))).toEqual([])
    }
  })

  it('are two for a reply in a thread: a review without a body, and the comment', async () => {
    const { repository } = fixture
    await repository.push('replied', { 'a.txt': 'one\n' }, 'Add a file')
    const { number } = await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'replied' })
    const { id } = await repository.review(number, {
      author: 'grace',
      comments: [{ path: 'a.txt', line: 1, body: 'Why?' }]
    })
    const [root] = repository.reviewComments(number, id)
    const reply = repository.replyToReviewComment(root?.id ?? 0, { author: 'ada', body: 'Because.' })
    await expect(reviewPayloads(repository, number, reply.reviewId)).resolves.toMatchObject([
      { payload: { review: { body: null, state: 'commented' }, sender: { login: 'ada' } } },
      { payload: { comment: { id: reply.id, in_reply_to_id: root?.id, body: 'Because.' } } }
    ])
  })
})

function newPayload(): JsonObject {
  const { repository } = fixture
  const { number } = repository.openIssue({ title: 'Wrong answer', body: 'It is 42.', author: 'grace' })
  return repository.issueCommentEvent(repository.comment(number, { body: 'Hello', author: 'dependabot[bot]' }).id)
}

function at(value: JsonObject, path: string): JsonObject | undefined {
  const steps = path.split('.').filter(Boolean)
  return steps.reduce<JsonObject | undefined>((node, name) => node?.[name] as JsonObject | undefined, value)
}
