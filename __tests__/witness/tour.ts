import { zip } from '../support/zip.ts'
import { startFixture, type Fixture, type Reply, type RequestOptions } from '../support/github-client.ts'
import type { Exchange } from '../../emulators/github/exchange.ts'

/** Kinds of answers that have the same headers. */
export type AnswerKind = 'read' | 'written' | 'unchanged' | 'refused' | 'graphql'

export interface Tour {
  readonly exchanges: readonly Exchange[]
  /** The names of the headers of one answer of each kind. */
  readonly headers: Readonly<Record<AnswerKind, readonly string[]>>
}

/** Every operation of the emulator is requested once at least, in a repository that has one of everything. */
export async function tour(): Promise<Tour> {
  const fixture = await startFixture()
  const exchanges: Exchange[] = []
  fixture.github.onExchange((exchange) => void exchanges.push(exchange))
  await repositories(fixture)
  await issues(fixture)
  const sha = await gitData(fixture)
  await pullRequests(fixture)
  await checks(fixture, sha)
  const headers = await headersOf(fixture)
  await refusals(fixture)
  await fixture.end()
  return { exchanges, headers }
}

type Row = readonly [route: string, body?: object]

async function requestAll(send: Fixture['send'], rows: readonly Row[]): Promise<void> {
  for (const [route, body] of rows) await succeed(send, route, body && { body })
}

