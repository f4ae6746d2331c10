import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { buildSchema, findBreakingChanges } from 'graphql'
import { graphqlFaults } from '../../../emulators/github/graphql/errors.ts'
import { SCHEMA } from '../../../emulators/github/graphql/schema.ts'
import { nodeId } from '../../../emulators/github/serialize/node-id.ts'
import { startFixture, type Fixture, type Send } from '../../support/github-client.ts'
import { publicSchema } from '../../support/graphql-schema.ts'

const THREADS = `query ($number: Int!, $after: String) {
  repository(owner: "octo", name: "hello") {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved isOutdated path line startLine originalLine diffSide subjectType viewerCanReply viewerCanResolve
          comments(first: 50) {
            nodes {
              fullDatabaseId body lastEditedAt isMinimized diffHunk
              author { __typename login ... on User { databaseId } ... on Bot { databaseId } }
              replyTo { fullDatabaseId }
              pullRequestReview { fullDatabaseId state }
            }
          }
        }
      }
    }
  }
}`
const RESOLVE = 'mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id isResolved } } }'
const UNRESOLVE = RESOLVE.replace('resolveReviewThread', 'unresolveReviewThread')
const REACT = 'mutation ($id: ID!) { addReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }'

interface Threads {
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
  readonly nodes: readonly {
    readonly id: string
    readonly line: number | null
    readonly comments: { nodes: object[] }
  }[]
}

let fixture: Fixture
beforeEach(async () => {
  fixture = await startFixture()
  const { repository } = fixture
  const lines = Array.from({ length: 9 }, (_, index) => `line ${index + 1}\n`)
  await repository.push('topic', { 'a.txt': lines.join(''), 'README.md': null }, 'Add a, remove the README')
  await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'topic' })
})
afterEach(() => fixture.end())

async function ask(query: string, variables: object = {}, send: Send = fixture.send): Promise<unknown> {
  // Beside REST, as on GitHub Enterprise Server.
  const { status, body } = await send('@POST /graphql', { body: { query, variables } })
  expect(status).toBe(200)
  return body
}

async function readThreads(after?: string): Promise<Threads> {
  const body = (await ask(THREADS, { number: 1, after })) as {
    data: { repository: { pullRequest: { reviewThreads: Threads } } }
  }
  return body.data.repository.pullRequest.reviewThreads
}

it('is a part of the public schema of GitHub', () => {
  expect(findBreakingChanges(buildSchema(SCHEMA), publicSchema())).toEqual([])
})

it('describes threads on lines, on both sides, on files and on deleted files', async () => {
  const { repository } = fixture
  const { id } = await repository.review(1, {
    author: 'grace',
    state: 'CHANGES_REQUESTED',
    comments: [
      { path: 'a.txt', startLine: 2, line: 4, body: 'These three' },
      { path: 'README.md', side: 'LEFT', line: 1, body: 'Why did you delete it?' },
      { path: 'a.txt', body: 'The name says nothing.' }
    ]
  })
  const [root] = repository.reviewComments(1, id)
  repository.replyToReviewComment(root?.id ?? 0, { author: 'github-actions[bot]', body: 'Done.' })

  const { nodes } = await readThreads()
  expect(nodes).toMatchObject([
    { path: 'a.txt', startLine: 2, line: 4, diffSide: 'RIGHT', subjectType: 'LINE', isOutdated: false },
    { path: 'README.md', line: 1, diffSide: 'LEFT', isResolved: false, viewerCanResolve: true },
    { path: 'a.txt', line: null, originalLine: null, subjectType: 'FILE' }
  ])
  expect(nodes[0]?.comments.nodes).toMatchObject([
    {
      fullDatabaseId: String(root?.id),
      author: { __typename: 'User', login: 'grace' },
      diffHunk: '@@ -0,0 +1,9 @@\n+line 1\n+line 2\n+line 3\n+line 4',
      replyTo: null,
      pullRequestReview: { fullDatabaseId: String(id), state: 'CHANGES_REQUESTED' }
    },
    { author: { __typename: 'Bot', login: 'github-actions' }, replyTo: { fullDatabaseId: String(root?.id) } }
  ])
})

