import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { RunState } from '../../src/sessions/run-state.ts'
import { compileCache } from '../support/compile-cache.ts'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import { webhookExamples } from '../support/payloads.ts'

// The context is read from the environment of the process, once, so each test starts one.
const PROGRAM = `
  const { completeKilledRun } = await import(process.env.MODULE)
  await completeKilledRun(JSON.parse(process.env.STATE))
`
const MODULE = join(import.meta.dirname, '../../src/action/complete-killed-run.ts')

let folder: string
let server: Server
let requests: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  requests = []
  server = createServer(({ method = '', url = '' }, response) => {
    requests.push(`${method} ${url}`)
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"message": "Bad credentials"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await promisify(server.close.bind(server))()
  await rm(folder, { recursive: true })
})

const killed: RunState = {
  progressCommentId: undefined,
  resultCommentId: undefined,
  hasResultComment: false,
  startedAt: Date.parse('2026-11-20T10:00:00Z'),
  isCancelled: false,
  hasFinalComment: false,
  baseCommit: 'a'.repeat(40),
  work: undefined,
  publishing: { branch: 'topic', base: 'main', parent: 'a'.repeat(40) },
  unpublished: {
    patch:
      'diff --git a/greeting.txt b/greeting.txt\n--- a/greeting.txt\n+++ b/greeting.txt\n@@ -1 +1 @@\n-Helo\n+Hello\n',
    paths: ['greeting.txt'],
    protectedPaths: [],
    hasFile: false
  },
  session: undefined,
  figures: undefined,
  ended: undefined
}

interface Post {
  readonly state: RunState
  readonly apiUrl: string
  readonly serverUrl: string
  readonly token: string
}

/** With an expired token. */
function unauthorized(): Post {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { state: killed, apiUrl: origin, serverUrl: origin, token: 'expired' }
}

/** What the post step of a killed run leaves behind. */
async function completeRun(
  event: string,
  payload: unknown,
  { state, apiUrl, serverUrl, token }: Post = unauthorized()
): Promise<{ readonly log: string; readonly summary: string }> {
  const [eventPath, summaryPath] = [join(folder, 'event.json'), join(folder, 'summary.md')]
  await writeFile(eventPath, JSON.stringify(payload))
  await writeFile(summaryPath, '')
  const env = {
    MODULE,
    STATE: JSON.stringify(state),
    NODE_COMPILE_CACHE: compileCache,
    PATH: process.env['PATH'],
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_EVENT_NAME: event,
    GITHUB_STEP_SUMMARY: summaryPath,
    GITHUB_REPOSITORY: 'ada/engine',
    GITHUB_API_URL: apiUrl,
    GITHUB_SERVER_URL: serverUrl,
    GITHUB_WORKSPACE: folder,
    GITHUB_RUN_ID: '7',
    GITHUB_RUN_ATTEMPT: '1',
    RUNNER_TEMP: folder,
    HOME: folder,
    INPUT_TRIGGER: '/agent',
    INPUT_REVIEW: 'off',
    'INPUT_GITHUB-TOKEN': token
  }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM], { env })
  return { log: stdout, summary: await readFile(summaryPath, 'utf8') }
}

const failed = { conclusion: 'failure', head_branch: 'topic' }

it.each([
  ['workflow_run.completed', 'workflow_run', failed],
  ['check_suite.completed', 'check_suite', { ...failed, app: { slug: 'ci-app', name: 'CI' } }],
  ['issue_comment.created', 'comment', { body: '/agent fix this' }]
])('leaves the outcome and the change in the summary if the token has expired: %s', async (name, key, changes) => {
  const [event = '', action] = name.split('.')
  const [example] = webhookExamples(event, action)
  const { log, summary } = await completeRun(event, {
    ...example,
    [key]: { ...(example?.[key] as object), ...changes }
  })
  expect(requests).not.toHaveLength(0)
  expect(summary).toContain('`failed`')
  expect(summary).toContain('+Hello')
  expect(log).toMatch(/^::error::The outcome of the run is failed\.$/m)
  expect(log).toMatch(/^::warning::The final progress comment could not be written: GitHub does not accept the token/m)
})

/** Adds a commit of this account to the branch topic. */
async function commitAs(login: string, message: string, { github, repository }: ForgeFixture): Promise<void> {
  const { git } = repository.state
  const person = { NAME: login, EMAIL: `${github.account(login).id}+${login}@users.noreply.github.com` }
  const environment = {
    GIT_AUTHOR_NAME: person.NAME,
    GIT_AUTHOR_EMAIL: person.EMAIL,
    GIT_COMMITTER_NAME: person.NAME,
    GIT_COMMITTER_EMAIL: person.EMAIL
  }
  const arguments_ = ['commit-tree', 'topic^{tree}', '-p', 'topic', '-m', message]
  await git.run(['update-ref', 'refs/heads/topic', await git.text(arguments_, { environment })])
}

it.each([
  ['of somebody else', 'marie', { words: 'Nothing was pushed to the branch `topic`.', isKept: true }],
  ['of the run', 'github-actions[bot]', { words: 'The commit is on the branch `topic`', isKept: false }]
])('keeps the change unless it was pushed: the branch has a new commit %s', async (_, author, { words, isKept }) => {
  await using fixture = await startForgeFixture()
  const { github, repository } = fixture
  const parent = await repository.push('topic', { 'b.txt': 'b\n' }, 'Begin a topic')
  const { number } = repository.openIssue({ title: 'It breaks', body: 'See the log.', author: 'ada' })
  const { id } = repository.comment(number, { author: 'ada', body: '/agent fix this' })
  await commitAs(author, `Say hello\n\nForgehand-Run: comment-${id}`, fixture)
  await completeRun('issue_comment', repository.issueCommentEvent(id), {
    state: { ...killed, publishing: { branch: 'topic', base: 'main', parent } },
    apiUrl: github.apiUrl,
    serverUrl: github.serverUrl,
    token: repository.issueToken()
  })
  const [, comment] = repository.comments(number)
  expect(comment?.body).toContain(words)
  expect(comment?.body.includes('+Hello')).toBe(isKept)
})