async function succeed(send: Fixture['send'], route: string, options?: RequestOptions): Promise<Reply> {
  const reply = await send(route, options)
  if (reply.status >= 400) throw new Error(`${route}: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply
}

const text = (reply: Reply, name: string) => String((reply.body as Readonly<Record<string, unknown>>)[name])

async function repositories({ github, repository, send, as }: Fixture): Promise<void> {
  const fork = await github.createRepository({ owner: 'bob', name: 'hello', forkOf: repository })
  repository.setPermission('bob', 'write')
  repository.protectBranch('main')
  repository.addRuleSet({ branchPrefix: 'release', rules: [{ type: 'creation' }] })
  const admin = as(repository.issueToken({ kind: 'personal' }))
  await requestAll(admin, [
    ['@GET /user'],
    ['GET '],
    ['PUT /actions/permissions/workflow', { can_approve_pull_request_reviews: true }],
    ['GET /actions/permissions/workflow']
  ])
  await requestAll(send, [
    ['@GET /users/bob'],
    ['@GET /search/repositories?q=user:octo'],
    ['GET '],
    [`@GET /repos/${fork.fullName}`],
    ['GET /collaborators/bob/permission'],
    ['GET /branches/main'],
    ['GET /rules/branches/release-1'],
    [`GET /rulesets/${repository.state.ruleSets[0]?.id}`],
    ['GET /activity']
  ])
}

async function issues({ repository, send }: Fixture): Promise<void> {
  const comment = repository.comment(repository.openIssue({ title: 'Bug', body: 'It breaks', author: 'ada' }).number, {
    body: 'Me too',
    author: 'bob'
  })
  await requestAll(send, [
    ['POST /issues', { title: 'Report', body: 'Text' }],
    ['PATCH /issues/2', { state: 'closed', body: 'Done' }],
    ['POST /issues/1/comments', { body: 'Working' }],
    ['GET /issues/1/comments'],
    [`GET /issues/comments/${comment.id}`],
    [`POST /issues/comments/${comment.id}/reactions`, { content: 'eyes' }],
    ['POST /issues/1/reactions', { content: 'eyes' }],
    [`GET /issues/comments/${comment.id}/reactions`],
    ['POST /labels', { name: 'bug', color: 'ff0000', description: 'Wrong' }],
    ['GET /labels'],
    ['POST /issues/1/labels', { labels: ['bug'] }],
    ['GET /issues/1/labels'],
    ['POST /issues/1/assignees', { assignees: ['bob'] }],
    ['GET /issues/1'],
    ['GET /issues?state=all&per_page=1&page=2'],
    ['GET /issues?state=all'],
    ['DELETE /issues/1/labels/bug'],
    ['@POST /markdown', { text: 'Fixed by @ada', mode: 'gfm', context: repository.fullName }]
  ])
  const own = await succeed(send, 'POST /issues/1/comments', { body: { body: 'Soon gone' } })
  await requestAll(send, [
    [`PATCH /issues/comments/${text(own, 'id')}`, { body: 'Gone' }],
    [`DELETE /issues/comments/${text(own, 'id')}`]
  ])
}

async function gitData({ repository, send }: Fixture): Promise<string> {
  const parent = (await repository.head()) ?? ''
  const blob = text(await succeed(send, 'POST /git/blobs', { body: { content: 'new\n', encoding: 'utf-8' } }), 'sha')
  const entry = { path: 'new.txt', mode: '100644', type: 'blob', sha: blob }
  const base = await succeed(send, `GET /git/commits/${parent}`)
  const { sha: baseTree } = (base.body as { readonly tree: { readonly sha: string } }).tree
  const tree = text(await succeed(send, 'POST /git/trees', { body: { base_tree: baseTree, tree: [entry] } }), 'sha')
  const commit = { message: 'Add a file', tree, parents: [parent] }
  const sha = text(await succeed(send, 'POST /git/commits', { body: commit }), 'sha')
  await requestAll(send, [
    [`GET /git/blobs/${blob}`],
    [`GET /git/trees/${tree}?recursive=1`],
    ['POST /git/refs', { ref: 'refs/heads/topic', sha: parent }],
    ['POST /git/refs', { ref: 'refs/heads/gone', sha: parent }],
    ['PATCH /git/refs/heads/topic', { sha, force: false }],
    ['GET /git/ref/heads/topic'],
    ['GET /git/matching-refs/heads/'],
    ['DELETE /git/refs/heads/gone'],
    ['GET /commits'],
    [`GET /commits/${sha}`],
    ['GET /compare/main...topic']
  ])
  return sha
}

const comments = [{ path: 'new.txt', line: 1, side: 'RIGHT', body: 'Why?' }]

async function pullRequests({ repository, send, as }: Fixture): Promise<void> {
  const opened = await succeed(send, 'POST /pulls', {
    body: { title: 'Topic', head: 'topic', base: 'main', body: 'Text' }
  })
  const pull = `/pulls/${text(opened, 'number')}`
  const bob = as(repository.issueToken({ kind: 'personal', login: 'bob' }))
  const review = await succeed(bob, `POST ${pull}/reviews`, {
    body: { event: 'REQUEST_CHANGES', body: 'No', comments }
  })
  const pending = await succeed(bob, `POST ${pull}/reviews`, { body: { body: 'Later' } })
  const submitted = await succeed(send, `POST ${pull}/reviews`, { body: { body: 'Mine' } })
  const listed = await succeed(send, `GET ${pull}/comments`)
  const [comment] = listed.body as readonly { readonly id: number }[]
  await requestAll(send, [
    ['GET /pulls?state=all'],
    [`GET ${pull}`],
    [`PATCH ${pull}`, { title: 'Better', body: 'Words' }],
    [`GET ${pull}/files`],
    [`GET ${pull}/commits`],
    [`GET ${pull}/reviews`],
    [`GET ${pull}/reviews/${text(review, 'id')}`],
    [`GET ${pull}/reviews/${text(review, 'id')}/comments`],
    [`POST ${pull}/reviews/${text(submitted, 'id')}/events`, { event: 'COMMENT' }],
    [`GET /pulls/comments/${comment?.id}`],
    [`POST /pulls/comments/${comment?.id}/reactions`, { content: 'eyes' }],
    [`POST ${pull}/comments/${comment?.id}/replies`, { body: 'Because' }],
    [`POST ${pull}/requested_reviewers`, { reviewers: ['bob'] }]
  ])
  await requestAll(bob, [[`DELETE ${pull}/reviews/${text(pending, 'id')}`]])
  const admin = as(repository.issueToken({ kind: 'personal' }))
  await requestAll(admin, [[`PUT ${pull}/reviews/${text(review, 'id')}/dismissals`, { message: 'Outdated' }]])
  await repository.push('main', { 'other.txt': 'other\n' }, 'Move on')
  await requestAll(send, [[`PUT ${pull}/update-branch`, {}]])
}

async function checks({ github, repository, as }: Fixture, sha: string): Promise<void> {
  const token = repository.issueToken({ permissions: { actions: 'write' } })
  const send = as(token)
  const annotations = [{ path: 'new.txt', line: 1, level: 'failure', title: null, message: 'Wrong' }] as const
  const steps = [{ name: 'Run npm test', conclusion: 'failure' }] as const
  const run = repository.checks.addRun({
    headSha: sha,
    headBranch: 'topic',
    actor: 'ada',
    pullRequests: [3],
    jobs: [{ steps, log: 'line\n', annotations }],
    artifacts: { results: zip({ name: 'a.txt', content: 'a' }) }
  })
  const suite = repository.checks.addSuite({
    slug: 'other-ci',
    headSha: sha,
    runs: [{ name: 'ci', conclusion: 'failure', output: { title: 'No', summary: 'Words', text: null } }]
  })
  const [job] = run.attempts[0] ?? []
  const actions = `/actions/runs/${run.id}`
  await requestAll(send, [
    ['POST /check-runs', { name: 'lint', head_sha: sha, status: 'completed', conclusion: 'success' }],
    [`GET /commits/${sha}/check-runs`],
    [`GET /commits/${sha}/check-suites`],
    [`GET /check-suites/${suite.id}/check-runs`],
    [`GET /check-runs/${job?.id}/annotations`],
    [`GET /commits/${sha}/pulls`],
    ['GET /actions/runs'],
    [`GET /actions/workflows/${run.workflow.id}/runs`],
    [`GET ${actions}/attempts/1/jobs`],
    [`GET ${actions}/artifacts`],
    [`POST ${actions}/rerun-failed-jobs`],
    [`POST ${actions}/cancel`]
  ])
  for (const file of [`jobs/${job?.id}/logs`, `artifacts/${run.artifacts[0]?.id}/zip`]) {
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${github.apiUrl}/repos/octo/hello/actions/${file}`, { headers, redirect: 'manual' })
  }
}