it('follows lines through later commits, and marks threads outdated when they are gone', async () => {
  const { repository } = fixture
  await repository.review(1, {
    author: 'grace',
    comments: [3, 5].map((line) => ({ path: 'a.txt', line, body: `Line ${line}` }))
  })
  await repository.push('topic', { 'a.txt': 'new\nline 1\nline 2\nchanged\nline 4\nline 5\n' }, 'Change line 3')
  await expect(readThreads()).resolves.toMatchObject({
    nodes: [
      { line: null, originalLine: 3, isOutdated: true },
      { line: 6, originalLine: 5, isOutdated: false }
    ]
  })
  await repository.push('topic', { 'a.txt': null }, 'Remove the file')
  await expect(readThreads()).resolves.toMatchObject({
    nodes: [{ isOutdated: true }, { line: null, isOutdated: true }]
  })
  await expect(fixture.send('GET /pulls/1/comments')).resolves.toMatchObject({
    body: [{ line: null }, { line: null, original_line: 5 }]
  })
})

it('sends at most 100 threads at once', async () => {
  const comments = Array.from({ length: 201 }, (_, index) => ({ path: 'a.txt', line: 1, body: `Remark ${index}` }))
  await fixture.repository.review(1, { author: 'grace', comments })
  const first = await readThreads()
  const second = await readThreads(first.pageInfo.endCursor)
  const third = await readThreads(second.pageInfo.endCursor)
  expect([first, second, third].map(({ nodes }) => nodes.length)).toEqual([100, 100, 1])
  expect(third).toMatchObject({ totalCount: 201, pageInfo: { hasNextPage: false } })
  await expect(ask(THREADS.replace('first: 100', 'first: 101'), { number: 1 })).resolves.toMatchObject({
    errors: [{ type: 'EXCESSIVE_PAGINATION', path: ['repository', 'pullRequest', 'reviewThreads'] }]
  })
})

describe('a mutation', () => {
  it.each([
    ['with permission to write contents', {}, true],
    ['without', { contents: 'read' } as const, false]
  ])('resolves a thread and opens it again: %s', async (_, permissions, isAllowed) => {
    const { repository } = fixture
    await repository.review(1, { author: 'grace', comments: [{ path: 'a.txt', line: 1, body: 'Why?' }] })
    const send = fixture.as(repository.issueToken({ permissions }))
    const id = (await readThreads()).nodes[0]?.id
    const forbidden = (path: string) => ({
      data: { [path]: null },
      errors: [
        {
          type: 'FORBIDDEN',
          path: [path],
          extensions: { saml_failure: false },
          locations: [{ line: 1, column: 23 }],
          message: 'Resource not accessible by integration'
        }
      ]
    })
    const resolved = (path: string, isResolved: boolean) => ({ data: { [path]: { thread: { id, isResolved } } } })

    await expect(ask(RESOLVE, { id }, send)).resolves.toEqual(
      isAllowed ? resolved('resolveReviewThread', true) : forbidden('resolveReviewThread')
    )
    await expect(readThreads()).resolves.toMatchObject({ nodes: [{ isResolved: isAllowed }] })
    await expect(ask(UNRESOLVE, { id }, send)).resolves.toEqual(
      isAllowed ? resolved('unresolveReviewThread', false) : forbidden('unresolveReviewThread')
    )
  })

  it('adds a reaction to a review, once', async () => {
    const { repository } = fixture
    const review = await repository.review(1, { author: 'grace', body: 'Why?' })
    const { body } = await fixture.send(`GET /pulls/1/reviews/${review.id}`)
    const id = (body as { node_id: string }).node_id
    await ask(REACT, { id })
    await expect(ask(REACT, { id })).resolves.toEqual({ data: { addReaction: { reaction: { content: 'EYES' } } } })
    expect(review.reactions).toHaveLength(1)
    const reader = fixture.as(repository.issueToken({ permissions: { contents: 'read' } }))
    await expect(ask(REACT, { id }, reader)).resolves.toMatchObject({ errors: [{ type: 'FORBIDDEN' }] })
  })

  it('refuses an unknown node', async () => {
    await expect(ask(RESOLVE, { id: 'bm9wZQ==' })).resolves.toMatchObject({
      errors: [{ type: 'NOT_FOUND', message: "Could not resolve to a node with the global id of 'bm9wZQ=='" }]
    })
  })
})

it('can lack fields, like an older Enterprise Server', async () => {
  const old = await startFixture({ missingGraphqlFields: ['User.databaseId'] })
  const { body } = await old.send('@POST /graphql', { body: { query: '{ viewer { login databaseId } }' } })
  expect(body).toMatchObject({
    errors: [
      {
        extensions: { code: 'undefinedField', typeName: 'User', fieldName: 'databaseId' },
        message: "Field 'databaseId' doesn't exist on type 'User'"
      }
    ]
  })
  await old.end()
})

it('cannot send the ids of comments as Int, because they are too large', async () => {
  await fixture.repository.review(1, { author: 'grace', comments: [{ path: 'a.txt', line: 1, body: 'Why?' }] })
  const query = THREADS.replaceAll('fullDatabaseId', 'databaseId')
  await expect(ask(query, { number: 1 })).resolves.toMatchObject({ errors: expect.any(Array) as unknown })
})

it('fails as scripted', async () => {
  fixture.github.fault({ method: 'POST', route: '/graphql', ...graphqlFaults.rateLimited })
  await expect(ask('{ viewer { login } }')).resolves.toMatchObject({ errors: [{ type: 'RATE_LIMITED' }] })
  await expect(ask('{ viewer { login } }')).resolves.toMatchObject({ data: { viewer: {} } })
})

const CONVERT =
  'mutation ($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } } }'

it('converts an open pull request to a draft, where drafts are allowed', async () => {
  const { repository } = fixture
  const id = nodeId('PullRequest', repository.state.issues.get(1)?.id ?? 0)
  repository.state.settings.draftsAllowed = false
  await expect(ask(CONVERT, { id })).resolves.toMatchObject({ errors: [{ type: 'UNPROCESSABLE' }] })
  repository.state.settings.draftsAllowed = true
  await expect(ask(CONVERT, { id })).resolves.toEqual({
    data: { convertPullRequestToDraft: { pullRequest: { isDraft: true } } }
  })
  expect(repository.state.issues.get(1)?.pullRequest?.isDraft).toBe(true)
})

const PULL_REQUESTS = `query ($after: String) {
  repository(owner: "octo", name: "hello") {
    pullRequests(first: 1, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes {
        number title state isDraft headRefName mergedAt closedAt author { __typename login }
        commits(first: 100) { totalCount nodes { commit { message parents { totalCount } } } }
      }
    }
  }
}`

it('lists pull requests with their commits, also those of a merged one', async () => {
  const { repository } = fixture
  const { number } = repository.openIssue({ title: 'An issue between', body: null, author: 'ada' })
  await repository.push('other', { 'b.txt': 'b\n' }, 'Add b')
  const other = await repository.openPullRequest({ title: 'Other', author: 'ada', head: 'other' })
  expect([number, other.number]).toEqual([2, 3])
  await repository.merge(1, 'ada')

  const pages: unknown[] = []
  for (let after: string | undefined, pending = true; pending;) {
    const { data } = (await ask(PULL_REQUESTS, { after })) as {
      data: { repository: { pullRequests: { pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: object[] } } }
    }
    const { nodes, pageInfo } = data.repository.pullRequests
    pages.push(...nodes)
    after = pageInfo.endCursor
    pending = pageInfo.hasNextPage
  }
  expect(pages).toEqual([
    expect.objectContaining({ number: 3, title: 'Other', state: 'OPEN', mergedAt: null, closedAt: null }),
    expect.objectContaining({
      number: 1,
      state: 'MERGED',
      mergedAt: expect.any(String),
      author: { __typename: 'User', login: 'ada' },
      commits: {
        totalCount: 1,
        nodes: [{ commit: { message: expect.stringMatching(/^Add a, remove the README/), parents: { totalCount: 1 } } }]
      }
    })
  ])
  const { body } = await fixture.send('GET /pulls/1')
  expect(body).toMatchObject({ merged: true, state: 'closed', merged_by: { login: 'ada' } })
})

it('reads files of a commit by its id', async () => {
  const { repository } = fixture
  const sha = await repository.push('topic', { 'docs/a.md': 'Words.\n' }, 'Write')
  const query = `query ($oid: GitObjectID!) {
    repository(owner: "octo", name: "hello") {
      object(oid: $oid) {
        __typename
        ... on Commit {
          author { name } signature { __typename isValid }
          file(path: "docs/a.md") { object { __typename ... on Blob { byteSize isTruncated text } } }
          none: file(path: "docs/b.md") { name }
        }
      }
    }
  }`
  expect(await ask(query, { oid: sha })).toMatchObject({
    data: {
      repository: {
        object: { signature: null, file: { object: { byteSize: 7, isTruncated: false, text: 'Words.\n' } }, none: null }
      }
    }
  })
})