async function headersOf({ github, repository, as }: Fixture): Promise<Tour['headers']> {
  const token = repository.issueToken({ kind: 'personal' })
  const send = as(token)
  const read = await send('GET ')
  const unchanged = await send('GET ', { headers: { 'if-none-match': read.headers.get('etag') ?? '' } })
  const written = await send('POST /issues/1/comments', { body: { body: 'Hello' } })
  const refused = await send('GET /branches/nope')
  const graphql = await fetch(`${github.serverUrl}/api/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { login } }' })
  })
  const names = ({ headers }: { readonly headers: Headers }) => [...headers.keys()]
  return {
    read: names(read),
    unchanged: names(unchanged),
    written: names(written),
    refused: names(refused),
    graphql: names(graphql)
  }
}

/** Errors that the witnesses have as well. */
async function refusals({ github, repository, send, as }: Fixture): Promise<void> {
  const requests: readonly (readonly [Fixture['send'], ...Row])[] = [
    [send, 'GET /issues/404'],
    [send, '@GET /user'],
    [as('ghs_unknown'), '@GET /user'],
    [send, 'POST /labels', { name: 'bug', color: 'ff0000' }],
    [send, 'GET /collaborators/nobody/permission'],
    [send, 'GET /branches/nope'],
    [send, 'POST /git/refs', { ref: 'refs/heads/main', sha: '0'.repeat(40) }]
  ]
  for (const [client, route, body] of requests) await client(route, body && { body })
  repository.rename('hi')
  const redirect = 'manual'
  await fetch(`${github.apiUrl}/repos/octo/hello`, { redirect })
  await fetch(`${github.apiUrl}/repos/octo/hello/labels`, {
    redirect,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'late' })
  })
}
